/** The languages of the console: an operator chooses one, whatever their brands offer. */
export const consoleLocales = ['vi', 'en'] as const;
export type ConsoleLocale = (typeof consoleLocales)[number];

export const isConsoleLocale = (locale: string): locale is ConsoleLocale =>
  consoleLocales.some((one) => one === locale);

/** The console's language for a code of the wire: English for any that it does not speak. */
export const consoleLocaleOf = (language: string | undefined): ConsoleLocale =>
  language?.toLowerCase() === 'vi' ? 'vi' : 'en';
