import { describe, expect, test } from 'vitest';
import type { Sql } from '@parlour/node-kit/database/database';
import { bank, ledgerAccounts } from '@parlour/testkit/ledger/ledger-accounts';
import { exchange, hold, post, reverse, voidHold } from '.';

const ledger = ledgerAccounts();

const keep = async (name: string, keeper = 'round'): Promise<number> => {
  const [row] = await ledger.database.sql<{ id: number }>`
    select ledger.claim_namespace(${name}, ${keeper}) as id`;
  return row!.id;
};
/** As the owning module does it: by the namespace's number, with books of its own beside it. */
const keeperPays = (name: string, reference: string, source: string, target: string) =>
  ledger.database.sql<{ answer: string }>`
    select p.answer
    from ledger.namespace n, ledger.account a, ledger.account b, ledger.post(
      array[n.id], array[${reference}], array['0']::"char"[], array[a.id], array[b.id],
      array[10::bigint], array['bet'], array[null::bigint]) p
    where n.name = ${name} and a.path = ${source} and b.path = ${target}
      and a.currency = 'VND' and b.currency = 'VND'`;

describe('[WALLET-02] in a namespace that a module has claimed', () => {
  const verbs: [string, (sql: Sql, account: string) => Promise<unknown>][] = [
    [
      'post',
      (sql, source) =>
        post(sql, [
          ledger.transfer(bank, source, 1n),
          { ...ledger.transfer(source, bank, 5n), namespace: 'KEPT' },
        ]),
    ],
    [
      'hold',
      (sql, source) =>
        hold(sql, {
          namespace: 'KEPT',
          reference: 'held',
          reason: 'withdraw',
          source,
          currency: 'VND',
          amount: 5n,
        }),
    ],
    [
      'exchange',
      (sql, account) =>
        exchange(sql, {
          namespace: 'KEPT',
          reference: 'changed',
          brand: 'main',
          from: { account, currency: 'VND', amount: 5n },
          to: { account: bank, currency: 'PHP', amount: 5n },
        }),
    ],
  ];

  test.each(verbs)('the verb %s does nothing and names the owner', async (_verb, work) => {
    await keep('KEPT');
    const account = await ledger.funded(100n);
    await expect(ledger.database.transaction((sql) => work(sql, account))).rejects.toMatchObject({
      constraint: 'kept_books',
      message: 'commands under KEPT are done and undone by round alone',
    });
    expect(await ledger.has(account)).toBe(100n);
  });

  test('a command is not reversed, in whatever month, and its transaction goes on', async () => {
    await keep('KEPT');
    const account = await ledger.funded(100n);
    expect(await keeperPays('KEPT', 'bet', account, bank)).toEqual([{ answer: 'done' }]);
    const wish = { namespace: 'KEPT', reference: 'bet', reason: 'correct' };
    for (const month of [undefined, new Date()]) {
      await ledger.database.transaction(async (sql) => {
        const tried = reverse(sql, { ...wish, ...(month && { month }) });
        await expect(tried).rejects.toMatchObject({ code: 'request.repeat_conflict' });
        expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
      });
    }
    expect(await ledger.has(account)).toBe(90n);
    const rows = await ledger.database.sql`
      select reference from ledger.reversal_view where namespace = 'KEPT'`;
    expect(rows).toEqual([]);
  });

  test('there is no hold to void', async () => {
    await keep('KEPT');
    const tried = ledger.database.transaction((sql) =>
      voidHold(sql, { namespace: 'KEPT', reference: 'bet', reason: 'reject' }),
    );
    await expect(tried).rejects.toMatchObject({ code: 'request.unknown' });
  });
});

describe('[WALLET-02] a namespace has one owner', () => {
  test('who may claim it any number of times, twenty times at once too', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => keep('OFTEN')));
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(1);
    await expect(keep('OFTEN', 'lottery')).rejects.toMatchObject({ constraint: 'one_keeper' });
  });

  test('and none when money was moved under it before', async () => {
    await ledger.funded(100n);
    await expect(keep('tests')).rejects.toMatchObject({
      constraint: 'one_keeper',
      message: "the namespace tests is in use by the ledger's callers, so round cannot keep it",
    });
    const command = ledger.transfer(bank, await ledger.funded(0n), 1n);
    await ledger.pay(command);
  });
});
