import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** A rest is so many times as long as the work before it: a seventh of a file's time is work. */
const restsPerWork = 6;

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
    await rest(restsPerWork * (performance.now() - from));
    yield part;
    from = performance.now();
  }
}
