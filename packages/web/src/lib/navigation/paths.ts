import type { Phrases } from '@parlour/ui/phrases';

/** Every address of the site, spelt as the specification does; matching does not look at case. */
export const paths = {
  home: '/',
  register: '/register',
  login: '/login',
  game: '/game',
  seamless: '/seamless',
  fbsports: '/fbsports',
  rng: '/rng',
  fish: '/fish',
  live: '/live',
  pvp: '/pvp',
  ds88: '/ds88',
  esports: '/esports',
  sports: '/sports',
  elott: '/elott',
  lott: '/lott',
  seaLottery: '/seaLottery',
  vnlottery: '/vnlottery',
  lottery: '/lottery',
  promotions: '/promotions',
  promoDetail: '/promoDetail',
  notices: '/noticePage',
  pointsMall: '/pointMall',
  help: '/help',
  memberHelp: '/helpmc',
  app: '/down',
  join: '/join',
  download: '/download',
} as const;

export type RouteName = keyof typeof paths | 'notFound';

/** What stands around a screen: everything, the header alone (game pages), or nothing. */
export type Frame = 'full' | 'header' | 'bare';

export type Route = {
  name: RouteName;
  frame: Frame;
  /** The class of the main element: the path in the table's spelling, without its leading slash. */
  mainClass: string;
  /** The group of the banners shown here, if the path has one. */
  bannerGroup?: string;
  /** The game type of a category page. */
  gameType?: string;
};

const aliases: Record<string, keyof typeof paths> = {
  '/index': 'home',
  '/index.html': 'home',
  '/home': 'home',
  '/register.html': 'register',
};

const headerOnly: readonly RouteName[] = [
  'game',
  'seamless',
  'fbsports',
  'seaLottery',
  'vnlottery',
  'lottery',
];

const bannerGroups: Partial<Record<RouteName, string>> = {
  home: 'home',
  rng: 'rng',
  live: 'live',
  fish: 'fish',
  pvp: 'pvp',
  sports: 'sports',
  esports: 'esports',
  elott: 'elott',
  app: 'down',
  promotions: 'promotions',
  pointsMall: 'shop',
  help: 'help',
};

const gameTypes: Partial<Record<RouteName, string>> = {
  rng: 'RNG',
  fish: 'FISH',
  live: 'LIVE',
  pvp: 'PVP',
  ds88: 'DS88',
  esports: 'ESPORTS',
  sports: 'SPORTS',
  elott: 'ELOTT',
  lott: 'LOTT',
};

/** The page of a category, by the game type of the wire. */
export const categoryPath = (gameType: string): string => `/${gameType.toLowerCase()}`;

const nameByPath = new Map<string, keyof typeof paths>([
  ...Object.entries(paths).map(([name, path]): [string, keyof typeof paths] => [
    path.toLowerCase(),
    name as keyof typeof paths,
  ]),
  ...Object.entries(aliases),
]);

const frameOf = (name: RouteName): Frame => {
  if (name === 'memberHelp') return 'bare';
  return headerOnly.includes(name) ? 'header' : 'full';
};

/** The route of a path; a path that is not ours is `notFound`, in the site's layout. */
export const routeOf = (pathname: string): Route => {
  const plain = pathname.toLowerCase().replace(/(?!^)\/+$/, '');
  const name = nameByPath.get(plain === '' ? '/' : plain);
  if (!name) return { name: 'notFound', frame: 'full', mainClass: 'not-found' };
  return {
    name,
    frame: frameOf(name),
    mainClass: paths[name].slice(1),
    bannerGroup: bannerGroups[name],
    gameType: gameTypes[name],
  };
};

/** The pages of the member centre, by the ids the specification gives them. */
export const memberPages = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
  'referral',
  'missionLeaderboard',
  'messageV2',
  'playerRank',
] as const;

export type MemberPage = (typeof memberPages)[number];

/**
 * The member centre opens over the page it was called from, so that closing it leaves one where
 * one was.
 */
export const memberPath = (page: MemberPage, over: { pathname: string; search: string }) => {
  const query = new URLSearchParams(over.search);
  query.set('mc', page);
  return `${over.pathname}?${query.toString()}`;
};

export const memberPageOf = (search: string): MemberPage | undefined => {
  const page = new URLSearchParams(search).get('mc');
  return memberPages.find((known) => known === page);
};

/** What pages of the centre keep in the address beside their name. */
const centreDetails = [
  'deposit',
  'period',
  'from',
  'to',
  'recordView',
  'recordPage',
  'wallet',
] as const;

export type CentreDetail = (typeof centreDetails)[number];

/** The same address without what a page of the centre kept in it: another page starts afresh. */
export const withoutDetails = ({ pathname, search }: { pathname: string; search: string }) => {
  const query = new URLSearchParams(search);
  for (const detail of centreDetails) query.delete(detail);
  return { pathname, search: query.toString() };
};

/** A page of the centre with some of its details changed; an empty one goes. */
export const memberPathWith = (
  details: Partial<Record<CentreDetail, string>>,
  { pathname, search }: { pathname: string; search: string },
): string => {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(details)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  return `${pathname}?${query.toString()}`;
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
  const page = isAlone ? paths.memberHelp : paths.help;
  return item ? `${page}?${new URLSearchParams({ item }).toString()}` : page;
};

/**
 * A game in its frame; as a demo it is played with the game's own play money, no account needed.
 */
export const gamePath = (
  game: { vassalage: string; gameCode: string; gameType: string },
  { asDemo = false }: { asDemo?: boolean } = {},
): string => {
  const query = new URLSearchParams({
    vassalage: game.vassalage,
    gameCode: game.gameCode,
    gameType: game.gameType,
  });
  if (asDemo) query.set('demo', '1');
  return `${paths.game}?${query.toString()}`;
};

/**
 * A hall with its state: the vendor's tab, the words searched for, the class, the order, the
 * filters.
 */
export type HallQuery = {
  page?: string;
  q?: string;
  class?: string;
  sort?: string;
  minBet?: string;
  lines?: string;
};

export const hallPath = (gameType: string, state: HallQuery): string => {
  const given = Object.entries(state).filter(([, value]) => value);
  const query = new URLSearchParams(given as [string, string][]).toString();
  return query ? `${categoryPath(gameType)}?${query}` : categoryPath(gameType);
};

type TitleKey = keyof Phrases['brand'];

/** What a route is called: a key of the phrases of `brand`. */
export const titleKeys: Partial<Record<RouteName, TitleKey>> = {
  register: 'signUp',
  login: 'logIn',
  rng: 'RNG',
  fish: 'FISH',
  live: 'LIVE',
  pvp: 'PVP',
  ds88: 'DS88',
  esports: 'ESPORTS',
  sports: 'SPORTS',
  elott: 'ELOTT',
  lott: 'LOTT',
  seaLottery: 'LOTT',
  vnlottery: 'LOTT',
  lottery: 'LOTT',
  fbsports: 'SPORTS',
  promotions: 'promotions',
  promoDetail: 'promotions',
  notices: 'notices',
  pointsMall: 'pointsMall',
  help: 'helpCentre',
  memberHelp: 'helpCentre',
  app: 'app',
  download: 'app',
  join: 'agent',
};
