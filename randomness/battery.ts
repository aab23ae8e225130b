import { chanceBeyond, even, normalOf, normalOfCounts } from './normal';

/** What one test says of a sequence: z is standard normal if the numbers are uniform and free. */
export type Verdict = { test: string; z: number; chance: number };

/** Numbers in the order of their use, each a whole number from 0 to below `below`. */
export type Sequence = { below: number; numbers: ArrayLike<number> };

/** The tests of GLI-19 3.2.2 and 25 CFR 547.14 (b) that this many numbers allow. */
export const judge = (sequence: Sequence): Verdict[] => {
  const { below, numbers } = sequence;
  const found: [string, number][] = [
    ['total distribution', distribution(sequence)],
    ['every fifth number', distribution({ below, numbers: everyFifth(numbers) })],
    ['runs', runs(sequence)],
    ['gaps', gaps(sequence)],
    ['poker', poker(sequence)],
    ['permutations', permutations(sequence)],
    ...[1, 2, 3, 5, 7].map((lag): [string, number] => [
      `serial correlation, ${lag} apart`,
      correlation(numbers, lag),
    ]),
  ];
  // A cell of a table needs some five numbers, or chi-square is not what it is called.
  if (below ** 2 * 10 <= numbers.length) {
    found.push(['pairs', interplay(halves(sequence))], ['overlapping pairs', overlaps(sequence)]);
  }
  if (below <= 16) found.push(['coupon collector', coupons(sequence)]);
  return found.map(([test, z]) => ({ test, z, chance: chanceBeyond(z) }));
};

/** Whether the numbers of one sequence say anything of those of another, place by place. */
export const judgePair = (first: Sequence, second: Sequence): Verdict => {
  const z = interplay([first, second]);
  return { test: 'interplay', z, chance: chanceBeyond(z) };
};

/** Equal ones among 24-bit numbers, in blocks of 16,384: as many as chance makes. */
export const judgeDuplicates = (words: ArrayLike<number>): Verdict => {
  const block = 2 ** 14;
  const blocks = Math.floor(words.length / block);
  let met = 0;
  for (let at = 0; at < blocks; at += 1) {
    const seen = new Set<number>();
    for (let i = at * block; i < (at + 1) * block; i += 1) seen.add(words[i]! >>> 8);
    met += block - seen.size;
  }
  const expected = (blocks * block * (block - 1)) / 2 / 2 ** 24;
  const z = (met - expected) / Math.sqrt(expected);
  return { test: 'duplicates', z, chance: chanceBeyond(z) };
};

/** Those that are refused when all of them together may be wrong once in a hundred runs. */
export const refused = <Of extends Verdict>(verdicts: readonly Of[]): Of[] =>
  verdicts.filter(({ chance }) => !(chance >= 0.01 / verdicts.length));

const distribution = ({ below, numbers }: Sequence): number => {
  const counts = new Uint32Array(below);
  for (let i = 0; i < numbers.length; i += 1) counts[numbers[i]!]! += 1;
  return normalOfCounts(counts, even(below));
};

const everyFifth = (numbers: ArrayLike<number>): number[] =>
  Array.from({ length: Math.floor(numbers.length / 5) }, (_, i) => numbers[5 * i]!);

const halves = ({ below, numbers }: Sequence): [Sequence, Sequence] => {
  const all = Array.from(numbers).slice(0, numbers.length - (numbers.length % 2));
  return [
    { below, numbers: all.filter((_, i) => i % 2 === 0) },
    { below, numbers: all.filter((_, i) => i % 2 === 1) },
  ];
};

const interplay = ([one, other]: [Sequence, Sequence]): number => {
  const counts = new Uint32Array(one.below * other.below);
  const length = Math.min(one.numbers.length, other.numbers.length);
  for (let i = 0; i < length; i += 1) {
    counts[one.numbers[i]! * other.below + other.numbers[i]!]! += 1;
  }
  return normalOfCounts(counts, even(counts.length));
};

/** Good's serial test: pairs that share a number, less what the single numbers explain. */
const overlaps = ({ below, numbers }: Sequence): number => {
  const pairs = new Float64Array(below ** 2);
  const single = new Float64Array(below);
  const { length } = numbers;
  for (let i = 0; i < length; i += 1) {
    single[numbers[i]!]! += 1;
    pairs[numbers[i]! * below + numbers[(i + 1) % length]!]! += 1;
  }
  const psi = (counts: Float64Array) =>
    counts.reduce((sum, count) => sum + (count - length / counts.length) ** 2, 0) /
    (length / counts.length);
  return normalOf(psi(pairs) - psi(single), below ** 2 - below);
};

