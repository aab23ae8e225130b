import { platesPay } from '../rules/pick-bonus';
import { spinPhase } from '../rules/play';
import { tableOf, type Running, type ProofTable } from './proof-table';
import type { PlateFace } from '../rules/round';
import type { Pick, ReelRules, Scatter } from '../rules/slot';

/**
 * The mathematics of a reel game by enumeration of every combination of stops, in whole units.
 * Read by the tests that prove the published figures; nothing here is used to play.
 */
export type Figures = {
  /** Returned of each stake, 1 = all of it. */
  rtp: number;
  /** Shares of rounds that pay anything, or open a feature, and that return more than the stake. */
  hit: number;
  above: number;
  /** Standard deviation of a round's return, in stakes. */
  deviation: number;
  /** Highest return in stakes; with a feature, its ceiling. */
  highest: number;
  /** Units paid by all combinations of the paid spin, features left out. */
  lineUnits: number;
  combinations: number;
};

/** Figures as they are published, in the form of a `Game`. */
export const published = (figures: Omit<Figures, 'lineUnits' | 'combinations'>) => ({
  rtp: (figures.rtp * 100).toFixed(2),
  hit: (figures.hit * 100).toFixed(2),
  above: (figures.above * 100).toFixed(2),
  deviation: figures.deviation.toFixed(2),
  highest: String(figures.highest),
});

/** Sums over all combinations that open the same feature. */
type Sums = { count: number; units: number; squares: number; paid: number; above: number };

/** By what a spin opens: the number of scatters, or 1 for a pick, or 0. */
type Spins = { sums: Sums[]; top: number };

export const figuresOf = (rules: ReelRules): Figures => {
  const combinations = rules.strips.reduce((product, strip) => product * strip.length, 1);
  const { sums, top } = rules.strips.length < 5 ? readEverySpin(rules) : countEverySpin(rules);
  const shares = sums.map((sum) => ({
    chance: sum.count / combinations,
    units: sum.units / combinations,
    squares: sum.squares / combinations,
  }));
  const features = featuresOf(rules, shares);
  const mean = shares.reduce(
    (m, share, k) => m + share.units + share.chance * features[k]!.mean,
    0,
  );
  const square = shares.reduce((m, share, k) => {
    const { mean: extra, square: extraSquare } = features[k]!;
    return m + share.squares + 2 * share.units * extra + share.chance * extraSquare;
  }, 0);
  const paid = sums.reduce((n, sum, k) => n + (features[k]!.mean ? sum.count : sum.paid), 0);
  const above = sums.reduce((n, sum, k) => n + (features[k]!.mean ? sum.count : sum.above), 0);
  return {
    rtp: mean / rules.units,
    hit: paid / combinations,
    above: above / combinations,
    deviation: Math.sqrt(square - mean * mean) / rules.units,
    highest: highestOf(rules, top),
    lineUnits: sums.reduce((total, sum) => total + sum.units, 0),
    combinations,
  };
};

/**
 * What the enumeration reads for one combination of five stops, without features: to be compared
 * with a round.
 */
export const countedUnits = (rules: ReelRules): ((stops: readonly number[]) => number) => {
  const table = tableOf(rules);
  return (stops) => {
    const [, , , d = 0, e = 0] = stops;
    let running = table.all;
    for (const reel of [0, 1, 2]) running = table.going(running, reel, stops[reel] ?? 0);
    const special = stops.reduce((seen, stop, reel) => seen + table.special(reel, stop), 0);
    const units = running.reduce((sum, { item, times }) => {
      const fourth = table.times(3, d, item);
      const fifth = fourth && table.times(4, e, item);
      return sum + times * (fourth || 1) * (fifth || 1) * table.pay(item, 3 + +!!fourth + +!!fifth);
    }, 0);
    return units + (rules.scatter?.pays[special] ?? 0) * rules.units;
  };
};

type Share = { chance: number; units: number; squares: number };

/** What a feature adds to the spin that opened it: mean and mean square, in units. */
type Extra = { mean: number; square: number };

const nothing: Extra = { mean: 0, square: 0 };

const featuresOf = (rules: ReelRules, shares: Share[]): Extra[] => {
  const { scatter, pick } = rules;
  if (scatter) {
    const value = freeSpinsValue(scatter, shares);
    return shares.map((_, k) =>
      scatter.spins[k] ? value(scatter.spins[k], scatter.spins[k]) : nothing,
    );
  }
  const picked = pick ? picksValue(pick, rules.units) : nothing;
  return shares.map((_, k) => (k === 1 ? picked : nothing));
};

/** Every set of plates that may be lifted, each as likely as any other. */
export const everyLift = ({ plates, lifts }: Pick): PlateFace[][] => {
  const sets = (from: number, left: number): PlateFace[][] =>
    left === 0
      ? [[]]
      : plates
          .slice(from)
          .flatMap((face, skip) =>
            sets(from + skip + 1, left - 1).map((others) => [face, ...others]),
          );
  return sets(0, lifts);
};

