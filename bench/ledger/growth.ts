import type pg from 'pg';
import { withClient } from './cluster';
import { coreLanes } from './in-process';
import { coreFunction } from './pgbench';
import { say, type Schedule } from './rounds';
import { migrateEmpty, sqlFile, type Stage } from './stage';
import type { Measured, Variant } from './variant';

const accounts = 1_000_000;
/** Bets of each account that lie in the months before: two a month, and two in this one. */
const laps = 10;

/**
 * The core with a million accounts: on a ledger without bets, and on one that holds ten million, which
 * are twenty million entries of accounts. Both keep their rows from round to round, except that the
 * empty one is made anew each time.
 */
export const measureGrowth = async (
  stage: Stage,
  { rounds, pace }: Schedule,
): Promise<Measured[]> => {
  const begunAt = performance.now();
  say('Making a million accounts, and ten million old bets …');
  const empty = await makeLedger(stage, 'bench_million', 0);
  const grown = await makeLedger(stage, 'bench_grown', laps);
  await fillMonths(stage, 'bench_grown');
  say(`… took ${Math.round((performance.now() - begunAt) / 1000)} s.`);

  const of = (variant: Variant, id: string, words: string): Variant => ({
    ...variant,
    id,
    title: `${variant.title}, ${words}`,
  });
  const lanes = coreLanes(256);
  const variants = [
    of(lanes, 'grown_empty', 'a million accounts'),
    of(lanes, 'grown_full', '… and 20 million entries'),
    of(coreFunction, 'grown_function_empty', 'a million accounts'),
    of(coreFunction, 'grown_function_full', '… and 20 million entries'),
  ];
  const measured = variants.map(({ id, title, inFlight }): Measured => {
    return { id, title, inFlight, rounds: [] };
  });
  // Warm means here: a good part of a million accounts is in memory.
  const slow = { ...pace, warmMs: pace.warmMs * 3 };
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < variants.length; turn += 1) {
      const place = (round + turn) % variants.length;
      const variant = variants[place]!;
      const isEmpty = variant.id.endsWith('empty');
      if (isEmpty) await stage.cluster.clone('bench_million', 'bench_run');
      else await stage.cluster.admin('checkpoint');
      const figures = await variant.run(
        isEmpty ? empty : grown,
        isEmpty ? 'bench_run' : 'bench_grown',
        slow,
      );
      measured[place]?.rounds.push(figures);
      say(`round ${round + 1}: ${variant.title}: ${Math.round(figures.betsPerSecond)} bets/s`);
    }
  }
  for (const name of ['bench_run', 'bench_million', 'bench_grown']) await stage.cluster.drop(name);
  return measured;
};

/** A ledger with accounts that have bet so often, but not yet the bets. */
const makeLedger = async (stage: Stage, name: string, bets: number): Promise<Stage> => {
  const { cluster, owner } = stage;
  await cluster.admin(`create database ${name}`);
  const url = cluster.urlOf(name);
  await migrateEmpty(url, { demo: false });
  return withClient(url, async (client) => {
    for (const file of ['function-core', 'grants']) await client.query(await sqlFile(file));
    await asOwner(client, owner);
    await client.query(`set bench.laps = ${bets}`);
    await client.query(await sqlFile('old-accounts'));
    await client.query('reset role');
    await client.query('vacuum analyze ledger.account');
    const { rows } = await client.query(`
      select ledger.namespace_id('bench') as namespace, min(id) as first, max(id) as last,
        ledger.open_account('house:main:wagers:bench', 'VND') as house
      from ledger.account where kind = 'player'`);
    const { namespace, first, last, house } = rows[0];
    if (last - first !== accounts - 1) throw new Error('The million accounts do not lie evenly.');
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
const fillMonths = async (stage: Stage, name: string): Promise<void> => {
  const url = stage.cluster.urlOf(name);
  const left = [0, 1, 2, 3, 4];
  const fill = async () => {
    for (let month = left.pop(); month !== undefined; month = left.pop()) {
      const months = month;
      await withClient(url, (client) => fillMonth(client, stage.owner, months));
    }
  };
  await Promise.all([fill(), fill()]);
  await withClient(url, (client) => client.query('analyze'));
};

const fillMonth = async (client: pg.Client, owner: string, month: number) => {
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
  await client.query(`set bench.month = ${month}`);
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
