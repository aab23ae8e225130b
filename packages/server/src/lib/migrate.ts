import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './db';

/** Any number; the same in every process of the site, so that only one migrates at a time. */
const lockKey = 7_120_331;

export type Migration = { name: string; text: string; hash: string };

/** The `.sql` files of a folder in order of their names. */
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
 * Runs what has not run yet, each file in a transaction of its own, under an advisory lock. Throws
 * a sentence when a file that ran was edited afterwards, or when the database is ahead of this
 * version.
 */
export const migrate = async (database: Database, migrations: Migration[]): Promise<string[]> => {
  const client = await database.connect('parlour migrate');
  try {
    await client.query(`set statement_timeout = 0`);
    await client.query(`set lock_timeout = 0`);
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query(`create schema if not exists lib`);
    await client.query(
      `create table if not exists lib.migration (
         name text primary key, hash text not null, at timestamptz not null default now())`,
    );
    const { rows } = await client.query<{ name: string; hash: string }>(
      'select name, hash from lib.migration',
    );
    const done = new Map(rows.map((row) => [row.name, row.hash]));
    refuseStrangers(migrations, done);
    const fresh = migrations.filter(({ name }) => !done.has(name));
    for (const { name, text, hash } of fresh) {
      await client.query('begin');
      await client.query(text);
      await client.query('insert into lib.migration (name, hash) values ($1, $2)', [name, hash]);
      await client.query('commit');
    }
    return fresh.map(({ name }) => name);
  } finally {
    await client.end();
  }
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
