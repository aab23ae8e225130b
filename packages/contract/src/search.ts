import { endpoint, endpoints, output, text } from './endpoint';

/** What a search finds, in the order in which it is shown. */
export const foundKinds = [
  'player',
  'case',
  'ticket',
  'order',
  'statement',
  'round',
  'entry',
  'audit',
] as const;
export type FoundKind = (typeof foundKinds)[number];

/** Something that was found, and the page that shows it. */
export type FoundItem = {
  id: string;
  title: string;
  path: string;
  /** More of it: a word of its own, as the kind of a case; whose; how much; when. */
  about?: string;
  username?: string;
  amount?: string;
  currency?: string;
  at?: string;
};

export type FoundGroup = {
  kind: FoundKind;
  /** It did not answer in time. */
  late: boolean;
  list: FoundItem[];
};

export const search = endpoints('search', {
  /**
   * Five of each kind that the caller may read, in their brands: accounts by start, middle or id;
   * cases, tickets, deposits and withdrawals by number; lines of a bank's statement by the bank's
   * reference; rounds by our number, the vendor's, or that of a movement; ledger references; lines
   * of the audit by request.
   */
  findAnything: endpoint({
    method: 'GET',
    path: '/console/search',
    caller: 'operator',
    noStore: true,
    limit: { by: 'player', count: 120, seconds: 60 },
    input: {
      query: text({ min: 2, max: 120, pattern: '\\S\\S|\\S.*\\S' }),
      brand: text({ optional: true, max: 32 }),
    },
    output: output<{ groups: FoundGroup[] }>(),
    refusals: [],
  }),
});
