import type { Locale } from './locales';
import type { NumberWords } from './number-words';
import type { SlotWords } from './slot-words';
import type { shell } from './vi/games/shell';

export type Phrase = keyof typeof shell;

/** The phrases of the shell in one language. */
export type ShellPhrases = Record<Phrase, string>;

type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

type Values<Name extends Phrase> = Record<Placeholders<(typeof shell)[Name]>, string | number>;

/** Speaks: `say('result.line', { line: 13, … })`. A value that is missing does not compile. */
export type Say = <Name extends Phrase>(
  name: Name,
  ...values: [keyof Values<Name>] extends [never] ? [] : [Values<Name>]
) => string;

export const sayFrom =
  (phrases: ShellPhrases): Say =>
  (name, ...values) => {
    const [fields] = values as [Record<string, string | number>?];
    return phrases[name].replace(/\{(\w+)\}/g, (whole, key: string) =>
      String(fields?.[key] ?? whole),
    );
  };

type EverySlot = { phrases: ShellPhrases; numbers: NumberWords };

/** All that the page of a slot says in one language. */
export type SlotTexts = EverySlot & { words: SlotWords };

const loadEverySlot = async (locale: Locale): Promise<EverySlot> =>
  (await import(`./${locale}/games/every-slot.ts`)).everySlot;

export const loadShellPhrases = async (locale: Locale): Promise<ShellPhrases> =>
  (await loadEverySlot(locale)).phrases;

/** Fetches the texts of the slot with this code: one chunk of its own, and one of all slots. */
export const loadSlotTexts = async (locale: Locale, code: string): Promise<SlotTexts> => {
  const own = import(`./${locale}/games/${code}.ts`) as Promise<{ words: SlotWords }>;
  const [every, { words }] = await Promise.all([loadEverySlot(locale), own]);
  return { ...every, words };
};
