import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catchUp, connectLive, onCatchUp, onLive, wakeLive } from './live';

/** A socket that opens, speaks and closes when the test says so. */
class FakeSocket extends EventTarget {
  static readonly CLOSED = 3;
  readyState = 0;
  readonly sent: string[] = [];
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    sockets.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = FakeSocket.CLOSED;
  }
  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  say(...messages: object[]) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(messages) }));
  }
  lose() {
    this.readyState = FakeSocket.CLOSED;
    this.dispatchEvent(new Event('close'));
  }
}

let sockets: FakeSocket[];
let asked: number;
let forget: () => void;
const last = () => sockets.at(-1)!;

beforeEach(() => {
  sockets = [];
  asked = 0;
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { origin: 'https://site.example' });
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  forget = onCatchUp(() => {
    asked += 1;
  });
});
afterEach(() => {
  forget();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How long it takes after a loss until another socket is tried, in milliseconds. */
const waitAfterLoss = (): number => {
  const count = sockets.length;
  last().lose();
  let waited = 0;
  for (; sockets.length === count && waited < 60_000; waited += 50) vi.advanceTimersByTime(50);
  return waited;
};

test('[R-S4] a page that lost its socket tries again after longer and longer waits, up to half a minute', () => {
  connectLive();
  expect(last().address).toBe('wss://site.example/socket');
  last().open();
  const waits = Array.from({ length: 8 }, waitAfterLoss);
  const usual = [2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000, 30_000];
  for (const [at, wait] of waits.entries()) {
    // Not all pages of a server at one moment.
    expect(wait).toBeGreaterThanOrEqual(usual[at]! * 0.75);
    expect(wait).toBeLessThanOrEqual(usual[at]! * 1.25 + 50);
  }
  last().open();
  expect(waitAfterLoss()).toBeLessThanOrEqual(2550);
});

test('[R-S4] what a page may have missed is asked for again: after a loss, and after a gap in the numbers', () => {
  connectLive();
  last().open();
  last().say({ type: 'hello', seq: 1, serverTime: new Date().toISOString() });
  const before = asked;
  const types: string[] = [];
  const stop = onLive(({ type }) => types.push(type));
  last().say({ type: 'announcements', seq: 2 }, { type: 'announcements', seq: 3 });
  expect(asked).toBe(before);
  last().say({ type: 'announcements', seq: 5 });
  expect(asked).toBe(before + 1);
  waitAfterLoss();
  last().open();
  expect(asked).toBe(before + 2);
  // A new socket counts from one.
  last().say({ type: 'hello', seq: 1, serverTime: new Date().toISOString() });
  last().say({ type: 'announcements', seq: 2 });
  expect(asked).toBe(before + 2);
  expect(types).toEqual([
    'announcements',
    'announcements',
    'announcements',
    'hello',
    'announcements',
  ]);
  catchUp();
  expect(asked).toBe(before + 3);
  stop();
});

test('a page that comes back tries at once, and what a replaced socket still says is ignored', () => {
  connectLive();
  const old = last();
  old.open();
  old.lose();
  wakeLive();
  expect(last()).not.toBe(old);
  wakeLive();
  expect(sockets).toHaveLength(2);
  const types: string[] = [];
  const stop = onLive(({ type }) => types.push(type));
  old.say({ type: 'announcements', seq: 9 });
  expect(types).toEqual([]);
  stop();
});
