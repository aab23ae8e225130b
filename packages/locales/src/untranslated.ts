import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from './locales';
import { isSameWord } from './same-words';

// For Node's processes and tests. Never imported by what runs in the browser.

export type Phrase = { file: string; key: string; text: string };

/** The source files of a language. */
export const filesOf = (locale: Locale): string[] =>
  readdirSync(join(import.meta.dirname, locale), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .toSorted();

/** Every text of what a file exports, by its path in it. */
export const textsOf = async (locale: Locale, file: string): Promise<[string, string][]> =>
  textsIn(Object.values(await import(/* @vite-ignore */ join(import.meta.dirname, locale, file))));

const textsIn = (value: unknown, path = ''): [string, string][] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, `${path}/${key}`));
};

/** Files whose texts stand in others too, and a name of the rules, which is no text. */
const copies = /critical-phrases\.ts$|every-slot\.ts$/;
const ruleName = /\/symbol$/;

/** The phrases of a language that are still English, and how many phrases it has. */
export const untranslated = async (
  locale: Locale,
): Promise<{ phrases: number; english: Phrase[] }> => {
  let phrases = 0;
  const english: Phrase[] = [];
  for (const file of filesOf('en').filter((one) => !copies.test(one))) {
    const own = new Map(await textsOf(locale, file));
    for (const [key, text] of await textsOf('en', file)) {
      if (ruleName.test(key)) continue;
      phrases += 1;
      if (own.get(key) === text && !isSame(text, locale)) english.push({ file, key, text });
    }
  }
  return { phrases, english };
};

/** Whether a text holds nothing but values, figures and words that the language writes alike. */
const isSame = (text: string, locale: Locale): boolean =>
  (text.replaceAll(/\{[^}]*\}/g, ' ').match(/[\p{L}\p{M}]+/gu) ?? []).every((word) =>
    isSameWord(word, locale),
  );
