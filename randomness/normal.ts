/** Chance that a standard normal variable lies at least as far from 0 as z, on either side. */
export const chanceBeyond = (z: number): number => {
  // Abramowitz and Stegun 7.1.26 for erf: the error is below 1.5e-7.
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.327_591_1 * x);
  const series =
    t *
    (0.254_829_592 +
      t * (-0.284_496_736 + t * (1.421_413_741 + t * (-1.453_152_027 + t * 1.061_405_429))));
  return series * Math.exp(-x * x);
};

/** A chi-square value as a standard normal one (Wilson and Hilferty). */
export const normalOf = (chi: number, degrees: number): number => {
  const spread = 2 / (9 * degrees);
  return ((chi / degrees) ** (1 / 3) - (1 - spread)) / Math.sqrt(spread);
};

/** The same for counts and the shares that are expected of them. */
export const normalOfCounts = (counts: ArrayLike<number>, shares: ArrayLike<number>): number => {
  let total = 0;
  for (let cell = 0; cell < counts.length; cell += 1) total += counts[cell]!;
  let chi = 0;
  for (let cell = 0; cell < counts.length; cell += 1) {
    const expected = total * shares[cell]!;
    chi += (counts[cell]! - expected) ** 2 / expected;
  }
  return normalOf(chi, counts.length - 1);
};

export const even = (cells: number): Float64Array => new Float64Array(cells).fill(1 / cells);
