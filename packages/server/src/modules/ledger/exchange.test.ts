import { describe, expect, test } from 'vitest';
import { ledgerAccounts } from '@parlour/testkit/ledger-accounts';
import { exchange, houseBalance, type Exchange } from '.';

const ledger = ledgerAccounts();

const change = (given: Exchange) => ledger.database.transaction((sql) => exchange(sql, given));
const cleared = async (currency: string) =>
  BigInt(await houseBalance(ledger.database.sql, 'house:main:exchange', currency));

/** 40 dong for 90 pesos, of a player who has 100 dong. */
const exchanging = async (currencies: [string, string] = ['VND', 'PHP']): Promise<Exchange> => ({
  ...ledger.fresh(),
  brand: 'main',
  from: { account: await ledger.funded(100n, currencies[0]), currency: currencies[0], amount: 40n },
  to: { account: await ledger.funded(0n, currencies[1]), currency: currencies[1], amount: 90n },
});

describe('[WALLET-02] an exchange', () => {
  test('takes one currency and gives another, through a clearing account for each', async () => {
    const given = await exchanging();
    const before = [await cleared('VND'), await cleared('PHP')];
    expect(await change(given)).toMatchObject({ answer: 'done', sourceBalance: 60n });
    expect([
      await ledger.has(given.from.account),
      await ledger.has(given.to.account, 'PHP'),
    ]).toEqual([60n, 90n]);
    expect([await cleared('VND'), await cleared('PHP')]).toEqual([
      before[0]! + 40n,
      before[1]! - 90n,
    ]);
  });

  test('is done once, and at one rate', async () => {
    const given = await exchanging();
    await change(given);
    expect(await change(given)).toMatchObject({ answer: 'repeat' });
    const better = change({ ...given, to: { ...given.to, amount: 91n } });
    await expect(better).rejects.toMatchObject({ code: 'request.repeat_conflict' });
    expect(await ledger.has(given.to.account, 'PHP')).toBe(90n);
  });

  test('of more than the balance gives nothing', async () => {
    const given = await exchanging();
    const greedy = change({ ...given, from: { ...given.from, amount: 101n } });
    await expect(greedy).rejects.toMatchObject({ code: 'wallet.insufficient_funds' });
    expect(await ledger.has(given.to.account, 'PHP')).toBe(0n);
  });

  test.each([
    ['FUN', 'VND'],
    ['VND', 'FUN'],
    ['VND', 'VND'],
    ['FUN', 'FUN'],
  ] as [string, string][])('of %s for %s is refused', async (...currencies) => {
    const given = await exchanging(currencies);
    await expect(change(given)).rejects.toMatchObject({ code: 'wallet.currency_mismatch' });
    expect(await ledger.has(given.from.account, currencies[0])).toBe(100n);
    expect(await ledger.has(given.to.account, currencies[1])).toBe(0n);
  });
});
