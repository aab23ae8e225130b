import { factsOf, type Language, languages } from '@parlour/contract/languages';
import { isOffered } from '@parlour/locales/locales';
import { readLocal, writeLocal } from '../session/storage';

export const storedLanguage = (supported: readonly string[]): Language | undefined => {
  const stored = readLocal('language');
  return languages.find(
    (language) => isOffered(language) && language === stored && supported.includes(language),
  );
};

const yearSeconds = 31_536_000;

/**
 * `localStorage.lang` is the truth, the cookie its shadow for the server, which draws the first
 * page.
 */
export const keepLanguage = (language: Language, previous?: Language): void => {
  if (previous && previous !== language) writeLocal('previousLanguage', previous);
  writeLocal('language', language);
  document.cookie = `lang=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
  // The server wrote it into the page, by the words that are there.
  if (previous) document.documentElement.lang = factsOf(language).tag;
};
