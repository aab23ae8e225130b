import type { Brand } from '../../lib/context';
import type { Texts } from './vendor-game';

/** The words in a language; failing that in the brand's own, then in English, then in any. */
export const wordsIn = (texts: Texts, language: string, brand: Brand): string | undefined =>
  texts[language.toUpperCase()] ??
  texts[brand.defaultLang] ??
  texts.EN ??
  Object.values(texts).find((text) => text !== '');
