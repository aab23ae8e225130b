import { loadImage } from '@napi-rs/canvas';
import { invalid, Refusal } from '../../lib/refusal';
import { drawScaled } from './draw-scaled';
import { shapeOf } from './image-shape';
import { openTurns } from './turns';

export type ReEncoded = { bytes: Buffer; width: number; height: number };

const longestSide = 12_000;
/** Decoded, four bytes each: a bound of what one image takes of memory. */
const mostPixels = 25_000_000;
/** A document can be read at this size, and a phone's picture is seldom larger. */
const longestKept = 2400;

// One image at a time is decoded; so many wait, and more are asked to come again.
const turns = openTurns({ most: 6 });

/**
 * Draws an uploaded image anew as a JPEG: of what was sent only the colours of its pixels remain,
 * none of its bytes, names, places or hidden parts.
 */
export const reEncode = async (sent: Buffer): Promise<ReEncoded> => {
  const shape = shapeOf(sent);
  if (!shape) throw invalid({ name: 'image', code: 'field.pattern' });
  const { width, height } = shape;
  if (width < 1 || height < 1) throw invalid({ name: 'image', code: 'field.pattern' });
  if (Math.max(width, height) > longestSide || width * height > mostPixels) {
    throw invalid({ name: 'image', code: 'field.above', max: mostPixels });
  }
  const turn = turns.take(() => draw(sent, shape));
  if (!turn) throw new Refusal('system.busy', undefined, 2);
  return turn;
};

const draw = async (
  sent: Buffer,
  { width, height }: { width: number; height: number },
): Promise<ReEncoded> => {
  const image = await loadImage(sent).catch(() => undefined);
  // A picture that a phone turned comes with its sides exchanged.
  const isWhole =
    image &&
    image.width * image.height === width * height &&
    (image.width === width || image.width === height);
  if (!isWhole) throw invalid({ name: 'image', code: 'field.pattern' });
  const scale = Math.min(1, longestKept / Math.max(image.width, image.height));
  const size = {
    width: Math.max(1, Math.round(image.width * scale)),
    height: Math.max(1, Math.round(image.height * scale)),
  };
  const canvas = await drawScaled(image, size);
  return { bytes: await canvas.encode('jpeg', 85), ...size };
};
