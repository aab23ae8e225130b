import { randomUUID } from 'node:crypto';
import { cashier } from '@parlour/contract/cashier';
import { wallet } from '@parlour/contract/wallet';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobs } from '../../jobs';
import { expectSoundBooks } from '@parlour/testkit/ledger/books';
import { letClockMove } from '@parlour/testkit/site/database';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor } from '@parlour/testkit/vendors/vendor';
import { pressPay, requestDeposit } from '@parlour/testkit/cashier/deposit';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { runJobs } from '../jobs/jobs';
import { migrate } from '@parlour/node-kit/database/migrate';
import { readSchema } from './read-schema';
import { roleProblem } from './role';

let site: Site;
beforeAll(async () => {
  site = await openSite();
  await site.database.transaction(async (sql) => {
    await letClockMove(sql, false);
    // Here a lock would be refused that any other login may take and keep.
    await sql`
      do $$
      declare v_lock regprocedure;
      begin
        for v_lock in select oid from pg_proc where proname ~ '^pg_(try_)?advisory' loop
          execute format('revoke execute on function %s from public', v_lock);
        end loop;
      end $$`;
  });
});
afterAll(() => site.drop());

const asApp = (text: string) =>
  site.platform.database.sql([text] as unknown as TemplateStringsArray);

const noRight = '42501';

describe('[R-S8] the role under which the site serves', () => {
  test('owns no table and is no member of an owner', async () => {
    const { sql } = site.platform.database;
    expect(await sql`select current_user::text as name`).toEqual([{ name: 'parlour_app' }]);
    expect(await roleProblem(sql)).toBeUndefined();
    expect(await roleProblem(site.database.sql)).toMatch(/who is a superuser of the database/);
  });

  test.each([
    'truncate ledger.transfer',
    'truncate ledger.account cascade',
    'alter table ledger.account disable trigger one_door',
    'alter table ledger.account disable trigger all',
    'alter table ledger.account drop constraint no_overdraft',
    'alter table ledger.account owner to parlour_app',
    'drop table ledger.reversal',
    'create table ledger.mine (id int)',
    'create schema mine',
    'create table public.mine (id int)',
    'create or replace function ledger.require_ledger_function() returns trigger ' +
      'language plpgsql as $$ begin return null; end $$',
    'create trigger mine before insert on ledger.transfer execute function ledger.refuse_change()',
    'insert into ledger.account (path, currency, kind) values (1, 1, null)',
    'insert into ledger.namespace (name) values (1)',
    'update ledger.account set balance = 1',
    'update ledger.hold set amount = 1',
    'delete from ledger.transfer',
    'delete from ledger.closed_day',
    'select from ledger.account for update',
    "select ledger.guard('ledger.account')",
    "select ledger.index_partition('transfer_2026_01')",
    'set session_replication_role = replica',
    'set role parlour_ledger',
    'grant parlour_ledger to parlour_app',
    'alter role parlour_app superuser',
    "update lib.migration set hash = ''",
    "update lib.schema_file set hash = ''",
    'create or replace view round.rounds_view as select 1 as id',
    'create or replace function round.waiting(round.command[]) returns integer[] ' +
      'language sql as $$ select null $$',
    'alter table round.movement add column mine int',
    'truncate round.movement',
    'create view round.mine as select 1',
    "select lib.ensure_months('round.movement', 'round.index_partition', 24)",
    "copy ledger.account to program 'true'",
  ])('may not %s', async (text) => {
    await expect(asApp(text)).rejects.toMatchObject({ code: noRight });
  });

  test('may not claim to be a ledger function', async () => {
    const tried = site.platform.database.transaction(async (sql) => {
      await sql`select set_config('ledger.posting', 'on', true)`;
      await sql`update ledger.account set balance = balance + 1`;
    });
    await expect(tried).rejects.toMatchObject({ code: noRight });
  });

  test('cannot move the clock: nothing is marked, closed or created before its time', async () => {
    const later = (text: string) =>
      site.platform.database.transaction(async (sql) => {
        await sql`select set_config('parlour.clock_offset', '60 years', true)`;
        return sql([text] as unknown as TemplateStringsArray);
      });
    await expect(
      later("select ledger.make_checkpoint(now() + interval '59 years')"),
    ).rejects.toThrow('a checkpoint must lie ten minutes back');
    await expect(
      later("select ledger.write_day((now() + interval '59 years')::date, null)"),
    ).rejects.toThrow('a day is closed ten minutes after its end');
    expect(
      await later(
        'select ledger.ensure_partitions() as transfers, round.ensure_partitions() as moved',
      ),
    ).toEqual([{ transfers: 0, moved: 0 }]);
  });

  test('cannot make the ledger call a function or an operator of its own', async () => {
    // If a security definer function resolved names in the caller's path, a function of the caller
    // would run in it.
    const doors = await site.database.sql<{ name: string; settings: string[] | null }>`
      select p.oid::regprocedure::text as name, p.proconfig as settings
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where p.prosecdef and n.nspname !~ '^pg_'`;
    expect(doors.length).toBeGreaterThan(10);
    for (const { name, settings } of doors) {
      expect({ name, settings }).toEqual({
        name,
        settings: expect.arrayContaining(['search_path=pg_catalog, pg_temp']),
      });
    }
  });
});

