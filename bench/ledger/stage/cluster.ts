import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startPostgres } from '../../../scripts/postgres.mjs';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A PostgreSQL of the benchmark's own, with the settings of every start, fsync on. */
export type Cluster = {
  /** Contains the server's files, and everything else that must be removed afterwards. */
  folder: string;
  /** The server; its backends are its children. */
  pid: number;
  urlOf: (database: string) => string;
  /** Runs statements outside of the measured databases. */
  admin: <Row extends pg.QueryResultRow>(text: string) => Promise<Row[]>;
  /** Copies a database and flushes every page of the copy to disk. */
  clone: (template: string, name: string) => Promise<void>;
  drop: (name: string) => Promise<void>;
  stop: () => Promise<void>;
};

/** On the disk of the project: a temporary folder may be one that never flushes. */
const cache = path.join(root, '.cache');
const prefix = 'bench-ledger-';

/** Starts it; `preload` is a library that each of its processes loads first. */
export const startCluster = async (preload?: string): Promise<Cluster> => {
  await mkdir(cache, { recursive: true });
  await removeLeft();
  const folder = await mkdtemp(path.join(cache, `${prefix}${process.pid}-`));
  if (preload) process.env.LD_PRELOAD = preload;
  const server = await startPostgres({ dataDir: folder }).finally(() => {
    delete process.env.LD_PRELOAD;
  });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const admin: Cluster['admin'] = async (text) => (await client.query(text)).rows;
  const drop = async (name: string) => {
    await admin(`drop database if exists ${name} with (force)`);
  };
  return {
    folder,
    pid: server.pid,
    urlOf: (database) => {
      const address = new URL(server.url);
      address.pathname = `/${database}`;
      return address.href;
    },
    admin,
    clone: async (template, name) => {
      await drop(name);
      // A connection that is closing would still be counted.
      await admin(`
        select pg_terminate_backend(pid, 5000) from pg_stat_activity
        where datname = '${template}'`);
      await admin(`create database ${name} template ${template} strategy file_copy`);
      // Every variant begins after a checkpoint: the first touch of a page logs the whole page.
      await admin('checkpoint');
    },
    drop,
    stop: async () => {
      // The server alone must not keep this process running.
      const awake = setInterval(() => {}, 1000);
      await client.end();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
      clearInterval(awake);
    },
  };
};

/** Removes what an interrupted run left behind; the server of a dead process has ended. */
const removeLeft = async () => {
  for (const name of await readdir(cache)) {
    const pid = Number(new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1]);
    if (pid > 0 && !isAlive(pid)) await rm(path.join(cache, name), { recursive: true });
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** The address of a database for the role under which the site serves. */
export const asApp = (url: string): string => {
  const address = new URL(url);
  address.username = 'parlour_app';
  address.password = 'parlour_app';
  return address.href;
};

/** One connection for the duration of the work. */
export const withClient = async <Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
