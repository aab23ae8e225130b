import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** A condition that a person must mend; its message is one sentence for him. */
export class Problem extends Error {}

/** Any number; the same in every games process, so that only one migrates at a time. */
const lockKey = 7_120_341;

/**
 * Runs the `.sql` files of a folder that have not run yet, in order, each in its own transaction.
 */
export const migrate = async (url: string, folder: string): Promise<void> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    // A role that owns the schema may not be allowed to create one.
    const { rowCount } = await client.query(`select from pg_namespace where nspname = 'games'`);
    if (!rowCount) await client.query('create schema games');
    await client.query(
      `create table if not exists games.migration (
         name text primary key, hash text not null, at timestamptz not null default now())`,
    );
    const { rows } = await client.query<{ name: string; hash: string }>(
      'select name, hash from games.migration',
    );
    const done = new Map(rows.map(({ name, hash }) => [name, hash]));
    for (const name of done.keys()) {
      if (!names.includes(name)) {
        throw new Problem(`The games' database holds ${name}, which this version does not know.`);
      }
    }
    for (const name of names) {
      await runOnce(client, name, await readFile(join(folder, name), 'utf8'), done.get(name));
    }
  } finally {
    await client.end();
  }
};

const runOnce = async (client: pg.Client, name: string, text: string, ran?: string) => {
  const hash = createHash('sha256').update(text).digest('hex');
  if (ran === hash) return;
  if (ran) throw new Problem(`Migration ${name} of the games was changed after it ran.`);
  await client.query('begin');
  await client.query(text);
  await client.query('insert into games.migration (name, hash) values ($1, $2)', [name, hash]);
  await client.query('commit');
};