const picksValue = (pick: Pick, units: number): Extra => {
  const pays = everyLift(pick).map((faces) => platesPay(faces) * units);
  return {
    mean: pays.reduce((sum, pay) => sum + pay, 0) / pays.length,
    square: pays.reduce((sum, pay) => sum + pay * pay, 0) / pays.length,
  };
};

/**
 * Value of `left` free spins when `awarded` have been given: spins of the same strips, retriggers
 * capped.
 */
const freeSpinsValue = (scatter: Scatter, shares: Share[]) => {
  const known = new Map<number, Extra>();
  const value = (left: number, awarded: number): Extra => {
    if (left === 0) return nothing;
    const key = left * 1000 + awarded;
    const earlier = known.get(key);
    if (earlier) return earlier;
    const m = scatter.multiplier;
    const total = { mean: 0, square: 0 };
    for (const [k, share] of shares.entries()) {
      const more = Math.min(scatter.spins[k] ?? 0, scatter.most - awarded);
      const rest = value(left - 1 + more, awarded + more);
      total.mean += m * share.units + share.chance * rest.mean;
      total.square +=
        m * m * share.squares + 2 * m * share.units * rest.mean + share.chance * rest.square;
    }
    known.set(key, total);
    return total;
  };
  return value;
};

const highestOf = ({ units, scatter, pick }: ReelRules, top: number): number => {
  if (scatter) return (top + scatter.most * scatter.multiplier * top) / units;
  if (pick) return top / units + Math.max(...everyLift(pick).map(platesPay));
  return top / units;
};

const newSums = (): Sums => ({ count: 0, units: 0, squares: 0, paid: 0, above: 0 });

/** Three reels: every combination is read by the very code that reads a round. */
const readEverySpin = (rules: ReelRules): Spins => {
  const sums = [newSums()];
  let top = 0;
  const [a = [], b = [], c = []] = rules.strips;
  for (let i = 0; i < a.length; i += 1) {
    for (let j = 0; j < b.length; j += 1) {
      for (let k = 0; k < c.length; k += 1) {
        const { units } = spinPhase(rules, [i, j, k]);
        add(sums[0]!, units, rules.units);
        top = Math.max(top, units);
      }
    }
  }
  return { sums, top };
};

const add = (sums: Sums, units: number, stake: number): void => {
  sums.count += 1;
  if (!units) return;
  sums.paid += 1;
  if (units > stake) sums.above += 1;
  sums.units += units;
  sums.squares += units * units;
};

/**
 * Five reels: 24.3 million combinations in typed arrays. An *item* is what may win: a symbol on a
 * line, or a symbol by ways. `times[reel][stop * items + item]` says how often it is met on that
 * reel: 0 or 1 on a line, the number of its cells by ways. Items still running after three reels
 * are followed further.
 */
const countEverySpin = (rules: ReelRules): Spins => {
  const table = tableOf(rules);
  const sums = Array.from({ length: 6 }, newSums);
  const [n0, n1, n2] = rules.strips.map((strip) => strip.length) as [number, number, number];
  let top = 0;
  for (let a = 0; a < n0; a += 1) {
    const first = table.going(table.all, 0, a);
    for (let b = 0; b < n1; b += 1) {
      const second = table.going(first, 1, b);
      for (let c = 0; c < n2; c += 1) {
        const running = table.going(second, 2, c);
        const special = table.special(0, a) + table.special(1, b) + table.special(2, c);
        top = Math.max(top, lastTwoReels(rules, table, running, special, sums));
      }
    }
  }
  return { sums, top };
};

const lastTwoReels = (
  rules: ReelRules,
  table: ProofTable,
  running: Running[],
  special: number,
  sums: Sums[],
): number => {
  const fourth = rules.strips[3]!.length;
  const fifth = rules.strips[4]!.length;
  let top = 0;
  for (let d = 0; d < fourth; d += 1) {
    const further = table.going(running, 3, d);
    const ended = running
      .filter(({ item }) => !table.times(3, d, item))
      .reduce((units, { item, times }) => units + times * table.pay(item, 3), 0);
    const seen = special + table.special(3, d);
    for (let e = 0; e < fifth; e += 1) {
      let units = ended;
      for (const { item, times } of further) {
        const last = table.times(4, e, item);
        units += last ? times * last * table.pay(item, 5) : times * table.pay(item, 4);
      }
      const opened = openedBy(rules, seen + table.special(4, e));
      units += (rules.scatter?.pays[opened] ?? 0) * rules.units;
      add(sums[opened]!, units, rules.units);
      if (units > top) top = units;
    }
  }
  return top;
};

const openedBy = ({ pick }: ReelRules, seen: number): number =>
  pick ? Number(seen === pick.reels.length) : seen;
