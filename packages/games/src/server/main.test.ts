import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionHeader } from '../rounds/wire';
import type { SlotRound } from '../slots/rules/round';
import { readConfig } from './config';
import { cookieName } from './sessions/sessions';
import { signatureHeader, signatureOf } from './signature';
import { builtModule } from '../../../../scripts/test/built';
import { cutLine } from '@parlour/testkit/games/cut-line';
import { gamesDatabase } from '@parlour/testkit/games/games-database';
import { secret } from '@parlour/testkit/games/games-world';
import { startWalletDouble, type WalletDouble } from '@parlour/testkit/games/wallet-double';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

let entry: string;
let wallet: WalletDouble;
let database: Awaited<ReturnType<typeof gamesDatabase>>;
let client: pg.Client;
const children = new Set<ChildProcess>();

beforeAll(async () => {
  entry = await builtModule('games-server');
  wallet = await startWalletDouble(secret, { lateMs: 300 });
  database = await gamesDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await client.end();
  await wallet.close();
  await database.drop();
});

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

type Said = { ready?: true; problem?: string };

/** The games process as `npm start` runs it: forked, by the module that is built. */
const startProcess = async (env: Record<string, string> = {}) => {
  const port = Number(env.PORT ?? (await freePort()));
  const child = fork(entry, [], {
    cwd: root,
    execArgv: ['--enable-source-maps'],
    silent: true,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: database.url,
      PLATFORM_URL: wallet.url,
      SITE_URL: 'http://localhost:3000',
      GAMES_URL: `http://localhost:${port}`,
      PARLOUR_HOUSE_SECRET: secret,
      GAMES_SEED_KEY: 'a seed key of the tests, long enough too',
      LOG_LEVEL: 'error',
      NODE_ENV: 'test',
      ...env,
    },
  });
  children.add(child);
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const said = await Promise.race([
    new Promise<Said>((resolve) => child.on('message', (message) => resolve(message as Said))),
    exited.then((): Said => ({})),
  ]);
  return {
    child,
    exited,
    said,
    url: `http://127.0.0.1:${port}`,
    origin: `http://localhost:${port}`,
  };
};

type Running = Awaited<ReturnType<typeof startProcess>>;

const sitDown = async ({ url }: Running, user: string) => {
  const path = '/operator/generic/v2/game/url';
  const body = JSON.stringify({
    request_uuid: randomUUID(),
    request_path: path,
    request_time: new Date().toISOString(),
    operator_id: 1,
    game_code: 'harvest-moon',
    currency: 'VND',
    lang: 'vi',
    platform: 'GPL_MOBILE',
    user,
    token: `token of ${user}`,
    sub_partner_id: 'main',
  });
  const launched = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [signatureHeader]: signatureOf(secret, body) },
    body,
  });
  const address = new URL(((await launched.json()) as { url: string }).url);
  const page = await fetch(`${url}${address.pathname}${address.search}`);
  const cookie = new RegExp(`${cookieName}=([\\w-]+)`).exec(page.headers.get('set-cookie') ?? '');
  const session = /play\?session=([0-9a-f-]{36})/.exec(await page.text());
  return { cookie: cookie![1]!, session: session![1]! };
};

const spin = async (
  { url, origin }: Running,
  { cookie, session }: { cookie: string; session: string },
): Promise<SlotRound & { code?: string }> => {
  const response = await fetch(`${url}/rounds`, {
    method: 'POST',
    headers: {
      origin,
      cookie: `${cookieName}=${cookie}`,
      [sessionHeader]: session,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ stake: '20000' }),
  });
  return (await response.json()) as SlotRound & { code?: string };
};

test('the process reports that it is ready, plays, and ends cleanly on SIGTERM', async () => {
  wallet.setBalance(500_000_00000);
  const running = await startProcess();
  expect(running.said).toEqual({ ready: true, url: running.origin });
  expect(await (await fetch(`${running.url}/healthz`)).text()).toBe('ok');
  const player = await sitDown(running, 'main-1');
  expect(await spin(running, player)).toMatchObject({ status: 'settled', number: 1 });
  running.child.kill('SIGTERM');
  expect(await running.exited).toBe(0);
}, 180_000);

test.each([
  ['PORT', 'many', /^PORT must be a whole number/],
  ['PORT', '6000', /^PORT is at port 6000, which browsers keep for another protocol/],
  ['PLATFORM_URL', 'http://127.0.0.1:6669', /^PLATFORM_URL is at port 6669/],
  ['DATABASE_URL', 'mysql://x', /^DATABASE_URL must be an address/],
  ['PARLOUR_HOUSE_SECRET', 'short', /^PARLOUR_HOUSE_SECRET must be a secret/],
  ['GAMES_SEED_KEY', 'short', /^GAMES_SEED_KEY, and GAMES_SEED_KEY_OLD/],
  ['GAMES_SEED_KEY_OLD', 'short', /^GAMES_SEED_KEY, and GAMES_SEED_KEY_OLD/],
  ['GAMES_SEED_KEY', secret, /^GAMES_SEED_KEY must be another secret than PARLOUR_HOUSE_SECRET/],
  ['SITE_URL', 'nowhere', /^SITE_URL must be an address/],
  ['LOG_LEVEL', 'loud', /^LOG_LEVEL must be one of/],
])(
  'a bad %s stops the start with one sentence',
  async (name, value, sentence) => {
    const running = await startProcess({
      [name]: value,
      ...(name === 'PORT' ? {} : { PORT: '4999' }),
    });
    expect(running.said.problem).toMatch(sentence);
    expect(running.said.problem?.trim().split('\n')).toHaveLength(1);
    expect(await running.exited).toBe(78);
  },
  120_000,
);

