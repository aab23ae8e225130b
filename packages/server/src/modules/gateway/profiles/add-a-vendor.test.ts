import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { openOutside, type Outside } from '@parlour/testkit/site/outside';
import { takeSeat, type Seated } from '@parlour/testkit/ledger/seat';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor } from '@parlour/testkit/vendors/vendor';
import { catalogueJobs } from '../../catalogue';
import {
  checkVendor,
  listVendorCodes,
  listVendorGames,
  openGame,
  openReplay,
  reconcileDay,
} from '..';

/** ORCHID, added by the SQL of docs/add-a-vendor.md and nothing else. */
const page = readFileSync(
  new URL('../../../../../../docs/add-a-vendor.md', import.meta.url),
  'utf8',
);
const statements = [...page.matchAll(/^```sql\n([\s\S]*?)^```/gm)].map(([, sql]) => sql!);
const secret = 'the secret that Orchid and we share';

type Json = Record<string, unknown>;

let site: Site;
let seat: Seated;
let outside: Outside;
let session: string;
let asked: { path: string; body: Json; isSigned: boolean }[] = [];

const signed = (text: string): string => createHmac('sha256', secret).update(text).digest('hex');
const played = { startedAt: '', staked: '', paid: '' };

/** Orchid's answers to our calls, in its own field names. */
const orchid: Record<string, () => unknown> = {
  '/v1/games': () => ({
    items: [
      { game: 'orchid_one', title: 'One <b>Orchid</b>', kind: 'Video Slots', live: true },
      { game: 'orchid_two', title: 'Two', kind: 'Live Roulette', live: false },
    ],
  }),
  '/v1/launch': () => ({ link: 'https://play.orchid.example/?t=1' }),
  '/v1/replay': () => ({ link: 'https://play.orchid.example/replay' }),
  '/v1/rounds': () => ({
    items: [
      {
        txn: { roundId: 'R-1' },
        player: { id: `main-${seat.playerId}`, currency: 'VND' },
        game: 'orchid_one',
        result: 'FINISHED',
        ...played,
      },
    ],
    more: null,
  }),
};

beforeAll(async () => {
  site = await openSite();
  outside = await openOutside(({ path, headers, bytes }) => {
    const isSigned = headers['x-orchid-signature'] === signed(bytes.toString());
    asked.push({ path, body: JSON.parse(bytes.toString()) as Json, isSigned });
    return { body: orchid[path]?.() ?? {} };
  });
  const client = await site.database.connect('a person with psql');
  for (const statement of statements) await client.query(statement);
  // The page's address is on the internet; here Orchid runs on this machine.
  await client.query('update gateway.profile set base_url = $1 where code = $2', [
    outside.url,
    'ORCHID',
  ]);
  await client.end();
});

afterAll(async () => {
  await outside.close();
  await dropSoundSite(site);
});

/** A wallet call of Orchid's over its own bytes. */
const call = async (path: string, body: Json, signature?: string): Promise<Json> => {
  const text = JSON.stringify(body);
  const response = await site.app.inject({
    method: 'POST',
    url: `/vendor/ORCHID${path}`,
    headers: {
      'content-type': 'application/json',
      'x-orchid-signature': signature ?? signed(text),
    },
    payload: text,
  });
  expect(response.statusCode).toBe(200);
  return response.json<Json>();
};

let requests = 0;
const common = () => ({
  requestId: `req/${(requests += 1)}`,
  session,
  player: { id: `main-${seat.playerId}`, currency: 'VND' },
  game: 'orchid_one',
});
const debit = (txn: Json) => call('/debit', { ...common(), txn });
const credit = (txn: Json) => call('/credit', { ...common(), txn: { final: true, ...txn } });
const cancel = (txn: Json) => call('/cancel', { ...common(), txn });

test('[GAME-12] the page has three statements, and they run verbatim', () => {
  expect(statements).toHaveLength(3);
});

