import { payOf } from './cascade';
import type { CascadeRules } from './slot';

/**
 * The mathematics of the falls, exact: pays depend on the counts of the symbols alone, so a state is how
 * many of each lie on the board. Sums of non-negative float64 over at most 2,000 steps: the relative
 * error stays below 10⁻¹². Read by the tests that prove the published figures.
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

/** Mean and mean square, in units, of what is still to come, by rank of the counts. */
type Layer = { mean: Float64Array; square: Float64Array };

export const fallFigures = (rules: CascadeRules): FallFigures => {
  const counts = latticeOf(rules);
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

/** From the value of full boards to that of boards with m cells lying, one refilled cell at a time. */
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

const newLayer = (size: number): Layer => ({
  mean: new Float64Array(size),
  square: new Float64Array(size),
});

type Lattice = {
  /** How many ways to split a number of cells among the symbols. */
  size: (cells: number) => number;
  rank: (lying: Uint8Array) => number;
  each: (cells: number, visit: (lying: Uint8Array, rank: number) => void) => void;
  /** `into[c] = Σ chance[s] · up[c + one of s]`, for all counts c of so many cells. */
  average: (cells: number, chance: number[], up: Layer, into: Layer) => void;
};

/**
 * Counts c₀…c₆ of a fixed total are numbered by their prefix sums P₀ ≤ … ≤ P₅: Σ C(Pᵢ + i, i + 1). One more
 * of symbol s raises the prefixes from s on by one.
 */
const latticeOf = (rules: CascadeRules): Lattice => {
  const kinds = rules.symbols.length;
  const cells = rules.cols * rules.rows;
  const choose = pascal(cells + kinds + 1);
  /** at[i][p] = C(p + i, i + 1): the part of prefix i in a rank. */
  const at = Array.from({ length: kinds - 1 }, (_, i) =>
    Int32Array.from({ length: cells + 2 }, (__, p) => choose[p + i]![i + 1]!),
  );
  const each: Lattice['each'] = (total, visit) => {
    const lying = new Uint8Array(kinds);
    const go = (symbol: number, prefix: number, rank: number): void => {
      if (symbol === kinds - 1) {
        lying[symbol] = total - prefix;
        visit(lying, rank);
        return;
      }
      for (let next = prefix; next <= total; next += 1) {
        lying[symbol] = next - prefix;
        go(symbol + 1, next, rank + at[symbol]![next]!);
      }
    };
    go(0, 0, 0);
  };
  const average: Lattice['average'] = (total, chance, up, into) => {
    const last = kinds - 2;
    const row = at[last]!;
    // There[s]: where one more of symbol s leads to, but for the part of the last prefix.
    const there = new Int32Array(kinds);
    const walk = (from: number, rank: number): void => {
      for (let next = from; next <= total; next += 1) {
        const here = rank + row[next]!;
        const more = row[next + 1]!;
        let mean = chance[last + 1]! * up.mean[here]!;
        let square = chance[last + 1]! * up.square[here]!;
        for (let s = 0; s <= last; s += 1) {
          mean += chance[s]! * up.mean[there[s]! + more]!;
          square += chance[s]! * up.square[there[s]! + more]!;
        }
        into.mean[here] = mean;
        into.square[here] = square;
      }
    };
    const go = (symbol: number, prefix: number, rank: number, raised: number[]): void => {
      if (symbol === last) {
        there[last] = rank;
        for (let s = last - 1; s >= 0; s -= 1) there[s] = there[s + 1]! + raised[s]!;
        walk(prefix, rank);
        return;
      }
      const parts = at[symbol]!;
      for (let next = prefix; next <= total; next += 1) {
        raised[symbol] = parts[next + 1]! - parts[next]!;
        go(symbol + 1, next, rank + parts[next]!, raised);
      }
    };
    go(0, 0, 0, []);
  };
  return {
    size: (total) => choose[total + kinds - 1]![kinds - 1]!,
    rank: (lying) => {
      let prefix = 0;
      let rank = 0;
      for (let i = 0; i < kinds - 1; i += 1) {
        prefix += lying[i]!;
        rank += at[i]![prefix]!;
      }
      return rank;
    },
    each,
    average,
  };
};

const pascal = (rows: number): number[][] => {
  const triangle: number[][] = [];
  for (let n = 0; n <= rows; n += 1) {
    triangle.push(
      Array.from({ length: rows + 1 }, (_, k) =>
        k === 0 ? 1 : (triangle[n - 1]?.[k - 1] ?? 0) + (triangle[n - 1]?.[k] ?? 0),
      ),
    );
  }
  return triangle;
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