const correlation = (numbers: ArrayLike<number>, lag: number): number => {
  const { length } = numbers;
  let mean = 0;
  for (let i = 0; i < length; i += 1) mean += numbers[i]! / length;
  let together = 0;
  let alone = 0;
  for (let i = 0; i < length; i += 1) {
    const off = numbers[i]! - mean;
    alone += off * off;
    if (i + lag < length) together += off * (numbers[i + lag]! - mean);
  }
  return (together / alone) * Math.sqrt(length);
};

/** How often the sequence crosses its middle. */
const runs = ({ below, numbers }: Sequence): number => {
  const middle = Math.floor(below / 2);
  const low = middle / below;
  const change = 2 * low * (1 - low);
  const { length } = numbers;
  let changes = 0;
  for (let i = 1; i < length; i += 1) {
    if (numbers[i]! < middle !== numbers[i - 1]! < middle) changes += 1;
  }
  const spread =
    (length - 1) * change * (1 - change) + 2 * (length - 2) * (change / 2 - (change / 2) ** 2 * 4);
  return (changes - (length - 1) * change) / Math.sqrt(spread);
};

/** How many numbers lie between two of the lowest quarter. */
const gaps = ({ below, numbers }: Sequence): number => {
  const top = Math.max(1, Math.floor(below / 4));
  const hit = top / below;
  const longest = Math.ceil(3 / hit);
  const shares = Array.from({ length: longest + 1 }, (_, gap) =>
    gap < longest ? hit * (1 - hit) ** gap : (1 - hit) ** longest,
  );
  const counts = new Uint32Array(longest + 1);
  let gap = -1;
  for (let i = 0; i < numbers.length; i += 1) {
    if (numbers[i]! >= top) {
      if (gap >= 0) gap += 1;
    } else {
      if (gap >= 0) counts[Math.min(gap, longest)]! += 1;
      gap = 0;
    }
  }
  return normalOfCounts(counts, shares);
};

const hand = 5;

/** How many different numbers five in a row have. */
const poker = ({ below, numbers }: Sequence): number => {
  const hands = Math.floor(numbers.length / hand);
  const shares = Array.from({ length: hand + 1 }, (_, kinds) => shareOfKinds(below, kinds));
  // Rare hands count together with the next.
  let least = 1;
  while (least < hand && sumTo(shares, least) * hands < 10) least += 1;
  const counts = new Uint32Array(hand + 1 - least);
  for (let at = 0; at < hands; at += 1) {
    const kinds = new Set<number>();
    for (let i = 0; i < hand; i += 1) kinds.add(numbers[at * hand + i]!);
    counts[Math.max(0, kinds.size - least)]! += 1;
  }
  const merged = [sumTo(shares, least), ...shares.slice(least + 1)];
  return below > 1 && merged.length > 1 ? normalOfCounts(trimmed(counts, merged), cut(merged)) : 0;
};

/** Hands that so few numbers cannot make have no share. */
const trimmed = (counts: Uint32Array, shares: number[]) =>
  counts.filter((_, cell) => shares[cell]! > 0);
const cut = (shares: number[]) => shares.filter((share) => share > 0);

const sumTo = (shares: number[], upTo: number): number =>
  shares.slice(0, upTo + 1).reduce((sum, share) => sum + share, 0);

/**
 * Chance that five numbers are of so many kinds:
 * below! / (below − kinds)! · S(5, kinds) / below⁵.
 */
const shareOfKinds = (below: number, kinds: number): number => {
  let chosen = 1;
  for (let i = 0; i < kinds; i += 1) chosen *= below - i;
  return (Math.max(0, chosen) * (stirling[kinds] ?? 0)) / below ** hand;
};
const stirling = [0, 1, 15, 25, 10, 1];

/** The order of three numbers in a row, where no two are equal. */
const permutations = ({ numbers }: Sequence): number => {
  const counts = new Uint32Array(6);
  for (let i = 0; i + 2 < numbers.length; i += 3) {
    const [a, b, c] = [numbers[i]!, numbers[i + 1]!, numbers[i + 2]!];
    if (a === b || b === c || a === c) continue;
    counts[(a < b ? 0 : 3) + (c < Math.min(a, b) ? 0 : c > Math.max(a, b) ? 1 : 2)]! += 1;
  }
  return counts.some((count) => count > 0) ? normalOfCounts(counts, even(6)) : 0;
};

/** How many numbers it takes until each has come: judged by its mean, whose spread is known. */
const coupons = ({ below, numbers }: Sequence): number => {
  let sets = 0;
  let used = 0;
  const met = new Set<number>();
  for (let i = 0, since = 0; i < numbers.length; i += 1) {
    met.add(numbers[i]!);
    if (met.size < below) continue;
    sets += 1;
    used += i + 1 - since;
    since = i + 1;
    met.clear();
  }
  let mean = 0;
  let spread = 0;
  for (let left = 1; left <= below; left += 1) {
    const hit = left / below;
    mean += 1 / hit;
    spread += (1 - hit) / hit ** 2;
  }
  return (used / sets - mean) / Math.sqrt(spread / sets);
};
