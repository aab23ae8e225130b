import type { GameType } from './catalogue';

/** What surrounds a screen: everything, only the header (game pages), or nothing. */
export type Frame = 'full' | 'header' | 'bare';

/** What a brand may have today, and does not always have. */
export type Offer = 'promotions' | 'points' | 'news' | 'blog';

type Row = {
  /** Spelt as in the specification; matching ignores case. */
  path: `/${string}`;
  aliases?: readonly string[];
  /** A key of the phrases of `brand`; without it the title is the brand's name. */
  titleKey?: string;
  /** Full by default. */
  frame?: Frame;
  /** With a game open, the game's bar stands in place of the header and calls it over itself. */
  hasGameBar?: true;
  /** Its address names the game, by `vassalage` above all. */
  namesGame?: true;
  /** The group of the banners shown above it. */
  bannerGroup?: string;
  /** The game type of a hall. */
  gameType?: GameType;
  /** The hall begins with its vendors and the games of them all, not with one vendor's. */
  listsVendors?: true;
  /** `listed`: in the sitemap; `private`: not for search engines; otherwise it may be found. */
  visibility?: 'listed' | 'private';
  /** The flag that a brand must have on. */
  flag?: string;
  /** Without it no link leads there; opened directly, the page says that there is none. */
  needs?: Offer;
  /** It has an address and no screen yet: no link leads there, and the page says so. */
  isPlanned?: true;
};

const rows = {
  home: {
    path: '/',
    aliases: ['/index', '/index.html', '/home'],
    bannerGroup: 'home',
    visibility: 'listed',
  },
  register: { path: '/register', aliases: ['/register.html'], titleKey: 'signUp' },
  login: { path: '/login', titleKey: 'logIn' },
  game: {
    path: '/game',
    frame: 'header',
    hasGameBar: true,
    namesGame: true,
    visibility: 'private',
  },
  seamless: {
    path: '/seamless',
    frame: 'header',
    hasGameBar: true,
    namesGame: true,
    visibility: 'private',
  },
  fbsports: { path: '/fbsports', titleKey: 'SPORTS', frame: 'header', hasGameBar: true },
  rng: {
    path: '/rng',
    titleKey: 'RNG',
    bannerGroup: 'rng',
    gameType: 'RNG',
    visibility: 'listed',
  },
  fish: { path: '/fish', titleKey: 'FISH', bannerGroup: 'fish', gameType: 'FISH' },
  live: { path: '/live', titleKey: 'LIVE', bannerGroup: 'live', gameType: 'LIVE' },
  pvp: { path: '/pvp', titleKey: 'PVP', bannerGroup: 'pvp', gameType: 'PVP' },
  ds88: { path: '/ds88', titleKey: 'DS88', gameType: 'DS88', listsVendors: true },
  esports: {
    path: '/esports',
    titleKey: 'ESPORTS',
    bannerGroup: 'esports',
    gameType: 'ESPORTS',
    listsVendors: true,
  },
  sports: {
    path: '/sports',
    titleKey: 'SPORTS',
    bannerGroup: 'sports',
    gameType: 'SPORTS',
    listsVendors: true,
  },
  elott: {
    path: '/elott',
    titleKey: 'ELOTT',
    bannerGroup: 'elott',
    gameType: 'ELOTT',
    listsVendors: true,
  },
  lott: { path: '/lott', titleKey: 'LOTT', gameType: 'LOTT' },
  bingo: { path: '/bingo', titleKey: 'BINGO', gameType: 'BINGO' },
  seaLottery: { path: '/seaLottery', titleKey: 'LOTT', frame: 'header' },
  vnlottery: { path: '/vnlottery', titleKey: 'LOTT', frame: 'header' },
  lottery: { path: '/lottery', titleKey: 'LOTT', frame: 'header' },
  promotions: {
    path: '/promotions',
    titleKey: 'promotions',
    bannerGroup: 'promotions',
    needs: 'promotions',
  },
  promoDetail: { path: '/promoDetail', titleKey: 'promotions', needs: 'promotions' },
  notices: { path: '/noticePage', titleKey: 'notices', visibility: 'listed' },
  news: { path: '/news', titleKey: 'news', needs: 'news' },
  blog: { path: '/blog', titleKey: 'blog', needs: 'blog' },
  pointsMall: {
    path: '/pointMall',
    titleKey: 'pointsMall',
    bannerGroup: 'shop',
    needs: 'points',
  },
  help: { path: '/help', titleKey: 'helpCentre', bannerGroup: 'help', visibility: 'listed' },
  memberHelp: { path: '/helpmc', titleKey: 'helpCentre', frame: 'bare', visibility: 'private' },
  chatRoom: { path: '/chatRoom', titleKey: 'chatRoom', visibility: 'private', flag: 'CHATROOM' },
  app: { path: '/down', titleKey: 'app', bannerGroup: 'down', visibility: 'listed' },
  join: { path: '/join', titleKey: 'agent' },
  download: { path: '/download', titleKey: 'app' },
  /** Every unknown address. */
  notFound: { path: '/not-found', visibility: 'private' },
} as const satisfies Record<string, Row>;

type Rows = typeof rows;

export type PageName = keyof Rows;

/** The pages that have a screen. */
export type BuiltPage = {
  [N in PageName]: Rows[N] extends { isPlanned: true } ? never : N;
}[PageName];

type TitleKey = {
  [N in PageName]: Rows[N] extends { titleKey: infer Key } ? Key : never;
}[PageName];

export type Page = Omit<Row, 'titleKey'> & { name: PageName; titleKey?: TitleKey; frame: Frame };

/** Every page of the site, for all code that renders, lists, names or links to one. */
export const pages = Object.fromEntries(
  Object.entries(rows).map(([name, row]) => [name, { name, frame: 'full', ...row }]),
) as { [N in PageName]: Page & Rows[N] };

const pageByPath = new Map(
  Object.values<Page>(pages).flatMap((page) =>
    [page.path, ...(page.aliases ?? [])].map((path) => [path.toLowerCase(), page] as const),
  ),
);

/** The page of a path in any spelling; an unknown path is `notFound`. */
export const pageOf = (pathname: string): Page =>
  pageByPath.get(pathname.toLowerCase().replace(/(?!^)\/+$/, '') || '/') ?? pages.notFound;

/** In a hall's address, in place of a vendor's code: the games of all its vendors. */
export const everyVendor = 'all';

/** Where a developer sees the components. */
export const galleryPath = '/gallery';
