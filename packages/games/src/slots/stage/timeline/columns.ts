import type { Board, Cell } from '../../rules/round';
import type { ReelRules } from '../../rules/slot';
import {
  easeOut,
  motion,
  freeTravel,
  fullSpeedAt,
  recallMs,
  speedAt,
  travelAt,
  type ReelPlan,
} from './motion';
import { peekAlpha, standing, type ReelColumn, type Item } from './scene';
import { times } from './times';

/** A strip seen when `travelled` cells have run past since its top row showed `base`. */
const onStrip = (
  strip: readonly string[],
  base: number,
  travelled: number,
  rows: number,
  isBlurred: boolean,
): ReelColumn => {
  const top = base - travelled;
  const items: Item[] = [];
  for (let index = Math.floor(top) - 1; index <= Math.ceil(top) + rows; index++) {
    const symbol = strip[((index % strip.length) + strip.length) % strip.length] ?? '';
    items.push({ symbol, y: index - top, alpha: 1 });
  }
  return { items, isBlurred };
};

/** Half tone away from the only row, for games whose neighbours peek in. */
export const withPeeks = (columns: ReelColumn[]): ReelColumn[] =>
  columns.map((column) => ({
    ...column,
    items: column.items.map((item) => ({
      ...item,
      alpha: column.isBlurred ? 1 : 1 - (1 - peekAlpha) * Math.min(1, Math.abs(item.y)),
    })),
  }));

/** Where a reel goes: known from the answer on. */
export type Goal = { plans: ReelPlan[]; stops: readonly number[]; exchangeAt: number };

/**
 * Reels at time `t`. A reel runs on from where it stood until its strip is exchanged at full speed,
 * so that the true neighbours of the stop run in.
 */
export const runningColumns = (
  rules: ReelRules,
  from: readonly number[],
  t: number,
  goal?: Goal,
): ReelColumn[] =>
  rules.strips.map((strip, reel) => {
    const plan = goal?.plans[reel];
    const travelled = travelAt(t, reel, plan);
    const isBlurred = Math.abs(speedAt(t, reel, plan)) > motion.printAbove;
    const isExchanged = goal && plan && t >= Math.max(goal.exchangeAt, fullSpeedAt(reel));
    const base = isExchanged ? (goal.stops[reel] ?? 0) + plan.cells : (from[reel] ?? 0);
    return onStrip(strip, base, travelled, rules.rows, isBlurred);
  });

/** Reels called back to where they stood: from the speed they have to rest, in `recallMs`. */
export const recalledColumns = (
  rules: ReelRules,
  stops: readonly number[],
  calledAt: number,
  t: number,
): ReelColumn[] =>
  rules.strips.map((strip, reel) => {
    const begun = freeTravel(calledAt - reel * motion.staggerMs);
    // The ease's first slope is four: this way is as long as the speed wants it, to a whole cell.
    const wished = (motion.cellsPerSecond * recallMs) / 4000;
    const end = Math.ceil(begun + wished);
    const share = Math.min(1, Math.max(0, (t - calledAt) / recallMs));
    const travelled = begun + (end - begun) * easeOut(share);
    return onStrip(strip, (stops[reel] ?? 0) + end, travelled, rules.rows, share < 0.3);
  });

/** How long a whole board takes to be exchanged, or what was paid to be filled up. */
export const exchangeMs = (cols: number): number =>
  (cols - 1) * times.fall.column + times.fall.drop;

const dropShare = (since: number, reel: number): number => {
  const own = since - reel * times.fall.column;
  const share = Math.min(1, Math.max(0, own / times.fall.drop));
  return share * share;
};

/** Column by column the new board pushes the old one out: it is never empty. */
export const columnsExchanging = (before: Board, board: Board, since: number): ReelColumn[] =>
  board.map((symbols, reel) => {
    const share = dropShare(since, reel);
    const rows = symbols.length;
    const fallen = (list: readonly string[], shift: number): Item[] =>
      list.map((symbol, row) => ({ symbol, y: row + shift, alpha: 1 }));
    const items = [
      ...(share < 1 ? fallen(before[reel] ?? [], share * rows) : []),
      ...(share > 0 ? fallen(symbols, (share - 1) * rows) : []),
    ];
    return { items, isBlurred: false };
  });

/** What was paid fades where it lies. */
export const columnsFading = (
  board: Board,
  removed: readonly Cell[],
  share: number,
): ReelColumn[] => {
  const gone = new Set(removed.map(({ reel, row }) => `${reel},${row}`));
  return standing(board).map((column, reel) => ({
    ...column,
    items: column.items.map((item) =>
      gone.has(`${reel},${item.y}`) ? { ...item, alpha: 1 - share } : item,
    ),
  }));
};

/** What is left sinks to its place, and what is new follows from above, column by column. */
export const columnsRefilling = (
  board: Board,
  removed: readonly Cell[],
  since: number,
): ReelColumn[] =>
  board.map((symbols, reel) => {
    const gone = new Set(removed.filter((cell) => cell.reel === reel).map(({ row }) => row));
    const rest = symbols.map((_, row) => row).filter((row) => !gone.has(row));
    const share = dropShare(since, reel);
    const items = symbols.map((symbol, row) => {
      const from = row < gone.size ? row - gone.size : (rest[row - gone.size] ?? row);
      return { symbol, y: from + (row - from) * share, alpha: 1 };
    });
    return { items, isBlurred: false };
  });

/** One board gives way to another without travel. `share` runs from 0 to 1. */
export const columnsCrossFading = (
  from: ReelColumn[],
  to: ReelColumn[],
  share: number,
): ReelColumn[] =>
  to.map((column, reel) => {
    const by = Math.min(1, Math.max(0, share));
    const fade = (items: Item[], alpha: number) =>
      items.map((item) => ({ ...item, alpha: item.alpha * alpha }));
    const items = [
      ...(by < 1 ? fade(from[reel]?.items ?? [], 1 - by) : []),
      ...(by > 0 ? fade(column.items, by) : []),
    ];
    return { items, isBlurred: false };
  });

/** The wild fills its reel: the board read for wins comes up over the one that stopped. */
export const columnsFilling = (board: Board, read: Board, share: number): ReelColumn[] => {
  const columns = standing(board);
  return standing(read).map((column, reel) => {
    const isSame = read[reel]?.every((symbol, row) => symbol === board[reel]?.[row]);
    if (isSame || share >= 1) return column;
    return columnsCrossFading([columns[reel] ?? column], [column], share)[0] ?? column;
  });
};
