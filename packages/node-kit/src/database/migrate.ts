import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { Problem } from '../problem';
import type { Database } from './database';
import { codeOf } from './failure';

export type Migration = { name: string; text: string; hash: string };

/** What makes the tables of a process. */
export type Schema = {
  /** Where it is noted what ran: the table `migration` of this schema. */
  notedIn: string;
  /** Files that run once, in this order. */
  migrations: Migration[];
  /** Runs after them each time. */
  grants?: string;
};

/** Reads the `.sql` files of a folder in the order of their names. */
export const readMigrations = async (folder: string): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
};

/**
 * Runs what has not run yet, each file in a transaction of its own, and then the grants; of several
 * processes one at a time. It is a problem when a file that ran was edited afterwards, or when the
 * database is ahead of this version.
 */
export const migrate = async (
  database: Pick<Database, 'connect'>,
  { notedIn, migrations, grants }: Schema,
): Promise<string[]> => {
  const client = await database.connect('parlour migrate');
  try {
    await client.query(`set statement_timeout = 0`);
    await client.query(`set lock_timeout = 0`);
    await makeNotes(client, notedIn);
    const made: string[] = [];
    for (const migration of pendingOf(migrations, await readDone(client, notedIn))) {
      const ran = await alone(client, notedIn, () => runOnce(client, notedIn, migration));
      if (ran) made.push(migration.name);
    }
    if (grants !== undefined) await alone(client, notedIn, () => client.query(grants));
    return made;
  } finally {
    await client.end();
  }
};

// What two find missing at once, the second cannot make.
const alreadyMade = new Set(['23505', '42P06', '42P07']);

const makeNotes = async (client: pg.Client, notedIn: string): Promise<void> => {
  try {
    // A role that owns the schema may not be allowed to create one.
    const { rowCount } = await client.query('select from pg_namespace where nspname = $1', [
      notedIn,
    ]);
    if (!rowCount) await client.query(`create schema ${notedIn}`);
    await client.query(
      `create table if not exists ${notedIn}.migration (
         name text primary key, hash text not null, at timestamptz not null default now())`,
    );
  } catch (error) {
    if (!alreadyMade.has(codeOf(error))) throw error;
    await makeNotes(client, notedIn);
  }
};

/** One transaction, while no other process migrates. */
const alone = async <Result>(
  client: pg.Client,
  notedIn: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  await client.query('begin');
  await client.query(`lock table ${notedIn}.migration in share row exclusive mode`);
  const result = await work();
  await client.query('commit');
  return result;
};

/** False when another process ran it meanwhile. */
const runOnce = async (
  client: pg.Client,
  notedIn: string,
  { name, text, hash }: Migration,
): Promise<boolean> => {
  const notes = `${notedIn}.migration`;
  const { rowCount } = await client.query(`select from ${notes} where name = $1`, [name]);
  if (rowCount) return false;
  await client.query(text);
  await client.query(`insert into ${notes} (name, hash) values ($1, $2)`, [name, hash]);
  return true;
};

/** What has not run yet, asked without the right to run it; the problems are those of `migrate`. */
export const readPending = async (
  database: Pick<Database, 'connect'>,
  { notedIn, migrations }: Schema,
): Promise<string[]> => {
  const client = await database.connect('parlour migrate');
  try {
    const { rows } = await client.query('select to_regclass($1) is null as empty', [
      `${notedIn}.migration`,
    ]);
    const done = rows[0].empty ? [] : await readDone(client, notedIn);
    return pendingOf(migrations, done).map(({ name }) => name);
  } finally {
    await client.end();
  }
};

type Done = { name: string; hash: string };

const readDone = async (client: pg.Client, notedIn: string): Promise<Done[]> =>
  (await client.query<Done>(`select name, hash from ${notedIn}.migration`)).rows;

const pendingOf = (migrations: Migration[], rows: Done[]): Migration[] => {
  const done = new Map(rows.map(({ name, hash }) => [name, hash]));
  refuseStrangers(migrations, done);
  return migrations.filter(({ name }) => !done.has(name));
};

const refuseStrangers = (migrations: Migration[], done: Map<string, string>) => {
  const known = new Map(migrations.map(({ name, hash }) => [name, hash]));
  for (const [name, hash] of done) {
    if (!known.has(name)) {
      throw new Problem(`The database holds migration ${name}, which this version does not know.`);
    }
    if (known.get(name) !== hash) {
      throw new Problem(
        `The database was made by an earlier, unreleased state of Parlour (${name} differs): ` +
          `use that state with it, or begin with an empty one.`,
      );
    }
  }
};
