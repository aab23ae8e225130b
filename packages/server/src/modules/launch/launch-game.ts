import { memberPath } from '@parlour/contract/centres';
import type { GameType } from '@parlour/contract/catalogue';
import type { InputOf } from '@parlour/contract/endpoint';
import type { launch, Launch } from '@parlour/contract/launch';
import { isLotteryVendor, lotteryPath, type LotteryVendor } from '@parlour/contract/lottery-launch';
import { type Page, pages } from '@parlour/contract/pages';
import type { PlayerContext } from '../../lib/context';
import { placeOf } from '../../lib/place';
import { Refusal } from '../../lib/refusal';
import { findGame, findVendor, listOfVendor, noteRecent } from '../catalogue';
import { assertMayPlay } from '../compliance';
import { openGame } from '../gateway';
import { opened } from './opened';
import { lobbyUrl, siteOf } from './return-url';

type Wanted = InputOf<typeof launch.launchGame>;

/**
 * Opens a game for real money. Only the vendor's server gets the play token; the answer has an
 * address with the vendor's own one-time ticket.
 */
export const launchGame = async (context: PlayerContext, wanted: Wanted): Promise<Launch> => {
  const { database, brand, sql, signedIn, address } = context;
  const returnUrl = lobbyUrl(context, wanted.backUrl);
  await assertMayPlay(sql, signedIn);
  const { vassalage: vendorCode, gameCode, gameType, language } = wanted;
  if (isLottery(wanted)) return openLottery(context, wanted);
  if (gameCode === undefined) return openHall(context, wanted);

  const found = await findGame(database, brand, vendorCode, gameCode);
  if (!found || found.game.isSample || found.game.gameType !== gameType) {
    throw new Refusal('launch.game_unavailable');
  }
  if (found.vendor.maintenance) throw new Refusal('launch.vendor_maintenance');
  const hasOwnWallet = !brand.settings.isSingleWallet;
  const launched = await opened(context, found.game, language, () =>
    openGame(context, {
      vendor: vendorCode,
      gameCode,
      roomId: wanted.roomId,
      brand: signedIn.brand,
      language,
      isPhone: wanted.device === 'H5',
      address,
      country: placeOf(address),
      lobbyUrl: returnUrl,
      depositUrl: hasOwnWallet
        ? `${siteOf(context)}${memberPath('transferFund')}&wallet=${vendorCode}`
        : `${siteOf(context)}${memberPath('depositv2')}`,
      playerId: signedIn.playerId,
      signInId: signedIn.signInId,
      currency: signedIn.currency,
      mode: 'real',
      hasOwnWallet,
    }),
  );
  await noteRecent(sql, signedIn.playerId, found.game.id);
  return hasOwnWallet ? { ...launched, wallet: vendorCode } : launched;
};

/** Another vendor's lotteries open in its frame, like its other games. */
const isLottery = (wanted: Wanted): wanted is Wanted & { vassalage: LotteryVendor } =>
  (wanted.gameType === 'LOTT' || wanted.gameType === 'ELOTT') && isLotteryVendor(wanted.vassalage);

/** Lotteries are played on pages of our own; the game may come under either name. */
const openLottery = async (
  context: PlayerContext,
  wanted: Wanted & { vassalage: LotteryVendor },
): Promise<Launch> => {
  const { database, brand, sql, signedIn } = context;
  await openVendor(context, wanted);
  const vendorCode = wanted.vassalage;
  const gameCode = wanted.gameCode ?? wanted.lottoGameCode;
  const found = gameCode && (await findGame(database, brand, vendorCode, gameCode));
  if (found) await noteRecent(sql, signedIn.playerId, found.game.id);
  return { content: lotteryPath(vendorCode, gameCode), kind: 'route' };
};

/**
 * A vendor without a named game: a pop-up with its list, where the operator set it so; its only
 * game; or the hall with all of them.
 */
const openHall = async (context: PlayerContext, wanted: Wanted): Promise<Launch> => {
  const { vassalage: vendorCode, gameType } = wanted;
  const { isList } = await openVendor(context, wanted);
  if (isList) return { content: '', kind: 'popup' };
  const games = await listOfVendor(context, vendorCode, gameType);
  const [only] = games;
  if (!only) throw new Refusal('launch.game_unavailable');
  if (games.length === 1) return launchGame(context, { ...wanted, gameCode: only.code });
  return hallRoute(vendorCode, gameType);
};

/** The hall with a vendor's games. */
export const hallRoute = (vendorCode: string, gameType: GameType): Launch => {
  const query = new URLSearchParams({ page: vendorCode }).toString();
  return { content: `${hallPathOf(gameType)}?${query}`, kind: 'route' };
};

/** The page of a category, as the contract's pages have it. */
const hallPathOf = (gameType: GameType): string =>
  Object.values<Page>(pages).find((page) => page.gameType === gameType)?.path ?? pages.home.path;

const openVendor = async (
  { database, brand }: PlayerContext,
  { vassalage: vendorCode, gameType }: Wanted,
) => {
  const vendor = await findVendor(database, brand, vendorCode, gameType);
  if (!vendor) throw new Refusal('launch.game_unavailable');
  if (vendor.maintenance) throw new Refusal('launch.vendor_maintenance');
  return vendor;
};
