import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, GlobalFonts, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import type { ShareCard } from '@parlour/contract/first-page';

const width = 1200;
const height = 630;
const margin = 72;
/** The words stand on a panel with a slanted edge; the art is behind it and never under a word. */
const panel = { top: 760, bottom: 640 };
const wordsWidth = 560;

/** Our own fonts, as the browser's build has them: a font each for Latin and Vietnamese letters. */
export const registerFonts = (assetsFolder: string): void => {
  for (const file of readdirSync(assetsFolder)) {
    const name = /^((?:display|text)-(?:latin|vietnamese))[-.].*woff2$/.exec(file)?.[1];
    if (name) GlobalFonts.register(readFileSync(join(assetsFolder, file)), `share-${name}`);
  }
};

const displayFont = 'share-display-vietnamese, share-display-latin, sans-serif';
const textFont = 'share-text-vietnamese, share-text-latin, sans-serif';

/** The picture of a shared link as a PNG; the brand's logo stands over the words. */
export const drawShareCard = async (card: ShareCard, logo?: Buffer): Promise<Buffer> => {
  const sheet = createCanvas(width, height);
  const pen = sheet.getContext('2d');
  pen.fillStyle = card.ground;
  pen.fillRect(0, 0, width, height);
  await drawArt(pen, card.art);
  pen.fillStyle = card.ground;
  pen.beginPath();
  for (const [x, y] of [
    [0, 0],
    [panel.top, 0],
    [panel.bottom, height],
    [0, height],
  ] as const) {
    pen.lineTo(x, y);
  }
  pen.fill();
  drawWords(pen, card, logo ? await drawLogo(pen, logo) : 0);
  return sheet.encode('png');
};

const drawArt = async (pen: SKRSContext2D, svg: string): Promise<void> => {
  const image = await loadImage(Buffer.from(svg));
  const left = panel.bottom - 20;
  const scale = Math.max((width - left) / image.width, height / image.height);
  const [wide, high] = [image.width * scale, image.height * scale];
  pen.drawImage(image, left + (width - left - wide) / 2, (height - high) / 2, wide, high);
};

const logoBox = { width: 200, height: 44 };

/** Beside it the name begins so far to the right. */
const drawLogo = async (pen: SKRSContext2D, logo: Buffer): Promise<number> => {
  const image = await loadImage(logo);
  const scale = Math.min(logoBox.width / image.width, logoBox.height / image.height);
  const [wide, high] = [image.width * scale, image.height * scale];
  pen.drawImage(image, margin, margin + 20 - high / 2, wide, high);
  return wide + 16;
};

const drawWords = (
  pen: SKRSContext2D,
  { name, title, text, mark, ink }: ShareCard,
  indent: number,
): void => {
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = ink;
  pen.font = `30px ${textFont}`;
  pen.fillText(mark ? `${name} · ${mark}` : name, margin + indent, margin + 30);
  pen.fillStyle = '#ffffff';
  pen.font = `64px ${displayFont}`;
  const titleLines = linesOf(pen, title, 3);
  const top = 250 - (titleLines.length - 1) * 30;
  titleLines.forEach((line, at) => pen.fillText(line, margin, top + at * 76));
  pen.fillStyle = '#d6dfdc';
  pen.font = `30px ${textFont}`;
  const textTop = top + (titleLines.length - 1) * 76 + 70;
  linesOf(pen, text, 5).forEach((line, at) => pen.fillText(line, margin, textTop + at * 44));
};

/** A text in lines of the words' width; what does not fit ends with an ellipsis. */
const linesOf = (pen: SKRSContext2D, text: string, most: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && pen.measureText(longer).width <= wordsWidth) {
      lines[lines.length - 1] = longer;
    } else lines.push(word);
  }
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1]} …`];
};
