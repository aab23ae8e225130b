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

const hasPhrases = (language: Language | undefined): language is Language =>
  language !== undefined && factsOf(language).phrases !== undefined;

/** Every language with a folder, by its code on the wire. */
export const listLanguages = (): Language[] => languages.filter(hasPhrases);

/** Every folder. */
export const listLocales = (): Locale[] => listLanguages().map(folderOf);

/** Whether a person may choose it; the others stand in the menu, closed. */
export const isOffered = (language: Language): boolean =>
  /^(?:complete|offered)$/.test(factsOf(language).phrases ?? '');

/**
 * The language that a reader gets phrases in: the reader's own, else the brand's, else Vietnamese.
 * Takes codes of the wire, the one that is wanted most first.
 */
export const phrasedLanguage = (...codes: (string | undefined)[]): Language =>
  codes.map(languageOf).find(hasPhrases) ?? 'VI';

/** The folder of those phrases. */
export const localeOf = (...codes: (string | undefined)[]): Locale =>
  folderOf(phrasedLanguage(...codes));

const folderOf = (language: Language): Locale => factsOf(language).tag as Locale;
