import { gameTypes, type GameType } from './catalogue';
import { choice, endpoint, endpoints, output, text, type TextFile } from './endpoint';
import { importPreviewCall } from './operator/imports';

export const deskGameStates = ['shown', 'hot', 'off', 'closed'] as const;

/** A game of a vendor that the brand lists, shown to players or not. */
export type DeskGame = {
  id: string;
  brand: string;
  vendor: string;
  code: string;
  name: string;
  gameType: GameType;
  gameClass: string;
  isHot: boolean;
  /** Off in this brand: the game itself, or its class. */
  off?: 'game' | 'class';
  /** The vendor's list no longer has it. */
  isClosed: boolean;
  /** Its place in the category, where the operator gave it one. */
  place?: number;
  /** Settled rounds of seven days. */
  rounds: number;
};

/** A class of games, as vendors name it. */
export type DeskClass = { gameClass: string; games: number; isOff: boolean };

/** A vendor in a category of the brand. */
export type DeskListing = {
  vendor: string;
  gameType: GameType;
  title: string;
  games: number;
  isShown: boolean;
  maintenance: boolean;
};

const brand = text({ max: 32 });
const id = text({ pattern: '^[1-9][0-9]{0,17}$' });
const reason = text({ min: 3, max: 500 });

/** What operators do with the games of a brand; what it publishes goes by changes. */
export const catalogueConsole = endpoints('catalogue', {
  /** Fifty at a time: the placed ones of a category first, then by their number. */
  listDeskGames: endpoint({
    method: 'GET',
    path: '/console/catalogue/games',
    caller: 'operator',
    right: 'catalogue.r',
    noStore: true,
    input: {
      brand,
      search: text({ optional: true, max: 64 }),
      vendor: text({ optional: true, max: 32 }),
      gameType: choice(gameTypes, { optional: true }),
      gameClass: text({ optional: true, max: 128 }),
      state: choice(deskGameStates, { optional: true }),
      cursor: text({ optional: true, pattern: '^[0-9]{1,10}\\.[0-9]{1,18}$' }),
    },
    output: output<{ list: DeskGame[]; next?: string }>(),
    refusals: ['request.unknown'],
  }),
  /** The categories' vendors and the classes of a brand. */
  readDeskCatalogue: endpoint({
    method: 'GET',
    path: '/console/catalogue',
    caller: 'operator',
    right: 'catalogue.r',
    noStore: true,
    input: { brand },
    output: output<{ listings: DeskListing[]; classes: DeskClass[] }>(),
    refusals: ['request.unknown'],
  }),
  /** At once, by one person; it comes back by a change. */
  switchGameOff: endpoint({
    method: 'POST',
    path: '/console/catalogue/games/{id}/off',
    caller: 'operator',
    right: 'catalogue.w',
    stops: true,
    input: { id, brand, reason },
    output: output<DeskGame>(),
    refusals: ['request.unknown', 'operator.right_missing'],
  }),
  /** What a file would set of many games; it is proposed as a change of the kind `games`. */
  previewGames: endpoint({
    ...importPreviewCall,
    path: '/console/catalogue/import',
    right: 'catalogue.w',
  }),
  /** The games that fit as such a file, with what is set of them. */
  exportGames: endpoint({
    method: 'GET',
    path: '/console/catalogue/export',
    caller: 'operator',
    right: 'catalogue.r',
    file: 'csv',
    noStore: true,
    limit: { by: 'player', count: 60, seconds: 600 },
    input: {
      brand,
      vendor: text({ optional: true, max: 32 }),
      gameType: choice(gameTypes, { optional: true }),
    },
    output: output<TextFile>(),
    refusals: ['request.unknown'],
  }),
});
