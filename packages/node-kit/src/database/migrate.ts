import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Database } from './database';

export type Migration = { name: string; text: string; hash: string };

/** What makes the database: files that run once, and one that runs after them each time. */
export type Schema = { migrations: Migration[]; grants: string };

/** Reads `migrations/*.sql`, in order of their names, and `grants.sql` of a folder. */
export const readSchema = async (folder: string): Promise<Schema> => {
  const names = (await readdir(join(folder, 'migrations')))
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
  const migrations = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, 'migrations', name), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
  return { migrations, grants: await readFile(join(folder, 'grants.sql'), 'utf8') };
};

/**
 * Runs what has not run yet, each file in a transaction of its own, and then the grants; of several
 * processes one at a time. Throws a sentence when a file that ran was edited afterwards, or when
 * the database is ahead of this version.
 */
export const migrate = async (
  database: Database,
  { migrations, grants }: Schema,
): Promise<string[]> => {
  const client = await database.connect('parlour migrate');
  try {
    await client.query(`set statement_timeout = 0`);
    await client.query(`set lock_timeout = 0`);
    await makeMemory(client);
    const made: string[] = [];
    for (const migration of pendingOf(migrations, await readDone(client))) {
      if (await alone(client, () => runOnce(client, migration))) made.push(migration.name);
    }
    await alone(client, () => client.query(grants));
    return made;
  } finally {
    await client.end();
  }
};

// What two find missing at once, the second cannot make.
const alreadyMade = new Set(['23505', '42P06', '42P07']);

const makeMemory = async (client: pg.Client): Promise<void> => {
  try {
    await client.query(
      `create schema if not exists lib;
       create table if not exists lib.migration (
         name text primary key, hash text not null, at timestamptz not null default now())`,
    );
  } catch (error) {
    if (!alreadyMade.has((error as { code: string }).code)) throw error;
    await makeMemory(client);
  }
};

/** One transaction, while no other process migrates. */
const alone = async <Result>(client: pg.Client, work: () => Promise<Result>): Promise<Result> => {
  await client.query('begin');
  await client.query('lock table lib.migration in share row exclusive mode');
  const result = await work();
  await client.query('commit');
  return result;
};

/** False when another process ran it meanwhile. */
const runOnce = async (client: pg.Client, { name, text, hash }: Migration): Promise<boolean> => {
  const { rowCount } = await client.query('select from lib.migration where name = $1', [name]);
  if (rowCount) return false;
  await client.query(text);
  await client.query('insert into lib.migration (name, hash) values ($1, $2)', [name, hash]);
  return true;
};

/** What has not run yet, asked without the right to run it. Throws the sentences of `migrate`. */
export const readPending = async (
  database: Database,
  { migrations }: Schema,
): Promise<string[]> => {
  const client = await database.connect('parlour migrate');
  try {
    const { rows } = await client.query("select to_regclass('lib.migration') is null as empty");
    const done = rows[0].empty ? [] : await readDone(client);
    return pendingOf(migrations, done).map(({ name }) => name);
  } finally {
    await client.end();
  }
};

type Done = { name: string; hash: string };

const readDone = async (client: pg.Client): Promise<Done[]> =>
  (await client.query<Done>('select name, hash from lib.migration')).rows;

const pendingOf = (migrations: Migration[], rows: Done[]): Migration[] => {
  const done = new Map(rows.map(({ name, hash }) => [name, hash]));
  refuseStrangers(migrations, done);
  return migrations.filter(({ name }) => !done.has(name));
};

const refuseStrangers = (migrations: Migration[], done: Map<string, string>) => {
  const known = new Map(migrations.map(({ name, hash }) => [name, hash]));
  for (const [name, hash] of done) {
    if (!known.has(name)) {
      throw new Error(`The database holds migration ${name}, which this version does not know.`);
    }
    if (known.get(name) !== hash) {
      throw new Error(
        `The database was made by an earlier, unreleased state of Parlour (${name} differs): ` +
          `use that state with it, or begin with an empty one.`,
      );
    }
  }
};
