import type { SKRSContext2D } from '@napi-rs/canvas';
import { between, oneOf } from './random';

type Area = { width: number; height: number };

const papers = [
  { ground: '#2b1712', inks: ['#8f4b33', '#c9764f', '#8d7a2c', '#e7a25f'] },
  { ground: '#10231f', inks: ['#2f6a58', '#5fae93', '#8d7a2c', '#c7d9a4'] },
  { ground: '#171a31', inks: ['#464f96', '#7f8be0', '#9a5f86', '#d3c0ee'] },
  { ground: '#2a2210', inks: ['#8a6a22', '#d0a544', '#6f7a3a', '#efd9a0'] },
  { ground: '#26121f', inks: ['#8a3f63', '#cf6f97', '#7a6f9e', '#f0b7b0'] },
] as const;

/** An engraved sheet, different each time: waves, a rosette, a fan of leaves, and grain over all. */
export const drawBackground = (pen: SKRSContext2D, area: Area): void => {
  const { ground, inks } = oneOf(papers);
  pen.fillStyle = ground;
  pen.fillRect(0, 0, area.width, area.height);
  drawWaves(pen, area, inks[0]);
  drawRosette(pen, area, inks[1]);
  drawRosette(pen, area, inks[2]);
  drawLeaves(pen, area, inks);
  drawGrain(pen, area, inks);
};

const drawWaves = (pen: SKRSContext2D, { width, height }: Area, ink: string): void => {
  const [long, short, lean] = [between(30, 60), between(9, 16), between(-0.4, 0.4)];
  pen.strokeStyle = ink;
  for (let line = -6; line < height / 7 + 6; line += 1) {
    const shift = between(0, 6);
    pen.lineWidth = between(0.5, 1.4);
    pen.beginPath();
    for (let x = -4; x <= width + 4; x += 6) {
      const swell = Math.sin((x + shift) / long + line / 3) * 8 + Math.sin(x / short + line) * 2;
      pen.lineTo(x, line * 7 + swell + x * lean);
    }
    pen.stroke();
  }
};

const drawRosette = (pen: SKRSContext2D, { width, height }: Area, ink: string): void => {
  const [x, y, size] = [between(0, width), between(0, height), between(50, 110)];
  const [petals, turns] = [Math.round(between(5, 11)), 14];
  pen.strokeStyle = ink;
  pen.lineWidth = 0.7;
  for (let turn = 0; turn < turns; turn += 1) {
    pen.beginPath();
    for (let step = 0; step <= 90; step += 1) {
      const angle = (step / 90) * 2 * Math.PI;
      const reach = size * (0.35 + turn / 24 + 0.22 * Math.sin(petals * angle + turn / 3));
      pen.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
    }
    pen.stroke();
  }
};

const drawLeaves = (pen: SKRSContext2D, area: Area, inks: readonly string[]): void => {
  const [x, y] = [between(0.1, 0.9) * area.width, area.height * between(0.7, 1.1)];
  const leaves = Math.round(between(9, 15));
  for (let leaf = 0; leaf < leaves; leaf += 1) {
    const angle = -Math.PI * between(0.05, 0.95);
    const [length, breadth] = [between(60, 190), between(7, 20)];
    pen.save();
    pen.translate(x, y);
    pen.rotate(angle);
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.quadraticCurveTo(length / 2, -breadth, length, 0);
    pen.quadraticCurveTo(length / 2, breadth, 0, 0);
    pen.fillStyle = inks[leaf % inks.length] ?? '';
    pen.globalAlpha = 0.5;
    pen.fill();
    pen.globalAlpha = 1;
    pen.strokeStyle = inks[3] ?? '';
    pen.lineWidth = 1.2;
    pen.stroke();
    pen.restore();
  }
};

/** Specks and scratches, which an outline found by subtraction would drown in. */
const drawGrain = (pen: SKRSContext2D, { width, height }: Area, inks: readonly string[]): void => {
  for (let speck = 0; speck < 260; speck += 1) {
    pen.globalAlpha = between(0.15, 0.6);
    pen.fillStyle = speck % 3 ? (inks[speck % inks.length] ?? '') : '#000';
    pen.fillRect(between(0, width), between(0, height), between(0.6, 5), between(0.6, 2));
  }
  pen.globalAlpha = 1;
};
