import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bank, ledgerAccounts } from '@parlour/testkit/ledger/ledger-accounts';
import { untilWaiting } from '@parlour/testkit/ledger/lock-player';
import { post, statement, type StatementPeriod, type AccountStatement } from '.';

const ledger = ledgerAccounts();

const of = async (path: string, period: Partial<StatementPeriod> = {}): Promise<AccountStatement> =>
  (await statement(ledger.database.sql, path, 'VND', { limit: 1000, ...period }))!;
const now = async (): Promise<Date> => {
  const [row] = await ledger.database.sql<{ now: Date }>`select lib.now() as now`;
  return row!.now;
};
const sum = (amounts: bigint[]) => amounts.reduce((total, each) => total + each, 0n);

describe('[WALLET-02] [R-H1] a statement', () => {
  test('goes from zero to the balance', async () => {
    const path = await ledger.funded(100n);
    await ledger.pay(ledger.transfer(path, bank, 30n));
    const { opening, closing, count, entries, next } = await of(path);
    expect({ opening, closing, count, next }).toEqual({
      opening: 0n,
      closing: 70n,
      count: 2,
      next: undefined,
    });
    expect(
      entries.map(({ seq, amount, balanceBefore, balanceAfter }) => [
        seq,
        amount,
        balanceBefore,
        balanceAfter,
      ]),
    ).toEqual([
      [1, 100n, 0n, 100n],
      [2, -30n, 100n, 70n],
    ]);
    expect(entries[1]).toMatchObject({ namespace: 'tests', reason: 'adjust', subjectId: null });
  });

  test('of a period without entries has the same balance at both ends', async () => {
    const path = await ledger.funded(100n);
    const later = new Date((await now()).getTime() + 1);
    for (const [period, balance] of [
      [{ from: later }, 100n],
      [{ to: new Date(0) }, 0n],
    ] as const) {
      expect(await of(path, period)).toEqual({
        opening: balance,
        closing: balance,
        count: 0,
        entries: [],
        next: undefined,
      });
    }
  });

  test('of an unknown account is undefined, and the house has none', async () => {
    const { sql } = ledger.database;
    expect(await statement(sql, 'player:999999:cash', 'VND', { limit: 1 })).toBeUndefined();
    expect(await statement(sql, bank, 'VND', { limit: 1 })).toBeUndefined();
  });

  test('is in the order in which money moved, also when a transaction had to wait for its lock', async () => {
    const path = await ledger.funded(100n);
    // The first to begin is the last to lock the account.
    let release = () => {};
    const begun = new Promise<void>((resolve) => {
      release = resolve;
    });
    const holder = ledger.database.transaction(async (sql) => {
      await post(sql, [ledger.transfer(path, bank, 1n)]);
      release();
      await untilWaiting(ledger.database);
      const [row] = await sql<{ at: Date }>`select clock_timestamp() as at`;
      return row!.at.getTime();
    });
    await begun;
    const waiting = ledger.pay(ledger.transfer(path, bank, 2n));
    const [waitedUntil] = await Promise.all([holder, waiting]);
    const { entries } = await of(path);
    const times = entries.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times[2]).toBeGreaterThanOrEqual(waitedUntil);
  });

  test('stays a chain over the moment at which a clock was set back', async () => {
    const path = await ledger.funded(100n);
    await ledger.database.shiftClock('3 hours');
    await ledger.pay(ledger.transfer(path, bank, 10n));
    await ledger.database.shiftClock('1 hour');
    await ledger.pay(ledger.transfer(path, bank, 5n));
    const noon = new Date((await now()).getTime() + 3_600_000);
    await ledger.database.shiftClock('0');
    const [before, after] = [await of(path, { to: noon }), await of(path, { from: noon })];
    expect(before.closing).toBe(after.opening);
    expect([...before.entries, ...after.entries].map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  test('reads only the months of its period', async () => {
    const path = await ledger.funded(100n);
    await ledger.database.shiftClock('70 days');
    await ledger.pay(ledger.transfer(path, bank, 10n));
    const from = new Date((await now()).getTime() - 86_400_000);
    await ledger.database.shiftClock('0');
    // A new connection, since the database counts the reads of each one.
    const client = await ledger.database.connect('tests');
    await client.query('begin');
    const { rowCount } = await client.query(
      `select from ledger.statement($1, 'VND', $2, 'infinity', 0, 10)`,
      [path, from],
    );
    const { rows: searched } = await client.query<{ month: string; searched: boolean }>(
      `select relname as month, coalesce(idx_scan, 0) + seq_scan > 0 as searched
       from pg_stat_xact_user_tables
       where schemaname = 'ledger' and relname like 'transfer\\_%' order by relname`,
    );
    await client.end();
    expect(rowCount).toBe(1);
    expect(searched.length).toBeGreaterThanOrEqual(4);
    // This month and the next are before the period; its own month exists.
    expect(searched.slice(0, 2).map((each) => each.searched)).toEqual([false, false]);
    expect(searched.filter((each) => each.searched).length).toBeGreaterThan(0);
  });
});

test('[WALLET-02] [R-H1] opening plus entries is closing, for any period and any page', async () => {
  const steps = fc.array(
    fc.record({
      amount: fc.bigInt({ min: -50n, max: 50n }).filter((amount) => amount !== 0n),
      days: fc.nat(12),
    }),
    { minLength: 1, maxLength: 7 },
  );
  await fc.assert(
    fc.asyncProperty(
      steps,
      fc.array(fc.nat(1000), { minLength: 2, maxLength: 3 }),
      fc.integer({ min: 1, max: 5 }),
      async (moves, cuts, limit) => {
        const path = await ledger.funded(1000n);
        const start = (await now()).getTime();
        let shift = 0;
        for (const { amount, days } of moves) {
          shift += days;
          await ledger.database.shiftClock(`${shift} days`);
          const [source, target] = amount < 0n ? [path, bank] : [bank, path];
          await ledger.pay(ledger.transfer(source, target, amount < 0n ? -amount : amount));
        }
        const end = (await now()).getTime() + 1;
        await ledger.database.shiftClock('0');

        // Adjacent periods over several months: one's closing is the next one's opening.
        const edges = cuts
          .map((cut) => new Date(start + ((end - start) * cut) / 1000))
          .toSorted((a, b) => a.getTime() - b.getTime());
        let balance = 0n;
        let seq = 0;
        for (let n = 0; n <= edges.length; n += 1) {
          const period: Partial<StatementPeriod> = {
            ...(n > 0 && { from: edges[n - 1]! }),
            ...(n < edges.length && { to: edges[n]! }),
          };
          const whole = await of(path, period);
          expect(whole.opening).toBe(balance);
          expect(whole.opening + sum(whole.entries.map(({ amount }) => amount))).toBe(
            whole.closing,
          );
          expect(whole.count).toBe(whole.entries.length);
          for (const entry of whole.entries) {
            seq += 1;
            expect(entry.seq).toBe(seq);
            expect(entry.balanceBefore).toBe(balance);
            balance += entry.amount;
            expect(entry.balanceAfter).toBe(balance);
            if (period.from)
              expect(entry.at.getTime()).toBeGreaterThanOrEqual(period.from.getTime());
            if (period.to) expect(entry.at.getTime()).toBeLessThan(period.to.getTime());
          }
          const pages = [];
          for (let after: number | undefined = 0; after !== undefined;) {
            const page: AccountStatement = await of(path, { ...period, after, limit });
            expect([page.opening, page.closing]).toEqual([whole.opening, whole.closing]);
            expect(page.entries.length).toBeLessThanOrEqual(limit);
            pages.push(...page.entries);
            after = page.next;
          }
          expect(pages).toEqual(whole.entries);
        }
        expect(balance).toBe(await ledger.has(path));
        expect(seq).toBe(moves.length + 1);
      },
    ),
    { numRuns: 15 },
  );
});
