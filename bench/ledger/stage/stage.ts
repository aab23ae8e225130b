import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { admitVendor } from '@parlour/testkit/vendors/admit-vendor';
import type pg from 'pg';
import { loadDemo } from '../../../packages/server/src/demo';
import { openDatabase } from '../../../packages/server/src/lib/database/open-database';
import { migrate } from '../../../packages/node-kit/src/database/migrate';
import { readSchema } from '../../../packages/server/src/lib/database/read-schema';
import { root, withClient, type Cluster } from './cluster';

export type Signature = 'rsa' | 'hmac';

/** What every variant must know of its database. */
export type Stage = {
  cluster: Cluster;
  /** The database that each measurement gets a copy of. */
  template: string;
  players: number;
  /** Players' and their cash accounts' numbers: `first + place * stride`. */
  player: Row;
  cash: Row;
  namespace: number;
  house: bigint;
  /** The first month: no key is older. */
  since: string;
  /** The role that owns the ledger's tables. */
  owner: string;
  keys: { privateKey: KeyObject; publicKey: KeyObject };
  secret: string;
};

type Row = { first: number; stride: number };

export const vendorOf: Record<Signature, string> = { rsa: 'BENCHRSA', hmac: 'BENCHHMAC' };
export const game = 'bench_one';

/** The token of a player at a vendor, the same in every copy. */
export const tokenOf = (playerId: number, vendor: string): string =>
  `token-of-${playerId}-at-${vendor}`;

export const playerAt = ({ player }: Stage, place: number): number =>
  player.first + place * player.stride;

export const cashAt = ({ cash }: Stage, place: number): number => cash.first + place * cash.stride;

/** Makes the template: the schema as the site makes it, the demo brand, and players who may bet. */
export const buildStage = async (cluster: Cluster, players: number): Promise<Stage> => {
  const template = 'bench_template';
  await cluster.admin(`create database ${template}`);
  const url = cluster.urlOf(template);
  await migrateEmpty(url, { demo: true });
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const secret = 'a shared secret of the benchmark, which is long enough';
  await addVendors(url, keys.publicKey, secret);
  const facts = await withClient(url, async (client) => {
    await client.query(`set bench.players = ${players}`);
    await client.query(await sqlFile('players'));
    for (const name of ['function-core', 'function-full', 'grants']) {
      await client.query(await sqlFile(name));
    }
    await client.query("alter role parlour_app login password 'parlour_app'");
    return readFacts(client, players);
  });
  return { cluster, template, players, keys, secret, ...facts };
};

/** Brings an empty database to the schema of this version. */
export const migrateEmpty = async (url: string, { demo }: { demo: boolean }): Promise<void> => {
  const database = openDatabase(url);
  try {
    await migrate(database, await readSchema(path.join(root, 'packages/server')));
    if (demo) await database.transaction(loadDemo);
  } finally {
    await database.close();
  }
};

export const sqlFile = (name: string): Promise<string> =>
  readFile(new URL(`../sql/${name}.sql`, import.meta.url), 'utf8');

const addVendors = async (url: string, publicKey: KeyObject, secret: string): Promise<void> => {
  const pem = publicKey.export({ type: 'spki', format: 'pem' }) as string;
  const keys = {
    rsa: { signature: 'rsa-sha256', publicKey: pem, ownKey: null },
    hmac: { signature: 'hmac-sha256', publicKey: null, ownKey: secret },
  } as const;
  const database = openDatabase(url);
  try {
    for (const signature of ['rsa', 'hmac'] as const) {
      const admission = { code: vendorOf[signature], keys: keys[signature], games: [] };
      await admitVendor(database.sql, { dialect: 'hub88', ...admission });
    }
  } finally {
    await database.close();
  }
};

const readFacts = async (client: pg.Client, players: number) => {
  const row = async (text: string): Promise<Record<string, string>> =>
    (await client.query(text)).rows[0];
  const facts = await row(`
    select ledger.namespace_id('bench') as namespace,
      ledger.open_account('house:main:wagers:bench', 'VND') as house,
      date_trunc('month', lib.now() at time zone 'UTC')::date::text as since,
      (
        select pg_get_userbyid(relowner) from pg_class where oid = 'ledger.transfer'::regclass
      ) as owner`);
  const cash = `
    select account_id as id from wallet.pocket where kind = 'cash' and currency = 'VND'`;
  return {
    player: evenRow(await row(spread('select id from player.player')), players),
    cash: evenRow(await row(spread(cash)), players),
    namespace: Number(facts.namespace),
    house: BigInt(facts.house ?? 0),
    since: `${facts.since}T00:00:00Z`,
    owner: String(facts.owner),
  };
};

const spread = (ids: string) => `
  select min(id) as first, count(*) as count, min(gap) as least, max(gap) as most
  from (select id, id - lag(id) over (order by id) as gap from (${ids}) i) g`;

/** pgbench can compute a number, but not look one up for free. */
const evenRow = ({ first, count, least, most }: Record<string, string>, players: number): Row => {
  if (Number(count) !== players || least !== most) {
    throw new Error(
      `The players' accounts do not lie evenly: ${count}, ${least} to ${most} apart.`,
    );
  }
  return { first: Number(first), stride: Number(least) };
};
