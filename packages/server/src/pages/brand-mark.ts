import { crc32, deflateSync } from 'node:zlib';

// A ticket with its two notches: the sign of the site where no logo of the brand is known yet.
const ground = '#101c1f';
const ticket = '#ff7a48';

export const markSvg = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
  `<rect width="32" height="32" rx="7" fill="${ground}"/>`,
  `<path d="M6 9h7a3 3 0 0 0 6 0h7v14h-7a3 3 0 0 0-6 0H6z" fill="${ticket}"/></svg>`,
].join('');

const size = 32;
const samples = 4;

const inTicket = (x: number, y: number): boolean => {
  if (x < 6 || x > 26 || y < 9 || y > 23) return false;
  const notch = (top: number) => Math.hypot(x - 16, y - top) < 3;
  return !notch(9) && !notch(23);
};

const inGround = (x: number, y: number): boolean => {
  const nearest = (value: number) => Math.min(Math.max(value, 7), size - 7);
  return Math.hypot(x - nearest(x), y - nearest(y)) <= 7;
};

const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** One pixel, smoothed over its samples: red, green, blue, opacity. */
const pixel = (column: number, row: number): number[] => {
  let inside = 0;
  let onTicket = 0;
  for (let index = 0; index < samples * samples; index += 1) {
    const x = column + ((index % samples) + 0.5) / samples;
    const y = row + (Math.floor(index / samples) + 0.5) / samples;
    if (inGround(x, y)) inside += 1;
    if (inTicket(x, y)) onTicket += 1;
  }
  const share = inside === 0 ? 0 : onTicket / inside;
  const [from, to] = [channels(ground), channels(ticket)];
  const mixed = from.map((value, at) => Math.round(value + ((to[at] ?? 0) - value) * share));
  return [...mixed, Math.round((255 * inside) / (samples * samples))];
};

const chunk = (name: string, body: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name), body]);
  const out = Buffer.alloc(named.length + 8);
  out.writeUInt32BE(body.length, 0);
  named.copy(out, 4);
  out.writeUInt32BE(crc32(named), named.length + 4);
  return out;
};

const png = (): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  // Eight bits a channel, four channels.
  head.set([8, 6], 8);
  const rows = Array.from({ length: size }, (_, row) => [
    0,
    ...Array.from({ length: size }, (_unused, column) => pixel(column, row)).flat(),
  ]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

let icon: Buffer | undefined;

/** The mark as an icon file, for browsers that ask for nothing else. Drawn once. */
export const markIco = (): Buffer => {
  if (icon) return icon;
  const image = png();
  const head = Buffer.alloc(22);
  head.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0]);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(22, 18);
  icon = Buffer.concat([head, image]);
  return icon;
};
