import { readFileSync } from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { barColourOf, surfacesOf, type ThemeName } from '@parlour/contract/accent';
import type { BrandSettings } from '@parlour/contract/settings';

export type BrandLook = Pick<BrandSettings, 'accentDark' | 'accentLight' | 'defaultTheme' | 'logo'>;

/** The theme in which a brand shows itself where no person has chosen one. */
const themeOf = ({ defaultTheme }: BrandLook): ThemeName =>
  defaultTheme === 'light' ? 'light' : 'dark';

/** What a device shows around the installed site and while it starts. */
export const installedColours = (look: BrandLook) => ({
  background_color: surfacesOf[themeOf(look)][0],
  theme_color: barColourOf(themeOf(look), look),
});

const plainMark = readFileSync('packages/server/data/mark.svg', 'utf8');
const markAccent = '#ff7a48';
const markGround = surfacesOf.dark[1]!;

/** A ticket with its two notches in the brand's accent: the sign of a brand without a logo. */
const markOf = ({ accentDark }: BrandLook): string =>
  plainMark.replace(markAccent, accentDark || markAccent);

/** What a logo stands on. */
const groundOf = (look: BrandLook): string => surfacesOf[themeOf(look)][1]!;

/** The sign of a brand in a browser's tab: its logo on the ground of its theme, else the mark. */
export const iconSvg = (look: BrandLook, logo: Buffer | undefined): string => {
  if (!logo) return markOf(look);
  const picture = `data:image/png;base64,${logo.toString('base64')}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">` +
    `<rect width="32" height="32" rx="7" fill="${groundOf(look)}"/>` +
    `<image href="${picture}" x="4" y="4" width="24" height="24"/></svg>`
  );
};

export type DrawnIcon = { size: number; look: BrandLook; logo: Buffer | undefined };

/** The same on a whole square: a device cuts its own shape out of it. */
export const drawIcon = async ({ size, look, logo }: DrawnIcon): Promise<Buffer> => {
  const sheet = createCanvas(size, size);
  const pen = sheet.getContext('2d');
  pen.fillStyle = logo ? groundOf(look) : markGround;
  pen.fillRect(0, 0, size, size);
  const sign = await loadImage(logo ?? Buffer.from(markOf(look)));
  // It stays within the middle four fifths, which no shape cuts.
  const scale = (size * 0.8) / Math.max(sign.width, sign.height);
  const [wide, high] = [sign.width * scale, sign.height * scale];
  pen.drawImage(sign, (size - wide) / 2, (size - high) / 2, wide, high);
  return sheet.encode('png');
};

/** A file of one icon, which holds a PNG of this size as it is. */
export const icoOf = (png: Buffer, size: number): Buffer => {
  const head = Buffer.alloc(22);
  // Type 1 is an icon; there is one, with 32 bits a pixel.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
};
