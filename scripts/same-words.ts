import type { Locale } from '../packages/locales/src/locales';

const listed = (words: string): ReadonlySet<string> => new Set(words.toLowerCase().split(/\s+/));

/** Names and signs that every language writes alike. */
const everywhere = listed(
  'Apple Caleta Facebook Firebase GMT Google Hub ID iOS Android IP KYC Messenger OK Parlour QR RTP ' +
    'SHA SMS TOTP USDT VIP WhatsApp Zalo Telegram x px ' +
    'HMAC GitHub Web PIN PDF ms',
);

/** Words of English that a language has taken over. */
const taken: Record<string, ReadonlySet<string>> = {
  vi: listed('bar bonus e email fan hot poker scatter seed server sports tan wild'),
};

/** Whether a language may write the word as English does. */
export const isSameWord = (word: string, locale: Locale): boolean =>
  everywhere.has(word.toLowerCase()) || (taken[locale]?.has(word.toLowerCase()) ?? false);
