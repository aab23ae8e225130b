import type { Transaction } from '@parlour/node-kit/database/database';
import { demoAnnouncements } from './demo/announcements';
import { bannerWords } from './demo/banners';
import { demoHelp } from './demo/help';
import { findItem, lockPlace } from './desk/item-queries';
import type { ContentPlace } from './desk/place';
import { insertVersion } from './desk/version-queries';
import { listFormerTexts, type SeedTexts, updateTexts } from './queries';
import { demoBanners } from './seed-content';

const ours: SeedTexts[] = [
  ...demoHelp.map(({ code, texts }) => ({ kind: 'help' as const, code, texts })),
  ...demoAnnouncements.map(({ code, texts }) => ({ kind: 'announcement' as const, code, texts })),
  ...demoBanners.map(({ code }) => ({ kind: 'banner' as const, code, texts: bannerWords(code) })),
];

/**
 * Gives the help, announcements and banners of a demo brand the words that this version of the site
 * comes with, and returns what changed. What an operator wrote, undid or hid stays, and what the
 * brand does not have is not added. The words before are kept as a version: players agreed to the
 * terms among them.
 */
export const renewContent = async (
  sql: Transaction,
  brand: string,
): Promise<Pick<SeedTexts, 'kind' | 'code'>[]> => {
  for (const { kind, code } of ours) await lockPlace({ kind, brand, code }, sql);
  const former = await listFormerTexts(sql, brand, ours);
  for (const { kind, code, texts } of former) {
    const place: ContentPlace = { kind, brand, code };
    const { version, values } = (await findItem(sql, place))!;
    await insertVersion(sql, place, { version, item: values });
    await updateTexts(sql, brand, { kind, code, texts });
  }
  return former;
};
