import {
  factsOf,
  type Language,
  type languageFacts,
  languageOf,
  languages,
} from '@parlour/contract/languages';

type Facts = typeof languageFacts;

/** A language with a folder here, by the folder's name. */
export type Locale = {
  [L in Language]: Facts[L] extends { phrases: string } ? Facts[L]['tag'] : never;
}[Language];

const hasPhrases = (language: Language | undefined): boolean =>
  language !== undefined && factsOf(language).phrases !== undefined;

/** Every folder. */
export const listLocales = (): Locale[] =>
  languages.filter(hasPhrases).map((language) => factsOf(language).tag as Locale);

/** Whether a person may choose it; the others stand in the menu, closed. */
export const isComplete = (language: Language): boolean => factsOf(language).phrases === 'complete';

/**
 * The phrases that a reader gets: in the reader's language, else in the brand's own, else in
 * Vietnamese. Takes codes of the wire, the one that is wanted most first.
 */
export const localeOf = (...wanted: (string | undefined)[]): Locale =>
  factsOf(wanted.map(languageOf).find(hasPhrases) ?? 'VI').tag as Locale;
