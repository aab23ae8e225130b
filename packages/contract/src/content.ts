import { choice, endpoint, endpoints, output, text } from './endpoint';
import type { Offer } from './pages';
import type { PromotionNotice } from './promotion';

/** The action of a click on a banner. */
export type LinkageType = 'none' | 'path' | 'promotion' | 'game' | 'modal' | 'outside';

export type Banner = {
  bannerId: string;
  /** home, rng, live, fish, pvp, sports, esports, elott, down, promotions, shop or help. */
  groupName: string;
  /** The image's address; if empty, the banner is drawn from `art`. */
  url: string;
  /** Without an image: the game whose background stands beside the words. */
  art?: BannerArt;
  linkageType: LinkageType;
  link?: string;
  text?: { eyebrow?: string; title: string; body?: string; action?: string; alt?: string };
};

export type BannerArt = {
  code: string;
  category: string;
  vendor: string;
  /** The ink of the words, by a game type; without it the one that the artwork would have. */
  ink?: string;
  /** The address of the game's background, where its vendor has one. */
  image?: string;
};

/** An announcement; `content` contains only what the server's allow-list permits. */
export type Announcement = {
  id: string;
  title: string;
  content: string;
  /** Since when it is shown. */
  at: string;
};

/** When a popup opens by itself: at the start of the site, or after a login. */
export type PopupRule = 'start' | 'login';

export type Popup = Announcement & { rule: PopupRule };

/** The announcements that a page shows around its own content, before it asks for any. */
export type AnnouncementHints = {
  /** The newest titles, for the ticker of home. */
  titles: Pick<Announcement, 'id' | 'title'>[];
  /** There are popups: the browser asks for them. */
  hasPopups: boolean;
  /** The highest amount of the promotions by Zalo that one can join now. */
  zaloUpTo?: string;
};

export type Notices = {
  player: Announcement[];
  banners: Banner[];
  popup: Popup[];
  promotion: PromotionNotice[];
  /** Where there is an article to read. */
  sections?: ArticleSection[];
};

/** The titles in the ticker of home; the others are in the modal that they open. */
const tickerTitles = 6;

export const hintsOf = ({
  player,
  popup,
  promotion,
}: Pick<Notices, 'player' | 'popup' | 'promotion'>): AnnouncementHints => {
  const amounts = promotion.flatMap(({ state, zaloUpTo }) =>
    state === 'join' && zaloUpTo ? [zaloUpTo] : [],
  );
  const [zaloUpTo] = amounts.toSorted((one, other) => Number(other) - Number(one));
  return {
    titles: player.slice(0, tickerTitles).map(({ id, title }) => ({ id, title })),
    hasPopups: popup.length > 0,
    ...(zaloUpTo !== undefined && { zaloUpTo }),
  };
};

/** What the brand publishes with a date: its news, and its blog. */
export type ArticleSection = 'news' | 'blog';

/** What stands at the foot of a page. */
export type Foot = {
  help: Pick<HelpItem, 'id' | 'title'>[];
  /** The site's address is one of https. */
  isEncrypted?: true;
};

/** The help item on responsible gaming, to which every page has a fixed link. */
export const responsibleItem = 'responsible';

export const footOf = (help: readonly HelpItem[]): Foot => ({
  help: help.map(({ id, title }) => ({ id, title })),
});

/** What the brand has today, for the links that lead to it. */
export const offersOf = ({
  promotion,
  sections = [],
}: Pick<Notices, 'promotion' | 'sections'>): Offer[] => [
  ...(promotion.length > 0 ? (['promotions'] as const) : []),
  ...sections,
];

/** A page of the help centre; `html` contains only what the server's allow-list permits. */
export type HelpItem = { id: string; title: string; html: string; children?: HelpItem[] };

export const content = endpoints('content', {
  readHelp: endpoint({
    method: 'GET',
    path: '/wps/system/helpCenter',
    caller: 'anyone',
    input: { lang: text({ max: 8 }), device: choice(['WEB']) },
    output: output<{ list: HelpItem[] }>(),
    refusals: [],
  }),
  readNotices: endpoint({
    method: 'GET',
    path: '/wps/relay/MCSFE_getListAnnouncements',
    caller: 'anyone',
    whileLooking: true,
    token: 'used',
    background: true,
    input: {
      types: text({ optional: true, max: 32 }),
      platform: text({ optional: true, max: 8 }),
      execution: text({ optional: true, max: 8 }),
      language: text({ max: 8 }),
    },
    output: output<Notices>(),
    refusals: [],
  }),
  /** The brand's real pool; there is no amount where it runs none. */
  readJackpot: endpoint({
    method: 'GET',
    path: '/api/content/jackpot',
    caller: 'anyone',
    background: true,
    input: {},
    output: output<{ amount?: string }>(),
    refusals: [],
  }),
});
