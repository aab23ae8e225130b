import { createCanvas, loadImage } from '@napi-rs/canvas';

/** Draws a text across an image: a photograph of the screen shows whose screen it was. */
export const watermark = async (bytes: Buffer, text: string): Promise<Buffer> => {
  const image = await loadImage(bytes);
  const canvas = createCanvas(image.width, image.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0);
  const size = Math.max(14, Math.round(Math.max(image.width, image.height) / 45));
  pen.font = `${size}px sans-serif`;
  pen.rotate(-Math.PI / 8);
  const step = Math.max(pen.measureText(text).width + size * 3, size * 10);
  for (let down = -image.height; down < image.height * 2; down += size * 6) {
    for (let across = -image.width; across < image.width * 2; across += step) {
      pen.fillStyle = 'rgba(255, 255, 255, 0.35)';
      pen.fillText(text, across + 1, down + 1);
      pen.fillStyle = 'rgba(0, 0, 0, 0.3)';
      pen.fillText(text, across, down);
    }
  }
  return canvas.encode('jpeg', 85);
};