const depositAsPlayer = async (player: SomePlayer) => {
  const id = await requestDeposit(player, '500000');
  expect(await pressPay(player, id)).toBe(303);
  return async () => (await player.get(cashier.readDeposit, { id })).status;
};

test('[R-S8] can do a deposit, a bet and a win from end to end', async () => {
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.app.server.address() as AddressInfo;
  const config = { ...site.platform.config, siteUrl: `http://127.0.0.1:${port}` };
  const clockwork = runJobs({ ...site.platform, config }, jobs, { idleMs: 20 });
  const player = await registerPlayer(site);
  await expect.poll(await depositAsPlayer(player), { timeout: 15_000 }).toBe('credited');

  const vendor = await openVendor(site);
  const seat = { playerId: player.playerId, token: await vendor.token(player) };
  const bet = vendor.body('bet', seat, { amount: 100_000 });
  expect(await vendor.call('bet', bet)).toMatchObject({ status: 'RS_OK' });
  const win = vendor.body('win', seat, {
    amount: 250_000,
    round: bet.round,
    reference_transaction_uuid: bet.transaction_uuid,
  });
  expect(await vendor.call('win', win)).toMatchObject({ status: 'RS_OK' });
  const { cash } = await player.get(wallet.readBalance, {});
  expect(cash).toBe('500001.5');
  await clockwork.stop();
  expect(site.logLines.filter((line) => line.includes('permission denied'))).toEqual([]);
  await expectSoundBooks(site.database);
});

test('[R-S8] no lock that a vendor’s login takes delays a deposit or a start', async () => {
  const player = await registerPlayer(site);
  const login = `vendor_${randomUUID().slice(0, 8)}`;
  const asOwner = (text: string) => site.database.sql([text] as unknown as TemplateStringsArray);
  await asOwner(`create role ${login} login password '${login}'`);
  await asOwner(`grant execute on function pg_advisory_lock(bigint) to ${login}`);
  const address = new URL(site.ownerUrl);
  address.username = login;
  address.password = login;
  const vendor = new pg.Client({ connectionString: address.href });
  await vendor.connect();
  await vendor.query(`select pg_advisory_lock(hashtextextended($1, 0))`, [
    `cashier.deposit ${player.playerId}`,
  ]);
  await vendor.query('select pg_advisory_lock(7120331)');
  await expect(vendor.query("select lib.one_at_a_time('mine')")).rejects.toMatchObject({
    code: noRight,
  });

  const deposit = { methodId: 'sandbox', amount: '500000' };
  expect((await player.call(cashier.requestDeposit, deposit)).status).toBe(200);
  expect(await migrate(site.database, await readSchema('packages/server'))).toEqual([]);
  await vendor.end();
  await asOwner(`drop owned by ${login}`);
  await asOwner(`drop role ${login}`);
});

test('[R-S8] can run every periodic job', async () => {
  for (const { every = {} } of jobs) {
    for (const [name, { work }] of Object.entries(every)) {
      const done = await work(site.platform).then(
        () => name,
        (error: { code?: string }) => `${name}: ${error.code}`,
      );
      expect(done).not.toContain(noRight);
    }
  }
  expect(site.logLines.filter((line) => line.includes('permission denied'))).toEqual([]);
});
