import type { Category } from './catalogue';
import { pages } from './pages';

// Where a lottery opens, and by which price list: the same rules in the browser and on the server.

/** The vendors whose games are lotteries on pages of ours. */
export const lotteryVendors = ['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT'] as const;
export type LotteryVendor = (typeof lotteryVendors)[number];

const pathOfVendor: Record<LotteryVendor, string> = {
  TCG_LOTTO_VN: pages.vnlottery.path,
  TCG_SEA: pages.seaLottery.path,
  LOTT: pages.lottery.path,
  ELOTT: pages.lottery.path,
};

/** Another vendor's lotteries open in its own frame. */
export const isLotteryVendor = (code: string): code is LotteryVendor =>
  lotteryVendors.includes(code as LotteryVendor);

/** The page of a lottery vendor, at the game if one is named. */
export const lotteryPath = (vendorCode: LotteryVendor, gameCode?: string): string => {
  const path = pathOfVendor[vendorCode];
  return gameCode ? `${path}?${new URLSearchParams({ gameCode }).toString()}` : path;
};

/** The price list that lotteries are bet by. */
export const prizeModes = ['ELOTT', 'LOTT'] as const;
export type PrizeMode = (typeof prizeModes)[number];

/** ELOTT if the category of e-lotteries has a card of Vietnam's lotteries or of LOTT. */
export const prizeModeOf = (categories: readonly Pick<Category, 'vendors'>[]): PrizeMode =>
  categories.some(({ vendors }) => vendors.some(decidesElott)) ? 'ELOTT' : 'LOTT';

const decidesElott = ({ gameType, vassalage: code }: Category['vendors'][number]): boolean =>
  gameType === 'ELOTT' && (code === 'TCG_LOTTO_VN' || code === 'LOTT');

type Asked = {
  gameCode?: string | undefined;
  prizeMode: PrizeMode;
  device: 'WEB' | 'H5';
  backUrl: string;
  language: string;
};

/** What the launcher of a lottery is asked with: a game's bets, or without a game the lobby. */
export const lobbyQueryOf = ({ gameCode, prizeMode, device, backUrl, language }: Asked) => ({
  lottoArea: 'VN' as const,
  launchMode: 'LOTT' as const,
  lottoPrizeMode: prizeMode,
  ...(gameCode && { lottoGameCode: gameCode }),
  lottoView: gameCode ? ('betting' as const) : ('lobby' as const),
  device,
  backUrl,
  language,
});

/** A game's code on the wire. */
export const longestGameCode = 64;

/**
 * Reads the address of a lottery's page, which may be a lobby query: `gameCode` is stronger than
 * `lottoGameCode`, and a view that is not one is derived.
 */
export const readLobbyQuery = (search: string) => {
  const query = new URLSearchParams(search);
  const codeIn = (name: string) => {
    const code = query.get(name)?.trim();
    return code && code.length <= longestGameCode ? code : undefined;
  };
  const gameCode = codeIn('gameCode') ?? codeIn('lottoGameCode');
  const asksForLobby = query.get('lottoView') === 'lobby';
  const view = gameCode && !asksForLobby ? ('betting' as const) : ('lobby' as const);
  return { gameCode, view, backUrl: query.get('backUrl') ?? undefined };
};
