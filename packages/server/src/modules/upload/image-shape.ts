import { crc32 } from 'node:zlib';

export type ImageShape = { type: 'png' | 'jpeg' | 'webp'; width: number; height: number };

/**
 * What an image says of itself, read from its bytes alone; undefined unless it is one whole PNG,
 * JPEG or WebP and nothing else. What is cut off, follows the picture's end or moves is refused, so
 * that the decoder sees only what was measured here.
 */
export const shapeOf = (bytes: Buffer): ImageShape | undefined => {
  if (bytes.subarray(0, 8).equals(pngStart)) return pngShape(bytes);
  if (bytes.length > 4 && bytes.readUInt16BE(0) === 0xffd8) return jpegShape(bytes);
  if (bytes.toString('latin1', 0, 4) === 'RIFF') return webpShape(bytes);
  return undefined;
};

const pngStart = Buffer.from('89504e470d0a1a0a', 'hex');

const pngShape = (bytes: Buffer): ImageShape | undefined => {
  let shape: ImageShape | undefined;
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return undefined;
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return undefined;
    if (!shape) {
      if (name !== 'IHDR' || length !== 13) return undefined;
      shape = {
        type: 'png',
        width: bytes.readUInt32BE(at + 8),
        height: bytes.readUInt32BE(at + 12),
      };
    }
    // An animation is no document.
    if (name === 'acTL') return undefined;
    if (name === 'IEND') return end === bytes.length ? shape : undefined;
    at = end;
  }
  return undefined;
};

/** Baseline, extended and progressive frames; other codings are not what cameras write. */
const frameMarkers = new Set([0xc0, 0xc1, 0xc2]);
const startOfScan = 0xda;
const endOfImage = 0xd9;

const jpegShape = (bytes: Buffer): ImageShape | undefined => {
  let shape: ImageShape | undefined;
  for (let at = 2; at + 2 <= bytes.length;) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === endOfImage) return at + 2 === bytes.length ? shape : undefined;
    if (at + 4 > bytes.length) return undefined;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || end < at + 4) return undefined;
    if (frameMarkers.has(marker)) {
      if (shape || end < at + 9) return undefined;
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
      shape = { type: 'jpeg', width, height };
    }
    at = marker === startOfScan ? endOfScan(bytes, end) : end;
  }
  return undefined;
};

/** The next marker after the coded data, in which FF00 is a byte and FFD0–FFD7 are restarts. */
const endOfScan = (bytes: Buffer, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 2)) {
    const marker = bytes[at + 1];
    if (marker === undefined) break;
    if (marker !== 0 && (marker < 0xd0 || marker > 0xd7)) return at;
  }
  return bytes.length;
};

const webpShape = (bytes: Buffer): ImageShape | undefined => {
  if (bytes.length < 30 || bytes.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return undefined;
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8 ') {
    const [width, height] = [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
    return { type: 'webp', width, height };
  }
  if (kind === 'VP8L') {
    const bits = bytes.readUInt32LE(21);
    return { type: 'webp', width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  // An animation is no document.
  if (kind !== 'VP8X' || (bytes[20]! & 2) !== 0) return undefined;
  return { type: 'webp', width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
};
