import type { Page } from '@parlour/contract/pages';
import type { Phrases } from '@parlour/locales/nouns';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect } from 'react';
import { useBrand } from '../lib/brand/brand';
import { useItemTitle } from '../lib/navigation/item-title';

type Words = Phrases['brand'];

/** What a page is called in the tab and by search engines. */
export const documentTitle = (
  { titleKey }: Page,
  words: Words,
  brandName: string,
  item?: string,
): string => {
  const title = item ?? (titleKey && words[titleKey]);
  return title ? `${title} · ${brandName}` : brandName;
};

export const useTitle = (route: Page): void => {
  const { brand: words } = usePhrases('brand');
  const { name } = useBrand();
  const item = useItemTitle((state) => state.title);
  const title = documentTitle(route, words, name, item);
  useEffect(() => {
    document.title = title;
  }, [title]);
};