test('[GAME-12] its games enter the catalogue from its own list', async () => {
  const jobs = catalogueJobs({ listCodes: listVendorCodes, listGames: listVendorGames });
  await jobs.every!['catalogue.sync']!.work(site.platform);
  const games = await site.database.sql`
    select code, names, classify, game_type as type, enabled from catalogue.game
    where vendor_code = 'ORCHID' order by code`;
  expect(games).toEqual([
    {
      code: 'orchid_one',
      names: { EN: 'One <b>Orchid</b>' },
      classify: 'Video Slots',
      type: 'RNG',
      enabled: true,
    },
    {
      code: 'orchid_two',
      names: { EN: 'Two' },
      classify: 'Live Roulette',
      type: 'LIVE',
      enabled: false,
    },
  ]);
  expect(asked).toEqual([{ path: '/v1/games', body: { partner: 1 }, isSigned: true }]);
});

test('[GAME-12] its game opens, with a session that can play', async () => {
  // A seat makes a player with money; the session is the one that the launch sends to Orchid.
  seat = await takeSeat(site, await openVendor(site), { cash: '10' });
  asked = [];
  const opening = { vendor: 'ORCHID', brand: 'main', playerId: seat.playerId, language: 'VI' };
  const url = await openGame(site.platform, {
    ...opening,
    gameCode: 'orchid_one',
    isPhone: true,
    lobbyUrl: 'http://localhost:3000/rng',
    signInId: null,
    currency: 'VND',
    mode: 'real',
  });
  expect(url).toBe('https://play.orchid.example/?t=1');
  expect(asked).toEqual([
    {
      path: '/v1/launch',
      isSigned: true,
      body: {
        player: { id: `main-${seat.playerId}`, currency: 'VND' },
        session: expect.stringMatching(/^[\w-]{43}$/) as string,
        game: 'orchid_one',
        partner: 1,
        sub_partner_id: 'main',
        platform: 'mobile',
        language: 'vi',
        country: 'XX',
        homeUrl: 'http://localhost:3000/rng',
      },
    },
  ]);
  session = asked[0]!.body.session as string;
  expect(
    await openReplay(site.platform, { ...opening, round: 'R-1', transaction: 'Ab-1' }),
  ).toContain('/replay');
  expect(asked[1]).toMatchObject({
    path: '/v1/replay',
    body: { txn: { id: 'Ab-1', roundId: 'R-1' } },
  });
});

test('[GAME-12] it calls balance, bet, win and cancel in its own field names, with amounts as texts', async () => {
  const { requestId, session: token, player } = common();
  expect(await call('/balance', { requestId, session: token, player })).toEqual({
    result: 'OK',
    requestId,
    player: { id: `main-${seat.playerId}`, currency: 'VND', balance: '10' },
  });
  played.startedAt = site.platform.clock.now().toISOString();
  const bet = { id: 'Ab-1', roundId: 'R-1', amount: '2.50' };
  expect(await debit(bet)).toMatchObject({ result: 'OK', player: { balance: '7.5' } });
  expect(await debit(bet)).toMatchObject({ result: 'OK', player: { balance: '7.5' } });
  // Its keys are no uuids: capital letters make another key.
  expect(await debit({ ...bet, id: 'aB-1', amount: '1' })).toMatchObject({ result: 'OK' });
  expect(await cancel({ betId: 'aB-1', roundId: 'R-1' })).toMatchObject({
    result: 'OK',
    player: { balance: '7.5' },
  });
  expect(await cancel({ betId: 'aB-1', roundId: 'R-1' })).toMatchObject({ result: 'OK' });
  const win = { id: 'W-1', betId: 'Ab-1', roundId: 'R-1', amount: '4.019' };
  // A balance is sent in hundredths, rounded down.
  expect(await credit(win)).toMatchObject({ result: 'OK', player: { balance: '11.51' } });
  expect(await seat.cash()).toBe(11_519_000n);
  [played.staked, played.paid] = ['2.50', '4.019'];
});

test('[GAME-12] a long number of a call comes back unchanged', async () => {
  const requestId = 'r'.repeat(200);
  const { session: token, player } = common();
  expect(await call('/balance', { requestId, session: token, player })).toMatchObject({
    requestId,
  });
});

