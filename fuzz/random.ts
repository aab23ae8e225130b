import { createHash } from 'node:crypto';

/** Chance that a seed decides whole: the same seed gives the same numbers for ever. */
export type Random = {
  /** A whole number from 0 up to, not including, `limit`. */
  below: (limit: number) => number;
  /** True in this share of the cases. */
  chance: (share: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
  uuid: () => string;
};

/** A small fast generator (sfc32), whose state is the digest of the seed. */
export const seeded = (seed: string): Random => {
  const state = new Uint32Array(createHash('sha256').update(seed).digest().buffer.slice(0, 16));
  let [a = 0, b = 0, c = 0, count = 1] = state;
  const next = (): number => {
    const sum = (a + b + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  const below = (limit: number): number => Math.floor((next() / 2 ** 32) * limit);
  const hex = (): string => next().toString(16).padStart(8, '0');
  return {
    below,
    chance: (share) => next() / 2 ** 32 < share,
    pick: (items) => items[below(items.length)]!,
    uuid: () => {
      const [one, two, three, four] = [hex(), hex(), hex(), hex()];
      const [middle, end] = [`4${two.slice(5)}-a${three.slice(1, 4)}`, three.slice(4)];
      return `${one}-${two.slice(0, 4)}-${middle}-${end}${four}`;
    },
  };
};

/** A text with some of its letters large. */
export const randomCase = (random: Random, text: string): string =>
  random.chance(0.5)
    ? text.toUpperCase()
    : [...text].map((sign) => (random.chance(0.5) ? sign.toUpperCase() : sign)).join('');
