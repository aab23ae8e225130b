import type { Loaders } from './load-phrases';
import type { Placeholder } from './shape';

/** Languages with words of their own. The wire writes them in capitals (`X-Lang: VI`). */
export const locales = ['vi', 'en'] as const;
export type Locale = (typeof locales)[number];

/** `VI` of the wire → `vi`; a language without words of its own is read in Vietnamese. */
export const localeOf = (language: string): Locale =>
  locales.find((locale) => locale === language.toLowerCase()) ?? 'vi';

export type Noun = keyof Loaders;

/**
 * Every noun's words. Their type is that of the Vietnamese text, so that a placeholder that is not
 * given does not compile.
 */
export type Phrases = { [N in Noun]: Awaited<ReturnType<Loaders[N]>> };

/** Puts values into a phrase: `fill(t.range, { min: '10.00', max: '20.00' })`. */
export const fill = <Text extends string>(
  text: Text,
  values: Record<Placeholder<Text>, string | number>,
): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    String((values as Record<string, string | number>)[name] ?? whole),
  );
