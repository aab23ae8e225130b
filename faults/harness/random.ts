import { createHash } from 'node:crypto';
import type { Random } from './types';

/** Chance that can be repeated: "small fast counter", 32 bits, seeded by the digest of a name. */
export const seeded = (name: string): Random => {
  const digest = createHash('sha256').update(name).digest();
  let [a, b, c, count] = [0, 4, 8, 12].map((at) => digest.readInt32LE(at)) as [
    number,
    number,
    number,
    number,
  ];
  const next = (): number => {
    const word = (((a + b) | 0) + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    return word >>> 0;
  };
  const share = () => next() / 2 ** 32;
  const whole = (min: number, max: number) => min + Math.floor(share() * (max - min + 1));
  const hex = () => next().toString(16).padStart(8, '0');
  return {
    share,
    whole,
    pick: (items) => items[whole(0, items.length - 1)]!,
    uuid: () => {
      const [one, two, three, four] = [hex(), hex(), hex(), hex()];
      const variant = '89ab'[next() & 3]!;
      const last = `${three.slice(4)}${four}`;
      return `${one}-${two.slice(0, 4)}-4${two.slice(5)}-${variant}${three.slice(1, 4)}-${last}`;
    },
    branch: (branch) => seeded(`${name}/${branch}`),
  };
};
