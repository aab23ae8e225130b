import { warmWhite } from '@parlour/ui/engraving/inks';
import { rowCentre, type Sheet2D } from './canvas-reels';
import { borderGap } from './frame';
import type { Cell } from '../../rules/round';
import { drawLineTag, drawTags } from './canvas-tags';
import type { DrawnLine, Scene } from '../timeline/scene';

/** Room round the window for what reaches over the border: the flag of a line. */
export const winMargin = (band: number): number => band + 2 * borderGap + 8;

/** From the outside in: the widths of a line's rule, in ground and warm white in turn. */
const ruleWidths = [13, 9.6, 7, 3.6] as const;

/**
 * Draws what is won over the reels, in CSS pixels from the window's corner: tiles printed negative,
 * the line's rule, its number.
 */
export const drawWins = (
  context: CanvasRenderingContext2D,
  sheet: Sheet2D,
  scene: Scene,
  lines: readonly (readonly number[])[],
): void => {
  const { layout, cols, rows } = sheet;
  const margin = winMargin(layout.band);
  const width = cols * layout.cellWidth;
  const height = rows * layout.cellHeight;
  context.clearRect(-margin, -margin, width + 2 * margin, height + 2 * margin);
  context.globalAlpha = 1;
  drawWaiting(context, sheet, scene);
  drawOutlines(context, sheet, scene.outlined);
  drawTiles(context, sheet, scene);
  const path = scene.line ? lines[scene.line.line] : undefined;
  if (scene.line && path) drawRule(context, sheet, scene.line, path);
  drawWinners(context, sheet, scene);
  if (scene.line && path) {
    drawFlag(context, sheet, scene.line, path);
    drawLineTag(context, sheet, scene.line.amount, path);
  }
  drawTags(context, sheet, scene.tags);
};

const tileOf = (sheet: Sheet2D, { reel, row }: Cell) => {
  const { layout, rows } = sheet;
  const width = layout.cellWidth - 5;
  const height = (rows === 1 ? layout.symbol + 12 : layout.cellHeight) - 5;
  const x = reel * layout.cellWidth + layout.cellWidth / 2;
  const y = rowCentre(sheet, row);
  return { x, y, width, height };
};

const drawOutlines = (
  context: CanvasRenderingContext2D,
  sheet: Sheet2D,
  cells: readonly Cell[],
): void => {
  context.strokeStyle = sheet.look.palette.ink;
  context.lineWidth = 1;
  for (const cell of cells) {
    const { x, y, width, height } = tileOf(sheet, cell);
    context.strokeRect(x - width / 2 + 0.5, y - height / 2 + 0.5, width - 1, height - 1);
  }
};

/** The negative comes up from the middle of its cell. */
const drawTiles = (context: CanvasRenderingContext2D, sheet: Sheet2D, scene: Scene): void => {
  const { ink, ground } = sheet.look.palette;
  for (const { share, alpha = 1, ...cell } of scene.negative) {
    const { x, y, width, height } = tileOf(sheet, cell);
    const shown = height * share;
    context.globalAlpha = alpha;
    context.fillStyle = ink;
    context.fillRect(x - width / 2, y - shown / 2, width, shown);
    if (share < 1) continue;
    context.globalAlpha = 0.6 * alpha;
    context.strokeStyle = ground;
    context.lineWidth = 1;
    context.strokeRect(x - width / 2 + 3, y - height / 2 + 3, width - 6, height - 6);
  }
  context.globalAlpha = 1;
};

const drawWinners = (context: CanvasRenderingContext2D, sheet: Sheet2D, scene: Scene): void => {
  const size = sheet.layout.symbol;
  for (const { share, alpha = 1, ...cell } of scene.negative) {
    const symbol = scene.board[cell.reel]?.[cell.row] ?? '';
    const { x, y } = tileOf(sheet, cell);
    const idle = share < 1 ? sheet.sprites.get(symbol, 'idle') : undefined;
    const win = sheet.sprites.get(symbol, 'win') ?? sheet.sprites.get(symbol, 'idle');
    context.globalAlpha = (1 - share) * alpha;
    if (idle) context.drawImage(idle, x - size / 2, y - size / 2, size, size);
    context.globalAlpha = share * alpha;
    if (win) context.drawImage(win, x - size / 2, y - size / 2, size, size);
  }
  context.globalAlpha = 1;
};

