import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catchUp } from '../live';
import { enterRead, followReading, type Read, readAgain, readingOf } from './readings';
import { Refused } from '../refused';
import { useSession } from '../../session/session';

let asked: number;
let answers: (() => Promise<string>)[];
let stops: (() => void)[];
let keys = 0;

const lost = () => Promise.reject(new Refused('network.failed'));
const refused = () => Promise.reject(new Refused('request.unknown', 404));
const never = () => new Promise<string>(() => undefined);

/** A read whose answers come in turn, the last one again and again. */
const read = (more: Partial<Read<string>> = {}): Read<string> => ({
  key: ['content', 'thing', keys],
  read: () => {
    asked += 1;
    return (answers.length > 1 ? answers.shift()! : answers[0]!)();
  },
  ...more,
});

/** Shows it as a screen does. */
const show = (one: Read<string>) => {
  const name = enterRead(one);
  const stop = followReading(name, () => undefined);
  stops.push(stop);
  return { name, stop, now: () => readingOf<string>(name) };
};

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  keys += 1;
  asked = 0;
  stops = [];
  answers = [async () => 'first'];
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('[ERR-01] a read of a visitor’s page', () => {
  test('is on its way, then known, and shown again for ten seconds without asking', async () => {
    const thing = show(read());
    expect(thing.now()).toMatchObject({ isPending: true, data: undefined });
    await pass();
    expect(thing.now()).toMatchObject({ isPending: false, data: 'first' });
    thing.stop();
    show(read());
    await pass(9000);
    expect(asked).toBe(1);
    thing.stop();
    await pass(2000);
    show(read());
    await pass();
    expect(asked).toBe(2);
  });

  test('is tried three times when no answer comes, and then says so until it is asked again', async () => {
    answers = [lost];
    const thing = show(read());
    await pass(10_000);
    expect(asked).toBe(3);
    expect(thing.now()).toMatchObject({ isPending: false, error: { code: 'network.failed' } });
    answers = [async () => 'second'];
    readAgain(thing.name);
    expect(thing.now().isPending).toBe(true);
    await pass();
    expect(thing.now()).toMatchObject({ data: 'second', error: undefined });
  });

  test('is not tried again when it was refused', async () => {
    answers = [refused];
    const thing = show(read());
    await pass(10_000);
    expect(asked).toBe(1);
    expect(thing.now().error).toMatchObject({ code: 'request.unknown' });
  });

  test('keeps what it shows when it is asked again in vain', async () => {
    const thing = show(read());
    await pass();
    answers = [refused];
    catchUp();
    await pass();
    expect(asked).toBe(2);
    expect(thing.now()).toMatchObject({ data: 'first', isPending: false });
  });

  test('that failed a screen is not shown again until it is asked again', async () => {
    const thing = show(read());
    await pass();
    thing.stop();
    answers = [never];
    catchUp({ isAfresh: true });
    expect(show(read()).now()).toMatchObject({ data: undefined, isPending: true });
  });

  test('starts again for a person who does not wait, and the late answer is not shown', async () => {
    let answerLate: (text: string) => void = () => undefined;
    answers = [
      () =>
        new Promise<string>((resolve) => {
          answerLate = resolve;
        }),
      async () => 'second',
    ];
    const thing = show(read());
    await pass();
    readAgain(thing.name);
    await pass();
    answerLate('first');
    await pass();
    expect(thing.now().data).toBe('second');
  });

  test('is given up when it leaves the screen', async () => {
    let signal: AbortSignal | undefined;
    const thing = show(
      read({
        read: (running) => {
          ({ signal } = running);
          return never();
        },
      }),
    );
    await pass();
    thing.stop();
    expect(signal?.aborted).toBe(true);
  });

  test('waits for a network instead of failing without one', async () => {
    const events = new EventTarget();
    vi.stubGlobal('navigator', { onLine: false });
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
    const thing = show(read());
    await pass(60_000);
    expect(asked).toBe(0);
    expect(thing.now().isPending).toBe(true);
    events.dispatchEvent(new Event('online'));
    await pass();
    expect(thing.now().data).toBe('first');
  });

  test('shows what was kept, and asks for it all the same', async () => {
    const thing = show(read({ kept: () => 'kept' }));
    expect(thing.now()).toMatchObject({ data: 'kept', isPending: false });
    await pass();
    expect(thing.now().data).toBe('first');
  });
});

test('[STORE-01] what a visitor’s page read for a person is asked for again for the next', async () => {
  useSession.setState({ authState: 'member' });
  const thing = show(read());
  await pass();
  answers = [never];
  useSession.setState({ authState: 'visitor' });
  expect(thing.now()).toMatchObject({ data: undefined, isPending: true });
  await pass();
  expect(asked).toBe(2);
});
