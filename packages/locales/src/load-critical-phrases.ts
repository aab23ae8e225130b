import type { Locale } from './locales';
import type { criticalNouns, Phrases } from './nouns';

type CriticalPhrases = Pick<Phrases, (typeof criticalNouns)[number]>;

/** Fetches the phrases of every first page, which lie in one chunk. */
export const loadCriticalPhrases = async (locale: Locale): Promise<CriticalPhrases> =>
  (await import(`./${locale}/critical-phrases.ts`)).criticalPhrases;
