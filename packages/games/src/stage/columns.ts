import type { Board, Cell } from '../lib/round';
import type { ReelRules } from '../lib/slot';
import {
  easeOut,
  fall,
  feel,
  freeTravel,
  fullSpeedAt,
  recallMs,
  speedAt,
  travelAt,
  type ReelPlan,
} from './feel';
import { peekAlpha, standing, type Column, type Item } from './scene';

/** A strip seen when `travelled` cells have run past since its top row showed `base`. */
const onStrip = (
  strip: readonly string[],
  base: number,
  travelled: number,
  rows: number,
  isBlurred: boolean,
): Column => {
  const top = base - travelled;
  const items: Item[] = [];
  for (let index = Math.floor(top) - 1; index <= Math.ceil(top) + rows; index++) {
    const symbol = strip[((index % strip.length) + strip.length) % strip.length] ?? '';
    items.push({ symbol, y: index - top, alpha: 1 });
  }
  return { items, isBlurred };
};

/** Half tone away from the only row, for games whose neighbours peek in. */
export const withPeeks = (columns: Column[]): Column[] =>
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
): Column[] =>
  rules.strips.map((strip, reel) => {
    const plan = goal?.plans[reel];
    const travelled = travelAt(t, reel, plan);
    const isBlurred = Math.abs(speedAt(t, reel, plan)) > feel.printAbove;
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
): Column[] =>
  rules.strips.map((strip, reel) => {
    const begun = freeTravel(calledAt - reel * feel.staggerMs);
    // The ease's first slope is four: this way is as long as the speed wants it, to a whole cell.
    const wished = (feel.cellsPerSecond * recallMs) / 4000;
    const end = Math.ceil(begun + wished);
    const share = Math.min(1, Math.max(0, (t - calledAt) / recallMs));
    const travelled = begun + (end - begun) * easeOut(share);
    return onStrip(strip, (stops[reel] ?? 0) + end, travelled, rules.rows, share < 0.3);
  });

/** A whole board that falls out (`share` over 0) or in, column by column. */
export const columnsFallingOut = (board: Board, since: number): Column[] =>
  board.map((symbols, reel) => {
    const share = dropShare(since - reel * fall.columnMs);
    const items = symbols.map((symbol, row) => ({
      symbol,
      y: row + share * (symbols.length + 1),
      alpha: 1,
    }));
    return { items, isBlurred: false };
  });

export const columnsFallingIn = (board: Board, since: number): Column[] =>
  board.map((symbols, reel) => {
    const share = dropShare(since - reel * fall.columnMs);
    const items = symbols.map((symbol, row) => ({
      symbol,
      y: row - (1 - share) * (symbols.length + 1),
      alpha: 1,
    }));
    return { items, isBlurred: false };
  });

/** How long a whole board takes to fall. */
export const boardFallMs = (cols: number): number => (cols - 1) * fall.columnMs + fall.dropMs;

const dropShare = (since: number): number => {
  const share = Math.min(1, Math.max(0, since / fall.dropMs));
  return share * share;
};

/** What is left sinks to its place, and what is new follows from above. */
export const columnsRefilling = (board: Board, removed: readonly Cell[], since: number): Column[] =>
  board.map((symbols, reel) => {
    const gone = new Set(removed.filter((cell) => cell.reel === reel).map(({ row }) => row));
    const kept = symbols.map((_, row) => row).filter((row) => !gone.has(row));
    const share = dropShare(since);
    const items = symbols.map((symbol, row) => {
      const from = row < gone.size ? row - gone.size : (kept[row - gone.size] ?? row);
      return { symbol, y: from + (row - from) * share, alpha: 1 };
    });
    return { items, isBlurred: false };
  });

/** One board gives way to another, column by column, without travel. */
export const columnsCrossFading = (
  from: Column[],
  to: Column[],
  since: number,
  eachMs: number,
): Column[] =>
  to.map((column, reel) => {
    const share = Math.min(1, Math.max(0, (since - reel * eachMs) / eachMs));
    const fade = (items: Item[], by: number) =>
      items.map((item) => ({ ...item, alpha: item.alpha * by }));
    const items = [
      ...(share < 1 ? fade(from[reel]?.items ?? [], 1 - share) : []),
      ...(share > 0 ? fade(column.items, share) : []),
    ];
    return { items, isBlurred: false };
  });

/** The wild fills its reel: the board read for wins comes up over the one that stopped. */
export const columnsFilling = (board: Board, read: Board, share: number): Column[] => {
  const columns = standing(board);
  return standing(read).map((column, reel) => {
    const isSame = read[reel]?.every((symbol, row) => symbol === board[reel]?.[row]);
    if (isSame || share >= 1) return column;
    return columnsCrossFading([columns[reel] ?? column], [column], share, 1)[0] ?? column;
  });
};
