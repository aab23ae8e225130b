import { warmWhite } from '@parlour/ui/engraving/inks';
import { rowCentre, type Sheet2D } from './canvas-reels';
import { borderGap } from './frame';
import type { Amount, Tag } from '../timeline/scene';
import { gapTagSize, lineTagShift, middleGap, tagHeight, tagRow } from './tag-places';

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
  const y = rowCentre(sheet, last) + lineTagShift(layout, sheet.rows, last);
  const size = gapTagSize(layout);
  drawTag(context, sheet, amount, { right: cols * layout.cellWidth + borderGap, y, size });
};

/** The amounts of groups of a cascade, each on a row of its own; of ways, in the middle gap. */
export const drawTags = (
  context: CanvasRenderingContext2D,
  sheet: Sheet2D,
  tags: readonly Tag[],
): void => {
  const { layout, cols, rows, look } = sheet;
  const taken = new Set<number>();
  const isOnRow = look.isCascade === true;
  const size = isOnRow ? Math.max(16, Math.min(26, layout.cellWidth * 0.36)) : gapTagSize(layout);
  for (const tag of tags) {
    const row = isOnRow ? tagRow(rows, tag, taken) : middleGap(rows);
    taken.add(row);
    const width = tagWidth(context, sheet, tag, size);
    const right = (cols * layout.cellWidth + width) / 2;
    const y = isOnRow ? rowCentre(sheet, row) : row * layout.cellHeight;
    drawTag(context, sheet, tag, { right, y, size });
  }
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
  const height = size * tagHeight;
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
