import { type Locale, localeOf, type Noun, type Phrases } from '@parlour/locales/phrases';
import { PhrasesProvider } from '@parlour/ui/use-phrases';
import { type ReactNode, use } from 'react';
import { useSite } from '../brand/brand';
import { marksOf, tracked } from '../navigation/chunk';

type Loading = Promise<Partial<Phrases>>;

const loaded: Record<Locale, Partial<Phrases>> = { vi: {}, en: {} };
const loading = new Map<string, Loading>();

/** Gives words that are at hand, as the server's renderer has all of them. */
export const provideWords = (locale: Locale, phrases: Partial<Phrases>): void => {
  Object.assign(loaded[locale], phrases);
};

/** The words that come with every first page, in one file. */
export const firstNouns: readonly Noun[] = ['brand', 'catalogue', 'common', 'content', 'status'];

const fetchFirst = async (locale: Locale): Promise<void> => {
  const { words } =
    locale === 'vi'
      ? await import('@parlour/locales/vi/critical-phrases')
      : await import('@parlour/locales/en/critical-phrases');
  provideWords(locale, words as unknown as Partial<Phrases>);
};

const fetchWords = async (locale: Locale, wanted: readonly Noun[]): Promise<Partial<Phrases>> => {
  if (wanted.some((noun) => firstNouns.includes(noun))) await fetchFirst(locale);
  const others = wanted.filter((noun) => !firstNouns.includes(noun));
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
  const known = loading.get(key);
  if (known && marksOf(known).status !== 'rejected') return known;
  const missing = nouns.filter((noun) => !loaded[locale][noun]);
  const promise = tracked(
    missing.length === 0 ? Promise.resolve(loaded[locale]) : fetchWords(locale, missing),
  );
  if (missing.length === 0) {
    Object.assign(marksOf(promise), { status: 'fulfilled', value: loaded[locale] });
  }
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
