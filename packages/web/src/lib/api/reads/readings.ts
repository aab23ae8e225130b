import { onCatchUp, onLive } from '../live';
import { Refused } from '../refused';
import { useSession } from '../../session/session';

/** What a page knows of an answer: none yet, the answer, or why there is none. */
export type ReadState<Value> = {
  data: Value | undefined;
  error: unknown;
  /** It is on its way, and none is known. */
  isPending: boolean;
};

export type Read<Value> = {
  /** Names the answer: its noun first. */
  key: readonly unknown[];
  read: (running: { signal: AbortSignal }) => Promise<Value>;
  /** How long an answer is shown again without asking; ten seconds when left out. */
  freshMs?: number;
  /** What is shown until the first answer; it is asked for all the same. */
  kept?: () => Value | undefined;
  /** The answer that the server's HTML shows; the newest comes after it. */
  served?: Value | undefined;
};

type Entry = {
  reading: ReadState<unknown>;
  /** When the answer came; undefined where it has to be asked for. */
  at: number | undefined;
  running: AbortController | undefined;
  asked: Read<unknown>;
  readers: Set<() => void>;
};

export const noReading: ReadState<never> = { data: undefined, error: undefined, isPending: true };

const entries = new Map<string, Entry>();

export const nameOf = (key: readonly unknown[]): string => JSON.stringify(key);

/** Makes a read known, without asking; returns the name for the other functions. */
export const enterRead = <Value>(asked: Read<Value>): string => {
  const name = nameOf(asked.key);
  const known = entries.get(name);
  if (known) {
    known.asked = asked;
    return name;
  }
  const data = asked.served ?? asked.kept?.();
  entries.set(name, {
    reading: data === undefined ? noReading : { data, error: undefined, isPending: false },
    at: undefined,
    running: undefined,
    asked,
    readers: new Set(),
  });
  return name;
};

const entryOf = (name: string): Entry => {
  const entry = entries.get(name);
  if (!entry) throw new Error(`${name} was not entered`);
  return entry;
};

/** What is known now; the same object until it changes. */
export const readingOf = <Value>(name: string): ReadState<Value> =>
  entryOf(name).reading as ReadState<Value>;

/** Asks unless the answer is fresh, and tells of each change until the returned one is called. */
export const followReading = (name: string, tell: () => void): (() => void) => {
  const entry = entryOf(name);
  entry.readers.add(tell);
  if (!entry.running && !isFresh(entry)) ask(entry);
  return () => {
    entry.readers.delete(tell);
    if (entry.readers.size > 0) return;
    // No one waits for it any more.
    entry.running?.abort();
    entry.running = undefined;
  };
};

/** Asks at once, as a person wishes who does not wait any longer. */
export const readAgain = (name: string): void => ask(entryOf(name));

const usualFreshMs = 10_000;

const isFresh = ({ at, asked }: Entry): boolean =>
  at !== undefined && Date.now() - at < (asked.freshMs ?? usualFreshMs);

const change = (entry: Entry, reading: ReadState<unknown>): void => {
  entry.reading = reading;
  for (const tell of entry.readers) tell();
};

const ask = (entry: Entry): void => {
  entry.running?.abort();
  const running = new AbortController();
  entry.running = running;
  const settle = (reading: ReadState<unknown>): void => {
    if (entry.running !== running) return;
    entry.running = undefined;
    change(entry, reading);
  };
  if (entry.reading.error !== undefined && entry.reading.data === undefined)
    change(entry, noReading);
  answerOf(entry.asked, running.signal).then(
    (data) => {
      if (entry.running === running) entry.at = Date.now();
      settle({ data, error: undefined, isPending: false });
    },
    (error: unknown) => settle({ ...entry.reading, error, isPending: false }),
  );
};

const mostFailures = 3;

/** A refusal is an answer; only a missing answer is worth another try. */
const answerOf = async ({ read }: Read<unknown>, signal: AbortSignal): Promise<unknown> => {
  for (let failures = 1; ; failures += 1) {
    await network();
    signal.throwIfAborted();
    try {
      return await read({ signal });
    } catch (thrown) {
      const isRefusal = thrown instanceof Refused && thrown.status !== 0;
      if (signal.aborted || isRefusal || failures === mostFailures) throw thrown;
    }
    await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** failures));
  }
};

/** Without a network it waits for one: the page says that there is none. */
const network = (): Promise<void> =>
  globalThis.navigator?.onLine === false
    ? new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }))
    : Promise.resolve();

/** Asks again for what is on the screen; the rest is asked for when it is shown again. */
const renew = (isMeant: (entry: Entry, name: string) => boolean): void => {
  for (const [name, entry] of entries) {
    if (!isMeant(entry, name)) continue;
    entry.at = undefined;
    if (entry.readers.size > 0 && !(entry.running && entry.reading.isPending)) ask(entry);
  }
};

// After a gap in the live messages all that is on the screen is asked for again.
onCatchUp(({ isAfresh }) => {
  renew(() => true);
  if (!isAfresh) return;
  for (const [name, { readers }] of entries) if (readers.size === 0) entries.delete(name);
});

onLive(({ type }) => {
  if (type === 'announcements') renew((_, name) => name.startsWith('["content"'));
});

// One person's answers are not shown to the next.
useSession.subscribe(({ authState }, before) => {
  if (before.authState !== 'member' || authState === 'member') return;
  for (const entry of entries.values()) change(entry, noReading);
  renew(() => true);
});

// A tab that slept, or had no network, may show what is no longer so.
const renewOld = (): void => renew((entry) => !entry.running && !isFresh(entry));

if ('document' in globalThis) {
  addEventListener('online', renewOld);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) renewOld();
  });
}