test('[R-S8] the games refuse a login that can read the platform, and a superuser', async () => {
  const own = await startProcess({ NODE_ENV: 'production' });
  expect(own.said.problem).toBe(
    'The games may not log in as parlour, who is a superuser of the database: give them a login ' +
      'of their own, in GAMES_DATABASE_URL of npm start.',
  );
  expect(await own.exited).toBe(78);
  await client.query('create schema ledger; create role platform_login login password $$secret$$');
  await client.query('grant usage on schema ledger to platform_login');
  const address = new URL(database.url);
  address.username = 'platform_login';
  address.password = 'secret';
  const shared = await startProcess({ DATABASE_URL: address.href });
  expect(shared.said.problem).toMatch(
    /^The games may not log in as platform_login, who reads the platform's tables of the database/,
  );
  expect(await shared.exited).toBe(78);
  await client.query('drop schema ledger; drop role platform_login');
}, 120_000);

test('without HOST the games listen on this machine alone', () => {
  const seed = 'a seed key of the tests, long enough too';
  const env = { DATABASE_URL: database.url, PARLOUR_HOUSE_SECRET: secret, GAMES_SEED_KEY: seed };
  expect(readConfig(env).host).toBe('127.0.0.1');
});

test('a taken port stops the start with one sentence', async () => {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
  const running = await startProcess({ PORT: String(port) });
  expect(running.said.problem).toBe(`Port ${port} is in use: set PORT to another for the games.`);
  expect(await running.exited).toBe(78);
  server.close();
}, 120_000);

test('[GAME-10] after kill -9 amid rounds each is paid or refunded once', async () => {
  const purse = 100_000_000_00000;
  wallet.setBalance(purse);
  await client.query(`update games.seat set last_started_at = null`);
  const before = wallet.moved().length;
  for (let life = 0; life < 4; life += 1) {
    const running = await startProcess();
    const players = await Promise.all(
      Array.from({ length: 12 }, (_, index) => sitDown(running, `main-9${life}${index}`)),
    );
    // Slow answers spread the rounds over all their steps.
    wallet.disturb('bet', ...Array.from({ length: 6 }, () => 'late' as const));
    wallet.disturb('win', ...Array.from({ length: 6 }, () => 'late' as const));
    const bets = wallet.calls('bet');
    const spins = Promise.allSettled(players.map((player) => spin(running, player)));
    await expect
      .poll(() => wallet.calls('bet') - bets, { interval: 5, timeout: 60_000 })
      .toBeGreaterThan(3);
    await new Promise((resolve) => setTimeout(resolve, life * 120));
    running.child.kill('SIGKILL');
    await Promise.all([spins, running.exited]);
  }
  const last = await startProcess();
  const survivor = await sitDown(last, 'main-9x');
  expect(await spin(last, survivor)).toMatchObject({ status: 'settled' });
  const left = async () =>
    (
      await client.query<{ n: string }>(
        `select count(*) as n from games.round
         where status in ('betting', 'open', 'settling', 'cancelling')`,
      )
    ).rows[0]!.n;
  await expect.poll(left, { timeout: 90_000, interval: 200 }).toBe('0');
  const { rows } = await client.query<{ status: string; n: string; staked: string; paid: string }>(
    `select r.status, count(*) as n, sum(r.stake)::text as staked, sum(r.payout)::text as paid
     from games.round r join games.round_view s using (id)
     where s.user_ref like 'main-9%' group by r.status`,
  );
  const settled = rows.find(({ status }) => status === 'settled');
  const owed = settled ? Number(settled.paid) / 10 - Number(settled.staked) / 10 : 0;
  expect(wallet.balance()).toBe(purse + owed);
  const moved = wallet.moved().slice(before);
  const count = (kind: string) => moved.filter((one) => one.startsWith(kind)).length;
  expect(count('win')).toBe(Number(settled?.n ?? 0));
  expect(count('bet')).toBe(count('win') + count('rollback'));
  expect(rows.map(({ status }) => status).toSorted()).toEqual(['refunded', 'settled']);
  last.child.kill('SIGTERM');
  expect(await last.exited).toBe(0);
}, 400_000);

test('[GAME-10] while a database is unavailable the answer is 503, without a crash, and play resumes afterwards', async () => {
  wallet.setBalance(500_000_00000);
  const line = await cutLine(database.url);
  const running = await startProcess({ DATABASE_URL: line.url });
  const player = await sitDown(running, 'main-2');
  line.cut();
  const health = async () => (await fetch(`${running.url}/healthz`)).status;
  await expect.poll(health, { timeout: 60_000 }).toBe(503);
  expect(await spin(running, player)).toMatchObject({ code: 'system.failed', retryAfterMs: 1000 });
  line.repair();
  await expect.poll(health, { timeout: 60_000 }).toBe(200);
  expect(await spin(running, player)).toMatchObject({ status: 'settled', number: 1 });
  running.child.kill('SIGTERM');
  expect(await running.exited).toBe(0);
  line.close();
}, 180_000);
