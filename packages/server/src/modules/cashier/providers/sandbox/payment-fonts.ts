import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

const vietnamese = 'U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+1EA0-1EF9,U+20AB';

/** The site's own fonts: file name before its hash, family, weight and further descriptors. */
const faces = [
  ['text-latin', 'Brand Text', '450 620', ''],
  ['text-vietnamese', 'Brand Text', '450 620', `unicode-range:${vietnamese}`],
  ['display-latin', 'Brand Display', '680', ''],
  ['display-vietnamese', 'Brand Display', '680', `unicode-range:${vietnamese}`],
  ['figures', 'Brand Figures', '620', 'font-stretch:74% 100%'],
] as const;

const known = new Map<string, string>();

/**
 * The fonts of the built site for a page that the site's build does not render; none without a
 * build.
 */
export const paymentFonts = (distFolder: string): string => {
  const found = known.get(distFolder) ?? facesIn(resolve(distFolder, 'web', 'assets'));
  known.set(distFolder, found);
  return found;
};

const facesIn = (folder: string): string => {
  const files = filesIn(folder);
  return faces
    .flatMap(([name, family, weight, rest]) => {
      const file = files.find((one) => one.startsWith(`${name}-`) && one.endsWith('.woff2'));
      if (!file) return [];
      const source = `url(/assets/${file}) format("woff2")`;
      return [
        `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;` +
          `src:${source};${rest}}`,
      ];
    })
    .join('\n');
};

const filesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};
