import { drawQr } from './qr';

const squarePixels = 16;

/** Saves the code as a picture, for the bank's app of the same phone. */
export const saveQr = async (text: string, name: string): Promise<void> => {
  const { size, outline } = drawQr(text);
  const canvas = document.createElement('canvas');
  canvas.width = size * squarePixels;
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(squarePixels, squarePixels);
  context.fillStyle = '#000';
  context.fill(new Path2D(outline));
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!picture) return;
  const address = URL.createObjectURL(picture);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
