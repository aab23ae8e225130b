import { createCanvas, Path2D, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { puzzleSize } from '@parlour/contract/session/verification';
import { randomInt } from 'node:crypto';
import { drawBackground } from './background';
import { between } from './random';

const { width, height, piece } = puzzleSize;

/** Room for the tabs around the body of a piece. */
const margin = 9;
const body = piece - 2 * margin;

/** Where the piece belongs: its left and top edge in the picture. */
export type Spot = { x: number; y: number };

export const someSpot = (): Spot => ({
  x: 90 + randomInt(width - piece - 100),
  y: 10 + randomInt(height - piece - 20),
});

/**
 * The picture with the hole at the spot and a second, fainter hole of another outline, and the
 * piece, in base64. Every picture is drawn from chance, so that none can be compared with another.
 */
export const drawPuzzle = async (spot: Spot): Promise<{ image: string; piece: string }> => {
  const sides = someSides();
  const outline = outlineOf(sides);
  const sheet = createCanvas(width, height);
  const pen = sheet.getContext('2d');
  drawBackground(pen, sheet);
  const cut = cutOut(sheet, spot, outline);
  drawHole(pen, besides(spot), outlineOf(sides.map((side) => -side)), between(0.3, 0.42));
  drawHole(pen, spot, outline, between(0.62, 0.76));
  return { image: await jpegOf(sheet), piece: await pngOf(cut) };
};

/** A fifth of a PNG's time and bytes: these many fine lines compress badly. */
const jpegOf = async (canvas: Canvas): Promise<string> =>
  (await canvas.encode('jpeg', 78)).toString('base64');

const pngOf = async (canvas: Canvas): Promise<string> =>
  (await canvas.encode('png')).toString('base64');

/** Clear of the true hole, to its left or right, where there is room. */
const besides = ({ x, y }: Spot): Spot => {
  const left = x - piece - 14;
  const right = x + piece + 14;
  const isLeft = right > width - piece || (left > 20 && randomInt(2) === 0);
  return {
    x: isLeft ? between(0, Math.max(0, left)) : between(right, width - piece),
    y: Math.min(height - piece, Math.max(0, y + between(-14, 14))),
  };
};

/** Of each side whether it has a tab (1) or a notch (-1). */
const someSides = (): number[] => [0, 1, 2, 3].map(() => (randomInt(2) === 0 ? 1 : -1));

/** Around the body from its left upper corner, each side with its tab or notch in the middle. */
const outlineOf = (sides: readonly number[]): Path2D => {
  const path = new Path2D();
  const radius = 8;
  path.moveTo(margin, margin);
  for (const [index, side] of sides.entries()) {
    const angle = (index * Math.PI) / 2;
    const [along, out] = [turned(1, 0, angle), turned(0, -1, angle)];
    const corner = cornerOf(index);
    const middle = { x: corner.x + (along.x * body) / 2, y: corner.y + (along.y * body) / 2 };
    path.lineTo(middle.x - along.x * radius, middle.y - along.y * radius);
    const tip = radius * 1.1 * side;
    path.bezierCurveTo(
      middle.x - along.x * radius + out.x * tip * 1.3,
      middle.y - along.y * radius + out.y * tip * 1.3,
      middle.x + along.x * radius + out.x * tip * 1.3,
      middle.y + along.y * radius + out.y * tip * 1.3,
      middle.x + along.x * radius,
      middle.y + along.y * radius,
    );
    const next = cornerOf((index + 1) % 4);
    path.lineTo(next.x, next.y);
  }
  path.closePath();
  return path;
};

const cornerOf = (index: number) => ({
  x: index === 1 || index === 2 ? margin + body : margin,
  y: index >= 2 ? margin + body : margin,
});

const turned = (x: number, y: number, angle: number) => ({
  x: Math.round(x * Math.cos(angle) - y * Math.sin(angle)),
  y: Math.round(x * Math.sin(angle) + y * Math.cos(angle)),
});

const cutOut = (sheet: Canvas, { x, y }: Spot, outline: Path2D): Canvas => {
  const cut = createCanvas(piece, piece);
  const pen = cut.getContext('2d');
  pen.save();
  pen.clip(outline);
  pen.drawImage(sheet, -x, -y);
  pen.restore();
  pen.strokeStyle = '#ffe08a';
  pen.lineWidth = 2;
  pen.stroke(outline);
  return cut;
};

const drawHole = (pen: SKRSContext2D, { x, y }: Spot, outline: Path2D, darkness: number): void => {
  pen.save();
  pen.translate(x, y);
  pen.fillStyle = `rgb(0 0 0 / ${darkness})`;
  pen.fill(outline);
  pen.setLineDash([3, 3]);
  pen.strokeStyle = `rgb(255 255 255 / ${darkness})`;
  pen.lineWidth = 1.2;
  pen.stroke(outline);
  pen.restore();
};
