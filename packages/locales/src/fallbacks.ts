import type { Language } from '@parlour/contract/languages';
import { phrasesOf } from './all';
import { localeOf } from './locales';
import type { Noun } from './nouns';
import { isSameText } from './same-words';

/** What a player reads of money: in, out, between, afterwards, and why something is refused. */
const moneyNouns = [
  'cashier',
  'withdrawal',
  'wallet',
  'report',
  'refusal',
] as const satisfies readonly Noun[];

/** The phrases of the screens of money that a language shows in English: `cashier/title`. */
export const moneyFallbacks = (language: Language): string[] => {
  const locale = localeOf(language);
  if (locale === 'en') return [];
  return moneyNouns.flatMap((noun) => {
    const own: Readonly<Record<string, unknown>> = phrasesOf[locale][noun];
    return Object.entries(phrasesOf.en[noun])
      .filter(([key, text]) => own[key] === text && !isSameText(text, locale))
      .map(([key]) => `${noun}/${key}`);
  });
};
