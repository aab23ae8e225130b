import type { Ask } from '../../fair/fair';
import type { Board, SymbolName, Win } from './round';
import type { CascadeRules } from './slot';

const gone = '';

export const emptyBoard = ({ cols, rows }: CascadeRules): Board =>
  Array.from({ length: cols }, () => Array.from({ length: rows }, () => gone));

/** One draw for every empty cell: stream = fall × cells + cell, cells counted down each column. */
export const asksOf = (rules: CascadeRules, board: Board, fall: number): Ask[] => {
  const below = Object.values(rules.weights).reduce((sum, weight) => sum + weight);
  const { cols, rows } = rules;
  return emptyCells(board).map(({ reel, row }) => ({
    stream: (fall * cols + reel) * rows + row,
    below,
  }));
};

/** The board with its empty cells filled by the drawn numbers, in the order of `asksOf`. */
export const refilled = (rules: CascadeRules, board: Board, drawn: readonly number[]): Board => {
  const full = board.map((column) => [...column]);
  emptyCells(board).forEach(({ reel, row }, index) => {
    (full[reel] as SymbolName[])[row] = symbolOf(rules, drawn[index] ?? 0);
  });
  return full;
};

/** Every symbol of which enough are in view anywhere. */
export const anywhereWins = (rules: CascadeRules, board: Board, multiplier: number): Win[] =>
  [...rules.symbols].reverse().flatMap((symbol) => {
    const cells = board.flatMap((column, reel) =>
      column.flatMap((name, row) => (name === symbol ? [{ reel, row }] : [])),
    );
    const pay = payOf(rules, symbol, cells.length);
    if (!pay) return [];
    return [
      {
        kind: 'anywhere' as const,
        symbol,
        count: cells.length,
        cells,
        multiplier,
        units: pay * multiplier,
      },
    ];
  });

/** The paytable's tier that a count reaches: the highest number of alike that is not above it. */
export const payOf = (rules: CascadeRules, symbol: SymbolName, count: number): number => {
  let reached = 0;
  for (const [alike, units] of Object.entries(rules.pays[symbol] ?? {})) {
    if (count >= Number(alike)) reached = Math.max(reached, units ?? 0);
  }
  return reached;
};

/** What paid falls out; what lay above it sinks; the top of each column is empty. */
export const fallen = (board: Board, wins: readonly Win[]): Board => {
  const paid = new Set(wins.map(({ symbol }) => symbol));
  return board.map((column) => {
    const left = column.filter((name) => !paid.has(name));
    return [...Array.from({ length: column.length - left.length }, () => gone), ...left];
  });
};

const emptyCells = (board: Board) =>
  board.flatMap((column, reel) =>
    column.flatMap((name, row) => (name === gone ? [{ reel, row }] : [])),
  );

const symbolOf = (rules: CascadeRules, drawn: number): SymbolName => {
  let rest = drawn;
  for (const symbol of rules.symbols) {
    rest -= rules.weights[symbol] ?? 0;
    if (rest < 0) return symbol;
  }
  throw new RangeError(`${rules.code}: ${drawn} is not below the sum of the weights`);
};
