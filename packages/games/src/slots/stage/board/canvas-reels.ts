import { wellColour } from './frame';
import type { Layout } from './layout';
import type { Look } from '../print/look';
import type { ReelColumn, Scene } from '../timeline/scene';
import type { Bitmap, Sprites } from '../print/sprites';

/** What both canvases draw upon: the inside of the frame, in CSS pixels. */
export type Sheet2D = {
  look: Look;
  layout: Layout;
  cols: number;
  rows: number;
  sprites: Pick<Sprites, 'get'>;
  /** A number of units as money. */
  amountOf: (units: number, isGain: boolean) => string;
};

/** The motion print stretches a symbol this much. */
const stretch = 1.5;
/** Ground lines cross it this far apart. */
const printPitch = 3.2;
const printWidth = 1.7;

/** How faint symbols are that are not part of a win. */
export const dimmed = 0.4;

/** Centre of a row's symbol from the top of the window. */
export const rowCentre = ({ layout, rows }: Sheet2D, row: number): number =>
  rows === 1
    ? layout.cellHeight / 2 + row * layout.pitch
    : row * layout.pitch + layout.cellHeight / 2;

/** Draws all reels of a scene, in CSS pixels from the window's corner. */
export const drawReels = (
  context: CanvasRenderingContext2D,
  sheet: Sheet2D,
  scene: Scene,
): void => {
  const { layout, cols, rows } = sheet;
  context.clearRect(0, 0, cols * layout.cellWidth, rows * layout.cellHeight);
  const printed = new Set(scene.negative.map(({ reel, row }) => `${reel},${row}`));
  const dim = 1 - (1 - dimmed) * scene.dim.share;
  scene.columns.forEach((column, reel) => {
    context.save();
    context.beginPath();
    context.rect(reel * layout.cellWidth + 2, 0, layout.cellWidth - 4, rows * layout.cellHeight);
    context.clip();
    if (column.isBlurred) drawMotion(context, sheet, column, reel);
    else
      drawStanding(context, sheet, {
        column,
        reel,
        printed,
        dim: reel < scene.dim.reels ? dim : 1,
      });
    context.restore();
  });
};

type Still = { column: ReelColumn; reel: number; printed: ReadonlySet<string>; dim: number };

const drawStanding = (
  context: CanvasRenderingContext2D,
  sheet: Sheet2D,
  { column, reel, printed, dim }: Still,
): void => {
  const { layout, sprites } = sheet;
  const { symbol: size, cellWidth } = layout;
  const x = reel * cellWidth + (cellWidth - size) / 2;
  for (const item of column.items) {
    if (printed.has(`${reel},${item.y}`)) continue;
    const bitmap = sprites.get(item.symbol, 'idle');
    if (!bitmap) continue;
    context.globalAlpha = item.alpha * dim;
    context.drawImage(bitmap, x, rowCentre(sheet, item.y) - size / 2, size, size);
  }
};

const drawMotion = (
  context: CanvasRenderingContext2D,
  sheet: Sheet2D,
  column: ReelColumn,
  reel: number,
): void => {
  const { layout, sprites, look, rows } = sheet;
  const { symbol: size, cellWidth, cellHeight } = layout;
  const x = reel * cellWidth + (cellWidth - size) / 2;
  const height = size * stretch;
  for (const item of column.items) {
    const bitmap = sprites.get(item.symbol, 'idle');
    if (bitmap) {
      context.drawImage(bitmap, x, rowCentre(sheet, item.y) - height / 2, size, height);
    }
  }
  const bars = barsOf(look, cellWidth, rows * cellHeight);
  if (bars) context.drawImage(bars, reel * cellWidth, 0, cellWidth, rows * cellHeight);
};

let cachedBars: { key: string; bitmap: Bitmap } | undefined;

/** Ground lines over a reel, printed once for a size: they stand still, symbols run under. */
const barsOf = (look: Look, width: number, height: number): Bitmap | undefined => {
  const ratio = Math.min(3, globalThis.devicePixelRatio ?? 1);
  const key = `${look.code} ${width} ${height} ${ratio}`;
  if (cachedBars?.key === key) return cachedBars.bitmap;
  if (typeof document === 'undefined') return undefined;
  const bitmap = document.createElement('canvas');
  bitmap.width = Math.round(width * ratio);
  bitmap.height = Math.round(height * ratio);
  const context = bitmap.getContext('2d');
  if (!context) return undefined;
  context.scale(ratio, ratio);
  context.fillStyle = wellColour(look.palette.ground);
  for (let y = 0; y < height; y += printPitch) {
    context.fillRect(2, y - printWidth / 2, width - 4, printWidth);
  }
  cachedBars = { key, bitmap };
  return bitmap;
};
