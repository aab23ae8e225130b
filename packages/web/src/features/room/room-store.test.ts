import type { RoomMessage, RoomView } from '@parlour/contract/room';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectLive } from '../../lib/api/live';
import { useSession } from '../../lib/session/session';
import { followRoom, takeView } from './room-store';

const at = '2026-11-23T10:00:00.000Z';

const said = (from: number, to: number): RoomMessage[] =>
  Array.from({ length: to - from + 1 }, (_, place) => ({
    n: from + place,
    at,
    name: 'ng***23',
    text: `message ${from + place}`,
  }));

const view = (messages: RoomMessage[], hasOlder = false): RoomView => ({
  lastN: messages.at(-1)?.n ?? 0,
  messages,
  hasOlder,
  slowSeconds: 5,
  isBarred: false,
});

const known = (lines: RoomMessage[]) => ({ lines, hasOlder: true });

const numbers = (lines: readonly RoomMessage[]) => lines.map(({ n }) => n);

describe('[MEMBER-12] what the page of the room knows', () => {
  test('is followed by what is new, and nothing is there twice', () => {
    const taken = takeView(known(said(1, 3)), view(said(2, 5)));
    expect(numbers(taken.lines)).toEqual([1, 2, 3, 4, 5]);
    expect(taken.hasOlder).toBe(true);
    expect(takeView(taken, view([])).lines).toEqual(taken.lines);
  });

  test('begins again where what lies between was deleted', () => {
    const taken = takeView(known(said(1, 3)), view(said(40, 42), false));
    expect(numbers(taken.lines)).toEqual([40, 41, 42]);
    expect(taken.hasOlder).toBe(false);
  });

  test('has no text of a line that a later one hides', () => {
    const taken = takeView(known(said(1, 3)), view([{ n: 4, at, hides: 2 }]));
    expect(taken.lines[1]).toEqual({ n: 2, at, name: 'ng***23', without: 'hidden' });
    expect(taken.lines[0]).toHaveProperty('text');
  });

  test('changes with what the reader may do, though no line came', () => {
    const first = takeView(known(said(1, 1)), { ...view([]), silenced: { until: at } });
    expect(first.facts?.silenced).toEqual({ until: at });
    expect(takeView(first, view([])).facts?.silenced).toBeUndefined();
  });
});

/** The live socket of the page, on which the test is the server. */
class Socket extends EventTarget {
  static last: Socket | undefined;
  private seq = 0;
  constructor() {
    super();
    Socket.last = this;
  }
  tellOfLine(): void {
    this.seq += 1;
    const text = JSON.stringify([{ type: 'room', seq: this.seq, n: this.seq }]);
    this.dispatchEvent(Object.assign(new Event('message'), { data: text }));
  }
  send(): void {}
  close(): void {}
}

describe('[MEMBER-12] the open page of the room', () => {
  const before = useSession.getState();
  let asked: number[];
  beforeEach(() => {
    asked = [];
    vi.useFakeTimers();
    useSession.setState({ authState: 'member' });
    vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} });
    vi.stubGlobal('location', { origin: 'http://localhost' });
    vi.stubGlobal('WebSocket', Socket);
    vi.stubGlobal('fetch', async () => {
      asked.push(Date.now());
      return Response.json({ success: true, value: view([]) });
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    useSession.setState(before, true);
  });

  test('asks once a second in a flood of lines, and once after its end', async () => {
    const began = Date.now();
    connectLive();
    const leave = followRoom();
    // Ten lines a second, for three seconds.
    for (let turn = 0; turn < 30; turn += 1) {
      Socket.last!.tellOfLine();
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.advanceTimersByTimeAsync(5000);
    leave();
    expect(asked.map((when) => when - began)).toEqual([0, 1000, 2000, 3000]);
  });
});
