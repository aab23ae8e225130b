/** Chance of at least `hits` out of `of` when each is a fair coin: the one-sided binomial test. */
export const chanceOfAtLeast = (hits: number, of: number): number => {
  let chance = 0;
  for (let k = hits; k <= of; k += 1) chance += Math.exp(logChoose(of, k) - of * Math.LN2);
  return Math.min(1, chance);
};

const logChoose = (of: number, k: number): number => {
  let sum = 0;
  for (let n = 1; n <= k; n += 1) sum += Math.log((of - k + n) / n);
  return sum;
};

/** The tenth percentile: other load on the machine hardly changes it. */
export const lowest = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 10)]!;
