import { setTimeout as pause } from 'node:timers/promises';

export type MemoryOptions = {
  /** For this long a value is returned without a load. */
  freshMs: number;
  /** For this long it is returned at once, while a new one loads in the background. */
  staleMs?: number;
  /** Beyond that a call waits for the new one: at most this long, if given. */
  patienceMs?: number;
  /** How many values are kept; the least recently used go first. */
  most?: number;
};

export type Wanted<Value> = {
  /** Without it a value does not age. */
  now?: Date;
  /** Called with the previous value, which may be returned again when nothing changed. */
  load: (before: Value | undefined) => Promise<Value>;
  /** The version that a value was made from; a value of another version is not returned. */
  version?: unknown;
  /** Called when a load failed and the previous value was kept. */
  onFailed?: (error: unknown) => void;
};

export type Memory<Value> = {
  /** The value of a key: remembered, or loaded once for all concurrent callers. */
  get: (key: string, wanted: Wanted<Value>) => Promise<Value>;
  /** Loads now, whatever is remembered, or waits for the running load. */
  reload: (key: string, wanted: Wanted<Value>) => Promise<Value>;
  /** A running load is not remembered either: it may be from before the event. */
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

  /** The most recently used are last, so that the oldest make room. */
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
    // A caller that gets the previous value does not wait for this one.
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

/** One instance for each database object, of which a process has one. */
export const perDatabase = <Thing>(open: () => Thing): ((database: object) => Thing) => {
  const things = new WeakMap<object, Thing>();
  return (database) => {
    const thing = things.get(database) ?? open();
    things.set(database, thing);
    return thing;
  };
};
