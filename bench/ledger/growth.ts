import type pg from 'pg';
import { withClient } from './stage/cluster';
import { coreLanes } from './in-process';
import { beginMonth, makePastMonths, monthOf, setForBulk, withoutIndexes } from './stage/months';
import { coreFunction } from './load/pgbench';
import { say } from './rounds';
import { migrateEmpty, sqlFile, type Stage } from './stage/stage';
import type { Part, Variant, Way } from './variant';

/** The number of bets that the ratio is about; with fewer, nothing is claimed. */
const million = 1_000_000;
/** Bets of each account in the five months before this one: two a month. */
const laps = 10;

/**
 * The core with a million accounts: on a ledger without bets, and on one with ten million, which
 * are twenty million entries. Both keep their accounts from turn to turn and begin each with an
 * empty month, so that they differ only in old rows.
 */
export const openGrowth = async (
  stage: Stage,
  { accounts }: { accounts: number },
): Promise<Part> => {
  const begunAt = performance.now();
  say(`Making ${count(accounts)} accounts, and ${count(accounts * laps)} old bets …`);
  const [empty, full] = ['bench_million', 'bench_grown'] as const;
  const stages = {
    [empty]: await makeLedger(stage, empty, { accounts, bets: 0 }),
    [full]: await makeLedger(stage, full, { accounts, bets: laps }),
  };
  await fillMonths(stage, full, accounts);
  say(`… took ${Math.round((performance.now() - begunAt) / 1000)} s.`);

  const prefix = accounts === million ? 'grown' : 'partly_grown';
  const way = (variant: Variant, database: keyof typeof stages): Way => ({
    id: `${prefix}_${variant.id}_${database === full ? 'full' : 'empty'}`,
    title: `${variant.title}, ${count(accounts)} accounts${
      database === full ? `, ${count(accounts * laps * 2)} entries` : ''
    }`,
    inFlight: variant.inFlight,
    turn: async (pace) => {
      await withClient(stage.cluster.urlOf(database), async (client) => {
        await beginMonth(client, 'ledger.transfer');
        await client.query('checkpoint');
        await warmNow(client);
      });
      return variant.run(stages[database], database, pace);
    },
  });
  const core = coreLanes(256);
  return {
    pairs: [{ of: way(core, full), by: way(core, empty) }],
    singles: [way(coreFunction, full), way(coreFunction, empty)],
    close: async () => {
      for (const name of [empty, full]) await stage.cluster.drop(name);
    },
  };
};

/**
 * What current bets touch: the accounts and this month; old months are cold on disk as in
 * production.
 */
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

const count = (value: number): string => value.toLocaleString('en');

/** A ledger with accounts that have bet so often, without the rows of the bets yet. */
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
    await makePastMonths(client, 'ledger', 5);
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

/** Fills the months two at a time; indexes are made after the rows. */
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
  await setForBulk(client);
  const table = await monthOf(client, 'ledger.transfer', month);
  await client.query(`set bench.month = ${month}; set bench.accounts = ${accounts}`);
  const text = await sqlFile('old-month');
  await withoutIndexes(client, table, () => client.query(text));
  await client.query('reset role');
  await client.query(`vacuum analyze ${table}`);
};

/** The role that may write the ledger's tables. */
const asOwner = async (client: pg.Client, owner: string) => {
  await client.query(`set role ${owner}`);
  await client.query(`set ledger.posting = 'on'`);
};
