import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { Problem } from '../problem';
import { isLower, worksWithOf } from './build-version';
import type { Database, Transaction } from './database';
import { codeOf } from './failure';
import { statementsOn } from './transaction';
import { dueFiles, makeFile, readMadeFiles, type SchemaFile } from './schema-files';

export type Migration = { name: string; text: string; hash: string };

/** The files that make the database of a process. */
export type Schema = {
  /** Of the build that this is. */
  version: string;
  /** The schema whose tables `migration` and `schema_file` record what ran. */
  notedIn: string;
  /** Tables: files that run once, in this order. */
  migrations: Migration[];
  /** Functions, views and triggers: files that run whenever they change, in this order. */
  files?: SchemaFile[];
  /** Runs after them every time. */
  grants?: string;
};

/** What a migration, by its name, needs done in code right after it, in the same transaction. */
export type Steps = Record<string, (sql: Transaction) => Promise<void>>;

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

/** The version of the package in a folder. */
export const readVersion = async (folder: string): Promise<string> => {
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
};

/**
 * Runs new migrations, re-creates changed schema files, and then the grants: all of it in one
 * transaction, in one process at a time. Returns the names of the files. A build that is older than
 * the database changes nothing. It is a problem when a migration that ran was edited afterwards, or
 * when the database is ahead by one that does not work with this build.
 */
export const migrate = async (
  database: Pick<Database, 'connect'>,
  schema: Schema,
  steps: Steps = {},
): Promise<string[]> => {
  const client = await database.connect('parlour migrate');
  try {
    await client.query(`set statement_timeout = 0`);
    await client.query(`set lock_timeout = ${lockMs}`);
    await makeNotes(client, schema.notedIn);
    return await alone(client, schema.notedIn, () => bringUp(client, { ...schema, steps }));
  } finally {
    await client.end();
  }
};

// Two processes may create the same object at once; the second then fails with one of these.
const alreadyMade = new Set(['23505', '42701', '42710', '42P06', '42P07']);

/** Of a database that has them nothing is locked: another process may be migrating it. */
const makeNotes = async (client: pg.Client, notedIn: string): Promise<void> => {
  for (let attempt = 1; !(await hasNotes(client, notedIn)); attempt += 1) {
    try {
      await createNotes(client, notedIn);
    } catch (error) {
      if (codeOf(error) === lockTimeout && attempt < mostAttempts) await pause(250);
      else if (!alreadyMade.has(codeOf(error))) throw error;
    }
  }
};

const hasNotes = async (client: pg.Client, notedIn: string): Promise<boolean> => {
  const { rowCount } = await client.query(
    `select from pg_attribute where not attisdropped
       and (attrelid, attname) in ((to_regclass($1), 'works_with'), (to_regclass($2), 'made_by'))`,
    [`${notedIn}.migration`, `${notedIn}.schema_file`],
  );
  return rowCount === 2;
};

const createNotes = async (client: pg.Client, notedIn: string): Promise<void> => {
  // A role that owns the schema may not be allowed to create one.
  const { rowCount } = await client.query('select from pg_namespace where nspname = $1', [notedIn]);
  if (!rowCount) await client.query(`create schema ${notedIn}`);
  await client.query(
    `create table if not exists ${notedIn}.migration (
       name text primary key, hash text not null, at timestamptz not null default now());
     create table if not exists ${notedIn}.schema_file (
       name text primary key, hash text not null, at timestamptz not null default now());
     alter table ${notedIn}.migration add column if not exists works_with text;
     alter table ${notedIn}.schema_file add column if not exists made_by text`,
  );
};

// Bets queue behind a migration that waits for a lock: it gives up before a vendor's call is out of
// time (0.8 s), and tries again for some minutes.
const lockMs = 400;
const lockTimeout = '55P03';
const mostAttempts = 700;

/** One transaction, while no other process migrates. */
const alone = async <Result>(
  client: pg.Client,
  notedIn: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query('begin');
      await client.query(`lock table ${notedIn}.migration in share row exclusive mode`);
      const result = await work();
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback');
      if (codeOf(error) !== lockTimeout || attempt === mostAttempts) throw error;
      await pause(250);
    }
  }
};

