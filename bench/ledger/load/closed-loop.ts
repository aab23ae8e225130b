import type { Figures, Meter } from '../figures/measure';
import { quantiles } from '../figures/statistics';
import type { Pace } from '../variant';

/** Makes one bet; false when it was refused. */
export type Bet = () => Promise<boolean>;

/** Keeps a fixed number of bets in flight; each answer is followed by the next bet. */
export const closedLoop = async (
  bet: Bet,
  inFlight: number,
  { warmMs, measureMs }: Pace,
  meter: Meter,
): Promise<Figures> => {
  let times: number[] = [];
  let refused = 0;
  let isOver = false;
  const player = async () => {
    while (!isOver) {
      const since = performance.now();
      const isDone = await bet();
      times.push(performance.now() - since);
      if (!isDone) refused += 1;
    }
  };
  const players = Promise.all(Array.from({ length: inFlight }, player));
  const measured = (async () => {
    await pause(warmMs);
    times = [];
    await meter.begin();
    await pause(measureMs);
    const taken = times;
    times = [];
    return { taken, figures: await meter.end(taken.length) };
  })();
  // An exception in a bet ends the measurement at once.
  await Promise.race([players, measured]);
  isOver = true;
  await players;
  const { taken, figures } = await measured;
  if (refused > 0) throw new Error(`${refused} bets of the benchmark were refused.`);
  const [p50Ms, p99Ms] = quantiles(taken, [0.5, 0.99]);
  return { ...figures, p50Ms, p99Ms };
};

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
