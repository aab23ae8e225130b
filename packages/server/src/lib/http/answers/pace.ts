import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** A rest is so many times as long as the work before it: a seventh of a file's time is work. */
const restsPerWork = 6;

/** A part that the database answers late is not followed by a rest that ends the connection. */
const mostMs = 2000;

/** How long a file rests after a part that took so many milliseconds. */
export const restAfter = (workMs: number): number => Math.min(restsPerWork * workMs, mostMs);

/**
 * The parts of a file, each after a rest as long as it cost in work: bets are answered meanwhile,
 * by this process and by the database. `rest` takes milliseconds.
 */
export async function* pace<Part>(
  parts: AsyncIterable<Part>,
  rest: (ms: number) => Promise<unknown> = pause,
): AsyncGenerator<Part> {
  let from = performance.now();
  for await (const part of parts) {
    await rest(restAfter(performance.now() - from));
    yield part;
    from = performance.now();
  }
}
