import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { Problem } from '../problem';
import type { Database } from './database';
import { codeOf } from './failure';
import { dueFiles, makeFile, type SchemaFile } from './schema-files';

export type Migration = { name: string; text: string; hash: string };

/** What makes the database of a process. */
export type Schema = {
  /** Where it is noted what ran: the tables `migration` and `schema_file` of this schema. */
  notedIn: string;
  /** Tables: files that run once, in this order. */
  migrations: Migration[];
  /** Functions, views and triggers: files that run whenever they change, in this order. */
  files?: SchemaFile[];
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
 * Runs what has not run yet, makes what changed, and then the grants: all of it in one transaction,
 * of several processes one at a time. Answers the names of the files. It is a problem when a
 * migration that ran was edited afterwards, or when the database is ahead of this version.
 */
export const migrate = async (
  database: Pick<Database, 'connect'>,
  schema: Schema,
): Promise<string[]> => {
  const client = await database.connect('parlour migrate');
  try {
    await client.query(`set statement_timeout = 0`);
    await client.query(`set lock_timeout = 0`);
    await makeNotes(client, schema.notedIn);
    return await alone(client, schema.notedIn, () => bringUp(client, schema));
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
         name text primary key, hash text not null, at timestamptz not null default now());
       create table if not exists ${notedIn}.schema_file (
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

/** Tables stand on functions of the schema that notes them, all other functions on the tables. */
const bringUp = async (
  client: pg.Client,
  { notedIn, migrations, files = [], grants }: Schema,
): Promise<string[]> => {
  const made: string[] = [];
  const make = async <File extends { name: string }>(
    due: File[],
    work: (client: pg.Client, notedIn: string, file: File) => Promise<void>,
  ) => {
    for (const file of due) {
      await work(client, notedIn, file).catch((error: Error) => {
        error.message = `${file.name}: ${error.message}`;
        throw error;
      });
      made.push(file.name);
    }
  };
  const pending = pendingOf(migrations, await readDone(client, notedIn));
  const beneath = files.filter(({ name }) => name.startsWith(`${notedIn}/`));
  await make(await dueFiles(client, notedIn, beneath), makeFile);
  await make(pending, runOnce);
  await make(await dueFiles(client, notedIn, files), makeFile);
  if (grants !== undefined) await client.query(grants);
  return made;
};

const runOnce = async (
  client: pg.Client,
  notedIn: string,
  { name, text, hash }: Migration,
): Promise<void> => {
  await client.query(text);
  await client.query(`insert into ${notedIn}.migration (name, hash) values ($1, $2)`, [name, hash]);
};

/** What is missing, asked without the right to make it; the problems are those of `migrate`. */
export const readMissing = async (
  database: Pick<Database, 'connect'>,
  { notedIn, migrations, files = [] }: Schema,
): Promise<string[]> => {
  const client = await database.connect('parlour migrate');
  try {
    const { rows } = await client.query('select to_regclass($1) is null as empty', [
      `${notedIn}.migration`,
    ]);
    const done = rows[0].empty ? [] : await readDone(client, notedIn);
    const pending = pendingOf(migrations, done).map(({ name }) => `the migration ${name}`);
    if (pending.length > 0) return pending;
    const due = await dueFiles(client, notedIn, files);
    return due.map(({ name }) => `schema/${name} as it is now`);
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
