import type { Platform } from '../../../lib/context';
import { perDatabase } from '../../../lib/memory';
import { addCounts, type CallCount, type Direction } from './count-queries';

/** A call took at most so many milliseconds; the last bound is for all that took longer. */
export const boundsMs = [
  1, 2, 3, 5, 8, 12, 20, 30, 50, 80, 120, 200, 300, 500, 800, 1200, 2000, 5000, 20_000,
] as const;

type Counted = { vendor: string; direction: Direction; ms: number; isError: boolean };

const flushMs = 5000;
const minuteMs = 60_000;

const countsOf = perDatabase(() => ({
  counts: new Map<string, CallCount>(),
  timer: undefined as NodeJS.Timeout | undefined,
}));

type Deps = Pick<Platform, 'database' | 'clock' | 'log'>;

/** Counts a call in memory; what was counted is written every few seconds. */
export const countCall = (deps: Deps, { vendor, direction, ms, isError }: Counted): void => {
  const state = countsOf(deps.database);
  const now = deps.clock.now().getTime();
  const at = new Date(now - (now % minuteMs)).toISOString();
  const key = `${vendor} ${direction} ${at}`;
  const count = state.counts.get(key) ?? {
    vendor,
    direction,
    at,
    calls: 0,
    errors: 0,
    times: boundsMs.map(() => 0),
  };
  state.counts.set(key, count);
  count.calls += 1;
  if (isError) count.errors += 1;
  const place = boundsMs.findIndex((bound) => ms <= bound);
  count.times[place === -1 ? boundsMs.length - 1 : place]! += 1;
  state.timer ??= setTimeout(() => void writeCounts(deps), flushMs).unref();
};

/** Writes what this process counted; at its end, too. What fails is lost, and said in the log. */
export const writeCounts = async ({ database, log }: Deps): Promise<void> => {
  const state = countsOf(database);
  clearTimeout(state.timer);
  state.timer = undefined;
  const counts = [...state.counts.values()];
  state.counts.clear();
  if (counts.length === 0) return;
  await addCounts(database.sql, counts).catch((error: unknown) =>
    log.warn('gateway.calls_not_counted', { error }),
  );
};

/** The bound that so large a part of the calls took at most. */
export const quantileOf = (times: readonly number[], part: number): number | undefined => {
  const all = times.reduce((sum, count) => sum + count, 0);
  if (all === 0) return undefined;
  let reached = 0;
  const place = times.findIndex((count) => (reached += count) >= Math.ceil(all * part));
  return boundsMs[Math.min(place, boundsMs.length - 1)];
};
