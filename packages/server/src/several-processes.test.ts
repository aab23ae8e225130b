import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LiveMessage } from '@parlour/contract/live';
import { session } from '@parlour/contract/session';
import { freePorts } from '@parlour/testkit/site/ports';
import { registerPlayer } from '@parlour/testkit/people/players';
import { takeSeat } from '@parlour/testkit/ledger/seat';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { builtModule } from '../../../scripts/test/built';

// One database and three processes: this one takes calls and bets, one holds the open pages, one
// does the scheduled work.
const root = fileURLToPath(new URL('../../..', import.meta.url));

let site: Site;
let vendor: Vendor;
let host: string;
const children: ChildProcess[] = [];

const start = async (entry: string, roles: string, port: number): Promise<void> => {
  const { secretKey } = site.platform.config;
  const child = fork(entry, [], {
    cwd: root,
    silent: true,
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'test',
      PORT: String(port),
      HOST: '127.0.0.1',
      ROLES: roles,
      DATABASE_URL: site.databaseUrl,
      SECRET_KEY: secretKey,
      PARLOUR_HOUSE_SECRET: 'a house secret of the tests, long enough',
      GAMES_API_URL: 'http://127.0.0.1:9',
      LOG_LEVEL: 'error',
    },
  });
  children.push(child);
  const said: string[] = [];
  for (const output of [child.stdout, child.stderr]) {
    output?.on('data', (bytes: Buffer) => said.push(bytes.toString()));
  }
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(said.join(''))));
  await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
};

beforeAll(async () => {
  site = await openSite();
  vendor = await openVendor(site);
  const entry = await builtModule('server');
  const port = await freePorts(8);
  host = `localhost:${port}`;
  await Promise.all([start(entry, 'live', port), start(entry, 'jobs', port + 4)]);
});
afterAll(async () => {
  const ended = children.map((child) => once(child, 'exit'));
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(ended);
  await site.drop();
});

/** A page that is open at the process of the pages. */
const openPage = async (hello: object = {}, cookie = '') => {
  const socket = new WebSocket(`ws://127.0.0.1:${host.split(':')[1]}/socket`, {
    headers: { host, origin: `http://${host}`, ...(cookie && { cookie }) },
  });
  const messages: LiveMessage[] = [];
  socket.on('message', (bytes: Buffer) => {
    messages.push(...(JSON.parse(bytes.toString()) as LiveMessage[]));
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'hello', lang: 'VI', ...hello }));
  await expect.poll(() => messages.length).toBeGreaterThanOrEqual(2);
  const of = <Type extends LiveMessage['type']>(type: Type) =>
    messages.filter((one): one is Extract<LiveMessage, { type: Type }> => one.type === type);
  return { of, close: () => socket.close() };
};

const patience = { timeout: 15_000, interval: 50 };

const announce = () => site.database.sql`
  insert into content.announcement (brand, code, kind, position, texts)
  values ('main', ${randomUUID()}, 'player', 100, '{"VI":{"title":"Tin","html":"<p>a</p>"}}')`;

test('[SITE-06] [SHELL-18] [LOBBY-02] an announcement, a closed site and a winner reach the pages of another process', async () => {
  const page = await openPage();
  // The first look of the process that does the work only remembers.
  await expect
    .poll(async () => {
      await announce();
      return page.of('announcements').length;
    }, patience)
    .toBeGreaterThan(0);

  const seat = await takeSeat(site, vendor, { cash: '1000' });
  const key = randomUUID();
  const bet = vendor.body('bet', seat, { round: key, amount: 100_000 });
  expect((await vendor.call('bet', bet)).status).toBe('RS_OK');
  const reference_transaction_uuid = bet.transaction_uuid;
  const paid = { round: key, amount: 900_000, round_closed: true, reference_transaction_uuid };
  expect((await vendor.call('win', vendor.body('win', seat, paid))).status).toBe('RS_OK');
  await expect.poll(() => page.of('winners').length, patience).toBe(1);
  expect(page.of('winners')[0]?.list).toMatchObject([{ amount: '9', currency: 'VND' }]);

  await site.database.sql`update brand.brand set maintenance = true where code = 'main'`;
  await expect.poll(() => page.of('status').at(-1)?.systemStatus, patience).toBe(1);
  await site.database.sql`update brand.brand set maintenance = false where code = 'main'`;
  await expect.poll(() => page.of('status').at(-1)?.systemStatus, patience).toBe(0);
  page.close();
});

test('[AUTH-10] a balance and a log-out reach the player’s page of another process', async () => {
  site.forgetBrands();
  const someone = await registerPlayer(site, { host });
  const cookie = Array.from(someone.cookies, ([name, value]) => `${name}=${value}`).join('; ');
  const [mine, visitors] = [await openPage({ token: someone.token }, cookie), await openPage()];
  site.platform.live.notify(someone.playerId, {
    type: 'balance',
    sumBalance: '5',
    cash: '5',
    bonus: '0',
    held: '0',
    version: 1,
  });
  await expect.poll(() => mine.of('balance').map(({ cash }) => cash), patience).toEqual(['5']);
  await someone.get(session.logOut, {});
  await expect.poll(() => mine.of('signedOut').length, patience).toBe(1);
  mine.close();
  expect(visitors.of('balance')).toEqual([]);
  visitors.close();
});
