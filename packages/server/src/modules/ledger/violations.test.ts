import { beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '@parlour/testkit/ledger/books';
import { bank, ledgerAccounts } from '@parlour/testkit/ledger/ledger-accounts';
import { hold, trialBalance, violations } from '.';
import { closeNextDay } from './queries';

const ledger = ledgerAccounts();

// Sound books with one of everything, which each case then corrupts in its own way.
beforeAll(async () => {
  const [poor, rich] = [await ledger.funded(100n), await ledger.funded(100n)];
  await ledger.pay(ledger.transfer(poor, bank, 30n), ledger.transfer(rich, poor, 5n));
  await ledger.database.transaction((sql) =>
    hold(sql, {
      ...ledger.fresh(),
      reason: 'withdraw',
      source: rich,
      currency: 'VND',
      amount: 60n,
    }),
  );
  await ledger.database.shiftClock('3 days');
  await closeNextDay(ledger.database);
  await closeNextDay(ledger.database);
  await ledger.database.shiftClock('0');
  await expectSoundBooks(ledger.database);
});

class Undone extends Error {}

/** The violations after a change that no guard refused. */
const foundAfter = async (change: string): Promise<{ what: string[]; totals: string[] }> => {
  const found: { what: string[]; totals: string[] } = { what: [], totals: [] };
  const tried = ledger.database.transaction(async (sql) => {
    const run = (text: string) => sql([text] as unknown as TemplateStringsArray);
    for (const table of ['account', 'transfer', 'hold', 'daily_balance']) {
      await run(`alter table ledger.${table} disable trigger user`);
    }
    await run('alter table ledger.account drop constraint no_overdraft');
    await run(change);
    found.what = [...new Set((await violations(sql)).map(({ what }) => what))];
    found.totals = (await trialBalance(sql)).map(({ total }) => total);
    throw new Undone();
  });
  await expect(tried).rejects.toThrow(Undone);
  return found;
};

const cash = (player: number) =>
  `(select id from ledger.account where path = 'player:${player}:cash' and currency = 'VND')`;

test.each([
  [
    'a balance that was set',
    `update ledger.account set balance = balance + 1 where id = ${cash(1)}`,
    ['the sum of a currency is not zero', 'a balance is not the sum of its entries'],
  ],
  [
    'an entry that is gone',
    `delete from ledger.transfer where source_id = ${cash(1)}`,
    [
      'the sum of a currency is not zero',
      'a balance is not the sum of its entries',
      'an entry does not follow the one before it',
    ],
  ],
  [
    'an entry of another amount',
    `update ledger.transfer set amount = amount + 1 where source_id = ${cash(1)}`,
    [
      'the sum of a currency is not zero',
      'a balance is not the sum of its entries',
      'an entry does not follow the one before it',
    ],
  ],
  [
    'a negative balance',
    `update ledger.account set balance = -1 where id = ${cash(1)}`,
    ["a player's balance is negative"],
  ],
  [
    'a transfer between currencies',
    `update ledger.account set currency = 'PHP' where id = ${cash(1)}`,
    ['a transfer joins two currencies'],
  ],
  [
    'held money that left',
    `update ledger.account set balance = 59 where path = 'player:2:held'`,
    ['less is held than is on hold'],
  ],
  [
    'a hold that was marked as posted',
    `update ledger.hold
     set state = 'posted', posted = 60, target_id = ${cash(1)}, resolved_at = lib.now()`,
    ['a hold and its resolution disagree'],
  ],
  [
    'a hold that was marked as voided',
    `update ledger.hold set state = 'voided', resolved_at = lib.now()`,
    ['a hold and its resolution disagree'],
  ],
  [
    'a day that begins otherwise than the one before ended',
    `update ledger.daily_balance set opening = opening + 1, money_out = money_out + 1
     where day = (select max(day) from ledger.daily_balance) and class = 'player:cash'`,
    ['the books of a day do not follow the day before'],
  ],
])('[WALLET-02] %s is found', async (_what, change, expected) => {
  const { what, totals } = await foundAfter(change);
  expect(what).toEqual(expect.arrayContaining(expected));
  const isOff = totals.some((total) => total !== '0');
  expect(isOff).toBe(what.includes('the sum of a currency is not zero'));
});
