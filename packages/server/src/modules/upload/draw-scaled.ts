import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas';

/** Rows that are drawn in one turn of the event loop. */
const rowsAtOnce = 160;

/**
 * Draws an image at another size, on a ground or on none. Decoding and encoding run beside the
 * event loop, drawing on it: other calls go on between strips.
 */
export const drawScaled = async (
  image: Image,
  { width, height, ground }: { width: number; height: number; ground?: string },
): Promise<Canvas> => {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (ground !== undefined) {
    pen.fillStyle = ground;
    pen.fillRect(0, 0, width, height);
  }
  const perRow = image.height / height;
  for (let row = 0; row < height; row += rowsAtOnce) {
    const rows = Math.min(rowsAtOnce, height - row);
    const [from, high] = [row * perRow, rows * perRow];
    pen.drawImage(image, 0, from, image.width, high, 0, row, width, rows);
    await nextTurn();
  }
  return canvas;
};
