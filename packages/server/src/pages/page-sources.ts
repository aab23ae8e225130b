import type { Status } from '@parlour/contract/brand';
import type { catalogue, Game, GameType, Category, Vendor } from '@parlour/contract/catalogue';
import {
  type ArticleSection,
  type content,
  footOf,
  type HelpItem,
  hintsOf,
  offersOf,
} from '@parlour/contract/content';
import type { contentArticles } from '@parlour/contract/content-articles';
import type { Endpoint, InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { FirstPage } from '@parlour/contract/first-page';
import type { lottery } from '@parlour/contract/lottery';
import { everyVendor, type PageName, pageOf } from '@parlour/contract/pages';
import { type round, shownWinners } from '@parlour/contract/round';
import type { Clock } from '@parlour/node-kit/clock';
import type { Context } from '../lib/context';
import { openMemory } from '../lib/memory';
import type { MarkOf } from './page-cache';
import { answersOf } from './facts/page-answers';
import { itemsOf, type PageItem } from './facts/page-items';

type Answering<E extends Endpoint> = (context: Context, input: InputOf<E>) => Promise<OutputOf<E>>;

/**
 * The calls to modules that a page needs. The composition root passes them, as pages import no
 * module.
 */
export type PageSources = {
  readStatus: (context: Context) => Promise<Status>;
  listVendors: Answering<typeof catalogue.listVendors>;
  listHot: Answering<typeof catalogue.listHot>;
  listGames: Answering<typeof catalogue.listGames>;
  listGameTypes: Answering<typeof catalogue.listGameTypes>;
  readNotices: Answering<typeof content.readNotices>;
  readHelp: Answering<typeof content.readHelp>;
  /** Every article of a section that is shown now. */
  listArticleItems: (context: Context, section: ArticleSection) => Promise<PageItem[]>;
  listArticles: Answering<typeof contentArticles.listArticles>;
  listMenus: Answering<typeof lottery.listMenus>;
  listVietnamMenus: Answering<typeof lottery.listVietnamMenus>;
  listWinners: Answering<typeof round.listWinners>;
  readPictures: (context: Context) => Promise<Pictures>;
};

/** Where the pictures of games come from, and the drawings that need no request. */
export type Pictures = {
  origins: readonly string[];
  drawingByAddress: ReadonlyMap<string, string>;
};

/** With the names that addresses have, as they were a moment ago. */
export type NamedSources = PageSources & {
  listItems: (context: Context, name: PageName) => Promise<PageItem[]>;
  listHelp: (context: Context) => Promise<HelpItem[]>;
};

type VendorList = OutputOf<typeof catalogue.listVendors>;

const namesFreshMs = 3000;

/** Every page needs the vendors of a brand, and so do addresses that name one, or an item. */
export const rememberNames = (
  sources: PageSources,
  clock: Clock,
  markOf: MarkOf = () => 0,
): NamedSources => {
  const versionOf = ({ brand }: Context) => `${brand.configVersion} ${markOf(brand.code)}`;
  const memory = openMemory<VendorList>({ freshMs: namesFreshMs });
  const items = openMemory<PageItem[]>({ freshMs: namesFreshMs });
  const help = openMemory<HelpItem[]>({ freshMs: namesFreshMs });
  return {
    ...sources,
    listVendors: (context, input) =>
      memory.get(`${context.brand.code} ${input.language}`, {
        now: clock.now(),
        version: context.brand.configVersion,
        load: () => sources.listVendors(context, input),
      }),
    listItems: (context, name) =>
      items.get(`${context.brand.code} ${context.language} ${name}`, {
        now: clock.now(),
        version: versionOf(context),
        load: () => itemsOf(sources, context, name),
      }),
    listHelp: (context) =>
      help.get(`${context.brand.code} ${context.language}`, {
        now: clock.now(),
        version: versionOf(context),
        load: async () =>
          (await sources.readHelp(context, { lang: context.language, device: 'WEB' })).list,
      }),
  };
};

/** The first games of a hall: enough for any first screen, few enough for a light page. */
const hallPageSize = 24;

/** Collects what a page needs, as the same calls over the wire would answer it. */
export const firstPageOf = async (
  sources: NamedSources,
  context: Context,
  status: Status,
  url: string,
): Promise<FirstPage> => {
  const { language } = context;
  // A closed site shows only why it is closed.
  if (status.systemStatus !== 0) {
    return {
      path: url,
      language,
      status,
      categories: [],
      banners: [],
      announcements: { titles: [], hasPopups: false },
      offers: [],
      hot: [],
    };
  }
  const { merchantCode, platform } = status.brand;
  const [vendors, hot, notices] = await Promise.all([
    sources.listVendors(context, { language }),
    sources.listHot(context, { merchantCode, isPlatform: 2, platform, language }),
    sources.readNotices(context, { types: 'B,PL,PU,PR', platform: 'W', execution: 'B', language }),
  ]);
  const { lanes: categories } = vendors.data;
  const hints = hintsOf(notices);
  const { name, bannerGroup, frame } = pageOf(new URL(url, 'http://page').pathname);
  const foot = frame === 'full' && footOf(await sources.listHelp(context));
  const item = await itemOf(sources, context, url);
  const hall = await hallOf(sources, context, categories, url);
  const answers = await answersOf(sources, context, notices, url);
  const hasFullBoards = name === 'home' && (await areBoardsFull(sources, context));
  return {
    path: url,
    language,
    status,
    categories,
    banners: notices.banners.filter(({ groupName }) => groupName === bannerGroup),
    announcements: name === 'home' ? hints : { ...hints, titles: [] },
    offers: offersOf(notices),
    ...(foot && { foot }),
    hot: foremost(hot.list, name === 'home' ? categories[0]?.gameType : undefined),
    ...(hasFullBoards && { hasFullBoards }),
    ...(hall && { hall }),
    ...(item && { item }),
    ...(answers && { answers }),
  };
};

const areBoardsFull = async (sources: PageSources, context: Context): Promise<boolean> =>
  (await sources.listWinners(context, { board: 'latest' })).list.length >= shownWinners;

const itemOf = async (
  { listItems }: NamedSources,
  context: Context,
  url: string,
): Promise<FirstPage['item']> => {
  const { pathname, searchParams } = new URL(url, 'http://page');
  const asked = searchParams.get('item');
  if (asked === null) return undefined;
  const items = await listItems(context, pageOf(pathname).name);
  return items.find(({ id }) => id === asked);
};

/**
 * The menus show two hot games of each type, and home all of the first; the browser fetches the
 * others when they come near.
 */
const foremost = (games: Game[], whole: GameType | undefined): Game[] =>
  games.filter(
    (game, index) =>
      game.gameType === whole ||
      games.slice(0, index).filter(({ gameType }) => gameType === game.gameType).length < 2,
  );

/** The vendors with games of a type. */
export const hallVendors = (categories: Category[], gameType: GameType | undefined): Vendor[] =>
  categories.find((category) => category.gameType === gameType)?.vendors ?? [];

const hallOf = async (
  sources: PageSources,
  context: Context,
  categories: Category[],
  url: string,
): Promise<FirstPage['hall']> => {
  const { pathname, searchParams } = new URL(url, 'http://page');
  const { gameType, listsVendors } = pageOf(pathname);
  const vendors = hallVendors(categories, gameType);
  const code = searchParams.get('page');
  if (!gameType || !vendors[0]) return undefined;
  const first = listsVendors ? undefined : vendors[0];
  const vendorCode = (vendors.find((one) => one.vassalage === code) ?? first)?.vassalage;
  const { language, brand } = context;
  const [list, classes] = await Promise.all([
    sources.listGames(context, {
      channel: brand.merchantCode,
      merchant: brand.merchantCode,
      gameType,
      ...(vendorCode !== undefined && { vassalage: vendorCode }),
      language,
      sort: 'popular',
      page: 1,
      pageSize: hallPageSize,
    }),
    vendorCode === undefined
      ? { list: [] }
      : sources.listGameTypes(context, { vassalage: vendorCode, gameType }),
  ]);
  return {
    gameType,
    vassalage: vendorCode ?? everyVendor,
    games: list.games,
    total: list.total,
    totalPages: list.totalPages,
    classes: classes.list,
  };
};
