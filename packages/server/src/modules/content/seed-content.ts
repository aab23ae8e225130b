import type { GameType } from '@parlour/contract/catalogue';
import type { BannerArt } from '@parlour/contract/content';
import type { Transaction } from '@parlour/node-kit/database/database';
import { demoAnnouncements, everyBrand } from './demo/announcements';
import { bannerWords } from './demo/banners';
import { demoHelp } from './demo/help';
import { insertAnnouncements, insertBanners, insertHelp, type BannerSeed } from './queries';

/** Beside a game of ours, words in the ink of its stage. */
const artwork = (code: string, ink: GameType): BannerArt => ({
  code,
  category: 'RNG',
  vendor: 'HOUSE',
  ink,
});

/** Only what is true of a demo brand: no promotion and no figure is invented. */
const fairness = {
  code: 'fair',
  groupName: 'home',
  art: artwork('lotus-pond', 'RNG'),
  linkageType: 'path',
  link: '/rng',
  texts: bannerWords('fair'),
} as const satisfies BannerSeed;

const others = [
  {
    code: 'demo',
    groupName: 'home',
    art: artwork('harvest-moon', 'LOTT'),
    linkageType: 'modal',
    link: 'depositv2',
    texts: bannerWords('demo'),
  },
  {
    code: 'visitors',
    groupName: 'home',
    art: artwork('floating-market', 'FISH'),
    linkageType: 'path',
    link: '/rng',
    texts: bannerWords('visitors'),
  },
  {
    code: 'returns',
    groupName: 'rng',
    art: artwork('gem-quarry', 'ESPORTS'),
    linkageType: 'none',
    link: null,
    texts: bannerWords('returns'),
  },
  {
    code: 'promotions',
    groupName: 'promotions',
    art: artwork('engravers-shop', 'SPORTS'),
    linkageType: 'none',
    link: null,
    texts: bannerWords('promotions'),
  },
] as const satisfies BannerSeed[];

/** Every banner of a demo brand. */
export const demoBanners = [fairness, ...others] as const;

/**
 * Adds the banners and the announcements of a demo brand, all of them or what is true of any, and
 * its help, which every brand needs: players accept the terms in it.
 */
export const seedContent = async (
  sql: Transaction,
  brand: string,
  { all }: { all: boolean },
): Promise<void> => {
  await insertBanners(sql, brand, all ? [...demoBanners] : [fairness]);
  await insertAnnouncements(sql, brand, all ? demoAnnouncements : everyBrand);
  await insertHelp(sql, brand, demoHelp);
};
