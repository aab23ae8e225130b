import { setTimeout as pause } from 'node:timers/promises';

export type MemoryOptions = {
  /** For so long a value is given without a look. */
  freshMs: number;
  /** For so long it is given at once, while a new one is loaded behind it. */
  staleMs?: number;
  /** Beyond that a call waits for the new one: so long at most, where this is said. */
  patienceMs?: number;
  /** How many values are kept; those that nobody asked for lately go first. */
  most?: number;
};

export type Wanted<Value> = {
  /** Without it a value does not age. */
  now?: Date;
  /** Given the value of before, which may be given again when nothing changed. */
  load: (before: Value | undefined) => Promise<Value>;
  /** What a value was made from; one that was made from something else is not given. */
  version?: unknown;
  /** Hears of a load that failed where the value of before was kept. */
  onFailed?: (error: unknown) => void;
};

export type Memory<Value> = {
  /** The value of a key: remembered, or loaded once for all who ask meanwhile. */
  get: (key: string, wanted: Wanted<Value>) => Promise<Value>;
  /** Loads now, whatever is remembered, or waits for the load that is running. */
  reload: (key: string, wanted: Wanted<Value>) => Promise<Value>;
  /** What is being loaded is not remembered either: it may be from before the event. */
  forget: (key: string) => void;
};

type Entry<Value> = {
  version: unknown;
  kept: { value: Value; at: number } | undefined;
  loading: Promise<Value> | undefined;
};

/** Remembers for a while what is costly to load. A load that fails is not remembered. */
export const openMemory = <Value>(options: MemoryOptions): Memory<Value> => {
  const { freshMs, staleMs = freshMs, patienceMs, most = Infinity } = options;
  const entries = new Map<string, Entry<Value>>();

  /** The latest asked for stand last, so that the oldest make room. */
  const entryOf = (key: string, version: unknown): Entry<Value> => {
    const found = entries.get(key);
    const isMeant = found !== undefined && found.version === version;
    const entry = isMeant ? found : { version, kept: undefined, loading: undefined };
    if (isMeant && most === Infinity) return entry;
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size > most) entries.delete(entries.keys().next().value!);
    return entry;
  };

  const loadOnce = (key: string, entry: Entry<Value>, wanted: Wanted<Value>): Promise<Value> => {
    if (entry.loading) return entry.loading;
    const at = timeOf(wanted);
    const { kept } = entry;
    const loading = wanted
      .load(kept?.value)
      .then((value) => {
        entry.kept = { value, at };
        return value;
      })
      .catch((error: unknown) => {
        if (!entry.kept && entries.get(key) === entry) entries.delete(key);
        else wanted.onFailed?.(error);
        throw error;
      })
      .finally(() => {
        entry.loading = undefined;
      });
    // Who is given the value of before does not wait for this one.
    loading.catch(() => undefined);
    entry.loading = loading;
    return loading;
  };

  return {
    get: async (key, wanted) => {
      const entry = entryOf(key, wanted.version);
      const { kept } = entry;
      if (!kept) return loadOnce(key, entry, wanted);
      const ageMs = Math.abs(timeOf(wanted) - kept.at);
      if (ageMs < freshMs) return kept.value;
      const loading = loadOnce(key, entry, wanted);
      if (ageMs < staleMs) return kept.value;
      if (patienceMs === undefined) return loading;
      const orBefore = loading.catch(() => kept.value);
      return Promise.race([orBefore, pause(patienceMs, kept.value, { ref: false })]);
    },
    reload: (key, wanted) => loadOnce(key, entryOf(key, wanted.version), wanted),
    forget: (key) => {
      entries.delete(key);
    },
  };
};

const timeOf = ({ now }: { now?: Date }): number => now?.getTime() ?? 0;

/** One of a thing for each database object, of which a process has one. */
export const perDatabase = <Thing>(open: () => Thing): ((database: object) => Thing) => {
  const things = new WeakMap<object, Thing>();
  return (database) => {
    const thing = things.get(database) ?? open();
    things.set(database, thing);
    return thing;
  };
};
