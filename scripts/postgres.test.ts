import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startPostgres } from './postgres.mjs';
import { openDatabase } from './start/database.mjs';

const folder = mkdtempSync(join(tmpdir(), 'parlour-postgres-'));
const dataDir = join(folder, 'data');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const query = async <Row extends pg.QueryResultRow>(url: string, text: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
};

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

const until = async (fact: () => boolean) => {
  for (let waited = 0; !fact() && waited < 10_000; waited += 20) await pause(20);
  expect(fact()).toBe(true);
};

describe('the embedded PostgreSQL', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    const server = await startPostgres({ dataDir });
    await query(server.url, 'create table kept (id int); insert into kept values (7)');
    await server.stop();
  }, 60_000);

  test('keeps the written rows, in UTF-8, with checksums and fsync', async () => {
    const server = await startPostgres({ dataDir });
    expect(await query(server.url, 'select id from kept')).toEqual([{ id: 7 }]);
    const [settings] = await query(
      server.url,
      `select current_setting('server_encoding') as encoding, current_setting('fsync') as fsync,
        current_setting('data_checksums') as checksums, current_user::text as "user",
        (select datlocale from pg_database where datname = current_database()) as locale`,
    );
    expect(settings).toEqual({
      encoding: 'UTF8',
      fsync: 'on',
      checksums: 'on',
      user: 'parlour',
      locale: 'C.UTF-8',
    });
    await server.stop();
    expect(isAlive(server.pid)).toBe(false);
  });

  test('requires its password', async () => {
    const server = await startPostgres({ dataDir });
    const wrong = server.url.replace(/:[0-9a-f]{64}@/, ':wrong@');
    await expect(query(wrong, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    await server.stop();
  });

  test('is joined by a second start and keeps running when that start ends', async () => {
    const first = await startPostgres({ dataDir });
    const second = await startPostgres({ dataDir });
    expect(second).toMatchObject({ pid: first.pid, url: first.url });
    await second.stop();
    expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await first.stop();
  });

  test('stays up when a start that joined it ends by Ctrl-C', async () => {
    const first = await startPostgres({ dataDir });
    const joined = spawn(process.execPath, ['scripts/postgres.mjs', '--data', dataDir]);
    await new Promise((resolve) => joined.stdout.once('data', resolve));
    const ended = new Promise((resolve) => joined.once('exit', resolve));
    joined.kill('SIGINT');
    expect(await ended).toBe(0);
    expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await first.stop();
  });

  test('restarts with its data after a kill -9', async () => {
    const killed = await startPostgres({ dataDir });
    await query(killed.url, 'insert into kept values (8)');
    process.kill(killed.pid, 'SIGKILL');
    await killed.exited;
    const server = await startPostgres({ dataDir, port: killed.port });
    expect(server.url).toBe(killed.url);
    expect(await query(server.url, 'select count(*)::int from kept')).toEqual([{ count: 2 }]);
    await server.stop();
  });

  test.skipIf(process.platform === 'win32')(
    'ends with its parent, however the parent ends',
    async () => {
      const parent = spawn(process.execPath, ['scripts/postgres.mjs', '--data', dataDir]);
      await new Promise((resolve) => parent.stdout.once('data', resolve));
      const pid = Number(
        readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0],
      );
      expect(isAlive(pid)).toBe(true);
      parent.kill('SIGKILL');
      await until(() => !isAlive(pid));
    },
  );

  test('reports in one sentence that its port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as { port: number };
    await expect(startPostgres({ dataDir, port })).rejects.toThrow(
      `Port ${port}, wanted for the database, is in use.`,
    );
    taken.close();
  });
});

test('a running site whose data folder is deleted reports it, and makes no new database', async () => {
  const place = join(folder, 'moved');
  const sentences: string[] = [];
  const onProblem = (sentence: string) => sentences.push(sentence);
  const database = await openDatabase({ dataDir: place, env: {}, onProblem });
  // Commands that are started at once prepare the vendor's login one after the other.
  await Promise.all(Array.from({ length: 12 }, database.makeGames));
  const cluster = join(place, 'postgres');
  const pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
  renameSync(place, `${place}-away`);
  process.kill(pid, 'SIGKILL');
  await until(() => sentences.length > 0);
  expect(sentences).toEqual([
    `The database's folder ${cluster} is gone while the site runs: bring it back, or a backup, ` +
      'and start again. Nothing was made in its place.',
  ]);
  expect(existsSync(place)).toBe(false);
  await database.stop();
  renameSync(`${place}-away`, place);
  const back = await startPostgres({ dataDir: place, mustExist: true });
  expect(await query(back.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await back.stop();
}, 60_000);

test('a running site tries until its database starts again', async () => {
  const place = join(folder, 'again');
  const errors: string[] = [];
  const shown = vi
    .spyOn(console, 'error')
    .mockImplementation((line) => void errors.push(`${line}`));
  const sentences: string[] = [];
  const onProblem = (sentence: string) => sentences.push(sentence);
  const database = await openDatabase({ dataDir: place, env: {}, onProblem });
  const cluster = join(place, 'postgres');
  const file = join(cluster, 'postgresql.conf');
  const settings = readFileSync(file, 'utf8');
  writeFileSync(file, `${settings}\nno setting at all\n`);
  const pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGKILL');
  await until(() => errors.some((line) => line.endsWith(' Trying again.')));
  writeFileSync(file, settings);
  await vi.waitUntil(() => query(database.ownerUrl!, 'select 1').catch(() => undefined), {
    timeout: 30_000,
    interval: 50,
  });
  expect(errors[0]).toBe('The database ended: starting it again.');
  expect(sentences).toEqual([]);
  shown.mockRestore();
  await database.stop();
}, 60_000);

describe('a data folder is refused with one sentence', () => {
  const holding = (name: string, version: string | undefined) => {
    const cluster = join(folder, name, 'postgres');
    mkdirSync(cluster, { recursive: true });
    if (version !== undefined) writeFileSync(join(cluster, 'PG_VERSION'), version);
    return join(folder, name);
  };

  test('when another major version wrote it', async () => {
    await expect(startPostgres({ dataDir: holding('old', '17\n') })).rejects.toThrow(
      /holds data of PostgreSQL 17 and this Parlour brings 18/,
    );
  });

  test('when it holds something else', async () => {
    await expect(startPostgres({ dataDir: holding('other', undefined) })).rejects.toThrow(
      /holds no PostgreSQL data/,
    );
  });

  test.each(['/dev/null/data', '/proc/data'])('when it cannot be written: %s', async (place) => {
    await expect(startPostgres({ dataDir: place })).rejects.toThrow(/cannot be written/);
  });
});
