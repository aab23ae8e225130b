import type { InputOf } from '@parlour/contract/endpoint';
import type { launch, Launch } from '@parlour/contract/launch';
import type { Context } from '../../lib/context';
import { Refusal } from '../../lib/refusal';
import { findGame } from '../catalogue';
import { openDemo } from '../gateway';
import { opened } from './opened';
import { lobbyUrl } from './return-url';

/** Opens a game with the vendor's own play money: no player, no token, no call to any wallet. */
export const launchDemo = async (
  context: Context,
  { vassalage: vendorCode, gameCode, language }: InputOf<typeof launch.launchDemo>,
): Promise<Launch> => {
  const { database, brand, address } = context;
  const found = await findGame(database, brand, vendorCode, gameCode);
  if (!found?.game.demo) throw new Refusal('launch.game_unavailable');
  if (found.vendor.maintenance) throw new Refusal('launch.vendor_maintenance');
  return opened(context, found.game, language, () =>
    openDemo(context, {
      vendor: vendorCode,
      gameCode,
      brand: brand.code,
      language,
      isPhone: /Mobi|Android/i.test(context.userAgent),
      address,
      lobbyUrl: lobbyUrl(context, undefined),
    }),
  );
};
