import { describe, expect, test } from 'vitest';
import { bank, ledgerAccounts, type LedgerAccounts } from '@parlour/testkit/ledger/ledger-accounts';
import { houseBalance, statement, trialBalance, type Transfer } from '.';

const ledger = ledgerAccounts();

const transfer: LedgerAccounts['transfer'] = (...sides) => ledger.transfer(...sides);
const pay: LedgerAccounts['pay'] = (...transfers) => ledger.pay(...transfers);
const funded: LedgerAccounts['funded'] = (...of) => ledger.funded(...of);
const has: LedgerAccounts['has'] = (...of) => ledger.has(...of);

describe('[WALLET-02] a transfer', () => {
  test('takes from one account what it gives to the other', async () => {
    const [from, to] = [await funded(100n), await funded(0n)];
    const [posted] = await pay(transfer(from, to, 30n));
    expect(posted).toEqual({ answer: 'done', sourceBalance: 70n, targetBalance: 30n });
    expect([await has(from), await has(to)]).toEqual([70n, 30n]);
  });

  test('is done once however often it is repeated, and every repeat gets the first answer', async () => {
    const from = await funded(100n);
    const once = transfer(from, bank, 60n);
    await pay(once);
    expect((await pay(once, once))[1]).toMatchObject({ answer: 'repeat', sourceBalance: 40n });
    expect(await has(from)).toBe(40n);
  });

  test('that occurs twice in one call is done once', async () => {
    const from = await funded(100n);
    const once = transfer(from, bank, 60n);
    const posted = await pay(once, once);
    expect(posted.map(({ answer }) => answer)).toEqual(['done', 'repeat']);
    expect(await has(from)).toBe(40n);
  });

  test('under a used reference with another amount is refused', async () => {
    const from = await funded(100n);
    const first = transfer(from, bank, 60n);
    await pay(first);
    const other = pay({ ...first, amount: 59n } as Transfer);
    await expect(other).rejects.toMatchObject({ code: 'request.repeat_conflict' });
    expect(await has(from)).toBe(40n);
  });

  test('of more than the balance is refused, with everything in the same call', async () => {
    const [from, to] = [await funded(100n), await funded(0n)];
    const both = pay(transfer(from, to, 100n), transfer(from, to, 1n));
    await expect(both).rejects.toMatchObject({ code: 'wallet.insufficient_funds' });
    expect([await has(from), await has(to)]).toEqual([100n, 0n]);
  });

  test.each([0n, -5n])('of %s is refused by the database', async (amount) => {
    const from = await funded(100n);
    await expect(pay(transfer(from, bank, amount))).rejects.toMatchObject({
      constraint: 'amount_positive',
    });
    expect(await has(from)).toBe(100n);
  });

  test('to a player’s account that was not opened is refused', async () => {
    const from = await funded(100n);
    await expect(pay(transfer(from, 'player:999999:cash', 1n))).rejects.toThrow('unknown_account');
  });
});

describe('[WALLET-02] legs of one command', () => {
  test('are done together', async () => {
    const [from, to] = [await funded(100n), await funded(0n)];
    const [posted] = await pay({
      ...ledger.fresh(),
      reason: 'adjust',
      legs: [
        { source: from, target: to, amount: 40n, currency: 'VND' },
        { source: to, target: bank, amount: 15n, currency: 'VND' },
      ],
    });
    expect(posted).toEqual({ answer: 'done', sourceBalance: 60n, targetBalance: 40n });
    expect([await has(from), await has(to)]).toEqual([60n, 25n]);
  });

  test('fail together: a later leg that fails undoes the earlier one', async () => {
    const [from, to] = [await funded(100n), await funded(0n)];
    const failing = pay({
      ...ledger.fresh(),
      reason: 'adjust',
      legs: [
        { source: from, target: to, amount: 100n, currency: 'VND' },
        { source: from, target: bank, amount: 1n, currency: 'VND' },
      ],
    });
    await expect(failing).rejects.toMatchObject({ code: 'wallet.insufficient_funds' });
    expect([await has(from), await has(to)]).toEqual([100n, 0n]);
  });
});

describe('[WALLET-02] concurrent transfers', () => {
  test('[R-W1] of two hundred spends of 1 from 30, thirty are done and the others refused', async () => {
    const from = await funded(30n);
    const spends = Array.from({ length: 200 }, () => pay(transfer(from, bank, 1n)));
    const settled = await Promise.allSettled(spends);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
    const refused = settled.filter((each) => each.status === 'rejected');
    expect(refused).toHaveLength(170);
    for (const { reason } of refused)
      expect(reason).toMatchObject({ code: 'wallet.insufficient_funds' });
    expect(await has(from)).toBe(0n);
  });

  test('of fifty deliveries of one transfer, one is done', async () => {
    const from = await funded(100n);
    const once = transfer(from, bank, 7n);
    const posted = await Promise.all(Array.from({ length: 50 }, () => pay(once)));
    expect(posted.filter(([each]) => each?.answer === 'done')).toHaveLength(1);
    expect(posted.filter(([each]) => each?.answer === 'repeat')).toHaveLength(49);
    expect(await has(from)).toBe(93n);
  });

  test('crossing transfers of two players never deadlock', async () => {
    const [a, b] = [await funded(1000n), await funded(1000n)];
    const crossing = Array.from({ length: 40 }, (_each, n) =>
      n % 2 ? pay(transfer(a, b, 3n)) : pay(transfer(b, a, 3n)),
    );
    await Promise.all(crossing);
    expect([await has(a), await has(b)]).toEqual([1000n, 1000n]);
  });
});

