import { choice, endpoint, endpoints, money, output, text, whole } from './endpoint';

/** Game types on the wire. */
export const gameTypes = [
  'RNG',
  'FISH',
  'LIVE',
  'PVP',
  'DS88',
  'ESPORTS',
  'SPORTS',
  'ELOTT',
  'LOTT',
  'BINGO',
] as const;
export type GameType = (typeof gameTypes)[number];

/** Category ids (`accountTypeId`). */
export const accountTypeIds: Record<GameType, number> = {
  RNG: 1,
  FISH: 2,
  LIVE: 3,
  PVP: 4,
  DS88: 5,
  ESPORTS: 6,
  SPORTS: 7,
  ELOTT: 8,
  LOTT: 9,
  BINGO: 10,
};

export type Game = {
  nodeId: number;
  gameCode: string;
  /** The vendor's code. */
  vassalage: string;
  gameType: GameType;
  /** The game's class, a name of the vendor's taxonomy such as `Video Slots`. */
  gameClassify: string;
  isGame?: 'VASSALAGE';
  name: string;
  isHot: 0 | 1;
  isNew: boolean;
  /** Upright. Without it the artwork is drawn. */
  image?: string;
  /** Wide, without words. */
  background?: string;
  minBet?: string;
  lines?: number;
  demo: boolean;
  rtp?: string;
  /** Only fills the catalogue of a demo; it cannot be opened. */
  isSample?: true;
};

export type Vendor = {
  accountTypeId: number;
  vassalage: string;
  gameType: GameType;
  isHot: 0 | 1;
  title: string;
  logo?: string;
  maintenance: boolean;
  isGame?: 'VASSALAGE';
  /** How many of its games are in the category. */
  games: number;
};

/** A room of a card game: what it costs to sit there, and how many people do at the moment. */
export type Room = {
  roomId: string;
  name: string;
  vassalage: string;
  gameCode: string;
  minStake: string;
  maxStake: string;
  players: number;
  seats: number;
};

export type Category = {
  id: number;
  gameType: GameType;
  title: string;
  vendors: Vendor[];
  /** How many games its vendors have. */
  games: number;
  /** The lowest and the highest return of the games that state it, in percent. */
  rtp?: { from: string; to: string };
};

export type GameFacts = Game & {
  vendorTitle: string;
  maxBet?: string;
  volatility?: string;
  version?: string;
  rules?: string;
};

const language = text({ max: 8 });

/** How many games a player may mark. */
export const mostFavourites = 500;

/** A page of a player's own games. */
const ofPlayer = {
  clientType: whole({ optional: true }),
  language,
  page: whole({ optional: true, min: 1, max: 10_000 }),
  pageSize: whole({ optional: true, min: 1, max: 100 }),
};

/** A game as the toggle names it. */
const marked = {
  nodeId: whole({ min: 1 }),
  vendor: text({ max: 64 }),
  gameType: choice(gameTypes),
};

