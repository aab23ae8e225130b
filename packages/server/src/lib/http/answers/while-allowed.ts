import type { Clock } from '@parlour/node-kit/clock';

/** A file goes on for so long before it is asked again whether it may. */
const askEveryMs = 1000;

/**
 * The parts of a file as long as who asked for it may have it: a file that is read slowly outlives
 * neither the session nor the right. `assertMay` throws where it may not go on.
 */
export async function* whileAllowed<Part>(
  parts: AsyncIterable<Part>,
  { clock, assertMay }: { clock: Clock; assertMay: () => Promise<unknown> },
): AsyncGenerator<Part> {
  let askedAt = clock.now().getTime();
  for await (const part of parts) {
    const now = clock.now().getTime();
    if (Math.abs(now - askedAt) >= askEveryMs) {
      await assertMay();
      askedAt = now;
    }
    yield part;
  }
}
