import type { Phrases } from '@parlour/ui/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect } from 'react';
import { useBrand } from '../lib/brand/brand';
import { type Route, titleKeys } from '../lib/navigation/paths';

type Words = Phrases['brand'];

/** What a route is called, in the title and on screens that have no title of their own. */
export const routeTitle = (route: Route, words: Words): string | undefined => {
  const key = titleKeys[route.name];
  return key && words[key];
};

export const documentTitle = (route: Route, words: Words, brandName: string): string => {
  const title = routeTitle(route, words);
  return title ? `${title} · ${brandName}` : brandName;
};

export const useTitle = (route: Route): void => {
  const { brand: words } = usePhrases('brand');
  const { name } = useBrand();
  const title = documentTitle(route, words, name);
  useEffect(() => {
    document.title = title;
  }, [title]);
};