test('[GAME-12] every refusal has its own code', async () => {
  const bet = { id: 'B-9', roundId: 'R-9', amount: '1' };
  expect(await debit({ ...bet, amount: '100' })).toMatchObject({
    result: 'FUNDS_SHORT',
    player: { balance: '11.51' },
  });
  expect((await credit({ id: 'W-9', betId: 'B-9', roundId: 'R-9', amount: '1' })).result).toBe(
    'TXN_UNKNOWN',
  );
  expect((await cancel({ betId: 'B-9', roundId: 'R-9' })).result).toBe('OK');
  expect((await debit(bet)).result).toBe('TXN_CANCELLED');
  expect((await debit({ ...bet, id: 'Ab-1', roundId: 'R-1' })).result).toBe('TXN_TAKEN');
  const other = (changes: Json) => call('/debit', { ...common(), txn: bet, ...changes });
  expect((await other({ session: 'x'.repeat(43) })).result).toBe('SESSION_UNKNOWN');
  const player = { id: `main-${seat.playerId}`, currency: 'PHP' };
  expect((await other({ player, txn: { ...bet, id: 'B-8' } })).result).toBe('CURRENCY_UNKNOWN');
  expect((await other({ game: 'nothing', txn: { ...bet, id: 'B-7' } })).result).toBe(
    'GAME_UNKNOWN',
  );
  for (const amount of [1, '1.1234567', '-1', '1e3', '']) {
    expect((await other({ txn: { ...bet, id: 'B-6', amount } })).result).toBe('MESSAGE_WRONG');
  }
  expect((await other({ txn: 'B-6' })).result).toBe('MESSAGE_WRONG');
  const unsigned = common();
  expect(await call('/debit', unsigned, signed('{}'))).toEqual({
    result: 'SIGNATURE_WRONG',
    requestId: unsigned.requestId,
  });
  expect((await call('/steal', common())).result).toBe('MESSAGE_WRONG');
  expect(await seat.cash()).toBe(11_519_000n);
});

test('[R-I7] its keys are not those by which a round is voided', async () => {
  const bet = { id: 'void:1:1', roundId: 'R-7', amount: '1' };
  expect((await debit(bet)).result).toBe('MESSAGE_WRONG');
  expect(await seat.cash()).toBe(11_519_000n);
});

test('[GAME-12] its rounds are compared with ours', async () => {
  await site.shiftClock(71 * 60_000);
  const day = played.startedAt.slice(0, 10);
  expect(await reconcileDay(site.platform, 'ORCHID', day)).toMatchObject({ found: 0, refused: 0 });
  played.paid = '4.01';
  expect(await reconcileDay(site.platform, 'ORCHID', day)).toMatchObject({ found: 1 });
});

test('[GAME-12] the check of the page passes all its steps', async () => {
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.app.server.address() as AddressInfo;
  const said: string[] = [];
  const isWell = await checkVendor({
    platform: site.platform,
    code: 'ORCHID',
    walletUrl: `http://127.0.0.1:${port}`,
    print: (sentence) => said.push(sentence),
  });
  expect(said.at(-1)).toBe('All is well.');
  expect(isWell).toBe(true);
  expect(said.filter((line) => line.startsWith('Wallet, ')).map((line) => line.slice(8))).toEqual([
    'balance: OK, balance 10.',
    'bet: OK, balance 9.',
    'win: OK, balance 10.',
    'bet: OK, balance 9.',
    'rollback: OK, balance 10.',
  ]);
});

test.each(['main', 'Cashier', 'wallet', 'a', 'a:b'])(
  '[GAME-12] no vendor may have the code %s',
  async (code) => {
    await expect(openVendor(site, { code })).rejects.toMatchObject({
      constraint: 'profile_code_check',
    });
  },
);

test('[GAME-12] its secret is encrypted when it is first read', async () => {
  const [row] = await site.database.sql`
    select own_key as open, own_key_sealed is not null as sealed from gateway.profile
    where code = 'ORCHID'`;
  expect(row).toEqual({ open: null, sealed: true });
  expect(site.logLines.join('\n')).not.toContain(secret);
});
