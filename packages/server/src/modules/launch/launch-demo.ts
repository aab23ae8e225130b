import { isTrial } from '@parlour/contract/account-type';
import type { InputOf } from '@parlour/contract/endpoint';
import type { launch, Launch } from '@parlour/contract/launch';
import type { Context } from '../../lib/context';
import { placeOf } from '../../lib/place';
import { Refusal } from '../../lib/refusal';
import { findGame } from '../catalogue';
import { openDemo, openGame } from '../gateway';
import { opened } from './opened';
import { lobbyUrl } from './return-url';

/**
 * Opens a game with play money. A visitor's is the vendor's own: no player, no token, no call to
 * any wallet. A trial account bets in a house game from its own trial wallet.
 */
export const launchDemo = async (
  context: Context,
  { vassalage: vendorCode, gameCode, language }: InputOf<typeof launch.launchDemo>,
): Promise<Launch> => {
  const { database, brand, address } = context;
  const found = await findGame(database, brand, vendorCode, gameCode);
  if (!found?.game.demo || found.game.isSample) throw new Refusal('launch.game_unavailable');
  if (found.vendor.maintenance) throw new Refusal('launch.vendor_maintenance');
  const opening = {
    vendor: vendorCode,
    gameCode,
    brand: brand.code,
    language,
    isPhone: /Mobi|Android/i.test(context.userAgent),
    address,
    country: placeOf(address),
    lobbyUrl: lobbyUrl(context, undefined),
  };
  const trial = trialOf(context, vendorCode);
  return opened(context, found.game, language, () =>
    trial
      ? openGame(context, { ...opening, ...trial, currency: 'FUN', mode: 'trial' })
      : openDemo(context, opening),
  );
};

const houseVendor = 'HOUSE';

const trialOf = ({ signedIn }: Context, vendor: string) =>
  signedIn && isTrial(signedIn.type) && vendor === houseVendor
    ? { playerId: signedIn.playerId, signInId: signedIn.signInId }
    : undefined;
