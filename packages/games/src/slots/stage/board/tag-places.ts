import type { Layout } from './layout';
import type { Tag } from '../timeline/scene';

/** Height to letters of a tag. */
export const tagHeight = 1.5;

/**
 * The size of a tag's letters between two rows. It may reach a little into the squares of the
 * symbols, whose drawings end before; a smaller one would be illegible.
 */
export const gapTagSize = ({
  cellWidth,
  cellHeight,
  symbol,
}: Pick<Layout, 'cellWidth' | 'cellHeight' | 'symbol'>): number => {
  const room = cellHeight - symbol + symbol / 6;
  return Math.max(14, Math.min(26, cellWidth * 0.24, room / tagHeight));
};

/** How far from the middle of a line's last cell its tag stands: under it, over the bottom row. */
export const lineTagShift = (
  { cellHeight, symbol }: Pick<Layout, 'cellHeight' | 'symbol'>,
  rows: number,
  row: number,
): number => {
  if (rows === 1) return symbol / 2 + 20;
  return row === rows - 1 ? -cellHeight / 2 : cellHeight / 2;
};

/** The row below the gap that is nearest to the middle. */
export const middleGap = (rows: number): number => Math.ceil(rows / 2);

/** Which row a group's tag stands on, away from its own cells and from other tags. */
export const tagRow = (rows: number, { cells }: Pick<Tag, 'cells'>, taken: Set<number>): number => {
  const middle = (rows - 1) / 2;
  const scores = Array.from({ length: rows }, (_, row) => {
    const own = cells.filter((cell) => cell.row === row).length;
    return { row, score: own + Math.abs(row - middle) * 1.5 + (taken.has(row) ? 100 : 0) };
  });
  return scores.reduce((best, one) => (one.score < best.score ? one : best)).row;
};
