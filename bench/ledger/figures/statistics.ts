/** The summary of many measurements; the interval is left out where there are too few. */
export type Estimate = {
  median: number;
  /** Contains the true median in 95 of a hundred runs. */
  interval?: [low: number, high: number];
  least: number;
  most: number;
  count: number;
};

export const estimateOf = (values: number[]): Estimate | undefined =>
  values.length === 0
    ? undefined
    : {
        median: median(values),
        interval: medianInterval(values),
        least: Math.min(...values),
        most: Math.max(...values),
        count: values.length,
      };

/** One side divided by the other, turn by turn; a pair in which either is unknown is left out. */
export const ratiosOfPairs = (pairs: [of: number | undefined, by: number | undefined][]) =>
  pairs.flatMap(([of, by]) => (of === undefined || by === undefined || !(by > 0) ? [] : [of / by]));

/**
 * The 95 % interval of the median by order statistics: as many values are left out at each end as
 * the binomial distribution allows. It assumes no distribution of the values. Fewer than six values
 * have none.
 */
export const medianInterval = (values: number[]): [low: number, high: number] | undefined => {
  const sorted = values.toSorted((one, other) => one - other);
  const left = leftOut(sorted.length);
  if (left === undefined) return undefined;
  return [sorted[left]!, sorted[sorted.length - 1 - left]!];
};

/** How many of so many values lie outside of the interval at each end. */
const leftOut = (count: number): number | undefined => {
  let chance = 0.5 ** count;
  let outside = 0;
  for (let left = 0; left < count; left += 1) {
    outside += chance;
    if (2 * outside > 0.05) return left === 0 ? undefined : left - 1;
    chance *= (count - left) / (left + 1);
  }
  return undefined;
};

/** The values at these shares of a list of times, e.g. the median and the 99th of a hundred. */
export const quantiles = (times: number[], shares: number[]): number[] => {
  const sorted = Float64Array.from(times).toSorted();
  return shares.map(
    (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN,
  );
};

export const median = (values: number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
};

/** The mark of a figure, and whether the figure meets it. */
export type Mark = { least: number } | { most: number };

/** Undecided: the interval contains the mark. */
export type Verdict = 'reached' | 'missed' | 'not sure';

export const verdictOf = ({ median: middle, interval }: Estimate, mark: Mark): Verdict => {
  const meets = (value: number) => ('least' in mark ? value >= mark.least : value <= mark.most);
  const [low, high] = interval ?? [middle, middle];
  if (meets(low) !== meets(high)) return 'not sure';
  return meets(low) ? 'reached' : 'missed';
};
