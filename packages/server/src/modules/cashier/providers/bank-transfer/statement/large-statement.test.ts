import { cashierDesk } from '@parlour/contract/cashier/desk';
import { micros } from '@parlour/contract/money';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { addProvider } from '@parlour/testkit/cashier/payment-wire';
import { registerPlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentOf } from '../transfer-content';

const accountNumber = '0011002233445';
const [credits, debits, unknown, before] = [400, 8600, 1000, 150];

let site: Site;
let finance: SomeOperator;

beforeAll(async () => {
  site = await openSite();
  await addProvider(site, { code: 'vcb', kind: 'bank-transfer', secret: 'a secret of ours' });
  await site.database.sql`
    insert into cashier.bank_account (brand, method_code, bank_bin, number, holder)
    values ('main', 'vcb', '970436', ${accountNumber}, 'CONG TY PARLOUR')`;
  await site.setBrand('main', { twoPersonsAbove: '1000000000' });
  finance = await openOperator(site, { roles: ['finance'] });
});

afterAll(() => dropSoundSite(site));

/** Orders of twenty players, by their contents; who waits for so many at once asks not by a page. */
const orders = async (count: number): Promise<string[]> => {
  const players = await Promise.all(Array.from({ length: 20 }, () => registerPlayer(site)));
  const rows = await site.database.sql<{ id: string; serial: bigint }>`
    insert into cashier.deposit (day, player_id, brand, method_code, provider, amount, fee,
      currency, idempotency_key, expires_at)
    select '261121', p.id, 'main', 'vcb', 'vcb', ${micros('50000')}, 0, 'VND', gen_random_uuid(),
      lib.now() + interval '1 day'
    from unnest(${players.map(({ playerId }) => playerId)}::bigint[]) p (id), generate_series(1, ${count / 20})
    returning id, serial`;
  const contents = rows.map(({ serial }) => contentOf(serial));
  await site.database.sql`
    update cashier.deposit d
    set content = c.content, bank_account_id = (select min(id) from cashier.bank_account)
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${contents}::text[]) c (id, content)
    where d.id = c.id`;
  return contents;
};

const importOnce = async (rows: string[]) => {
  const csv = ['Date,Reference,Credit,Debit,Content', ...rows].join('\n');
  const file = Buffer.from(csv).toString('base64');
  const { body } = await finance.call(cashierDesk.importStatement, {
    brand: 'main',
    methodId: 'vcb',
    accountNumber,
    file,
    dry: false,
  });
  return body.value;
};

/** Sends the file until no line is left, as its page does. */
const importAll = async (rows: string[]): Promise<number> => {
  const { rest } = await importOnce(rows);
  return rest === 0 ? 1 : 1 + (await importAll(rows));
};

const booksOf = async () => {
  const [books] = await site.database.sql<Record<'credited' | 'kept' | 'cases' | 'lines', number>>`
    select (select count(*)::integer from cashier.deposit where status = 'credited') as credited,
      (select count(*)::integer from cashier.payment where state = 'suspense') as kept,
      (select count(*)::integer from casework.case_view where kind = 'deposit') as cases,
      (select count(*)::integer from cashier.bank_statement_line) as lines`;
  return books;
};

const day = '2026-11-21';

test('[WALLET-03] a statement of ten thousand lines is taken whole, each line once', async () => {
  const contents = await orders(credits);
  const rows = [
    ...contents.map((content, n) => `${day},C${n},50000,,CT ${content}`),
    ...Array.from({ length: debits }, (_each, n) => `${day},D${n},,70000,out`),
    ...Array.from({ length: unknown }, (_each, n) => `${day},U${n},60000,,from someone`),
  ];
  // As if the process had been killed after these.
  expect((await importOnce(rows.slice(0, before))).counts).toMatchObject({ matched: before });
  await importAll(rows);
  const lines = rows.length;
  const wanted = { credited: credits, kept: unknown, cases: unknown, lines };
  expect(await booksOf()).toEqual(wanted);
  await importAll(rows);
  expect(await booksOf()).toEqual(wanted);
}, 240_000);

test('[WALLET-03] lines of one order, and of one player, are decided one after the other', async () => {
  const [first, second] = await orders(20);
  const rows = [first, first, second].map(
    (content, n) => `${day},S${n},${50000 + n},,CT ${content}`,
  );
  expect((await importOnce(rows)).counts).toMatchObject({ matched: 2, suspense: 1 });
  const paid = await site.database.sql<{ paymentId: string; state: string; reasons: string[] }>`
    select split_part(payment_id, ':', 2) as "paymentId", state, reasons from cashier.payment
    where payment_id ~ ':S[0-9]$' order by payment_id`;
  expect(paid).toEqual([
    { paymentId: 'S0', state: 'matched', reasons: [] },
    { paymentId: 'S1', state: 'suspense', reasons: ['twice'] },
    { paymentId: 'S2', state: 'matched', reasons: [] },
  ]);
});

test('[ERR-04] a line that fails stops none of the lines beside it', async () => {
  await site.database.sql`
    create function cashier.fail_at_some() returns trigger language plpgsql as $$
    begin
      if new.payment_id like '%BAD%' then raise exception 'this one fails'; end if;
      return new;
    end $$`;
  await site.database.sql`
    create trigger fails before insert on cashier.payment
    for each row execute function cashier.fail_at_some()`;
  const rows = ['G1', 'BAD', 'G2'].map((reference) => `${day},${reference},60000,,from someone`);
  const failed = await importOnce(rows);
  expect(failed.counts).toMatchObject({ suspense: 2, broken: 1 });
  expect(failed.lines.find(({ state }) => state === 'broken')).toMatchObject({
    n: 3,
    why: 'failed',
  });
  await site.database.sql`drop trigger fails on cashier.payment`;
  expect((await importOnce(rows)).counts).toMatchObject({ suspense: 1, repeated: 2, broken: 0 });
});

test('[WALLET-03] a statement whose connection is cut in the middle of a commit is taken, each line once', async () => {
  const { sql } = site.database;
  const earlier = await booksOf();
  const contents = await orders(60);
  await sql`create sequence cashier.taken`;
  await sql`
    create function cashier.cut_at_some() returns trigger language plpgsql as $$
    begin
      if nextval('cashier.taken') in (20, 75) then perform pg_terminate_backend(pg_backend_pid()); end if;
      return new;
    end $$`;
  await sql`
    create trigger cuts after insert on cashier.payment
    for each row execute function cashier.cut_at_some()`;
  const rows = contents.flatMap((content, n) => [
    `${day},KC${n},50000,,CT ${content}`,
    `${day},KU${n},60000,,from someone`,
  ]);
  await importAll(rows);
  await sql`drop trigger cuts on cashier.payment`;
  // A line that met a lost connection is listed as broken, and is taken by the next call.
  for (let left = 1; left > 0; left = (await importOnce(rows)).counts.broken) continue;
  expect(await booksOf()).toEqual({
    credited: earlier!.credited + 60,
    kept: earlier!.kept + 60,
    cases: earlier!.cases + 60,
    lines: earlier!.lines + 120,
  });
}, 60_000);