export const catalogue = endpoints('catalogue', {
  listHot: endpoint({
    method: 'GET',
    path: '/wps/relay/GCSGAME_hotGamesV2',
    caller: 'anyone',
    background: true,
    input: {
      merchantCode: text({ max: 64 }),
      isPlatform: whole({ optional: true }),
      vassalage: text({ optional: true, max: 64 }),
      platform: text({ optional: true, max: 64 }),
      language,
      gameType: choice(gameTypes, { optional: true }),
    },
    output: output<{ list: Game[] }>(),
    refusals: [],
  }),
  listGames: endpoint({
    method: 'GET',
    path: '/wps/relay/GCSGAME_gameList',
    caller: 'anyone',
    whileLooking: true,
    limit: [
      { by: 'address', count: 600, seconds: 60 },
      // A search costs more than a page of a list.
      { by: 'address', count: 240, seconds: 60, ofInput: 'gameName' },
    ],
    token: 'used',
    input: {
      clientType: whole({ optional: true }),
      platform: text({ optional: true, max: 64 }),
      channel: text({ max: 64 }),
      merchant: text({ max: 64 }),
      gameType: choice(gameTypes),
      vassalage: text({ optional: true, max: 64 }),
      gameClassify: text({ optional: true, max: 64 }),
      gameName: text({ optional: true, max: 64 }),
      minBet: money({ optional: true }),
      minLineNum: whole({ optional: true, min: 0, max: 100_000 }),
      language,
      sort: choice(['popular', 'new', 'az'], { optional: true }),
      page: whole({ optional: true, min: 1, max: 10_000 }),
      pageSize: whole({ optional: true, min: 1, max: 100 }),
    },
    output: output<{
      games: Game[];
      totalPages: number;
      total: number;
      page: number;
      /** The five nearest games of all vendors, if nothing was found. */
      nearest?: Game[];
    }>(),
    refusals: [],
  }),
  listGameTypes: endpoint({
    method: 'GET',
    path: '/wps/relay/GCSGAME_getVassGameType',
    caller: 'anyone',
    whileLooking: true,
    token: 'used',
    input: {
      vassalage: text({ max: 64 }),
      gameType: choice(gameTypes, { optional: true }),
    },
    output: output<{
      list: { gameType: GameType; gameClassify: string; name: string; count: number }[];
    }>(),
    refusals: [],
  }),
  listVendors: endpoint({
    method: 'GET',
    path: '/wps/relay/GCSGAME_gameVendor',
    caller: 'anyone',
    whileLooking: true,
    token: 'used',
    background: true,
    input: { language },
    output: output<{ data: { lanes: Category[] } }>(),
    refusals: [],
  }),
  listFavourites: endpoint({
    method: 'GET',
    path: '/wps/relay/MCSFE_getFavoriteGames',
    caller: 'player',
    whileLooking: true,
    input: { ...ofPlayer, platform: text({ optional: true, max: 64 }) },
    output: output<{ content: Game[]; totalPages: number }>(),
    refusals: [],
  }),
  /** All numbers of the player's marked games, as texts. */
  listFavouriteIds: endpoint({
    method: 'GET',
    path: '/wps/relay/MCSFE_getFavoriteGamesList',
    caller: 'player',
    whileLooking: true,
    background: true,
    input: {},
    output: output<{ list: string[] }>(),
    refusals: [],
  }),
  addFavourite: endpoint({
    method: 'POST',
    path: '/wps/relay/MCSFE_addFavoriteGameV2',
    caller: 'player',
    limit: { by: 'player', count: 120, seconds: 60 },
    input: marked,
    output: output<{ list: string[] }>(),
    refusals: ['request.unknown', 'catalogue.too_many_favourites'],
  }),
  removeFavourite: endpoint({
    method: 'POST',
    path: '/wps/relay/MCSFE_removeFavoriteGameV2',
    caller: 'player',
    limit: { by: 'player', count: 120, seconds: 60 },
    input: marked,
    output: output<{ list: string[] }>(),
    refusals: [],
  }),
  /** The games that the player opened, the latest first. */
  listRecent: endpoint({
    method: 'GET',
    path: '/wps/relay/GCS_recentGame',
    caller: 'player',
    whileLooking: true,
    background: true,
    input: { ...ofPlayer, vassalage: text({ optional: true, max: 64 }) },
    output: output<{ list: Game[]; totalPages: number }>(),
    refusals: [],
  }),
  /** The games with the most settled rounds of seven days; those without a round are not in it. */
  listPopular: endpoint({
    method: 'GET',
    path: '/lgw/games/popular',
    caller: 'anyone',
    background: true,
    input: {
      count: whole({ optional: true, min: 1, max: 100 }),
      prizeMode: text({ optional: true, max: 16 }),
      device: text({ optional: true, max: 16 }),
      language,
    },
    output: output<{ list: Game[] }>(),
    refusals: [],
  }),
  listRooms: endpoint({
    method: 'GET',
    path: '/wps/relay/GLS2_roomList',
    caller: 'player',
    whileLooking: true,
    background: true,
    input: { vassalage: text({ optional: true, max: 64 }), language },
    output: output<{ list: Room[] }>(),
    refusals: [],
  }),
  readGame: endpoint({
    method: 'GET',
    path: '/api/catalogue/games/{nodeId}',
    caller: 'anyone',
    input: { nodeId: text({ max: 20, pattern: '^[0-9]+$' }), language },
    output: output<GameFacts>(),
    refusals: ['request.unknown'],
  }),
});
