import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from './lib/database/open-database';
import { builtModule } from '../../../scripts/test/built';
import { letClockMove } from '@parlour/testkit/site/database';
import { startPostgres, type PostgresServer } from '../../../scripts/postgres.mjs';

// The real process runs here: its own database server is killed while it serves.
const root = fileURLToPath(new URL('../../..', import.meta.url));

let entry: string;
let folder: string;
let postgres: PostgresServer;
beforeAll(async () => {
  entry = await builtModule('server');
  folder = await mkdtemp(join(tmpdir(), 'parlour-main-'));
  postgres = await startPostgres({ dataDir: folder });
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

type Message = { ready?: true; url?: string; problem?: string; accounts?: { username: string }[] };

type Run = {
  child: ChildProcess;
  messages: Message[];
  output: () => string;
  ended: Promise<number | null>;
};

/** As the application's role; with the owner given too, the start sets the role's password. */
const appUrl = (): string => {
  const address = new URL(postgres.url);
  address.username = 'parlour_app';
  address.password = "a password's own";
  return address.href;
};

const run = (env: Record<string, string> = {}, args: string[] = []): Run => {
  const child = fork(entry, args, {
    cwd: root,
    silent: true,
    execArgv: ['--enable-source-maps'],
    env: {
      PATH: process.env.PATH ?? '',
      DATABASE_URL: appUrl(),
      DATABASE_OWNER_URL: postgres.url,
      SECRET_KEY: 'a secret key of the tests, which is long enough',
      PARLOUR_HOUSE_SECRET: 'a house secret of the tests, long enough',
      GAMES_API_URL: 'http://127.0.0.1:9',
      PARLOUR_EMBEDDED: '1',
      ...env,
    },
  });
  const messages: Message[] = [];
  const lines: string[] = [];
  child.on('message', (message) => messages.push(message as Message));
  child.stdout?.on('data', (bytes: Buffer) => lines.push(bytes.toString()));
  child.stderr?.on('data', (bytes: Buffer) => lines.push(bytes.toString()));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return { child, messages, output: () => lines.join(''), ended };
};

const freePort = async (): Promise<string> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
};

const ready = async ({ messages, child, output }: Run) => {
  while (!messages.some((message) => message.ready)) {
    if (child.exitCode !== null) throw new Error(output());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

const stop = async ({ child, ended }: Run) => {
  child.kill('SIGTERM');
  return ended;
};

test.each([
  [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65532, not "70000".'],
  [{ SECRET_KEY: 'short' }, 'SECRET_KEY must be a secret of at least 32 characters.'],
  [{ ROLES: 'web,cook' }, 'ROLES takes web, vendor, live, jobs, console, not "cook".'],
  [
    { NODE_ENV: 'production', VERIFICATION: 'off' },
    'VERIFICATION=off is for tests and is refused in production.',
  ],
  [
    { NODE_ENV: 'production', SITE_URL: 'http://play.example' },
    'SITE_URL must begin with https:// in production: passwords and money go by it, and ' +
      'http://play.example is neither https nor this machine.',
  ],
  [
    { TRUST_PROXY: 'true' },
    'TRUST_PROXY must be the number of proxies in front of the site, 0 to 9, or a list of their ' +
      'addresses or networks, none wider than /8 (IPv6: /16), not "true".',
  ],
])('a bad value stops the start with one sentence: %o', async (env, sentence) => {
  const started = run(env);
  expect(await started.ended).toBe(78);
  expect(started.messages).toEqual([{ problem: sentence }]);
  expect(started.output().trim()).toBe(sentence);
});

test('a database that refuses the password stops the start with one sentence', async () => {
  const address = new URL(postgres.url);
  address.password = 'wrong';
  for (const name of ['DATABASE_URL', 'DATABASE_OWNER_URL']) {
    const started = run({ [name]: address.href });
    expect(await started.ended).toBe(78);
    expect(started.messages[0]?.problem).toMatch(
      new RegExp(`^The database refuses ${name}: .*\\.$`),
    );
  }
});

test('two concurrent preparations load the demo once', async () => {
  const runs = [run({}, ['--prepare']), run({}, ['--prepare'])];
  expect(await Promise.all(runs.map(({ ended }) => ended))).toEqual([0, 0]);
  expect(await run({}, ['--prepare']).ended).toBe(0);
  expect(runs[0]?.messages[0]).toMatchObject({
    ready: true,
    accounts: [
      { username: 'demoplayer', password: expect.any(String) },
      { username: 'demoagent', password: expect.any(String) },
    ],
  });
});

test('[R-S8] the owner makes the tables, and a role that owns nothing serves the site', async () => {
  const ownerless = { DATABASE_OWNER_URL: '' };
  expect(await run({}, ['--prepare']).ended).toBe(0);
  expect(await run(ownerless, ['--prepare']).ended).toBe(0);
  const superuser = run({ ...ownerless, NODE_ENV: 'production', DATABASE_URL: postgres.url });
  expect(await superuser.ended).toBe(78);
  expect(superuser.messages[0]?.problem).toBe(
    'In production the site is not served by parlour, who is a superuser of the database and ' +
      'could switch off what guards the money: name that login in DATABASE_OWNER_URL and ' +
      'parlour_app in DATABASE_URL.',
  );
  const database = openDatabase(postgres.url);
  await database.sql`delete from lib.migration where name = '0361-support-chat-tickets.sql'`;
  const behind = run(ownerless);
  expect(await behind.ended).toBe(78);
  expect(behind.messages[0]?.problem).toMatch(
    /^The database lacks the migration 0361-support-chat-tickets.sql, which the login of /,
  );
  await database.sql`drop index support.ticket_from_chat`;
  expect(await run({}, ['--prepare']).ended).toBe(0);
  await database.sql`
    update lib.schema_file set hash = 'of a former text' where name = 'round/plan.sql'`;
  const former = run(ownerless);
  expect(await former.ended).toBe(78);
  expect(former.messages[0]?.problem).toMatch(
    /^The database lacks schema\/round\/plan.sql as it is now, which the login of DATABASE_URL may/,
  );
  expect(await run({}, ['--prepare']).ended).toBe(0);
  await database.close();
}, 90_000);

test('[R-S3] a production site is not served with demo content', async () => {
  await run({}, ['--prepare']).ended;
  const problem = async (env: Record<string, string>) => {
    const started = run(env);
    expect(await started.ended).toBe(78);
    expect(started.output().trim()).toBe(started.messages[0]?.problem);
    return started.messages[0]?.problem;
  };
  const named =
    'In production no one may sign in with a printed password, as demoplayer, demoagent, ' +
    'demoagent2, demomember1, demomember2 can: ' +
    'begin with a database that never held the demo, or set NODE_ENV=development.';
  // Whether production is said or only follows from what is missing.
  expect(await problem({ NODE_ENV: 'production' })).toBe(named);
  expect(await problem({ PARLOUR_EMBEDDED: '' })).toBe(named);
  expect(await problem({ HOST: '0.0.0.0' })).toBe(named);

  const database = openDatabase(postgres.url);
  await letClockMove(database.sql, true);
  expect(await problem({ NODE_ENV: 'production' })).toMatch(
    /^In production no login may move the clock of the database, /,
  );
  await letClockMove(database.sql, false);
  await database.sql`update session.credential set is_demo = false`;
  await database.sql`update brand.brand set demo = false where code = 'second'`;
  expect(await problem({ NODE_ENV: 'production' })).toMatch(
    /^In production the sandbox pays no brand with real money, as it would second: /,
  );
  await database.sql`update brand.brand set demo = true where code = 'second'`;
  expect(await run({ NODE_ENV: 'production' }, ['--prepare']).ended).toBe(0);
  await database.close();
}, 90_000);

test('[WALLET-02] a database without a guard of the money is not served', async () => {
  await run({}, ['--prepare']).ended;
  const database = openDatabase(postgres.url);
  await database.sql`alter table ledger.account disable trigger one_door`;
  const started = run();
  expect(await started.ended).toBe(78);
  expect(started.messages).toEqual([
    {
      problem:
        'The trigger one_door of ledger.account is missing, switched off or changed, ' +
        'and money would not be safe without it.',
    },
  ]);
  await database.sql`alter table ledger.account enable always trigger one_door`;
  expect(await run({}, ['--prepare']).ended).toBe(0);
  await database.close();
});

test('a database that may lose committed rows is not served', async () => {
  const database = openDatabase(postgres.url);
  const name = new URL(postgres.url).pathname.slice(1);
  const set = (change: string) =>
    database.sql([`alter database "${name}" ${change}`] as unknown as TemplateStringsArray);
  await set('set synchronous_commit = off');
  const started = run();
  expect(await started.ended).toBe(78);
  expect(started.messages[0]?.problem).toBe(
    'The database runs with synchronous_commit = off, which can lose confirmed money.',
  );
  await set('reset synchronous_commit');
  await database.close();
});

test('a taken port stops the start with one sentence', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = String((server.address() as AddressInfo).port);
  const started = run({ PORT: port });
  expect(await started.ended).toBe(78);
  expect(started.messages[0]?.problem).toBe(`Port ${port} is in use.`);
  server.close();
});

test('the process ends cleanly on a signal, and when its parent has ended', async () => {
  const started = run({ PORT: await freePort() });
  await ready(started);
  expect(await stop(started)).toBe(0);
  const orphan = run({ PORT: await freePort() });
  await ready(orphan);
  orphan.child.disconnect();
  expect(await orphan.ended).toBe(0);
});

test('a database that is killed means 503 for a while, and the process stays up', async () => {
  const port = await freePort();
  const started = run({ PORT: port });
  await ready(started);
  const health = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ status }) => status,
      () => 0,
    );
  const status = () => fetch(`http://127.0.0.1:${port}/wps/system/status`);
  expect(await health()).toBe(200);
  process.kill(postgres.pid, 'SIGKILL');
  await postgres.exited;
  await expect.poll(health, { timeout: 10_000 }).toBe(503);
  const refused = await status();
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ success: false, code: 'system.busy' });

  postgres = await startPostgres({ dataDir: folder, port: postgres.port });
  await expect.poll(health, { timeout: 10_000 }).toBe(200);
  expect((await status()).status).toBe(200);
  expect(started.child.exitCode).toBeNull();
  expect(await stop(started)).toBe(0);
}, 40_000);

