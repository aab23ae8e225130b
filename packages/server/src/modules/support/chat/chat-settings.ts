import type { BrandSettings } from '@parlour/contract/settings';
import type { Platform } from '../../../lib/context';
import { loadedBrand } from '../../brand';

export type ChatSettings = Pick<BrandSettings, 'chatPromiseMinutes' | 'mostChats'>;

/** What each of these brands decides of its chats; asked for before a transaction begins. */
export const chatSettingsOf = async (
  platform: Platform,
  brands: readonly string[],
): Promise<ReadonlyMap<string, ChatSettings>> =>
  new Map(
    await Promise.all(
      brands.map(async (code) => [code, (await loadedBrand(platform, code)).settings] as const),
    ),
  );
