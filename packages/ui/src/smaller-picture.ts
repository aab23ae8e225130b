/** The longest side that is sent: a document can be read at it. */
const longestSide = 2400;

/**
 * Draws a picture upright and no larger than it is kept, as a JPEG: it arrives on a slow network,
 * and the place where it was taken never leaves the device. Undefined if the browser cannot
 * read it.
 */
export const smallerPicture = async (file: Blob): Promise<Blob | undefined> => {
  const image = await createImageBitmap(file).catch(() => undefined);
  if (!image) return undefined;
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.9);
  });
};
