import type { Locale } from './locales';
import type { criticalNouns, Noun, Phrases } from './nouns';

type CriticalPhrases = Pick<Phrases, (typeof criticalNouns)[number]>;

/** What is in the first file of a language: the phrases of every first page, and the way to others. */
type FirstFile = {
  criticalPhrases: CriticalPhrases;
  loadNoun: (noun: Noun) => Promise<Partial<Phrases>>;
};

const loadFirst = (locale: Locale): Promise<FirstFile> =>
  import(`./${locale}/critical-phrases.ts`) as Promise<FirstFile>;

/** Fetches the phrases of every first page, which lie in one chunk. */
export const loadCriticalPhrases = async (locale: Locale): Promise<CriticalPhrases> =>
  (await loadFirst(locale)).criticalPhrases;

/** Fetches the phrases of the named nouns in one language: one chunk a noun and language. */
export const loadPhrases = async <N extends Noun>(
  locale: Locale,
  nouns: readonly N[],
): Promise<Pick<Phrases, N>> => {
  const { criticalPhrases, loadNoun } = await loadFirst(locale);
  const files = await Promise.all(
    nouns.map(async (noun) => (noun in criticalPhrases ? criticalPhrases : loadNoun(noun))),
  );
  return Object.fromEntries(
    nouns.map((noun, at) => [noun, (files[at] as Partial<Phrases>)[noun]]),
  ) as never;
};
