import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** A rest is so many times as long as the work before it: a seventh of the time is work. */
const restsPerWork = 6;

/** A part that the database answers late is not followed by a rest that ends the connection. */
const mostMs = 2000;

/** How long files rest after a part that took so many milliseconds. */
export const restAfter = (workMs: number): number => Math.min(restsPerWork * workMs, mostMs);

/** The parts of a file, one after the other, unless no one waits for them any more. */
export type Pace = <Part>(
  parts: AsyncIterable<Part>,
  isLeft?: () => boolean,
) => AsyncGenerator<Part>;

/**
 * All files of a process take turns: a part of one of them is made, then all rest. Bets are
 * answered meanwhile, by this process and by the database, however many files there are. A part
 * that its reader has not taken keeps no one waiting. `rest` takes milliseconds.
 */
export const openPace = (rest: (ms: number) => Promise<unknown> = pause): Pace => {
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = <Made>(make: () => Promise<Made>): Promise<Made> => {
    const made = last.then(make);
    last = made.catch(() => undefined);
    return made;
  };

  return async function* pace(parts, isLeft = () => false) {
    const iterator = parts[Symbol.asyncIterator]();
    const makeNext = async () => {
      // Its reader may have gone while others had their turns.
      if (isLeft()) return { done: true, value: undefined } as const;
      const from = performance.now();
      const next = await iterator.next();
      if (next.done !== true) await rest(restAfter(performance.now() - from));
      return next;
    };
    try {
      for (let next = await inTurn(makeNext); next.done !== true; next = await inTurn(makeNext)) {
        yield next.value;
      }
    } finally {
      await iterator.return?.();
    }
  };
};
