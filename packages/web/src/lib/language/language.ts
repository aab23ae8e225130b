import type { Language } from '@parlour/contract/player';
import { readLocal, writeLocal } from '../session/storage';

/** Names of languages in themselves, for the language menu. */
export const languageNames: Record<Language, string> = {
  VI: 'Tiếng Việt',
  EN: 'English',
  CN: '中文',
  ID: 'Bahasa Indonesia',
  TH: 'ไทย',
  TY: 'Filipino',
  JA: '日本語',
};

export const languagesInOrder = Object.keys(languageNames) as Language[];

/** What `<html lang>` says. */
export const htmlLang: Record<Language, string> = {
  VI: 'vi',
  EN: 'en',
  CN: 'zh',
  ID: 'id',
  TH: 'th',
  TY: 'fil',
  JA: 'ja',
};

/** Languages whose words are written; the others stand in the menu but cannot be chosen. */
export const writtenLanguages: readonly Language[] = ['VI', 'EN'];

export const storedLanguage = (supported: readonly string[]): Language | undefined => {
  const stored = readLocal('language');
  return writtenLanguages.find((language) => language === stored && supported.includes(language));
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
  document.documentElement.lang = htmlLang[language];
};
