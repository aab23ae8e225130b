import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { openDatabase } from '@parlour/server/lib/database/open-database';
import type { Database, Sql, Transaction } from '@parlour/node-kit/database/database';
import { migrate } from '@parlour/node-kit/database/migrate';
import { readSchema } from '@parlour/server/lib/database/read-schema';

const folder = fileURLToPath(new URL('../../../server', import.meta.url));

/** Of the application's role, on the tests' own server. */
const appPassword = 'a password of the tests';

export type TestDatabase = {
  /** As the owner: tests use it to prepare and inspect rows. */
  database: Database;
  url: string;
  /** As the application's role, under which the site serves. */
  appUrl: string;
  drop: () => Promise<void>;
};

/**
 * A database for one test file: a clone of the migrated template. Append-only tables cannot be
 * emptied, so files share nothing. `PARLOUR_TEST_DATABASE` is the address of the server.
 */
export const testDatabase = async (): Promise<TestDatabase> => {
  const admin = serverOfTests();
  return openClone(admin, await (templates[admin] ??= templateOf(admin)));
};

/**
 * The same with rows that many files begin with: they are loaded by the application's role, once a
 * process and server, and copied with the files of the database.
 */
export const loadedDatabase = async (load: Load): Promise<TestDatabase> => {
  const admin = serverOfTests();
  return openClone(admin, await (loaded[admin] ??= loadedTemplate(admin, load)));
};

const serverOfTests = (): string => {
  const admin = process.env.PARLOUR_TEST_DATABASE;
  if (!admin) throw new Error('PARLOUR_TEST_DATABASE is missing: run the tests through vitest.');
  return admin;
};

const openClone = async (admin: string, template: string): Promise<TestDatabase> => {
  const name = `t_${process.pid}_${performance.now().toString(36).replace('.', '')}`;
  await onServer(admin, (client) => client.query(cloneOf(template, name)));
  const url = addressOf(admin, name);
  const database = openDatabase(url);
  return {
    database,
    url,
    appUrl: asApp(url),
    drop: async () => {
      await database.close();
      await onServer(admin, (client) =>
        client.query(`drop database if exists ${name} with (force)`),
      );
    },
  };
};

// Files that are copied cost a fifth of pages that are written to the log one by one.
const cloneOf = (template: string, name: string): string =>
  `create database ${name} template ${template} strategy file_copy`;

/** Sets as the owner whether `parlour.clock_offset` counts; it does in test databases. */
export const letClockMove = (sql: Sql, may: boolean): Promise<unknown> => {
  const text = `
    create or replace function lib.clock_may_move() returns boolean
    language sql immutable parallel safe as 'select ${may}'`;
  return sql([text] as unknown as TemplateStringsArray);
};

/** By the server's address: the schema is read once a process and not for each file. */
const templates: Record<string, Promise<string>> = {};

type Load = (sql: Transaction) => Promise<unknown>;

const loaded: Record<string, Promise<string>> = {};

// Of this process alone, so that none waits for another, and none finds rows of a former version.
const loadedTemplate = async (admin: string, load: Load): Promise<string> => {
  const template = await (templates[admin] ??= templateOf(admin));
  const name = `t_${process.pid}_loaded`;
  await onServer(admin, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(cloneOf(template, name));
  });
  const database = openDatabase(asApp(addressOf(admin, name)));
  await database.transaction(load);
  await database.close();
  return name;
};

/** The template's name contains the digest of the schema, so that a change makes a new one. */
const templateOf = async (admin: string): Promise<string> => {
  const schema = await readSchema(folder);
  const hashes = [...schema.migrations, ...schema.files].map(({ hash }) => hash);
  const digest = createHash('sha256')
    .update(hashes.join() + schema.grants)
    .digest('hex');
  const name = `parlour_tests_${digest.slice(0, 16)}`;
  await onServer(admin, async (client) => {
    await client.query('select pg_advisory_lock(7120332)');
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const draft = `${name}_draft`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft}`);
    const database = openDatabase(addressOf(admin, draft));
    await migrate(database, schema);
    await letClockMove(database.sql, true);
    await database.close();
    await client.query(`alter role parlour_app login password '${appPassword}'`);
    await client.query(`alter database ${draft} rename to ${name}`);
  });
  return name;
};

const onServer = async (admin: string, work: (client: pg.Client) => Promise<unknown>) => {
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

const asApp = (url: string): string => {
  const address = new URL(url);
  address.username = 'parlour_app';
  address.password = appPassword;
  return address.href;
};

const addressOf = (admin: string, name: string): string => {
  const address = new URL(admin);
  address.pathname = `/${name}`;
  return address.href;
};
