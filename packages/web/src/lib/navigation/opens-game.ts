import type { FirstPage } from '@parlour/contract/first-page';
import type { Page } from '@parlour/contract/pages';
import { useSyncExternalStore } from 'react';
import { useSite } from '../brand/brand';
import { useSearch } from './navigation';

const never = () => () => undefined;

/**
 * Whether a game page has a game to open: then the bar of the game stands in place of the site's
 * header. The server's address says that a game is named, and not which.
 */
export const useOpensGame = ({ hasGameBar, namesGame }: Page): boolean => {
  const { categories, status } = useSite();
  const named = new URLSearchParams(useSearch()).get('vassalage');
  const isServed = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  if (namesGame) return isServed ? named !== null : Boolean(named);
  return hasGameBar === true && hasFbGame({ categories, status });
};

/** Whether the brand has the vendor whose sports open at an address of their own. */
export const hasFbGame = ({ categories, status }: Pick<FirstPage, 'categories' | 'status'>) => {
  const [fb] = status.brand.fbVendor.split('/');
  return categories.some(
    ({ gameType, vendors }) =>
      gameType === 'SPORTS' && vendors.some(({ vassalage }) => vassalage === fb),
  );
};
