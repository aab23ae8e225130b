import { operator } from '@parlour/contract/operator';
import type { Sql } from '@parlour/node-kit/database/database';
import {
  consoleVisitor,
  cookieName,
  openOperator,
  type SomeOperator,
} from '@parlour/testkit/people/operators';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { digestOf } from '../../lib/secret';
import { authenticate } from './authenticate';
import { findSession } from './queries';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const cookieOf = ({ cookies }: SomeOperator): string => cookies.get(cookieName) ?? '';

/** The person did nothing for so long. */
const restSince = ({ operatorId }: SomeOperator, since: string) => site.database.sql`
  update operator.sign_in set active_at = lib.now() - ${since}::interval
  where operator_id = ${operatorId}::bigint`;

const isActive = async (sql: Sql, { operatorId }: SomeOperator): Promise<boolean> => {
  const [row] = await sql<{ is: boolean }>`
    select active_at > lib.now() - interval '30 seconds' as is from operator.sign_in
    where operator_id = ${operatorId}::bigint`;
  return row!.is;
};

describe('[OPS-01] an operator’s session', () => {
  test('has the rights of its roles in their brands, and no others', async () => {
    const someone = await openOperator(site, { roles: ['cashier'], brands: ['main'] });
    const me = await someone.get(operator.readMe, {});
    expect(me.rights).toMatchObject({ 'withdrawal.w': ['main'], 'withdrawal.r': ['main'] });
    expect(me.rights['withdrawal.a']).toBeUndefined();
    expect(me.brands).toMatchObject([{ code: 'main', isDemo: true }]);
    expect(me.roles).toEqual([{ id: 'cashier', name: 'Cashier', brands: ['main'] }]);
  });

  test('loses a right with the end of its role, at once', async () => {
    const someone = await openOperator(site, { roles: ['support', 'verifier'] });
    await site.database.sql`
      update operator.holding set ended_at = lib.now()
      where operator_id = ${someone.operatorId}::bigint and role_id = 'verifier'`;
    const { rights } = await someone.get(operator.readMe, {});
    expect([rights['identity.w'], rights['ticket.w']]).toEqual([undefined, ['main', 'second']]);
  });

  test('is locked after a quarter of an hour without an act, and over after twelve hours', async () => {
    const someone = await openOperator(site, { roles: ['cashier'] });
    await site.shiftClock(16 * 60_000);
    const me = await someone.get(operator.readMe, {});
    expect([me.locked, me.rights, me.name]).toEqual([true, {}, someone.name]);
    await site.shiftClock(13 * 3_600_000);
    const { refusal } = await someone.call(operator.readMe, {});
    expect(refusal?.code).toBe('operator.session_required');
    await site.shiftClock(0);
  });

  test('notes the person’s activity without a wait for the disk; all else waits for it', async () => {
    const someone = await openOperator(site, { roles: ['cashier'] });
    const { database } = site.platform;
    const commitIn = async (sql: Sql) => {
      const [row] = await sql<{ commit: string }>`
        select current_setting('synchronous_commit') as commit`;
      return row!.commit;
    };
    const act = async (sql: Sql) => {
      await restSince(someone, '1 minute');
      const call = { address: '127.0.0.1', hours: 12, idleMs: 900_000, noteAfterMs: 1000 };
      await findSession(sql, digestOf(cookieOf(someone)), call);
      expect(await isActive(sql, someone)).toBe(true);
    };
    expect(
      await database.transaction(async (sql) => {
        await act(sql);
        return commitIn(sql);
      }),
    ).toBe('off');
    // One after the other they take each shared connection.
    for (let turn = 0; turn < 6; turn += 1) {
      await act(database.sql);
      expect(await commitIn(database.sql)).toBe('on');
    }
    expect(await database.transaction(commitIn)).toBe('on');
  });

  // An operator waits for each turn to the database.
  test.each([
    ['an act', { since: '1 minute', background: false }, [1, true]],
    ['a page that asks by itself', { since: '1 minute', background: true }, [1, false]],
    ['an act after a quarter of an hour', { since: '16 minutes', background: false }, [2, false]],
  ])('is found, and its activity noted, in one turn: %s', async (_what, call, expected) => {
    const someone = await openOperator(site, { roles: ['cashier'] });
    const { database } = site.platform;
    const address = '127.0.0.1';
    // Its address is known.
    await authenticate({ database }, cookieOf(someone), { background: true, address });
    await restSince(someone, call.since);
    let statements = 0;
    const sql: Sql = (strings, ...values) => {
      statements += 1;
      return database.sql(strings, ...values);
    };
    const by = { background: call.background, address };
    await authenticate({ database: { ...database, sql } }, cookieOf(someone), by);
    expect([statements, await isActive(database.sql, someone)]).toEqual(expected);
  });

  test('ends with its sign-out, which leaves a line', async () => {
    const someone = await openOperator(site, { roles: ['cashier'] });
    const [cookie] = someone.cookies.entries();
    await someone.get(operator.signOut, {});
    someone.cookies.set(...cookie!);
    expect((await someone.call(operator.readMe, {})).status).toBe(401);
    const lines = await site.database.sql`
      select act from audit.entry_view where operator_id = ${someone.operatorId}::bigint`;
    expect(lines).toEqual([{ act: 'session.end' }]);
  });
});

