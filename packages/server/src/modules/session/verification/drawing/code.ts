import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { randomInt } from 'node:crypto';
import { letters } from './letters';
import { between } from './random';

const width = 160;
const height = 56;
const length = 5;

export const someCode = (): string => {
  const all = Object.keys(letters);
  return Array.from({ length }, () => all[randomInt(all.length)]).join('');
};

/** The code as a base64 PNG: each letter bent by the same waves as the lines across it. */
export const drawCode = async (code: string): Promise<string> => {
  const sheet = createCanvas(width, height);
  const pen = sheet.getContext('2d');
  pen.fillStyle = '#eef0e6';
  pen.fillRect(0, 0, width, height);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  drawScratches(pen);
  const bend = someBend();
  for (const [index, letter] of [...code].entries()) {
    drawLetter(pen, letter, 16 + index * 28 + between(-3, 3), bend);
  }
  drawScratches(pen);
  return (await sheet.encode('png')).toString('base64');
};

type Point = readonly [x: number, y: number];
type Bend = (point: Point) => Point;

const someBend = (): Bend => {
  const [long, steep, phase] = [between(14, 24), between(2, 4), between(0, 6)];
  return ([x, y]) => [x + Math.sin(y / 9 + phase) * 2.2, y + Math.sin(x / long + phase) * steep];
};

const drawLetter = (pen: SKRSContext2D, letter: string, left: number, bend: Bend): void => {
  const [across, down, lean] = [between(4, 5), between(5, 5.8), between(-0.25, 0.25)];
  const top = between(8, 14);
  pen.strokeStyle = '#1c2a26';
  pen.lineWidth = between(2.2, 3.2);
  for (const stroke of (letters[letter] ?? '').split('|')) {
    pen.beginPath();
    for (const [x, y] of finer(stroke)) {
      pen.lineTo(...bend([left + x * across - y * lean * 4, top + y * down]));
    }
    pen.stroke();
  }
};

/** A stroke's points with steps between them, so that it can be bent. */
const finer = (stroke: string): Point[] => {
  const points = stroke.split(' ').map((place): Point => [Number(place[0]), Number(place[1])]);
  return points.flatMap(([x, y], index): Point[] => {
    const [fromX, fromY] = points[index - 1] ?? [x, y];
    return [0.25, 0.5, 0.75, 1].map((part): Point => [
      fromX + (x - fromX) * part,
      fromY + (y - fromY) * part,
    ]);
  });
};

const drawScratches = (pen: SKRSContext2D): void => {
  for (let line = 0; line < 5; line += 1) {
    const [y, swing, long] = [between(4, height - 4), between(3, 12), between(12, 40)];
    pen.strokeStyle = `rgb(28 42 38 / ${between(0.25, 0.6)})`;
    pen.lineWidth = between(0.6, 1.4);
    pen.beginPath();
    for (let x = 0; x <= width; x += 4) pen.lineTo(x, y + Math.sin(x / long + line) * swing);
    pen.stroke();
  }
};
