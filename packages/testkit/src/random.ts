import { createHash } from 'node:crypto';

/** A random source that a seed decides entirely: the same seed always gives the same numbers. */
export type Random = {
  /** At least 0 and below 1. */
  share: () => number;
  /** A whole number from 0 up to, not including, `limit`. */
  below: (limit: number) => number;
  /** A whole number from `min` to `max`, both of them possible. */
  whole: (min: number, max: number) => number;
  /** True in this share of the cases. */
  chance: (share: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
  uuid: () => string;
  /** A source of its own, seeded by this one's seed and the name. */
  branch: (name: string) => Random;
};

/** "Small fast counter", 32 bits (sfc32), whose state is the digest of the seed. */
export const seeded = (seed: string): Random => {
  const digest = createHash('sha256').update(seed).digest();
  let [a = 0, b = 0, c = 0, count = 0] = [0, 4, 8, 12].map((at) => digest.readInt32LE(at));
  const next = (): number => {
    const sum = (((a + b) | 0) + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  const share = (): number => next() / 2 ** 32;
  const below = (limit: number): number => Math.floor(share() * limit);
  const hex = (): string => next().toString(16).padStart(8, '0');
  return {
    share,
    below,
    whole: (min, max) => min + below(max - min + 1),
    chance: (part) => share() < part,
    pick: (items) => items[below(items.length)]!,
    uuid: () => {
      const [one, two, three, four] = [hex(), hex(), hex(), hex()];
      const [middle, end] = [`4${two.slice(5)}-a${three.slice(1, 4)}`, three.slice(4)];
      return `${one}-${two.slice(0, 4)}-${middle}-${end}${four}`;
    },
    branch: (name) => seeded(`${seed}/${name}`),
  };
};
