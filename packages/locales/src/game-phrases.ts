import type { vi } from './vi/games/shell';

export type Phrase = keyof typeof vi;

/** The shell's words in one language. */
export type Words = Record<Phrase, string>;

type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

type Values<Name extends Phrase> = Record<Placeholders<(typeof vi)[Name]>, string | number>;

/** Speaks: `say('result.line', { line: 13, … })`. A value that is missing does not compile. */
export type Say = <Name extends Phrase>(
  name: Name,
  ...values: [keyof Values<Name>] extends [never] ? [] : [Values<Name>]
) => string;

export const sayFrom =
  (words: Words): Say =>
  (name, ...values) => {
    const [given] = values as [Record<string, string | number>?];
    return words[name].replace(/\{(\w+)\}/g, (whole, key: string) => String(given?.[key] ?? whole));
  };

/** Loads the words of a language; one that has none of its own is read in Vietnamese. */
export const loadWords = async (language: string): Promise<Words> =>
  language.toUpperCase() === 'EN'
    ? (await import('./en/games/shell')).en
    : (await import('./vi/games/shell')).vi;
