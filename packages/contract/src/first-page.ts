import type { BrandFacts, Status } from './brand';
import type { Game, Category } from './catalogue';
import type { AnnouncementHints, Banner, Foot, HelpItem, Notices } from './content';
import type { ArticleCard } from './content-articles';
import type { Language } from './languages';
import type { Offer, PageName } from './pages';

/** The data in a page's HTML, from which the browser renders the same without a request. */
export type FirstPage = {
  path: string;
  language: Language;
  status: Status;
  categories: Category[];
  banners: Banner[];
  announcements: AnnouncementHints;
  /** What the brand has today of what not every brand has. */
  offers: readonly Offer[];
  /** Of a page with a footer. */
  foot?: Foot;
  /** Home: hot games by game type. */
  hot: Game[];
  /** Home: its boards of winners are as long as they get. */
  hasFullBoards?: true;
  /** A hall (/rng …): the first page of its games, of the current vendor or of all. */
  hall?: {
    gameType: string;
    vassalage: string;
    games: Game[];
    total: number;
    totalPages: number;
    classes: { gameClassify: string; name: string; count: number }[];
  };
  /** The item that the address asks for (/help, /noticePage, /news): the page has its title. */
  item?: { id: string; title: string; summary?: string; image?: string };
  /** What the page's own call would answer a visitor, so that its HTML is whole. */
  answers?: {
    language: Language;
    /** /promotions, /promoDetail, /noticePage */
    notices?: Notices;
    /** /help */
    help?: HelpItem[];
    /** /news and /blog: the first page. */
    articles?: { list: ArticleCard[]; total: number };
    /** /lottery, /seaLottery, /vnlottery of a brand without one. */
    hasNoLottery?: true;
  };
};

/** What the web package's server bundle returns for a page. */
export type RenderedPage = {
  status: number;
  html: string;
  /** SHA-256 hashes (CSP form, without quotes) of the inline scripts and styles in it. */
  scriptHashes: string[];
  styleHashes: string[];
};

export type RenderPage = (input: {
  url: string;
  firstPage: FirstPage;
  /** The main origin of the brand's site, for search engines. */
  origin: string;
  /** By the address of a picture, the drawing that it answers: shown without a request. */
  drawings?: ReadonlyMap<string, string>;
  development: boolean;
}) => Promise<RenderedPage>;

/** What stands on the picture that a shared link of a page shows. */
export type ShareCard = {
  /** The brand's. */
  name: string;
  title: string;
  text: string;
  /** That it is a demo, or nothing. */
  mark: string;
  /** SVG. */
  art: string;
  /** The address of the brand's logo, where it has one. */
  logo?: string;
  /** Its colours. */
  ink: string;
  ground: string;
};

export type DrawShareCard = (input: {
  page: PageName;
  language: Language;
  brand: BrandFacts;
}) => ShareCard;
