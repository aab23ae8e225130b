import { type Canvas, loadImage } from '@napi-rs/canvas';
import { invalid, Refusal } from '../../lib/refusal';
import { drawScaled } from './draw-scaled';
import { shapeOf } from './image-shape';
import { openTurns } from './turns';

export type ReEncoded = { bytes: Buffer; width: number; height: number };

const longestSide = 12_000;
/** Decoded, four bytes each: a bound of what one image takes of memory. */
const mostPixels = 25_000_000;

// One image at a time is decoded; so many wait, and more are asked to come again.
const turns = openTurns({ most: 6 });

/**
 * Draws an uploaded image again as a JPEG: of what was sent only the colours of its pixels remain,
 * none of its bytes, names, places or hidden parts.
 */
export const reEncode = (sent: Buffer): Promise<ReEncoded> => reDraw(sent, photograph);

/** The same as a PNG of the size that a page shows a logo in, transparent where it was. */
export const reEncodeLogo = (sent: Buffer): Promise<ReEncoded> => reDraw(sent, logo);

type Drawn = { longest: number; encode: (canvas: Canvas) => Promise<Buffer>; ground?: string };

const photograph: Drawn = {
  // A document can be read at this size, and a phone's picture is seldom larger.
  longest: 2400,
  encode: (canvas) => canvas.encode('jpeg', 85),
  ground: '#ffffff',
};

// Four times the height at which it stands in the header, were it as wide as it may be.
const logo: Drawn = { longest: 480, encode: (canvas) => canvas.encode('png') };

const reDraw = async (sent: Buffer, drawn: Drawn): Promise<ReEncoded> => {
  const shape = shapeOf(sent);
  if (!shape) throw invalid({ name: 'image', code: 'field.pattern' });
  const { width, height } = shape;
  if (width < 1 || height < 1) throw invalid({ name: 'image', code: 'field.pattern' });
  if (Math.max(width, height) > longestSide || width * height > mostPixels) {
    throw invalid({ name: 'image', code: 'field.above', max: mostPixels });
  }
  const turn = turns.take(() => draw(sent, shape, drawn));
  if (!turn) throw new Refusal('system.busy', undefined, 2);
  return turn;
};

const draw = async (
  sent: Buffer,
  { width, height }: { width: number; height: number },
  { longest, encode, ground }: Drawn,
): Promise<ReEncoded> => {
  const image = await loadImage(sent).catch(() => undefined);
  // A picture that a phone turned comes with its sides exchanged.
  const isWhole =
    image &&
    image.width * image.height === width * height &&
    (image.width === width || image.width === height);
  if (!isWhole) throw invalid({ name: 'image', code: 'field.pattern' });
  const scale = Math.min(1, longest / Math.max(image.width, image.height));
  const size = {
    width: Math.max(1, Math.round(image.width * scale)),
    height: Math.max(1, Math.round(image.height * scale)),
  };
  const canvas = await drawScaled(image, { ...size, ...(ground && { ground }) });
  return { bytes: await encode(canvas), ...size };
};
