/** Mean and mean square, in units, of what is still to come, by rank of the counts. */
export type Layer = { mean: Float64Array; square: Float64Array };

export const newLayer = (size: number): Layer => ({
  mean: new Float64Array(size),
  square: new Float64Array(size),
});

/**
 * How a number of cells splits among kinds. Counts c₀, c₁ … of a fixed total are numbered by
 * their prefix sums P₀ ≤ P₁ ≤ …: Σ C(Pᵢ + i, i + 1). One more of kind s raises the prefixes from
 * s on by one.
 */
export type Lattice = {
  size: (cells: number) => number;
  rank: (lying: Uint8Array) => number;
  each: (cells: number, visit: (lying: Uint8Array, rank: number) => void) => void;
  /** `into[c] = Σ chance[s] · up[c + one of s]`, for all counts c of so many cells. */
  average: (cells: number, chance: number[], up: Layer, into: Layer) => void;
};

/** `parts[i][p] = C(p + i, i + 1)`: the part of prefix i in a rank. */
type Parts = Int32Array[];

export const latticeOf = (kinds: number, cells: number): Lattice => {
  const choose = pascal(cells + kinds + 1);
  const parts: Parts = Array.from({ length: kinds - 1 }, (_, i) =>
    Int32Array.from({ length: cells + 2 }, (__, p) => choose[p + i]![i + 1]!),
  );
  return {
    size: (total) => choose[total + kinds - 1]![kinds - 1]!,
    rank: (lying) => {
      let prefix = 0;
      let rank = 0;
      for (const [i, part] of parts.entries()) {
        prefix += lying[i]!;
        rank += part[prefix]!;
      }
      return rank;
    },
    each: (total, visit) => visitCounts(parts, total, visit),
    average: (total, chance, up, into) => averageCounts(parts, total, chance, up, into),
  };
};

// The first prefix varies fastest: its part of a rank is itself, so that the inner loops run
// along memory.

const visitCounts = (
  parts: Parts,
  total: number,
  visit: (lying: Uint8Array, rank: number) => void,
): void => {
  const lying = new Uint8Array(parts.length + 1);
  const go = (kind: number, above: number, rank: number): void => {
    for (let prefix = 0; prefix <= above; prefix += 1) {
      lying[kind + 1] = above - prefix;
      const here = rank + parts[kind]![prefix]!;
      if (kind > 0) go(kind - 1, prefix, here);
      else {
        lying[0] = prefix;
        visit(lying, here);
      }
    }
  };
  go(parts.length - 1, total, 0);
};

const averageCounts = (
  parts: Parts,
  total: number,
  chance: number[],
  up: Layer,
  into: Layer,
): void => {
  const kinds = chance.length;
  const share = Float64Array.from(chance);
  // Where one more of kind s leads to, but for the part of the first prefix.
  const there = new Int32Array(kinds);
  const walk = (to: number, rank: number): void => {
    for (let prefix = 0; prefix <= to; prefix += 1) {
      let mean = 0;
      let square = 0;
      for (let s = 0; s < kinds; s += 1) {
        const lifted = there[s]! + prefix;
        mean += share[s]! * up.mean[lifted]!;
        square += share[s]! * up.square[lifted]!;
      }
      into.mean[rank + prefix] = mean;
      into.square[rank + prefix] = square;
    }
  };
  /** `raised`: by how much the rank grows when all prefixes after this kind are one higher. */
  const go = (kind: number, above: number, rank: number, raised: number): void => {
    there[kind + 1] = raised;
    if (kind === 0) {
      for (let s = 1; s < kinds; s += 1) there[s] = there[s]! + rank;
      there[0] = rank + raised + 1;
      walk(above, rank);
      for (let s = 1; s < kinds; s += 1) there[s] = there[s]! - rank;
      return;
    }
    const part = parts[kind]!;
    for (let prefix = 0; prefix <= above; prefix += 1) {
      const here = part[prefix]!;
      go(kind - 1, prefix, rank + here, raised + part[prefix + 1]! - here);
    }
  };
  go(parts.length - 1, total, 0, 0);
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
