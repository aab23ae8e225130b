import type { FlagNode } from '@parlour/contract/brand';
import type { FirstPage } from '@parlour/contract/first-page';
import type { BuiltPage, Page, PageName } from '@parlour/contract/pages';
import { asking, type Chunk, chunk, late } from '../lib/navigation/chunk';
import { hasScreen } from '../lib/navigation/open';
import { hasFbGame } from '../lib/navigation/opens-game';
import type { ScreenProps } from '../lib/navigation/screen';
import { readLocal, readSession, type SessionKey } from '../lib/session/storage';

type Facts = Pick<FirstPage, 'answers' | 'categories'>;
/** What a browser kept is put into a form, or opens a dialog of its own. */
const keepsNone = (...names: SessionKey[]): boolean =>
  names.every((name) => readSession(name) === undefined);

/** The ways in through companies are drawn in a browser only. */
const isForm = ({ status }: FirstPage): boolean =>
  status.firebase === undefined && keepsNone('typedNumber');

const keepsNoCode = (): boolean =>
  readLocal('affiliateCode') === undefined && readLocal('referralCode') === undefined;

const always = (): boolean => true;
const hasNoVendors = ({ categories }: Facts, { gameType }: Page): boolean =>
  !categories.some((category) => category.gameType === gameType);
const hasNotices = ({ answers }: Facts): boolean => answers?.notices !== undefined;

const notOpen = chunk<ScreenProps>(
  ['brand', 'catalogue', 'common', 'status'],
  async () => {
    const { NotOpen } = await import('../features/shell/status/not-open');
    return NotOpen;
  },
  'not-open',
);

const hall = chunk<ScreenProps>(
  ['brand', 'catalogue', 'common', 'status'],
  async () => {
    const { Hall } = await import('../features/catalogue/hall/hall');
    return Hall;
  },
  'hall',
);

const listing = late(
  chunk<ScreenProps>(
    ['brand', 'catalogue', 'common', 'status'],
    async () => {
      const { Listing } = await import('../features/catalogue/hall/listing');
      return Listing;
    },
    'listing',
  ),
  hasNoVendors,
);

const pvpHall = asking(
  chunk<ScreenProps>(
    ['brand', 'catalogue', 'common', 'lobby', 'status'],
    async () => {
      const { PvpHall } = await import('../features/catalogue/rooms/pvp-hall');
      return PvpHall;
    },
    'pvp-hall',
  ),
  hasNoVendors,
);

const notFound = chunk<ScreenProps>(
  ['brand', 'status'],
  async () => {
    const { NotFound } = await import('../features/shell/status/not-found');
    return NotFound;
  },
  'not-found',
);

const home = chunk<ScreenProps>(
  ['brand', 'catalogue', 'common'],
  async () => {
    const { HomeScreen } = await import('./home/home-screen');
    return HomeScreen;
  },
  'home',
);

const loginPage = late(
  chunk<ScreenProps>(
    ['session', 'form', 'refusal', 'common'],
    async () => {
      const { LoginPage } = await import('../features/session/login-page');
      return LoginPage;
    },
    'login-page',
  ),
  (page) =>
    isForm(page) &&
    keepsNone('resetTicket', 'unlockTicket') &&
    !document.cookie.includes('loginRemember=true'),
);

const registerPage = late(
  chunk<ScreenProps>(
    ['session', 'form', 'refusal', 'common', 'passwords'],
    async () => {
      const { RegisterPage } = await import('../features/session/register-page');
      return RegisterPage;
    },
    'register-page',
    'avatar-preview',
  ),
  (page) => isForm(page) && keepsNone('registrationDraft') && keepsNoCode(),
);

const gamePage = late(
  chunk<ScreenProps>(
    ['launch', 'session', 'refusal', 'brand', 'catalogue', 'common', 'status'],
    async () => {
      const { GamePage } = await import('../features/launch/game-page');
      return GamePage;
    },
    'game-page',
  ),
  (page, { namesGame }) => namesGame === true || !hasFbGame(page),
);

const helpPage = asking(
  chunk<ScreenProps>(
    ['content', 'service', 'brand', 'common', 'status'],
    async () => {
      const { HelpPage } = await import('../features/content/help-page');
      return HelpPage;
    },
    'help-page',
  ),
  ({ answers }) => answers?.help !== undefined,
);

