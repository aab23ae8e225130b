import type { FirstPage } from '@parlour/contract/first-page';
import type { Language } from '@parlour/contract/languages';
import { phrasesOf } from '@parlour/locales/all';
import { listLocales } from '@parlour/locales/locales';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteContext, type Site } from '../brand/brand';
import { provideWords, Words } from './words';

const Search = () => (
  <>
    {useLocale()}: {usePhrases('common').common.close}
  </>
);

/** What a page of a brand shows in a language. */
const shown = (language: Language, defaultLang: Language): string => {
  const status = { brand: { defaultLang } } as FirstPage['status'];
  const markup = renderToString(
    <SiteContext value={{ language, status } as Site}>
      <Words nouns={['common']}>
        <Search />
      </Words>
    </SiteContext>,
  );
  return markup.replaceAll('<!-- -->', '');
};

test('[SITE-02] a page in a language without phrases has the words of the brand’s default one', () => {
  const unknown = 'QQ' as Language;
  for (const locale of listLocales()) provideWords(locale, phrasesOf[locale]);
  const { en, vi } = phrasesOf;
  expect(shown(unknown, 'EN')).toBe(`en: ${en.common.close}`);
  expect(shown(unknown, 'VI')).toBe(`vi: ${vi.common.close}`);
  expect(shown('VI', 'EN')).toBe(`vi: ${vi.common.close}`);
});
