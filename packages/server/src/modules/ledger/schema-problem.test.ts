import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '@parlour/testkit/site/database';
import { schemaProblem } from '.';

let db: TestDatabase;
let month: string;
beforeAll(async () => {
  db = await testDatabase();
  const [row] = await db.database.sql<{ month: string }>`
    select 'transfer_' || to_char(lib.now() at time zone 'UTC', 'YYYY_MM') as month`;
  month = row!.month;
});
afterAll(async () => {
  await db.drop();
});

class Undone extends Error {}

/** The problem of the schema after these statements, which are rolled back. */
const problemAfter = async (...texts: string[]): Promise<string | null> => {
  let problem: string | null = null;
  const tried = db.database.transaction(async (sql) => {
    for (const text of texts) await sql([text] as unknown as TemplateStringsArray);
    problem = await schemaProblem(sql);
    throw new Undone();
  });
  await expect(tried).rejects.toThrow(Undone);
  return problem;
};

const tables = [
  'account',
  'transfer',
  'checkpoint',
  'hold',
  'reversal',
  'closed_day',
  'daily_balance',
  'daily_stake',
];

describe('[WALLET-02] the guards of the money', () => {
  test('are complete as the migrations made them, for months ahead too', async () => {
    expect(await schemaProblem(db.database.sql)).toBeNull();
    await db.database.shiftClock('400 days');
    await db.database.sql`select ledger.ensure_partitions(15)`;
    await db.database.shiftClock('0');
    expect(await schemaProblem(db.database.sql)).toBeNull();
  });

  test.each([
    ['account', 'no_overdraft'],
    ['account', 'account_path'],
    ['account', 'house_keeps_no_balance'],
    ['account', 'house_keeps_no_seq'],
    ['hold', 'hold_once'],
    ['hold', 'hold_amount_positive'],
    ['reversal', 'reversed_once'],
    ['checkpoint', 'checkpoint_pkey'],
    ['daily_balance', 'daily_balance_pkey'],
    ['daily_balance', 'daily_balance_adds_up'],
    ['daily_stake', 'daily_stake_pkey'],
    ['closed_day', 'closed_day_pkey'],
  ])('are missed: the constraint of %s named %s', async (table, name) => {
    expect(await problemAfter(`alter table ledger.${table} drop constraint ${name} cascade`)).toBe(
      `The constraint ${name} of ledger.${table} is missing, switched off or changed, ` +
        'and money would not be safe without it.',
    );
  });

  test.each(['amount_positive', 'two_sides'])(
    'are reported missing in every month: the constraint %s',
    async (name) => {
      const said = await problemAfter(`alter table ledger.transfer drop constraint ${name}`);
      expect(said).toContain(`The constraint ${name} of ledger.transfer is missing`);
    },
  );

  test.each([
    ['not validated', "kind <> 'player' or balance >= 0", 'not valid'],
    ['of another meaning', "kind <> 'player' or balance >= -1", ''],
  ])('are missed when a constraint is %s', async (_what, rule, valid) => {
    const said = await problemAfter(
      'alter table ledger.account drop constraint no_overdraft',
      `alter table ledger.account add constraint no_overdraft check (${rule}) ${valid}`,
    );
    expect(said).toContain('no_overdraft of ledger.account');
  });

  const triggers = tables.flatMap((table) =>
    ['append_only', 'append_only_truncate', 'one_door'].map((name): [string, string] => [
      table,
      name,
    ]),
  );
  test.each([
    ...triggers,
    ['account', 'one_door_update'],
    ['hold', 'one_door_update'],
    ['hold', 'resolved_once'],
  ])('are missed: the trigger of %s named %s', async (table, name) => {
    const sentence =
      `The trigger ${name} of ledger.${table} is missing, switched off or changed, ` +
      'and money would not be safe without it.';
    for (const change of [
      `drop trigger ${name} on ledger.${table}`,
      `alter table ledger.${table} disable trigger ${name}`,
      // Enabled, but not for a replication role.
      `alter table ledger.${table} enable trigger ${name}`,
    ]) {
      expect(await problemAfter(change)).toBe(sentence);
    }
  });

  test.each(['append_only_truncate', 'one_door', 'append_only'])(
    'are reported missing in one month: the trigger %s',
    async (name) => {
      const said = await problemAfter(`alter table ledger.${month} disable trigger ${name}`);
      expect(said).toContain(`The trigger ${name} of ledger.${month} is missing`);
    },
  );

  test.each([
    ['calls something else', 'execute function ledger.nod()'],
    ['not always calls', 'when (false) execute function ledger.require_ledger_function()'],
  ])('are missed when a trigger %s', async (_what, what) => {
    const said = await problemAfter(
      `create function ledger.nod() returns trigger language plpgsql
       as $$ begin return null; end $$`,
      'drop trigger one_door on ledger.account',
      `create trigger one_door before insert on ledger.account for each statement ${what}`,
      'alter table ledger.account enable always trigger one_door',
    );
    expect(said).toContain('The trigger one_door of ledger.account');
  });

  test.each(['key', 'source', 'target'])(
    'are reported missing: the unique index %s of a month',
    async (name) => {
      const index = `${month}_${name}`;
      const sentence =
        `The index ${index} of ledger.${month} is missing, switched off or changed, ` +
        'and money would not be safe without it.';
      const mark = (column: string) =>
        `update pg_index set ${column} = false where indexrelid = 'ledger.${index}'::regclass`;
      for (const change of [
        `drop index ledger.${index}`,
        mark('indisvalid'),
        mark('indisready'),
        mark('indisunique'),
      ]) {
        expect(await problemAfter(change)).toBe(sentence);
      }
    },
  );

  test('are accepted under another name', async () => {
    expect(await problemAfter(`alter index ledger.${month}_key rename to other`)).toBeNull();
  });

  test('are reported missing with their table', async () => {
    const said = await problemAfter('drop table ledger.reversal cascade');
    expect(said).toContain('ledger.reversal');
  });
});
