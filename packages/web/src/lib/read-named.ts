import { catalogue } from '@parlour/contract/catalogue';
import { content } from '@parlour/contract/content';
import type { FirstPage } from '@parlour/contract/first-page';
import { type Language, player } from '@parlour/contract/player';
import { call } from './api';

type Named = Pick<FirstPage, 'lanes' | 'hot' | 'banners'>;

/** What the server writes in a language, for a switch: what cannot be had keeps its old words. */
export const readNamed = async (page: FirstPage, language: Language): Promise<Partial<Named>> => {
  const { merchantCode, platform } = page.status.brand;
  const [vendors, hot, notices] = await Promise.all([
    call(catalogue.listVendors, { language }).catch(() => undefined),
    call(catalogue.listHot, { merchantCode, isPlatform: 2, platform, language }).catch(
      () => undefined,
    ),
    call(content.readNotices, { types: 'B', platform: 'W', execution: 'B', language }).catch(
      () => undefined,
    ),
  ]);
  return {
    ...(vendors && { lanes: vendors.data.lanes }),
    ...(hot && { hot: hot.list }),
    ...(notices && { banners: notices.banners }),
  };
};

/** Tells the server a signed-in player's language. */
export const tellLanguage = (language: Language) => call(player.setLanguage, { language });