describe('[OPS-01] the console’s origin', () => {
  test('is apart from the site’s: neither answers the other’s calls', async () => {
    const headers = { 'x-module': 'operator', host: 'localhost' };
    for (const url of ['/console', '/console/', '/console/keys', '/Console/session']) {
      const answer = await site.app.inject({ url, headers });
      expect([url, answer.statusCode]).toEqual([url, 404]);
    }
    const host = new URL(site.platform.config.consoleUrl).host;
    const answer = await (
      await site.openConsole()
    ).inject({
      url: '/wps/system/status',
      headers: { ...headers, host, accept: 'application/json' },
    });
    expect(answer.statusCode).toBe(404);
  });

  test.each([
    ['a host that a stranger named', { host: 'console.evil.example:3002' }, 404],
    ['no module', { 'x-module': undefined }, 400],
    ['a page of the site', { origin: 'http://localhost:3000' }, 400],
    ['no origin', { origin: undefined }, 400],
    ['another site', { 'sec-fetch-site': 'same-site' }, 400],
    ['no word of the browser', { 'sec-fetch-site': undefined }, 400],
  ])('refuses a change by %s', async (_name, headers, status) => {
    const someone = await openOperator(site, { roles: ['cashier'] });
    expect((await someone.call(operator.signOut, {}, { headers })).status).toBe(status);
    expect((await someone.call(operator.readMe, {})).status).toBe(200);
  });

  test('knows no player’s cookie and no token', async () => {
    const visitor = consoleVisitor(site);
    visitor.token = 'A'.repeat(43);
    visitor.cookies.set('__Host-pl', 'A'.repeat(43));
    const { status, refusal } = await visitor.call(operator.readMe, {});
    expect([status, refusal?.code]).toEqual([401, 'operator.session_required']);
  });
});

describe('[OPS-01] roles that exclude each other', () => {
  test.each([
    [['admin', 'cashier'], 'operator.w withdrawal.w'],
    [['results', 'games'], 'lottery.result.w lottery.'],
    [['brand', 'cashier'], 'method.w withdrawal.w'],
    [['auditor', 'content'], 'auditor content.w'],
  ])('%j are refused to one person, also by two who give them at once', async (roles, pair) => {
    const someone = await openOperator(site);
    const give = (role: string) =>
      site.platform.database.transaction(
        (sql) => sql`
        insert into operator.holding (operator_id, role_id)
        values (${someone.operatorId}::bigint, ${role})`,
      );
    const given = await Promise.allSettled(roles.map(give));
    const refused = given.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({ constraint: 'role_conflict' });
    expect(String(refused[0].detail).startsWith(pair.split(' ')[0]!)).toBe(true);
  });

  test('each seeded role is free of conflicts by itself', async () => {
    const rows = await site.database.sql`
      select id from operator.role where operator.conflict_of(rights, id = 'auditor') is not null`;
    expect(rows).toEqual([]);
  });
});
