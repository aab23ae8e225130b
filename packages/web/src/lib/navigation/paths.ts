import { isMemberPage, type MemberPage } from '@parlour/contract/centres';
import { pages } from '@parlour/contract/pages';

/** The page of a category, by the game type of the wire. */
export const categoryPath = (gameType: string): string => `/${gameType.toLowerCase()}`;

export const memberPageOf = (search: string): MemberPage | undefined => {
  const page = new URLSearchParams(search).get('mc') ?? '';
  return isMemberPage(page) ? page : undefined;
};

/** What pages of the centre keep in the address beside their name. */
const centreDetails = [
  'part',
  'deposit',
  'withdrawal',
  'period',
  'from',
  'to',
  'recordView',
  'recordPage',
  'recordType',
  'recordState',
  'recordVendor',
  'recordGame',
  'wallet',
] as const;

export type CentreDetail = (typeof centreDetails)[number];

/** The same address without what a page of the centre kept in it: another page starts afresh. */
export const withoutDetails = ({ pathname, search }: { pathname: string; search: string }) => {
  const query = new URLSearchParams(search);
  for (const detail of centreDetails) query.delete(detail);
  return { pathname, search: query.toString() };
};

export const withoutMemberPage = (over: { pathname: string; search: string }): string => {
  const query = new URLSearchParams(withoutDetails(over).search);
  query.delete('mc');
  const rest = query.toString();
  return rest ? `${over.pathname}?${rest}` : over.pathname;
};

/** The help centre at an item, or its list; `isAlone` is the page without the site's header. */
export const helpPath = (
  item?: string,
  { isAlone = false }: { isAlone?: boolean } = {},
): string => {
  const page = isAlone ? pages.memberHelp.path : pages.help.path;
  return item ? `${page}?${new URLSearchParams({ item }).toString()}` : page;
};

/** The page of announcements, or one of them. */
export const announcementPath = (item?: string): string =>
  item ? `${pages.notices.path}?${new URLSearchParams({ item }).toString()}` : pages.notices.path;

/** A section of articles, or one of them. */
export const articlePath = (section: 'blog' | 'news', item?: string): string =>
  item ? `${pages[section].path}?${new URLSearchParams({ item }).toString()}` : pages[section].path;

/** A promotion at its own address. */
export const promotionPath = (id: string): string =>
  `${pages.promoDetail.path}?${new URLSearchParams({ id }).toString()}`;

/**
 * A game in its frame; as a demo it is played with the game's own play money, no account needed.
 */
export const gamePath = (
  game: { vassalage: string; gameCode: string; gameType: string; roomId?: string },
  { asDemo = false }: { asDemo?: boolean } = {},
): string => {
  const query = new URLSearchParams({
    vassalage: game.vassalage,
    gameCode: game.gameCode,
    gameType: game.gameType,
  });
  if (game.roomId) query.set('roomId', game.roomId);
  if (asDemo) query.set('demo', '1');
  return `${pages.game.path}?${query.toString()}`;
};

/**
 * A hall with its state: the vendor's tab, the words searched for, the class, the order, the
 * filters.
 */
export type HallQuery = {
  page?: string;
  /** Only the player's own games. */
  own?: string;
  q?: string;
  class?: string;
  sort?: string;
  minBet?: string;
  lines?: string;
};

export const hallPath = (gameType: string, state: HallQuery): string => {
  const entries = Object.entries(state).filter(([, value]) => value);
  const query = new URLSearchParams(entries as [string, string][]).toString();
  return query ? `${categoryPath(gameType)}?${query}` : categoryPath(gameType);
};
