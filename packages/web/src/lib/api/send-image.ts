import type { Endpoint, InputOf, OutputOf } from '@parlour/contract/endpoint';
import { readSession } from '../session/storage';
import { addressOf, valueOf } from './api';
import { client } from './client';
import { Refused } from './refused';

const timeoutMs = 60_000;

/** Makes a call whose body is a picture (`image` in the contract). */
export const sendImage = async <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  picture: Blob,
  /** Of a call that takes one (`once`). */
  idempotencyKey?: string,
): Promise<OutputOf<E>> => {
  // The body is the picture: the rest of the input is in the address, as of a GET.
  const [address] = addressOf({ method: 'GET', path: endpoint.path }, input);
  const response = await fetch(address, {
    method: endpoint.method,
    credentials: 'same-origin',
    headers: {
      'X-Module': endpoint.noun,
      'X-Lang': client.language,
      Authorization: `Bearer ${readSession('token') ?? ''}`,
      'Content-Type': picture.type,
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    },
    body: picture,
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw new Refused('network.failed');
  });
  return (await valueOf(response)) as OutputOf<E>;
};

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
