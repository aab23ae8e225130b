import { cashierBooks } from '@parlour/contract/cashier/books';
import { casework } from '@parlour/contract/casework';
import { openOperator } from '@parlour/testkit/people/operators';
import { registerPlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openPayerMethod } from '@parlour/testkit/cashier/payer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimCase, decideCase, openCase } from '.';
import { Refusal } from '../../lib/refusal';
import { someCase } from './testing/some-case';

let site: Site;
let playerId: string;
beforeAll(async () => {
  site = await openSite();
  ({ playerId } = await registerPlayer(site));
});
afterAll(() => site.drop());

type Sql = Parameters<Parameters<Site['database']['transaction']>[0]>[0];

const inTransaction = <Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> =>
  site.platform.database.transaction(work);

/** A case that a lead has claimed. */
const claimed = async () => {
  const person = await openOperator(site, { roles: ['lead'] });
  const { operatorId } = person;
  const { id: caseId } = await inTransaction((sql) => openCase(sql, someCase(playerId)));
  await inTransaction((sql) => claimCase(sql, { caseId, operatorId }));
  return { person, operatorId, caseId };
};

type Claimed = Awaited<ReturnType<typeof claimed>>;

const decide = (sql: Sql, { caseId, operatorId }: Claimed) =>
  decideCase(sql, { caseId, version: 1, operatorId, verdict: 'approve', needsSecond: false });

const ends: Record<string, (sql: Sql, operatorId: string) => Promise<unknown>> = {
  'whose role was taken': (sql, id) => sql`
    update operator.holding set ended_at = lib.now() where operator_id = ${id}::bigint`,
  'who was stopped': (sql, id) => sql`
    update operator.operator set state = 'stopped' where id = ${id}::bigint`,
  'whose role lost the right': (sql, id) => sql`
    update operator.role
    set version = version + 1,
      rights = array_remove(array_remove(rights, 'withdrawal.w'), 'withdrawal.a')
    where id in (select role_id from operator.holding where operator_id = ${id}::bigint)`,
};

/** Work in a transaction that stays open until it is let go. */
const held = (work: (sql: Sql) => Promise<unknown>, order: string[], name: string) => {
  const gate = { open: () => {} };
  const opened = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  const begun = { say: () => {} };
  const isBegun = new Promise<void>((resolve) => {
    begun.say = resolve;
  });
  const ended = inTransaction(async (sql) => {
    await work(sql);
    begun.say();
    await opened;
    order.push(name);
  });
  return { isBegun, letGo: () => gate.open(), ended };
};

/** Until somebody waits for a lock of this site's database. */
const untilOneWaits = async () => {
  await expect
    .poll(async () => {
      const rows = await site.database.sql`
        select from pg_locks l join pg_stat_activity a on a.pid = l.pid
        where a.datname = current_database() and not l.granted`;
      return rows.length;
    })
    .toBeGreaterThan(0);
};

describe.each(Object.entries(ends))('[OPS-01] a person %s', (how, end) => {
  /** The change of a role is for everyone who has it: it is undone after the test. */
  const restored = async (work: () => Promise<void>) => {
    const [role] = await site.database.sql<{ rights: string[] }>`
      select rights from operator.role where id = 'lead'`;
    await work();
    await site.database.sql`
      update operator.role set rights = ${role!.rights}::text[] where id = 'lead'`;
  };

  test('while they decide loses the right after the decision', () =>
    restored(async () => {
      const own = await claimed();
      const order: string[] = [];
      const deciding = held((sql) => decide(sql, own), order, 'decided');
      await deciding.isBegun;
      const ending = inTransaction((sql) => end(sql, own.operatorId)).then(() =>
        order.push('ended'),
      );
      await untilOneWaits();
      deciding.letGo();
      await Promise.all([deciding.ended, ending]);
      expect(order, how).toEqual(['decided', 'ended']);
    }));

  test('decides nothing from then on, also when the call had begun before', () =>
    restored(async () => {
      const own = await claimed();
      const order: string[] = [];
      const ending = held((sql) => end(sql, own.operatorId), order, 'ended');
      await ending.isBegun;
      const deciding = inTransaction((sql) => decide(sql, own)).then(
        () => 'decided',
        (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
      );
      const freeing = own.person.call(casework.freeCase, { caseId: own.caseId });
      await untilOneWaits();
      ending.letGo();
      await ending.ended;
      expect(await deciding).toMatch(/request\.unknown|operator\.right_missing/);
      expect((await freeing).status).not.toBe(200);
      const rows = await site.database.sql`
        select from casework.decision where case_id = ${own.caseId}::bigint`;
      expect(rows).toHaveLength(0);
    }));
});

test('[OPS-01] a note and the close of a method need their right until they are written', async () => {
  await openPayerMethod(site, 'ended');
  const own = await claimed();
  await site.database.sql`
    insert into operator.role (id, name, rights, position)
    values ('several', 'several', '{withdrawal.r,note.w,method.w}', 99)`;
  const person = await openOperator(site, { roles: ['several'] });
  const method = { brand: 'main', kind: 'withdrawal' as const, id: 'ended', reason: 'not mine' };
  const ending = held(
    (sql) => sql`update operator.role set rights = '{withdrawal.r,method.r}' where id = 'several'`,
    [],
    'ended',
  );
  await ending.isBegun;
  const calls = [
    person.call(casework.writeNote, { caseId: own.caseId, note: 'seen before' }),
    person.call(cashierBooks.closeMethod, method),
  ];
  await Promise.race([untilOneWaits(), Promise.all(calls)]);
  ending.letGo();
  await ending.ended;
  const codes = (await Promise.all(calls)).map(({ refusal }) => refusal?.code);
  expect(codes).toEqual(['operator.right_missing', 'operator.right_missing']);
  const [row] = await site.database.sql`
    select enabled from cashier.method where code = 'ended' and kind = 'withdrawal'`;
  expect(row).toEqual({ enabled: true });
});

test('[OPS-01] a claim that began before the first decision needs the second person’s right', async () => {
  const own = await claimed();
  const colleague = await openOperator(site, { roles: ['cashier'] });
  const deciding = held(
    async (sql) => {
      await decideCase(sql, {
        caseId: own.caseId,
        version: 1,
        operatorId: own.operatorId,
        verdict: 'approve',
        needsSecond: true,
      });
    },
    [],
    'decided',
  );
  await deciding.isBegun;
  const claiming = colleague.call(casework.claimCase, { caseId: own.caseId });
  await untilOneWaits();
  deciding.letGo();
  await deciding.ended;
  expect((await claiming).refusal?.code).toBe('operator.right_missing');
});
