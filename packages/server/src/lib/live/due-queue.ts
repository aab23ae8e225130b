/** Those that are due within this time are served together. */
const stepMs = 25;
/** Ten thousand are served in slices, so that bets are answered in between. */
const sliceMs = 5;
/** The clock is read once for so many. */
const perClockRead = 16;

export type DueQueue<One> = {
  /** Serves it at this time of `performance.now()`, or as soon as its turn comes. */
  add: (one: One, dueAt: number) => void;
  close: () => void;
};

/** Serves those that are due in the order in which they came, and those that are due later then. */
export const openDueQueue = <One>(serve: (one: One) => void): DueQueue<One> => {
  let due: One[] = [];
  let next = 0;
  let isRunning = false;
  const later = new Map<number, { some: One[]; timer: NodeJS.Timeout }>();

  const run = (): void => {
    const until = performance.now() + sliceMs;
    while (next < due.length && performance.now() < until) {
      const end = Math.min(next + perClockRead, due.length);
      for (; next < end; next += 1) serve(due[next]!);
    }
    isRunning = next < due.length;
    if (isRunning) {
      setImmediate(run);
      return;
    }
    due = [];
    next = 0;
  };

  const addNow = (some: readonly One[]): void => {
    for (const one of some) due.push(one);
    if (isRunning) return;
    isRunning = true;
    setImmediate(run);
  };

  const addLater = (one: One, dueAt: number, now: number): void => {
    const known = later.get(dueAt);
    if (known) {
      known.some.push(one);
      return;
    }
    const some = [one];
    const arrive = () => {
      later.delete(dueAt);
      addNow(some);
    };
    later.set(dueAt, { some, timer: setTimeout(arrive, dueAt - now) });
  };

  return {
    add: (one, dueAt) => {
      const now = performance.now();
      if (dueAt <= now) addNow([one]);
      else addLater(one, Math.ceil(dueAt / stepMs) * stepMs, now);
    },
    close: () => {
      for (const { timer } of later.values()) clearTimeout(timer);
      later.clear();
    },
  };
};
