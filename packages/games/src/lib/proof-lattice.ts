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

const visitCounts = (
  parts: Parts,
  total: number,
  visit: (lying: Uint8Array, rank: number) => void,
): void => {
  const lying = new Uint8Array(parts.length + 1);
  const go = (kind: number, prefix: number, rank: number): void => {
    if (kind === parts.length) {
      lying[kind] = total - prefix;
      visit(lying, rank);
      return;
    }
    for (let next = prefix; next <= total; next += 1) {
      lying[kind] = next - prefix;
      go(kind + 1, next, rank + parts[kind]![next]!);
    }
  };
  go(0, 0, 0);
};

const averageCounts = (
  parts: Parts,
  total: number,
  chance: number[],
  up: Layer,
  into: Layer,
): void => {
  const last = parts.length - 1;
  const row = parts[last]!;
  // Where one more of kind s leads to, but for the part of the last prefix.
  const there = new Int32Array(parts.length);
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
  const raised: number[] = [];
  const go = (kind: number, prefix: number, rank: number): void => {
    if (kind === last) {
      there[last] = rank;
      for (let s = last - 1; s >= 0; s -= 1) there[s] = there[s + 1]! + raised[s]!;
      walk(prefix, rank);
      return;
    }
    const part = parts[kind]!;
    for (let next = prefix; next <= total; next += 1) {
      raised[kind] = part[next + 1]! - part[next]!;
      go(kind + 1, next, rank + part[next]!);
    }
  };
  go(0, 0, 0);
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
