import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { drawQr } from './qr';

const scale = 4;

/** The drawing as a camera sees it: four bytes a pixel. */
const pixelsOf = ({ size, outline }: ReturnType<typeof drawQr>) => {
  const width = size * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of outline.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let dy = 0; dy < scale; dy += 1) {
      for (let dx = 0; dx < scale; dx += 1) {
        const at = ((Number(y) * scale + dy) * width + Number(x) * scale + dx) * 4;
        pixels.fill(0, at, at + 3);
      }
    }
  }
  return { pixels, width };
};

test.each([
  'otpauth://totp/Parlour:minh?secret=JBSWY3DPEHPK3PXP',
  '00020101021238570010A00000072701270006970436011300110022334450208QRIBFTTA53037045406500000' +
    '5802VN62140810QPK7Q2X917630445B2',
])('[WALLET-03] a drawn code is read back by another library: %s', (text) => {
  const { pixels, width } = pixelsOf(drawQr(text));
  expect(jsQR(pixels, width, width)?.data).toBe(text);
});
