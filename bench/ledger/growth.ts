import type pg from 'pg';
import { withClient } from './cluster';
import { coreLanes } from './in-process';
import { coreFunction } from './pgbench';
import { inTurn, say, type Schedule } from './rounds';
import { migrateEmpty, sqlFile, type Stage } from './stage';
import type { Measured, Variant } from './variant';

/** What the ratio is about; with fewer, nothing is claimed. */
const million = 1_000_000;
/** Bets of each account in the five months before this one: two a month. */
const laps = 10;

/**
 * The core with a million accounts: on a ledger without bets, and on one that holds ten million,
 * which are twenty million entries. Both keep their rows from round to round, except that the
 * empty one is made anew each time.
 */
export const measureGrowth = async (
  stage: Stage,
  { rounds, pace, accounts }: Schedule,
): Promise<Measured[]> => {
  const begunAt = performance.now();
  say(`Making ${count(accounts)} accounts, and ${count(accounts * laps)} old bets …`);
  const empty = await makeLedger(stage, 'bench_million', { accounts, bets: 0 });
  const grown = await makeLedger(stage, 'bench_grown', { accounts, bets: laps });
  await fillMonths(stage, 'bench_grown', accounts);
  say(`… took ${Math.round((performance.now() - begunAt) / 1000)} s.`);

  const measured = await inTurn(variantsOf(accounts), rounds, async (variant) => {
    const isEmpty = variant.id.endsWith('empty');
    const database = isEmpty ? 'bench_run' : 'bench_grown';
    if (isEmpty) await stage.cluster.clone('bench_million', database);
    else await stage.cluster.admin('checkpoint');
    await withClient(stage.cluster.urlOf(database), warmNow);
    return variant.run(isEmpty ? empty : grown, database, pace);
  });
  for (const name of ['bench_run', 'bench_million', 'bench_grown']) await stage.cluster.drop(name);
  return measured;
};

/** What is bet on now: the accounts and this month; old months lie on disk as they do in life. */
const warmNow = (client: pg.Client) =>
  client.query(`
    with live(relation) as (
      select 'ledger.account'::regclass
      union all
      select to_regclass('ledger.transfer_' || to_char(lib.now() at time zone 'UTC', 'YYYY_MM'))
    )
    select sum(pg_prewarm(relation)) from (
      select relation from live
      union all
      select indexrelid from pg_index join live on indrelid = relation
    ) r`);

const variantsOf = (accounts: number): Variant[] => {
  const prefix = accounts === million ? 'grown' : 'partly_grown';
  const held = `${count(accounts)} accounts`;
  const filled = `${count(accounts * laps * 2)} entries`;
  return [coreLanes(256), coreFunction].flatMap((variant) => [
    { ...variant, id: `${prefix}_${variant.id}_empty`, title: `${variant.title}, ${held}` },
    { ...variant, id: `${prefix}_${variant.id}_full`, title: `${variant.title}, ${filled}` },
  ]);
};

const count = (value: number): string => value.toLocaleString('en');

/** A ledger with accounts that have bet so often, but not yet the bets. */
const makeLedger = async (
  stage: Stage,
  name: string,
  { accounts, bets }: { accounts: number; bets: number },
): Promise<Stage> => {
  const { cluster, owner } = stage;
  await cluster.admin(`create database ${name}`);
  const url = cluster.urlOf(name);
  await migrateEmpty(url, { demo: false });
  return withClient(url, async (client) => {
    for (const file of ['function-core', 'grants']) await client.query(await sqlFile(file));
    await asOwner(client, owner);
    await client.query(`set bench.laps = ${bets}; set bench.accounts = ${accounts}`);
    await client.query(await sqlFile('old-accounts'));
    await client.query('reset role');
    await client.query('vacuum analyze ledger.account');
    const { rows } = await client.query(`
      select ledger.namespace_id('bench') as namespace, min(id) as first, max(id) as last,
        ledger.open_account('house:main:wagers:bench', 'VND') as house
      from ledger.account where kind = 'player'`);
    const { namespace, first, last, house } = rows[0];
    if (last - first !== accounts - 1) throw new Error('The accounts do not lie evenly.');
    return {
      ...stage,
      players: accounts,
      cash: { first: Number(first), stride: 1 },
      namespace: Number(namespace),
      house: BigInt(house),
    };
  });
};

/** Fills the months two at a time; indexes are made when the rows are there. */
const fillMonths = async (stage: Stage, name: string, accounts: number): Promise<void> => {
  const url = stage.cluster.urlOf(name);
  const left = [1, 2, 3, 4, 5];
  const fill = async () => {
    for (let month = left.pop(); month !== undefined; month = left.pop()) {
      const months = month;
      await withClient(url, (client) =>
        fillMonth(client, stage.owner, { month: months, accounts }),
      );
    }
  };
  await Promise.all([fill(), fill()]);
  await withClient(url, (client) => client.query('analyze'));
};

const fillMonth = async (
  client: pg.Client,
  owner: string,
  { month, accounts }: { month: number; accounts: number },
) => {
  await asOwner(client, owner);
  await client.query(`set synchronous_commit = off`);
  await client.query(`set maintenance_work_mem = '512MB'`);
  const { rows: names } = await client.query<{ name: string }>(
    `select 'transfer_' || to_char(
      (lib.now() at time zone 'UTC') - make_interval(months => $1), 'YYYY_MM') as name`,
    [month],
  );
  const table = names[0]?.name ?? '';
  const { rows: indexes } = await client.query<{ name: string; text: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as text
    from pg_index where indrelid = $1::regclass`,
    [`ledger.${table}`],
  );
  for (const index of indexes) await client.query(`drop index ${index.name}`);
  await client.query(`set bench.month = ${month}; set bench.accounts = ${accounts}`);
  await client.query(await sqlFile('old-month'));
  for (const { text } of indexes) await client.query(text);
  await client.query('reset role');
  await client.query(`vacuum analyze ledger.${table}`);
};

/** The role that may write the ledger's tables, and says that it does. */
const asOwner = async (client: pg.Client, owner: string) => {
  await client.query(`set role ${owner}`);
  await client.query(`set ledger.posting = 'on'`);
};
