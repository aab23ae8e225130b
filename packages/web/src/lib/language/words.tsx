import type { FirstPage } from '@parlour/contract/first-page';
import { loadCriticalPhrases, loadPhrases } from '@parlour/locales/load-phrases';
import { type Locale, localeOf } from '@parlour/locales/locales';
import type { Noun, Phrases } from '@parlour/locales/nouns';
import { PhrasesProvider } from '@parlour/ui/use-phrases';
import { type ReactNode, use } from 'react';
import { useSite } from '../brand/brand';
import { marksOf, tracked } from '../navigation/chunk';

/** What a page's words depend on. */
type Readable = Pick<FirstPage, 'language' | 'status'>;

/** The folder of the words: of the page's language, else of the brand's default one. */
export const wordsLocale = ({ language, status }: Readable): Locale =>
  localeOf(language, status.brand.defaultLang);

type Loading = Promise<Partial<Phrases>>;

const loaded = {} as Record<Locale, Partial<Phrases>>;

const loading = new Map<string, Loading>();

/** Gives words that are at hand, as the server's renderer has all of them. */
export const provideWords = (locale: Locale, phrases: Partial<Phrases>): void => {
  Object.assign((loaded[locale] ??= {}), phrases);
};

const fetchWords = async (locale: Locale, nouns: readonly Noun[]): Promise<Partial<Phrases>> => {
  if (!loaded[locale].brand) provideWords(locale, await loadCriticalPhrases(locale));
  const others = nouns.filter((noun) => !loaded[locale][noun]);
  if (others.length > 0) provideWords(locale, await loadPhrases(locale, others));
  return loaded[locale];
};

/** Fetches the words of the nouns, unless they are there. */
export const preloadWords = (page: Readable, nouns: readonly Noun[]): Loading => {
  const locale = wordsLocale(page);
  const key = `${locale} ${nouns.join()}`;
  const begun = loading.get(key);
  if (begun && marksOf(begun).status !== 'rejected') return begun;
  const own = (loaded[locale] ??= {});
  const missing = nouns.filter((noun) => !own[noun]);
  const promise = tracked(missing.length ? fetchWords(locale, missing) : Promise.resolve(own));
  if (!missing.length) Object.assign(marksOf(promise), { status: 'fulfilled', value: own });
  loading.set(key, promise);
  return promise;
};

/** What is at hand of the words of a page. */
export const wordsAtHand = (page: Readable): Partial<Phrases> => loaded[wordsLocale(page)] ?? {};

/** The nouns that are in use now, so that a change of language can fetch them before it shows. */
export const nounsInUse = new Set<Noun>();

/**
 * Gives the words of some nouns to what is inside, in the site's language; waits for them if
 * they must be fetched.
 */
export const Words = ({ nouns, children }: { nouns: readonly Noun[]; children: ReactNode }) => {
  const site = useSite();
  for (const noun of nouns) nounsInUse.add(noun);
  const phrases = use(preloadWords(site, nouns));
  return (
    <PhrasesProvider locale={wordsLocale(site)} phrases={phrases}>
      {children}
    </PhrasesProvider>
  );
};
