import type { Page } from '@parlour/contract/pages';
import type { Phrases } from '@parlour/locales/nouns';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect } from 'react';
import { useBrand } from '../lib/brand/brand';

type Words = Phrases['brand'];

/** What a page is called in the tab and by search engines. */
export const documentTitle = ({ titleKey }: Page, words: Words, brandName: string): string => {
  const title = titleKey && words[titleKey];
  return title ? `${title} · ${brandName}` : brandName;
};

export const useTitle = (route: Page): void => {
  const { brand: words } = usePhrases('brand');
  const { name } = useBrand();
  const title = documentTitle(route, words, name);
  useEffect(() => {
    document.title = title;
  }, [title]);
};