test('[R-W6] without a database a process is live but not ready; before it ends it says so', async () => {
  const [port, inner] = [await freePort(), await freePort()];
  const started = run({ PORT: port, METRICS_PORT: inner, NOTICE_SECONDS: '2' });
  await ready(started);
  const ask = async (path: string, at = inner) => {
    const answer = await fetch(`http://127.0.0.1:${at}${path}`).catch(() => undefined);
    return answer && { status: answer.status, text: await answer.text() };
  };
  expect(await ask('/livez')).toEqual({ status: 200, text: 'live' });
  expect(await ask('/readyz')).toEqual({ status: 200, text: 'ready' });
  expect(await ask('/livez', port)).toEqual({ status: 200, text: 'live' });
  await ask('/wps/system/status', port);
  const { text } = (await ask('/metrics'))!;
  expect(text).toMatch(/http_request_seconds_count\{part="platform".*kind="call",status="200"\} 1/);
  expect(text).toMatch(/database_connections\{state="idle"/);
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  // The figures are for the inside.
  expect((await ask('/metrics', port))?.text).not.toContain('http_request_seconds');

  const { port: databasePort } = postgres;
  await postgres.stop();
  await expect.poll(async () => (await ask('/readyz'))?.status, { timeout: 10_000 }).toBe(503);
  expect(await ask('/livez')).toEqual({ status: 200, text: 'live' });
  expect(await ask('/livez', port)).toEqual({ status: 200, text: 'live' });
  postgres = await startPostgres({ dataDir: folder, port: databasePort });
  await expect.poll(async () => (await ask('/readyz'))?.status, { timeout: 10_000 }).toBe(200);

  const ended = stop(started);
  await expect.poll(async () => (await ask('/livez', port))?.status).toBe(503);
  expect((await ask('/wps/system/status', port))?.status).toBe(200);
  expect(await ended).toBe(0);
}, 40_000);

test('a process that starts before its database waits for it', async () => {
  const { port } = postgres;
  await postgres.stop();
  const started = run({ PORT: await freePort() });
  await expect.poll(() => started.output(), { timeout: 10_000 }).toContain('database.waiting');
  postgres = await startPostgres({ dataDir: folder, port });
  await ready(started);
  expect(await stop(started)).toBe(0);
}, 40_000);
