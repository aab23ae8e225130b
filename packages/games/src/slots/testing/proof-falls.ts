import { payOf } from '../rules/cascade';
import { latticeOf, newLayer, type Lattice, type Layer } from './proof-lattice';
import type { CascadeRules } from '../rules/slot';

/**
 * The mathematics of the falls, exact: pays depend on the counts of the symbols alone, so a state
 * is how many of each lie on the board. Sums of non-negative float64 over at most 2,000 steps:
 * the relative error stays below 10⁻¹². Read by the tests that prove the published figures.
 */
export type FallFigures = {
  rtp: number;
  /** Standard deviation of a round's return, in stakes. */
  deviation: number;
  /** Share of rounds whose first board pays. */
  hit: number;
  /** The best board paid in every fall, in stakes. */
  highest: number;
};

export const fallFigures = (rules: CascadeRules): FallFigures => {
  const counts = latticeOf(rules.symbols.length, rules.cols * rules.rows);
  const cells = rules.cols * rules.rows;
  const pays = paysByCount(rules, cells);
  let after: Layer[] | undefined;
  let best = 0;
  for (const multiplier of [...rules.multipliers].reverse()) {
    const full = newLayer(counts.size(cells));
    counts.each(cells, (lying, rank) => {
      const { pay, left, leftRank } = settled(counts, pays, lying);
      best = Math.max(best, pay);
      if (!pay) return;
      const now = pay * multiplier;
      const mean = after?.[left]?.mean[leftRank] ?? 0;
      full.mean[rank] = now + mean;
      full.square[rank] = now * now + 2 * now * mean + (after?.[left]?.square[leftRank] ?? 0);
    });
    after = refills(rules, counts, full, cells);
  }
  const { mean, square } = after![0]!;
  const multiples = rules.multipliers.reduce((sum, multiplier) => sum + multiplier);
  return {
    rtp: mean[0]! / rules.units,
    deviation: Math.sqrt(square[0]! - mean[0]! ** 2) / rules.units,
    hit: firstBoardPays(rules, cells),
    highest: (best * multiples) / rules.units,
  };
};

/** `table[symbol][count]`: units. */
const paysByCount = (rules: CascadeRules, cells: number): number[][] =>
  rules.symbols.map((symbol) =>
    Array.from({ length: cells + 1 }, (_, count) => payOf(rules, symbol, count)),
  );

/** What a full board pays, and the counts that stay on it. */
const settled = (counts: Lattice, pays: number[][], lying: Uint8Array) => {
  const kept = new Uint8Array(lying.length);
  let pay = 0;
  let left = 0;
  for (let symbol = 0; symbol < lying.length; symbol += 1) {
    const units = pays[symbol]![lying[symbol]!]!;
    pay += units;
    kept[symbol] = units ? 0 : lying[symbol]!;
    left += kept[symbol]!;
  }
  return { pay, left, leftRank: pay ? counts.rank(kept) : 0 };
};

/**
 * From the value of full boards to that of boards with m cells lying, one refilled cell at a
 * time.
 */
const refills = (rules: CascadeRules, counts: Lattice, full: Layer, cells: number): Layer[] => {
  const total = Object.values(rules.weights).reduce((sum, weight) => sum + weight);
  const chance = rules.symbols.map((symbol) => (rules.weights[symbol] ?? 0) / total);
  const layers: Layer[] = [];
  let up = full;
  for (let lying = cells - 1; lying >= 0; lying -= 1) {
    const layer = newLayer(counts.size(lying));
    counts.average(lying, chance, up, layer);
    layers[lying] = layer;
    up = layer;
  }
  return layers;
};

/** 1 − P(every symbol lies below its first tier): coefficient of the multinomial, closed form. */
const firstBoardPays = (rules: CascadeRules, cells: number): number => {
  const total = Object.values(rules.weights).reduce((sum, weight) => sum + weight);
  let ways = [1, ...Array.from({ length: cells }, () => 0)];
  for (const symbol of rules.symbols) {
    const chance = (rules.weights[symbol] ?? 0) / total;
    const next = ways.map(() => 0);
    ways.forEach((way, lying) => {
      for (let more = 0; lying + more <= cells && !payOf(rules, symbol, more); more += 1) {
        next[lying + more]! += (way * chance ** more) / factorial(more);
      }
    });
    ways = next;
  }
  return 1 - ways[cells]! * factorial(cells);
};

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
