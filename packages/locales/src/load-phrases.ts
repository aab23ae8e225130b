import type { Locale } from './locales';
import type { Noun, Phrases } from './nouns';

// A file of its own: a page whose phrases came with it never asks for more.

/** Fetches the phrases of the named nouns in one language: one chunk a noun and language. */
export const loadPhrases = async <N extends Noun>(
  locale: Locale,
  nouns: readonly N[],
): Promise<Pick<Phrases, N>> => {
  const files = await Promise.all(
    nouns.map((noun) => import(`./${locale}/site/${noun}.ts`) as Promise<Partial<Phrases>>),
  );
  return Object.fromEntries(nouns.map((noun, at) => [noun, files[at]?.[noun]])) as never;
};
