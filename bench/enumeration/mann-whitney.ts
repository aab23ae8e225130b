/**
 * The two-sided p of the Mann–Whitney test: how likely two samples of one distribution differ at
 * least as much. By the normal approximation with ties, good from twenty values on.
 */
export const mannWhitneyP = (one: readonly number[], other: readonly number[]): number => {
  const all = [
    ...one.map((value) => ({ value, isOne: true })),
    ...other.map((value) => ({ value, isOne: false })),
  ].toSorted((a, b) => a.value - b.value);
  let rankSum = 0;
  let ties = 0;
  for (let from = 0; from < all.length;) {
    let to = from;
    while (to < all.length && all[to]?.value === all[from]?.value) to += 1;
    const rank = (from + to + 1) / 2;
    for (let at = from; at < to; at += 1) if (all[at]?.isOne) rankSum += rank;
    ties += (to - from) ** 3 - (to - from);
    from = to;
  }
  const [n, m, total] = [one.length, other.length, all.length];
  const u = rankSum - (n * (n + 1)) / 2;
  const deviation = Math.sqrt(((n * m) / 12) * (total + 1 - ties / (total * (total - 1))));
  if (deviation === 0) return 1;
  const z = Math.max(0, Math.abs(u - (n * m) / 2) - 0.5) / deviation;
  return 2 * upperTail(z);
};

/** The normal distribution beyond z (Abramowitz and Stegun 26.2.17, exact to 10⁻⁷). */
const upperTail = (z: number): number => {
  const t = 1 / (1 + 0.2316419 * z);
  const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = series.reduceRight((rest, factor) => (rest + factor) * t, 0);
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
};
