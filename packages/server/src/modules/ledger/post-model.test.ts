import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '@parlour/testkit/ledger/books';
import { testDatabase, type TestDatabase } from '@parlour/testkit/site/database';
import { openAccount } from '.';
import { postTransfers, type LedgerAnswer } from './queries';
import { legsOf, type Leg, type Transfer } from './transfer';

let db: TestDatabase;

beforeAll(async () => {
  db = await testDatabase();
});

afterAll(async () => {
  await expectSoundBooks(db.database);
  await db.drop();
});

/** A model of the ledger: one command after the other, in memory. */
class Model {
  readonly balances = new Map<string, bigint>();
  private readonly done = new Map<string, string>();

  answer(transfer: Transfer, inBatch: Set<string>): LedgerAnswer {
    const { reference } = transfer;
    if (inBatch.has(reference)) return 'again';
    inBatch.add(reference);
    const content = JSON.stringify(
      legsOf(transfer).map((leg) => ({ ...leg, amount: `${leg.amount}` })),
    );
    const known = this.done.get(reference);
    if (known !== undefined) return known === content ? 'repeat' : 'conflict';
    const before = new Map(this.balances);
    for (const leg of legsOf(transfer)) {
      const failure = this.apply(leg, legsOf(transfer)[0]!);
      if (failure === undefined) continue;
      this.balances.clear();
      for (const [path, balance] of before) this.balances.set(path, balance);
      return failure;
    }
    this.done.set(reference, content);
    return 'done';
  }

  private apply({ source, target, amount, currency }: Leg, first: Leg): LedgerAnswer | undefined {
    if ((currency === 'FUN') !== (first.currency === 'FUN')) return 'currency_mismatch';
    if (source.startsWith('player') && !source.endsWith('debt')) {
      if (this.of(source, currency) < amount) return 'insufficient';
    }
    this.add(source, currency, -amount);
    this.add(target, currency, amount);
    return undefined;
  }

  of(path: string, currency: string): bigint {
    return this.balances.get(`${path} ${currency}`) ?? 0n;
  }

  private add(path: string, currency: string, amount: bigint) {
    this.balances.set(`${path} ${currency}`, this.of(path, currency) + amount);
  }
}

let runs = 0;

const paths = [
  'player:1:cash',
  'player:2:cash',
  'player:2:debt',
  'house:main:w',
  'house:main:bank',
];
const currencies = ['VND', 'FUN'];

const leg = fc
  .record({
    sides: fc.uniqueArray(fc.constantFrom(...paths), { minLength: 2, maxLength: 2 }),
    amount: fc.bigInt({ min: 1n, max: 60n }),
    currency: fc.constantFrom('VND', 'VND', 'VND', 'FUN'),
  })
  .map(({ sides, amount, currency }): Leg => ({
    source: sides[0]!,
    target: sides[1]!,
    amount,
    currency,
  }));

const legs = fc.array(leg, { minLength: 1, maxLength: 3 });

/**
 * Thirty commands, most sent several times, and now and then one with other legs under a used
 * reference.
 */
const batches = fc
  .record({
    table: fc.array(legs, { minLength: 30, maxLength: 30 }),
    sent: fc.array(
      fc.array(fc.record({ n: fc.nat(29), stranger: fc.option(legs, { freq: 8 }) }), {
        minLength: 1,
        maxLength: 12,
      }),
      { maxLength: 6 },
    ),
  })
  .map(({ table, sent }) =>
    sent.map((batch) =>
      batch.map(({ n, stranger }) => ({ reference: `r${n}`, legs: stranger ?? table[n]! })),
    ),
  );

/** Each run has players and references of its own, since tables cannot be emptied. */
const ofRun = (run: number, { reference, legs }: { reference: string; legs: Leg[] }): Transfer => {
  const own = (path: string) => path.replace(/player:(\d)/, `player:${run}0$1`);
  return {
    namespace: 'model',
    reference: `${run}-${reference}`,
    reason: 'adjust',
    legs: legs.map((each) => ({ ...each, source: own(each.source), target: own(each.target) })),
  };
};

test('[WALLET-02] batches give the same answers as a model that does one command after the other', async () => {
  const { sql } = db.database;
  await fc.assert(
    fc.asyncProperty(batches, async (given) => {
      runs += 1;
      const model = new Model();
      const accounts = paths
        .map((path) => path.replace(/player:(\d)/, `player:${runs}0$1`))
        .flatMap((path) => currencies.map((currency) => ({ path, currency })));
      for (const { path, currency } of accounts) await openAccount(sql, path, currency);
      const start = ofRun(runs, {
        reference: 'start',
        legs: [
          { source: 'house:main:bank', target: 'player:1:cash', amount: 100n, currency: 'VND' },
        ],
      });
      for (const batch of [[start], ...given.map((each) => each.map((one) => ofRun(runs, one)))]) {
        const rows = await postTransfers(sql, batch);
        const inBatch = new Set<string>();
        const expected = batch.map((transfer) => model.answer(transfer, inBatch));
        expect(rows.map(({ answer }) => answer)).toEqual(expected);
      }
      const kept = await sql<{ path: string; currency: string; balance: bigint }>`
        select path, currency, balance from ledger.account
        where path = any (${accounts.map(({ path }) => path)}::text[]) and kind <> 'house'`;
      for (const { path, currency, balance } of kept) {
        expect({ path, currency, balance }).toEqual({
          path,
          currency,
          balance: model.of(path, currency),
        });
      }
    }),
    { numRuns: 80 },
  );
});
