import { type ConsoleLocale, consoleLocaleOf } from '@parlour/locales/console-locales';
import { type ConsolePhrases, loadConsolePhrases } from '@parlour/locales/console-phrases';
import { create } from 'zustand';

type Words = { locale: ConsoleLocale; phrases: ConsolePhrases | undefined };

const useLanguage = create<Words>(() => ({
  locale: consoleLocaleOf(document.documentElement.lang),
  phrases: undefined,
}));

/** Loads the phrases of a language and shows the console in it from then on. */
export const showLanguage = async (locale: ConsoleLocale): Promise<void> => {
  const phrases = await loadConsolePhrases(locale);
  document.documentElement.lang = locale;
  keep(locale);
  useLanguage.setState({ locale, phrases });
};

const keep = (locale: ConsoleLocale): void => {
  try {
    localStorage.setItem('lang', locale.toUpperCase());
  } catch {
    // Without storage the choice lasts as long as the page.
  }
};

/** The words; loaded before anything is drawn. */
export const useWords = (): ConsolePhrases => {
  const { phrases } = useLanguage();
  if (!phrases) throw new Error('the phrases are not loaded');
  return phrases;
};

export const useConsoleLocale = (): ConsoleLocale => useLanguage().locale;

/** The code of the language on the wire. */
export const wireLanguage = (): string => useLanguage.getState().locale.toUpperCase();
