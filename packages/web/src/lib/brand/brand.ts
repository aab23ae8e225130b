import type { Status } from '@parlour/contract/brand';
import type { FirstPage } from '@parlour/contract/first-page';
import type { Language } from '@parlour/contract/languages';
import { createContext, use } from 'react';
import { client } from '../api/client';
import type { Refused } from '../api/refused';

/** What came with the page, in the language now chosen; `app/site.tsx` keeps it. */
export type Site = FirstPage & {
  /**
   * Changes the language in place: words and names are fetched first, then everything shows at
   * once.
   */
  switchLanguage: (language: Language) => Promise<void>;
  /** Asks the server whether the site is open. */
  refreshStatus: () => Promise<void>;
  /** Fetches what the first page had no use for: the other banners and hot games. */
  complete: (isAgain?: boolean) => Promise<void>;
  /** Why a part of what was fetched is missing. */
  missed?: Refused | undefined;
};

export const SiteContext = createContext<Site | undefined>(undefined);

export const useSite = (): Site => {
  const site = use(SiteContext);
  if (!site) throw new Error('no site around this component');
  return site;
};

export const useStatus = (): Status => useSite().status;
export const useBrand = (): Status['brand'] => useStatus().brand;

let current: Status | undefined;

/** The status outside of React: for calls and checks. Set before the first call. */
export const currentStatus = (): Status => {
  if (!current) throw new Error('the status is not known yet');
  return current;
};

export const setStatus = (status: Status): void => {
  current = status;
  client.sealKeys = status.sealKeys;
};