const announcementPage = asking(
  chunk<ScreenProps>(
    ['announcements', 'brand', 'common', 'status'],
    async () => {
      const { AnnouncementPage } =
        await import('../features/content/announcements/announcement-page');
      return AnnouncementPage;
    },
    'announcement-page',
  ),
  hasNotices,
);

const articlesPage = asking(
  chunk<ScreenProps>(
    ['articles', 'brand', 'common', 'status'],
    async () => {
      const { ArticlesPage } = await import('../features/content/articles/articles-page');
      return ArticlesPage;
    },
    'articles-page',
  ),
  ({ answers }) => answers?.articles !== undefined,
);

const roomPage = asking(
  chunk<ScreenProps>(
    ['room', 'brand', 'common', 'refusal'],
    async () => {
      const { RoomPage } = await import('../features/room/room-page');
      return RoomPage;
    },
    'room-page',
  ),
);

const appPage = late(
  chunk<ScreenProps>(
    ['download'],
    async () => {
      const { AppPage } = await import('../features/content/download/app-page');
      return AppPage;
    },
    'app-page',
  ),
  // A desk shows the code that a phone reads.
  () => !matchMedia('(width >= 48em)').matches,
);

const joinPage = late(
  chunk<ScreenProps>(
    ['agent', 'brand', 'common', 'form'],
    async () => {
      const { JoinPage } = await import('../features/agent/join-page');
      return JoinPage;
    },
    'join-page',
  ),
  always,
);

const lotteryPage = late(
  chunk<ScreenProps>(
    ['lottery', 'brand', 'catalogue', 'common', 'status'],
    async () => {
      const { LotteryPage } = await import('../features/lottery/lottery-page');
      return LotteryPage;
    },
    'lottery-page',
  ),
  ({ answers }) => answers?.hasNoLottery === true,
);

const promotionPage = asking(
  chunk<ScreenProps>(
    ['promotion', 'brand', 'common', 'status'],
    async () => {
      const { PromotionPage } = await import('../features/promotion/promotion-page');
      return PromotionPage;
    },
    'promotion-page',
  ),
  hasNotices,
);

const promotionDetailPage = asking(
  chunk<ScreenProps>(
    ['promotion', 'brand', 'common', 'status'],
    async () => {
      const { PromotionDetailPage } = await import('../features/promotion/promotion-detail-page');
      return PromotionDetailPage;
    },
    'promotion-page',
  ),
  hasNotices,
);

const pointsMallPage = late(
  chunk<ScreenProps>(
    ['loyalty', 'brand'],
    async () => {
      const { PointsMallPage } = await import('../features/loyalty/points-mall-page');
      return PointsMallPage;
    },
    'points-mall-page',
  ),
  always,
);

/** Stands in place of every screen while the site is closed. */
export const closed = chunk<{ isOver: boolean }>(
  ['common', 'service'],
  async () => {
    const { Closed } = await import('../features/shell/status/closed');
    return Closed;
  },
  'closed',
);

/** One screen a page; each is a chunk of its own with the words it needs. */
const screens: Record<BuiltPage, Chunk<ScreenProps>> = {
  home,
  register: registerPage,
  login: loginPage,
  game: gamePage,
  seamless: gamePage,
  fbsports: gamePage,
  rng: hall,
  fish: hall,
  live: hall,
  pvp: pvpHall,
  ds88: listing,
  esports: listing,
  sports: listing,
  elott: listing,
  lott: hall,
  bingo: hall,
  seaLottery: lotteryPage,
  vnlottery: lotteryPage,
  lottery: lotteryPage,
  promotions: promotionPage,
  promoDetail: promotionDetailPage,
  pointsMall: pointsMallPage,
  notices: announcementPage,
  news: articlesPage,
  blog: articlesPage,
  chatRoom: roomPage,
  app: appPage,
  download: appPage,
  join: joinPage,
  help: helpPage,
  memberHelp: helpPage,
  notFound,
};

/** The screen of a page; where the brand does not have it open, one that says so. */
export const screenOf = (tree: FlagNode, name: PageName): Chunk<ScreenProps> =>
  hasScreen(tree, name) ? screens[name as BuiltPage] : notOpen;
