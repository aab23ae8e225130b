import { createContext, createElement, type ReactNode, useContext } from 'react';
import type { Locale } from '@parlour/locales/locales';
import type { Noun, Phrases } from '@parlour/locales/nouns';

interface Words {
  locale: Locale;
  phrases: Partial<Phrases>;
}

const WordsContext = createContext<Words | undefined>(undefined);

export interface PhrasesProviderProps extends Words {
  children: ReactNode;
}

/** Gives the language and the loaded words to what is inside. */
export const PhrasesProvider = ({ locale, phrases, children }: PhrasesProviderProps) =>
  createElement(WordsContext, { value: { locale, phrases } }, children);

const useWords = (): Words => {
  const words = useContext(WordsContext);
  if (!words) throw new Error('no PhrasesProvider');
  return words;
};

/**
 * The words: `const { cashier, common } = usePhrases('cashier', 'common')`. Naming the nouns finds
 * a route that forgot to load one at once instead of drawing `undefined`.
 */
export const usePhrases = <N extends Noun>(...needed: N[]): Pick<Phrases, N> => {
  const { phrases } = useWords();
  for (const noun of needed) {
    if (!phrases[noun]) throw new Error(`no phrases of ${noun}`);
  }
  return phrases as Phrases;
};

export const useLocale = (): Locale => useWords().locale;
