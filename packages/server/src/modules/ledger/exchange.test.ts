import { describe, expect, test } from 'vitest';
import { ledgerAccounts } from '@parlour/testkit/ledger/ledger-accounts';
import { exchange, houseBalance, type Exchange } from '.';

const ledger = ledgerAccounts();

const change = (command: Exchange) => ledger.database.transaction((sql) => exchange(sql, command));
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
    const command = await exchanging();
    const before = [await cleared('VND'), await cleared('PHP')];
    expect(await change(command)).toMatchObject({ answer: 'done', sourceBalance: 60n });
    expect([
      await ledger.has(command.from.account),
      await ledger.has(command.to.account, 'PHP'),
    ]).toEqual([60n, 90n]);
    expect([await cleared('VND'), await cleared('PHP')]).toEqual([
      before[0]! + 40n,
      before[1]! - 90n,
    ]);
  });

  test('is done once, and at one rate', async () => {
    const command = await exchanging();
    await change(command);
    expect(await change(command)).toMatchObject({ answer: 'repeat' });
    const better = change({ ...command, to: { ...command.to, amount: 91n } });
    await expect(better).rejects.toMatchObject({ code: 'request.repeat_conflict' });
    expect(await ledger.has(command.to.account, 'PHP')).toBe(90n);
  });

  test('of more than the balance gives nothing', async () => {
    const command = await exchanging();
    const greedy = change({ ...command, from: { ...command.from, amount: 101n } });
    await expect(greedy).rejects.toMatchObject({ code: 'wallet.insufficient_funds' });
    expect(await ledger.has(command.to.account, 'PHP')).toBe(0n);
  });

  test.each([
    ['FUN', 'VND'],
    ['VND', 'FUN'],
    ['VND', 'VND'],
    ['FUN', 'FUN'],
  ] as [string, string][])('of %s for %s is refused', async (...currencies) => {
    const command = await exchanging(currencies);
    await expect(change(command)).rejects.toMatchObject({ code: 'wallet.currency_mismatch' });
    expect(await ledger.has(command.from.account, currencies[0])).toBe(100n);
    expect(await ledger.has(command.to.account, currencies[1])).toBe(0n);
  });
});
