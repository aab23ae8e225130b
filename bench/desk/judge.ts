import { quantiles } from '../ledger/figures/statistics';

/** What operators do at a desk, and in how many milliseconds it must be answered, at the p95. */
export const mostMs = { queue: 50, case: 120, search: 100, next: 30 } as const;
export type Act = keyof typeof mostMs;

export type Times = Record<Act, number[]>;

/** By how much the p99 of a bet may rise while they work. */
export const mostRise = 1.1;

export type Figure = { act: Act; count: number; p50Ms: number; p95Ms: number; mostMs: number };

export const figuresOf = (times: Times): Figure[] =>
  (Object.keys(mostMs) as Act[]).map((act) => {
    const [p50 = NaN, p95 = NaN] = quantiles(times[act], [0.5, 0.95]);
    const [p50Ms, p95Ms] = [Math.round(10 * p50) / 10, Math.round(10 * p95) / 10];
    return { act, count: times[act].length, p50Ms, p95Ms, mostMs: mostMs[act] };
  });

/** The marks that were not reached, in words; none is measured by no call. */
export const missedIn = (
  figures: readonly Figure[],
  { rise, twice }: { rise: number; twice: number },
): string[] => [
  ...figures
    .filter(({ count, p95Ms, mostMs: most }) => count === 0 || !(p95Ms <= most))
    .map(({ act, p95Ms, mostMs: most }) => `${act}: ${p95Ms} ms of at most ${most}`),
  ...(rise <= mostRise ? [] : [`a bet's p99: ${rise.toFixed(2)} of at most ${mostRise}`]),
  ...(twice === 0 ? [] : [`${twice} cases were given to two at once`]),
];
