import type { MemberPage } from '@parlour/contract/centres';
import { createContext, use } from 'react';
import type { Chunk } from './chunk';
import { useSearch } from './navigation';
import type { CentreDetail } from './paths';

type Name = MemberPage;

/** What a page begins with, from above, while it is not here. */
export type PlacePart = 'who' | 'ticket' | 'choices' | 'rows';

export type CentrePage = {
  icon: string;
  begins: readonly PlacePart[];
  screen: Chunk<Record<string, never>>;
};

type Address = { pathname: string; search: string };

/** A centre as it is drawn, linked and left. Each has its table; what draws them is the same. */
export type CentreTable = {
  /** Its words: `centreTitle`, `centreMenu`, and the name of each page under the page's id. */
  noun: 'player';
  /** The pages that have a screen, in the order of the menu. */
  pages: Readonly<Partial<Record<Name, CentrePage>>>;
  /** Where the arrow leads on a phone; its page is the menu there. */
  root: Name;
  /** The pages after which the menu has a double rule on a phone. */
  rules: readonly Name[];
  /** What is done most: on a phone it stands on the root's page, and the menu leaves it out. */
  quick: readonly Name[];
  pathOf: (page: Name, over: Address) => string;
  pathOut: (over: Address) => string;
};

/** The centre that is open, for its pages. */
export const CentreContext = createContext<CentreTable | undefined>(undefined);

export const useCentreTable = (): CentreTable => {
  const table = use(CentreContext);
  if (!table) throw new Error('There is no centre around this component');
  return table;
};

/** What a page of the centre shows in place of its beginning: a part, a slip. */
const places = ['part', 'deposit', 'withdrawal'] as const satisfies CentreDetail[];

/** Where in the centre one is: each place is read from its top. */
export const useCentrePlace = (page: Name): string => {
  const query = new URLSearchParams(useSearch());
  return [page, ...places.map((place) => query.get(place))].join(' ');
};

/** The part of the root's page that the address asks for; on a phone it stands alone. */
export const useCentrePart = (): string | undefined =>
  new URLSearchParams(useSearch()).get('part') ?? undefined;
