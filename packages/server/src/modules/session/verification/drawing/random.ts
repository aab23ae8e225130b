import { randomInt } from 'node:crypto';

/** A number from `from` to `to`; pictures are drawn from what no one can foretell. */
export const between = (from: number, to: number): number =>
  from + (randomInt(1_000_000) / 1_000_000) * (to - from);

export const oneOf = <Value>(values: readonly Value[]): Value =>
  values[randomInt(values.length)] as Value;
