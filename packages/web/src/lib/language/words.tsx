import { loadCriticalPhrases } from '@parlour/locales/load-critical-phrases';
import { type Locale, localeOf } from '@parlour/locales/locales';
import type { Noun, Phrases } from '@parlour/locales/nouns';
import { PhrasesProvider } from '@parlour/ui/use-phrases';
import { type ReactNode, use } from 'react';
import { useSite } from '../brand/brand';
import { marksOf, tracked } from '../navigation/chunk';

type Loading = Promise<Partial<Phrases>>;

const loaded = {} as Record<Locale, Partial<Phrases>>;

const loading = new Map<string, Loading>();

/** Gives words that are at hand, as the server's renderer has all of them. */
export const provideWords = (locale: Locale, phrases: Partial<Phrases>): void => {
  Object.assign((loaded[locale] ??= {}), phrases);
};

const fetchWords = async (locale: Locale, wanted: readonly Noun[]): Promise<Partial<Phrases>> => {
  if (!loaded[locale].brand) provideWords(locale, await loadCriticalPhrases(locale));
  const others = wanted.filter((noun) => !loaded[locale][noun]);
  if (others.length > 0) {
    const { loadPhrases } = await import('@parlour/locales/load-phrases');
    provideWords(locale, await loadPhrases(locale, others));
  }
  return loaded[locale];
};

/** Fetches the words of the nouns, unless they are there. */
export const preloadWords = (language: string, nouns: readonly Noun[]): Loading => {
  const locale = localeOf(language);
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

/** The nouns that are in use now, so that a change of language can fetch them before it shows. */
export const nounsInUse = new Set<Noun>();

/**
 * Gives the words of some nouns to what is inside, in the site's language; waits for them if
 * they must be fetched.
 */
export const Words = ({ nouns, children }: { nouns: readonly Noun[]; children: ReactNode }) => {
  const { language } = useSite();
  for (const noun of nouns) nounsInUse.add(noun);
  const phrases = use(preloadWords(language, nouns));
  return (
    <PhrasesProvider locale={localeOf(language)} phrases={phrases}>
      {children}
    </PhrasesProvider>
  );
};
