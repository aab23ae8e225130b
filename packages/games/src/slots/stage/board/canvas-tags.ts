import { warmWhite } from '../print/burin';
import { rowCentre, type Sheet2D } from './canvas-reels';
import { borderGap } from './frame';
import type { Amount, Tag } from '../timeline/scene';

const family = "'Brand Figures', 'Brand Text', system-ui, sans-serif";

type Place = { right: number; y: number; size: number };

/**
 * What a line paid, at its end: in the gap under its last cell, over it on the bottom row, so that
 * it covers no symbol.
 */
export const drawLineTag = (
  context: CanvasRenderingContext2D,
  sheet: Sheet2D,
  amount: Amount,
  rows: readonly number[],
): void => {
  const { layout, cols } = sheet;
  const last = rows.at(-1) ?? 0;
  const half = sheet.rows === 1 ? layout.symbol / 2 + 20 : layout.cellHeight / 2;
  const isBottom = last === sheet.rows - 1 && sheet.rows > 1;
  const y = rowCentre(sheet, last) + (isBottom ? -half : half);
  const size = Math.max(15, Math.min(26, layout.cellWidth * 0.24));
  drawTag(context, sheet, amount, { right: cols * layout.cellWidth + borderGap, y, size });
};

/** The amounts of groups, each on the row near the middle where fewest of its cells lie. */
export const drawTags = (
  context: CanvasRenderingContext2D,
  sheet: Sheet2D,
  tags: readonly Tag[],
): void => {
  const { layout, cols } = sheet;
  const taken = new Set<number>();
  const size = Math.max(16, Math.min(26, layout.cellWidth * 0.36));
  for (const tag of tags) {
    const row = tagRow(sheet.rows, tag, taken);
    taken.add(row);
    const width = tagWidth(context, sheet, tag, size);
    const right = (cols * layout.cellWidth + width) / 2;
    drawTag(context, sheet, tag, { right, y: rowCentre(sheet, row), size });
  }
};

/** Pure: which row a group's tag stands on, away from its own cells and from other tags. */
export const tagRow = (rows: number, { cells }: Pick<Tag, 'cells'>, taken: Set<number>): number => {
  const middle = (rows - 1) / 2;
  const scores = Array.from({ length: rows }, (_, row) => {
    const own = cells.filter((cell) => cell.row === row).length;
    return { row, score: own + Math.abs(row - middle) * 1.5 + (taken.has(row) ? 100 : 0) };
  });
  return scores.reduce((best, one) => (one.score < best.score ? one : best)).row;
};

const fontOf = (size: number): string => `620 ${size}px ${family}`;

const tagWidth = (
  context: CanvasRenderingContext2D,
  sheet: Sheet2D,
  { units, isGain }: Amount,
  size: number,
): number => {
  context.font = fontOf(size);
  return context.measureText(sheet.amountOf(units, isGain)).width + size * 1.5;
};

/** A printed tag: warm white, figures in the ground. It opens from its right end. */
const drawTag = (
  context: CanvasRenderingContext2D,
  sheet: Sheet2D,
  amount: Amount,
  { right, y, size }: Place,
): void => {
  if (amount.share <= 0) return;
  const { ground } = sheet.look.palette;
  const width = tagWidth(context, sheet, amount, size);
  const height = size * 1.62;
  context.save();
  context.globalAlpha = amount.share;
  context.beginPath();
  context.rect(right - width * amount.share - 2, y - height, width * amount.share + 4, 2 * height);
  context.clip();
  context.fillStyle = warmWhite;
  context.strokeStyle = ground;
  context.lineWidth = 1.8;
  context.beginPath();
  context.rect(right - width, y - height / 2, width, height);
  context.fill();
  context.stroke();
  context.fillStyle = ground;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(sheet.amountOf(amount.units, amount.isGain), right - width / 2, y + 0.5);
  context.restore();
};
