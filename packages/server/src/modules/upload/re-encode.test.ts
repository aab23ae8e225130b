import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { drawScaled } from './draw-scaled';
import { reEncode } from './re-encode';

/** Each row brighter than the one above it. */
const gradient = async (width: number, height: number): Promise<Buffer> => {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  const colours = pen.createLinearGradient(0, 0, 0, height);
  colours.addColorStop(0, '#000000');
  colours.addColorStop(1, '#ffffff');
  pen.fillStyle = colours;
  pen.fillRect(0, 0, width, height);
  return canvas.encode('png');
};

test('[MEMBER-14] a picture is drawn in strips, between which other work goes on', async () => {
  const image = await loadImage(await gradient(300, 4000));
  let isDone = false;
  let turns = 0;
  const count = (): void => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const canvas = await drawScaled(image, { width: 150, height: 2000, ground: '#ffffff' });
  isDone = true;
  // A turn for each strip of 160 rows.
  expect(turns).toBeGreaterThanOrEqual(12);
  const { data } = canvas.getContext('2d').getImageData(75, 0, 1, 2000);
  const rows = Array.from({ length: 2000 }, (_, row) => data[row * 4]!);
  const wrong = rows.filter((value, row) => Math.abs(value - (row / 2000) * 255) > 3);
  expect(wrong).toEqual([]);
});

test('[MEMBER-14] of many pictures at once six wait, the others come again', async () => {
  const sent = await gradient(64, 64);
  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => reEncode(sent)));
  const refused = answers.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(4);
  expect(refused[0]).toMatchObject({ reason: { code: 'system.busy' } });
  expect(await reEncode(sent)).toMatchObject({ width: 64, height: 64 });
});
