import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';

/** Of a flag, in pixels: the drawings are three by two, so both sides are cut. */
const size = { width: 40, height: 30 };

/** Draws every country's flag as `<code>.png` into the folder. */
export const drawFlags = async (folder: string) => {
  const drawings = join(
    dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')),
    '3x2',
  );
  await mkdir(folder, { recursive: true });
  const names = (await readdir(drawings)).filter((name) => /^[A-Z]{2}\.svg$/.test(name));
  for (const name of names) {
    const png = await drawFlag(await readFile(join(drawings, name)));
    await writeFile(join(folder, name.replace('.svg', '.png')), png);
  }
};

const drawFlag = async (svg: Buffer): Promise<Buffer> => {
  const drawing = await loadImage(svg);
  const canvas = createCanvas(size.width, size.height);
  const width = (size.height * drawing.width) / drawing.height;
  canvas.getContext('2d').drawImage(drawing, (size.width - width) / 2, 0, width, size.height);
  return canvas.encode('png');
};
