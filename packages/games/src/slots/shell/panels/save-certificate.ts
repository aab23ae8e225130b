import { browserPrinter } from '../../stage/print/browser-printer';
import { certificatePlate } from '../../stage/print/feature-print';
import type { Look } from '../../stage/print/look';
import type { RowText } from './end-rows-view';

type Text = {
  title: string;
  number: string;
  times: string;
  sum: string;
  words: string;
  rows: RowText[];
  at: string;
  seed: string;
};

const [width, height, ratio] = [374, 560, 3];
const edge = 34;
const display = "'Brand Display', system-ui, sans-serif";
const text = "'Brand Text', system-ui, sans-serif";
const figures = "'Brand Figures', 'Brand Text', system-ui, sans-serif";

/** Draws the certificate as a picture and hands it to the browser to keep. */
export const saveCertificate = async (look: Look, emblem: string, content: Text): Promise<void> => {
  const canvas = document.createElement('canvas');
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(ratio, ratio);
  const plate = await printed(certificatePlate(look, width, height), width, height);
  context.drawImage(plate, 0, 0, width, height);
  const art = await printed(emblem, 200, 200);
  context.drawImage(art, width / 2 - 84, 72, 168, 168);
  write(context, look.palette.ground, content);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${look.code}-${content.number.replace(/\D/g, '')}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
};

const printed = (drawing: string, wide: number, high: number) =>
  browserPrinter.print(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}">${drawing}</svg>`,
    wide * ratio,
    high * ratio,
  );

const write = (context: CanvasRenderingContext2D, ground: string, content: Text): void => {
  const put = (words: string, x: number, y: number, font: string, align: CanvasTextAlign) => {
    context.font = font;
    context.textAlign = align;
    context.fillText(words, x, y, width - 2 * edge);
  };
  const rule = (y: number, thickness: number, alpha: number) => {
    context.globalAlpha = alpha;
    context.fillRect(edge, y, width - 2 * edge, thickness);
    context.globalAlpha = 1;
  };
  context.fillStyle = ground;
  put(content.title, edge, 60, `680 26px ${display}`, 'left');
  put(content.number, width - edge, 60, `620 15px ${figures}`, 'right');
  put(content.times, width / 2, 290, `600 15px ${text}`, 'center');
  put(content.sum, width / 2, 334, `680 40px ${display}`, 'center');
  put(content.words, width / 2, 362, `560 14px ${text}`, 'center');
  content.rows.forEach(({ name, value }, index) => {
    const y = 384 + index * 36;
    rule(y, 1, 0.35);
    put(name, edge, y + 24, `450 14px ${text}`, 'left');
    put(value, width - edge, y + 24, `620 16px ${figures}`, 'right');
  });
  rule(508, 1.5, 1);
  put(content.at, edge, 528, `560 13px ${text}`, 'left');
  put(content.seed, width - edge, 528, `560 13px ${text}`, 'right');
};
