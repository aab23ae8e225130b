import { factsOf, type Language, languages } from '@parlour/contract/languages';
import { isComplete } from '@parlour/locales/locales';
import { readLocal, writeLocal } from '../session/storage';

export const storedLanguage = (supported: readonly string[]): Language | undefined => {
  const stored = readLocal('language');
  return languages.find(
    (language) => isComplete(language) && language === stored && supported.includes(language),
  );
};

/**
 * Takes `?lang=en` off the address. True when the page came in that language, which is then the
 * person's choice.
 */
export const takeAskedLanguage = (drawn: Language): boolean => {
  const { pathname, hash } = location;
  const query = new URLSearchParams(location.search);
  const asked = query.get('lang');
  if (asked === null) return false;
  query.delete('lang');
  const search = query.size > 0 ? `?${query}` : '';
  history.replaceState(history.state, '', pathname + search + hash);
  return asked.toUpperCase() === drawn;
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
