import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { avatarIds, avatarPath, mostRank, rankIconPath } from '@parlour/contract/avatars';
import { rankSealOf } from '@parlour/ui/artwork/rank-seal';
import { sealOf } from '@parlour/ui/artwork/seal';

const size = 96;

/** Draws each avatar and the sign of each rank into the folder, by the names of their addresses. */
export const drawAvatars = async (folder: string) => {
  await mkdir(folder, { recursive: true });
  const ranks = Array.from({ length: mostRank + 1 }, (_, level) => level);
  const drawings = [
    ...avatarIds.map((id) => [avatarPath(id), drawAvatar(avatarPath(id))] as const),
    ...ranks.map((level) => [rankIconPath(level), drawRank(level)] as const),
  ];
  for (const [address, svg] of drawings) {
    await writeFile(join(folder, address.split('/').at(-1) ?? ''), svg);
  }
};

const box = `viewBox="-50 -50 100 100" width="${size}" height="${size}"`;

const svgOf = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${inside}</svg>`;

const outlineOf = (d: string, line: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${line}" stroke-width="${width}" transform="scale(.1)"/>`;

const drawAvatar = (address: string): string => {
  const { line, ground, outline, width } = sealOf(address, size);
  return svgOf(
    `<path d="M-50-50h100v100h-100Z" fill="${ground}"/>${outlineOf(outline, line, width)}`,
  );
};

const drawRank = (level: number): string => {
  const { line, ground, outline } = rankSealOf(level);
  return svgOf(
    outlineOf(outline, line, 14) +
      `<circle fill="${ground}" r="19" stroke="${line}" stroke-width="2"/>` +
      `<text dominant-baseline="central" fill="${line}" font-family="sans-serif" font-size="22" ` +
      `font-weight="700" text-anchor="middle" y="1">${level}</text>`,
  );
};
