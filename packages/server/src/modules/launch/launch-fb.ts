import { isTrial } from '@parlour/contract/account-type';
import type { InputOf } from '@parlour/contract/endpoint';
import type { launch, Launch } from '@parlour/contract/launch';
import type { Context } from '../../lib/context';
import { Refusal } from '../../lib/refusal';
import { findVendor, listOfVendor } from '../catalogue';
import { launchDemo } from './launch-demo';
import { hallRoute, launchGame } from './launch-game';

const gameType = 'SPORTS';

/**
 * Opens the vendor of sports that the brand names: for money where a player is signed in, otherwise
 * in the vendor's guest view.
 */
export const launchFb = async (
  context: Context,
  wanted: InputOf<typeof launch.launchFb>,
): Promise<Launch> => {
  const [vassalage = '', gameCode] = context.brand.settings.fbVendor.split('/');
  const { signedIn } = context;
  if (signedIn && !isTrial(signedIn.type)) {
    const player = { ...context, signedIn };
    const opened = await launchGame(player, { ...wanted, vassalage, gameCode, gameType });
    return opened.kind === 'popup' ? hallRoute(vassalage, gameType) : opened;
  }
  return openGuestView(context, { vassalage, gameCode, language: wanted.language });
};

type Wanted = { vassalage: string; gameCode: string | undefined; language: string };

/** Moves no money: it is the vendor's own play money, or the vendor has none. */
const openGuestView = async (
  context: Context,
  { vassalage, gameCode, language }: Wanted,
): Promise<Launch> => {
  const vendor = await findVendor(context.database, context.brand, vassalage, gameType);
  if (!vendor) throw new Refusal('launch.game_unavailable');
  if (vendor.maintenance) throw new Refusal('launch.vendor_maintenance');
  const games = (await listOfVendor(context, vassalage, gameType)).filter(
    ({ code, isSample }) => !isSample && (gameCode ?? code) === code,
  );
  const [game] = games;
  if (!game) throw new Refusal('launch.game_unavailable');
  if (games.length > 1) return hallRoute(vassalage, gameType);
  if (!game.demo) throw new Refusal('launch.no_guest_view');
  const opened = await launchDemo(context, { vassalage, gameCode: game.code, language });
  return { ...opened, isGuest: true };
};