/** The rule over the won cells, and dots over the rest of the line. */
const drawRule = (
  context: CanvasRenderingContext2D,
  sheet: Sheet2D,
  line: DrawnLine,
  rows: readonly number[],
): void => {
  const { layout, cols, look } = sheet;
  const points = rows.map((row, reel) => ({
    x: reel * layout.cellWidth + layout.cellWidth / 2,
    y: rowCentre(sheet, row),
  }));
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return;
  const right = cols * layout.cellWidth + borderGap;
  const end = Math.max(0, ...line.cells.map(({ reel }) => reel));
  const isWhole = end === cols - 1;
  const head = [{ x: -borderGap, y: first.y }, ...points.slice(0, end + 1)];
  if (isWhole) head.push({ x: right, y: last.y });
  context.save();
  context.beginPath();
  context.rect(-borderGap, -borderGap, (right + borderGap) * line.drawn, 2e3);
  context.clip();
  context.lineJoin = 'round';
  if (!isWhole) {
    context.globalAlpha = 0.7;
    context.setLineDash([2, 4]);
    strokeThrough(context, [...points.slice(end), { x: right, y: last.y }], warmWhite, 1.2);
    context.setLineDash([]);
    context.globalAlpha = 1;
  }
  ruleWidths.forEach((width, index) => {
    strokeThrough(context, head, index % 2 ? warmWhite : look.palette.ground, width);
  });
  context.restore();
};

const strokeThrough = (
  context: CanvasRenderingContext2D,
  points: readonly { x: number; y: number }[],
  colour: string,
  width: number,
): void => {
  context.beginPath();
  points.forEach(({ x, y }, index) => (index ? context.lineTo(x, y) : context.moveTo(x, y)));
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
};

/** The number of the line, on a flag over the border. */
const drawFlag = (
  context: CanvasRenderingContext2D,
  sheet: Sheet2D,
  line: DrawnLine,
  rows: readonly number[],
): void => {
  const { layout, look } = sheet;
  const origin = layout.band + 2 * borderGap;
  const y = rowCentre(sheet, rows[0] ?? 0);
  const left = -origin - 7;
  context.beginPath();
  context.moveTo(left, y - 11);
  context.lineTo(-3, y - 11);
  context.lineTo(4, y);
  context.lineTo(-3, y + 11);
  context.lineTo(left, y + 11);
  context.closePath();
  context.fillStyle = warmWhite;
  context.strokeStyle = look.palette.ground;
  context.lineWidth = 1.6;
  context.fill();
  context.stroke();
  context.fillStyle = look.palette.ground;
  context.font = "620 13px 'Brand Figures', 'Brand Text', system-ui, sans-serif";
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(String(line.line + 1), left / 2, y + 0.5);
};

/** The rules beside the reel that is waited for double, in the accent. */
const drawWaiting = (context: CanvasRenderingContext2D, sheet: Sheet2D, scene: Scene): void => {
  if (!scene.waiting) return;
  const { layout, cols, rows, look } = sheet;
  const { reel } = scene.waiting;
  const height = rows * layout.cellHeight;
  context.fillStyle = look.palette.second;
  for (const edge of [reel, reel + 1]) {
    const x = edge * layout.cellWidth;
    for (const shift of [-4.4, -1.5, 1.5, 4.4]) {
      const isOutside = (edge === 0 && shift < 0) || (edge === cols && shift > 0);
      if (!isOutside) context.fillRect(x + shift - 0.65, 0, 1.3, height);
    }
  }
};