/** Tables use functions of the schema that records them; all other functions use the tables. */
const bringUp = async (client: pg.Client, schema: Schema & { steps: Steps }): Promise<string[]> => {
  const { notedIn, files = [], grants } = schema;
  const { pending, isBehind } = await compare(client, schema);
  if (isBehind) return [];
  const made: string[] = [];
  const make = async <File extends { name: string }>(
    due: File[],
    work: (client: pg.Client, whole: typeof schema, file: File) => Promise<void>,
  ) => {
    for (const file of due) {
      await work(client, schema, file).catch((error: Error) => {
        error.message = `${file.name}: ${error.message}`;
        throw error;
      });
      made.push(file.name);
    }
  };
  const beneath = files.filter(({ name }) => name.startsWith(`${notedIn}/`));
  await make(await dueFiles(client, notedIn, beneath), makeFile);
  await make(pending, runOnce);
  await make(await dueFiles(client, notedIn, files), makeFile);
  if (grants !== undefined) await client.query(grants);
  return made;
};

const noHooks = () => {
  throw new Error('a step of a migration leaves no work for after its commit');
};

const runOnce = async (
  client: pg.Client,
  { notedIn, steps }: Schema & { steps: Steps },
  { name, text, hash }: Migration,
): Promise<void> => {
  const worksWith = worksWithOf(text) ?? null;
  await client.query(text);
  await steps[name]?.(statementsOn(client, noHooks));
  await client.query(
    `insert into ${notedIn}.migration (name, hash, works_with) values ($1, $2, $3)`,
    [name, hash, worksWith],
  );
};

/** What is missing, for a login that may not make it; the problems are those of `migrate`. */
export const readMissing = async (
  database: Pick<Database, 'connect'>,
  schema: Schema,
): Promise<string[]> => {
  const client = await database.connect('parlour migrate');
  try {
    const { rows } = await client.query('select to_regclass($1) is null as empty', [
      `${schema.notedIn}.migration`,
    ]);
    if (rows[0].empty) return schema.migrations.map(missing);
    const { pending, isBehind } = await compare(client, schema);
    if (isBehind) return [];
    if (pending.length > 0) return pending.map(missing);
    const due = await dueFiles(client, schema.notedIn, schema.files ?? []);
    return due.map(({ name }) => `schema/${name} as it is now`);
  } finally {
    await client.end();
  }
};

const missing = ({ name }: Migration): string => `the migration ${name}`;

type Done = { name: string; hash: string; worksWith: string | null };

/**
 * Compares this build with the database. The build is behind when a later one migrated the
 * database: it then leaves everything unchanged, and works with it if each migration that it does
 * not know allows that.
 */
const compare = async (
  client: pg.Client,
  { version, notedIn, migrations, files = [] }: Schema,
): Promise<{ pending: Migration[]; isBehind: boolean }> => {
  // Read through the whole row: an older database may not have this column yet.
  const { rows } = await client.query<Done>(
    `select name, hash, to_jsonb(m) ->> 'works_with' as "worksWith" from ${notedIn}.migration m
     order by name`,
  );
  const done = new Map(rows.map((row) => [row.name, row]));
  assertUnedited(migrations, done);
  const known = new Set(migrations.map(({ name }) => name));
  const later = rows.filter(({ name }) => !known.has(name));
  for (const migration of later) assertWorksWith(version, migration);
  const pending = migrations.filter(({ name }) => !done.has(name));
  const made = files.length > 0 ? await readMadeFiles(client, notedIn) : [];
  const isBehind =
    later.length > 0 || made.some(({ madeBy }) => madeBy !== null && isLower(version, madeBy));
  const [first] = pending;
  if (isBehind && first) {
    throw new Problem(
      `The database was made by a later version than ${version}, yet it lacks the migration ` +
        `${first.name} of this one.`,
    );
  }
  return { pending, isBehind };
};

const assertUnedited = (migrations: Migration[], done: Map<string, Done>) => {
  const edited = migrations.find(({ name, hash }) => (done.get(name)?.hash ?? hash) !== hash);
  if (!edited) return;
  throw new Problem(
    `The database was made by an earlier, unreleased state of Parlour (${edited.name} differs): ` +
      `use that state with it, or begin with an empty one.`,
  );
};

const assertWorksWith = (version: string, { name, worksWith }: Done) => {
  if (worksWith === null) {
    throw new Problem(`The database holds migration ${name}, which this version does not know.`);
  }
  if (!isLower(version, worksWith)) return;
  throw new Problem(
    `The database holds migration ${name}, which works with version ${worksWith} and later: ` +
      `this is ${version}.`,
  );
};
