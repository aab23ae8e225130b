import type { InputOf } from '@parlour/contract/endpoint';
import type { catalogue, GameType } from '@parlour/contract/catalogue';
import { everyVendor } from '@parlour/contract/pages';
import type { HallQuery } from '../../../lib/navigation/paths';

export const sorts = ['popular', 'new', 'az'] as const;
export type Sort = (typeof sorts)[number];

/** The player's own games, of all vendors of the hall. */
export const ownLists = ['favourites', 'recent'] as const;
export type OwnList = (typeof ownLists)[number];

/** The state of a hall; all of it is in the address. */
export type HallState = {
  vendorCode: string;
  own: OwnList | '';
  q: string;
  gameClass: string;
  sort: Sort;
  minBet: string;
  lines: string;
};

/** Reads a hall's state from the query; an unknown value is ignored. */
export const hallStateOf = (search: string, fallbackVendor: string): HallState => {
  const query = new URLSearchParams(search);
  const sort = query.get('sort');
  const minBet = query.get('minBet') ?? '';
  const lines = query.get('lines') ?? '';
  return {
    vendorCode: query.get('page') || fallbackVendor,
    own: ownLists.find((one) => one === query.get('own')) ?? '',
    q: (query.get('q') ?? '').slice(0, 64),
    gameClass: (query.get('class') ?? '').slice(0, 64),
    sort: sorts.find((one) => one === sort) ?? 'popular',
    minBet: /^(0|[1-9]\d{0,11})(\.\d{1,6})?$/.test(minBet) ? minBet : '',
    lines: /^[1-9]\d{0,4}$/.test(lines) ? lines : '',
  };
};

/** The state as the address has it: what is at its default is left out. */
export const hallQueryOf = (state: HallState): HallQuery => ({
  page: state.vendorCode,
  own: state.own,
  q: state.q.trim(),
  class: state.gameClass,
  sort: state.sort === 'popular' ? '' : state.sort,
  minBet: state.minBet,
  lines: state.lines,
});

/** How many filters hold, beside the search and the class. */
export const filterCount = ({ minBet, lines }: HallState): number =>
  Number(minBet !== '') + Number(lines !== '');

export const pageSize = 90;

type ListInput = InputOf<typeof catalogue.listGames>;

export const listInput = (
  state: HallState,
  gameType: GameType,
  merchantCode: string,
  language: string,
  page: number,
): ListInput => ({
  clientType: 3,
  platform: 'flash,html5-desktop',
  channel: merchantCode,
  merchant: merchantCode,
  gameType,
  vassalage: state.vendorCode === everyVendor ? undefined : state.vendorCode || undefined,
  gameClassify: state.gameClass || undefined,
  gameName: state.q.trim() || undefined,
  minBet: state.minBet || undefined,
  minLineNum: state.lines ? Number(state.lines) : undefined,
  language,
  sort: state.sort,
  page,
  pageSize,
});