describe('[WALLET-02] the written rows', () => {
  const run = (text: string) =>
    ledger.database.transaction((sql) => sql([text] as unknown as TemplateStringsArray));

  test.each([
    'update ledger.transfer set amount = amount + 1',
    'delete from ledger.transfer',
    'truncate ledger.transfer',
    'truncate ledger.account cascade',
    'delete from ledger.account',
  ])('stays, for a superuser too: %s', async (text) => {
    await funded(5n);
    const [row] = await ledger.database.sql<{ super: boolean }>`
      select rolsuper as super from pg_roles where rolname = current_user`;
    expect(row?.super).toBe(true);
    await expect(run(text)).rejects.toMatchObject({ constraint: 'append_only' });
  });

  test.each([
    'update ledger.account set balance = balance + 1',
    "insert into ledger.account (path, currency, kind) values ('player:1:x', 'VND', 'house')",
    'insert into ledger.transfer select * from ledger.transfer limit 1',
    "select set_config('ledger.posting', 'on', true); insert into ledger.transfer default values",
  ])('has one door: %s', async (text) => {
    await funded(5n);
    const [first, second] = text.split('; ');
    const alone = ledger.database.transaction(async (sql) => {
      await sql([first] as unknown as TemplateStringsArray);
      if (second) await sql([second] as unknown as TemplateStringsArray);
    });
    await expect(alone).rejects.toMatchObject({ constraint: 'one_door' });
  });

  test('a statement goes from zero to the balance without a gap', async () => {
    const path = await funded(100n);
    for (const amount of [10n, 20n, 30n]) await pay(transfer(path, bank, amount));
    const { entries } = (await statement(ledger.database.sql, path, 'VND', { limit: 10 }))!;
    expect(entries.map(({ seq, amount, balanceAfter }) => [seq, amount, balanceAfter])).toEqual([
      [1, 100n, 100n],
      [2, -10n, 90n],
      [3, -20n, 70n],
      [4, -30n, 40n],
    ]);
    expect(entries[0]?.balanceBefore).toBe(0n);
  });
});

describe('[WALLET-02] the books', () => {
  test('sum to zero in every currency', async () => {
    await funded(12n, 'EUR');
    const books = await trialBalance(ledger.database.sql);
    expect(books.find(({ currency }) => currency === 'EUR')).toEqual({
      currency: 'EUR',
      players: '12',
      debts: '0',
      house: '-12',
      total: '0',
    });
  });

  test('the house’s balance is the last checkpoint and the entries after it', async () => {
    const { sql } = ledger.database;
    await pay(transfer(bank, await funded(0n), 500n));
    const before = BigInt(await houseBalance(sql, bank, 'VND'));
    await ledger.database.shiftClock('1 hour');
    await sql`select ledger.make_checkpoint(lib.now() - interval '30 minutes')`;
    await pay(transfer(bank, await funded(0n), 11n));
    await ledger.database.shiftClock('0');
    expect(BigInt(await houseBalance(sql, bank, 'VND'))).toBe(before - 11n);
    const [kept] = await sql<{ sum: string }>`
      select c.sum::text from ledger.checkpoint c join ledger.account a on a.id = c.account_id
      where a.path = ${bank} and a.currency = 'VND'`;
    expect(BigInt(kept?.sum ?? 0)).toBe(before);
    await expect(sql`delete from ledger.checkpoint`).rejects.toMatchObject({
      constraint: 'append_only',
    });
  });

  test('an account of the house without entries keeps its balance over checkpoints', async () => {
    const { sql } = ledger.database;
    const quiet = 'house:main:quiet';
    const has = async () => BigInt(await houseBalance(sql, quiet, 'VND'));
    // Later than every existing checkpoint.
    await ledger.database.shiftClock('2 hours');
    await ledger.pay(ledger.transfer(bank, quiet, 7n));
    for (const hours of [4, 6]) {
      await ledger.database.shiftClock(`${hours} hours`);
      await ledger.pay(ledger.transfer(bank, 'house:main:busy', 1n));
      await sql`select ledger.make_checkpoint(lib.now() - interval '30 minutes')`;
      expect(await has()).toBe(7n);
    }
    const marks = await sql`
      select c.upto from ledger.checkpoint c join ledger.account a on a.id = c.account_id
      where a.path = ${quiet}`;
    expect(marks).toHaveLength(1);
    await ledger.pay(ledger.transfer(quiet, bank, 2n));
    expect(await has()).toBe(5n);
    await ledger.database.shiftClock('0');
  });

  test('a checkpoint of a time that is not over is refused', async () => {
    await expect(ledger.database.sql`select ledger.make_checkpoint(lib.now())`).rejects.toThrow(
      'ten minutes back',
    );
  });

  test('continue in a month whose tables were not made in advance', async () => {
    const path = await funded(100n);
    await ledger.database.shiftClock('400 days');
    await pay(transfer(path, bank, 1n));
    await ledger.database.shiftClock('0');
    expect(await has(path)).toBe(99n);
  });
});
