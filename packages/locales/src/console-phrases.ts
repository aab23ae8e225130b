import type { ConsoleLocale } from './console-locales';
import type { consolePhrases } from './vi/console-phrases';

/** The console's phrases by noun, of the type of the Vietnamese ones. */
export type ConsolePhrases = typeof consolePhrases;

/** Fetches all of them in one language: one chunk, for a screen that stays open a whole shift. */
export const loadConsolePhrases = async (locale: ConsoleLocale): Promise<ConsolePhrases> =>
  (await import(`./${locale}/console-phrases.ts`)).consolePhrases;
