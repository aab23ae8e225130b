import type { Locale } from './locales';

const listed = (words: string): ReadonlySet<string> => new Set(words.toLowerCase().split(/\s+/));

/** Names and signs that every language writes alike. */
const everywhere = listed(
  'Android Apple Caleta Facebook Firebase GitHub GMT Google HMAC Hub ID iOS IP KYC Messenger ms ' +
    'OK Parlour PDF PIN px QR RTP SHA SMS Telegram TOTP USDT VIP Web WeChat WhatsApp x Zalo',
);

/** Words of English that a language has taken over. */
const taken: Record<string, ReadonlySet<string>> = {
  fil: listed(
    'account agent bar bingo blog bo bonus casino code demo dia dong dragon facebook fan home ' +
      'hot hua inbox jin key line live mahjong main menu min niu papaya password poker ' +
      'provider rebate recovery reference referral round scatter seed server sic tan tiger ' +
      'transaction username verification vietnam volatility wallet wechat wild withdrawal xoc zha',
  ),
  id: listed(
    'bank bar bingo blog bo bonus demo deposit dia dong email fan hot hua jin menu niu poker rebate scatter ' +
      'seed server sic status tan transfer vietnam wild xoc zha',
  ),
  th: listed('bar bonus scatter wild'),
  vi: listed('bar bingo blog bonus e email fan hot poker scatter seed server sports tan wild'),
};

/** Whether a text holds nothing but values, figures and words that the language writes alike. */
export const isSameText = (text: string, locale: Locale): boolean =>
  (text.replaceAll(/\{[^}]*\}/g, ' ').match(/[\p{L}\p{M}]+/gu) ?? []).every((word) =>
    isSameWord(word.toLowerCase(), locale),
  );

const isSameWord = (word: string, locale: Locale): boolean =>
  everywhere.has(word) || (taken[locale]?.has(word) ?? false);
