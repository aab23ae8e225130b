import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas';

/** Rows that are drawn in one turn of the event loop. */
const rowsAtOnce = 160;

/**
 * Draws an image on white at another size. Decoding and encoding run beside the event loop, drawing
 * on it: other calls go on between strips.
 */
export const drawScaled = async (
  image: Image,
  { width, height }: { width: number; height: number },
): Promise<Canvas> => {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, width, height);
  const perRow = image.height / height;
  for (let row = 0; row < height; row += rowsAtOnce) {
    const rows = Math.min(rowsAtOnce, height - row);
    const [from, high] = [row * perRow, rows * perRow];
    pen.drawImage(image, 0, from, image.width, high, 0, row, width, rows);
    await nextTurn();
  }
  return canvas;
};
