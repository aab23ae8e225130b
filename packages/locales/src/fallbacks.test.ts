import { expect, test } from 'vitest';
import { phrasesOf } from './all';
import { moneyFallbacks } from './fallbacks';
import { listLanguages } from './locales';

test('[SITE-02] no language shows a phrase about money in English', () => {
  expect(listLanguages().map((language) => [language, moneyFallbacks(language)])).toEqual(
    listLanguages().map((language) => [language, []]),
  );
});

test('[SITE-02] a phrase about money is a fallback while it is the English one', () => {
  const { cashier, wallet } = phrasesOf.th as unknown as Record<string, Record<string, string>>;
  const before = [cashier!.creditedTitle, wallet!.sent] as const;
  cashier!.creditedTitle = phrasesOf.en.cashier.creditedTitle;
  wallet!.sent = phrasesOf.en.wallet.sent;
  try {
    expect(moneyFallbacks('TH')).toEqual(['cashier/creditedTitle', 'wallet/sent']);
    expect(moneyFallbacks('EN')).toEqual([]);
  } finally {
    [cashier!.creditedTitle, wallet!.sent] = before as [string, string];
  }
});
