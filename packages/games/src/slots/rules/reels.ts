import { anyBar, type Board, type Cell, type SymbolName, type Win } from './round';
import type { ReelRules } from './slot';

/**
 * What stands in the window when reel `reel` stops with strip index `stops[reel]` in the top row.
 */
export const boardAt = (rules: ReelRules, stops: readonly number[]): Board =>
  rules.strips.map((strip, reel) =>
    Array.from({ length: rules.rows }, (_, row) => onStrip(strip, (stops[reel] ?? 0) + row)),
  );

/** The strip's true neighbours of the window, above and below. */
export const neighboursAt = (
  rules: ReelRules,
  stops: readonly number[],
): [SymbolName, SymbolName][] =>
  rules.strips.map((strip, reel) => {
    const stop = stops[reel] ?? 0;
    return [onStrip(strip, stop - 1), onStrip(strip, stop + rules.rows)];
  });

/** The board as it is read for wins, when a wild fills its reel; undefined when nothing changes. */
export const filledBoard = (rules: ReelRules, board: Board): Board | undefined => {
  const { wild } = rules;
  const reel = wild?.fillsReel;
  if (!wild || reel === undefined || !board[reel]?.includes(wild.symbol)) return undefined;
  return board.map((column, index) => (index === reel ? column.map(() => wild.symbol) : column));
};

/** All wins of a board on lines or ways; `multiplier` is the free spins'. */
export const boardWins = (rules: ReelRules, board: Board, multiplier: number): Win[] => {
  const wins =
    rules.kind === 'ways'
      ? rules.symbols.map((symbol) => waysWin(rules, board, symbol))
      : rules.lines.map((line, index) => lineWin(rules, board, line, index));
  return wins
    .filter((win) => win !== undefined)
    .map((win) => ({
      ...win,
      multiplier: win.multiplier * multiplier,
      units: win.units * multiplier,
    }));
};

/** The scatters in view, and what they pay: multiples of the total stake. */
export const scatterWin = (
  rules: ReelRules,
  board: Board,
  multiplier: number,
): { count: number; win: Win | undefined } => {
  const { scatter } = rules;
  if (!scatter) return { count: 0, win: undefined };
  const cells = cellsOf(board, scatter.symbol);
  const count = new Set(cells.map(({ reel }) => reel)).size;
  const times = scatter.pays[count] ?? 0;
  if (!times) return { count, win: undefined };
  const units = times * rules.units * multiplier;
  return {
    count,
    win: { kind: 'scatter', symbol: scatter.symbol, count, cells, multiplier, units },
  };
};

/** True when the symbol of the pick is in view on each of its reels. */
export const opensPick = (rules: ReelRules, board: Board): boolean => {
  const { pick } = rules;
  return !!pick && pick.reels.every((reel) => board[reel]?.includes(pick.symbol));
};

/**
 * Which reels are waited for: the reels already stopped hold all but one of a feature's symbols,
 * and this one can bring the last. It reads stopped reels only, so a hit and a miss wait alike.
 */
export const waitsOf = (rules: ReelRules, board: Board): boolean[] =>
  board.map((_, reel) => {
    const stopped = board.slice(0, reel);
    return awaitsScatter(rules, stopped, reel) || awaitsPick(rules, stopped, reel);
  });

const awaitsScatter = ({ scatter, strips }: ReelRules, stopped: Board, reel: number): boolean => {
  if (!scatter || !strips[reel]?.includes(scatter.symbol)) return false;
  const needed = Math.min(...Object.keys(scatter.spins).map(Number));
  return stopped.filter((column) => column.includes(scatter.symbol)).length === needed - 1;
};

const awaitsPick = ({ pick }: ReelRules, stopped: Board, reel: number): boolean =>
  !!pick &&
  reel === pick.reels.at(-1) &&
  pick.reels.slice(0, -1).every((other) => stopped[other]?.includes(pick.symbol));

/** The best of one line: a run from the left, else what a mixed or partial line pays. */
const lineWin = (
  rules: ReelRules,
  board: Board,
  line: readonly number[],
  index: number,
): Win | undefined => {
  const cells = line.map((row, reel) => ({ reel, row }));
  const symbols = cells.map(({ reel, row }) => board[reel]?.[row] ?? '');
  const found =
    runOf(rules, symbols) ?? mixedOf(rules, symbols) ?? someOf(rules, symbols) ?? undefined;
  if (!found) return undefined;
  const { symbol, on, pay } = found;
  const multiplier =
    rules.wild?.doubles && symbol !== rules.wild.symbol
      ? doublings(found, symbols, rules.wild.symbol)
      : 1;
  return {
    kind: 'line',
    symbol,
    count: on.length,
    cells: on.map((position) => cells[position] as Cell),
    line: index,
    multiplier,
    units: pay * multiplier,
  };
};

type Found = { symbol: SymbolName; on: number[]; pay: number };

const doublings = ({ on }: Found, symbols: SymbolName[], wild: SymbolName): number =>
  2 ** on.filter((position) => symbols[position] === wild).length;

/**
 * The longest run from the left; a wild stands for every symbol, and only wilds alone are wilds.
 */
const runOf = ({ wild, pays }: ReelRules, symbols: SymbolName[]): Found | undefined => {
  const symbol = symbols.find((name) => name !== wild?.symbol) ?? wild?.symbol ?? '';
  let count = 0;
  while (count < symbols.length && (symbols[count] === symbol || symbols[count] === wild?.symbol)) {
    count += 1;
  }
  const pay = pays[symbol]?.[count] ?? 0;
  return pay ? { symbol, on: firstOf(count), pay } : undefined;
};

const mixedOf = ({ wild, mixed }: ReelRules, symbols: SymbolName[]): Found | undefined =>
  mixed && symbols.every((name) => name === wild?.symbol || mixed.symbols.includes(name))
    ? { symbol: anyBar, on: firstOf(symbols.length), pay: mixed.units }
    : undefined;

const someOf = ({ some }: ReelRules, symbols: SymbolName[]): Found | undefined => {
  if (!some) return undefined;
  const on = firstOf(symbols.length).filter((position) => symbols[position] === some.symbol);
  return on.length === some.count ? { symbol: some.symbol, on, pay: some.units } : undefined;
};

/** A symbol on neighbouring reels from the left, in any rows: the counts of its cells multiply. */
const waysWin = (rules: ReelRules, board: Board, symbol: SymbolName): Win | undefined => {
  const cells: Cell[] = [];
  let ways = 1;
  let count = 0;
  for (; count < board.length; count += 1) {
    const here = (board[count] ?? []).flatMap((name, row) =>
      name === symbol || name === rules.wild?.symbol ? [{ reel: count, row }] : [],
    );
    if (!here.length) break;
    ways *= here.length;
    cells.push(...here);
  }
  const pay = rules.pays[symbol]?.[count] ?? 0;
  if (!pay) return undefined;
  return { kind: 'ways', symbol, count, cells, ways, multiplier: 1, units: ways * pay };
};

const cellsOf = (board: Board, symbol: SymbolName): Cell[] =>
  board.flatMap((column, reel) =>
    column.flatMap((name, row) => (name === symbol ? [{ reel, row }] : [])),
  );

const firstOf = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const onStrip = (strip: SymbolName[], index: number): SymbolName =>
  strip[(index + strip.length) % strip.length] ?? '';
