import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openOutside, type Outside, type OutsideAnswer } from '@parlour/testkit/site/outside';
import { takeSeat } from '@parlour/testkit/ledger/seat';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import { catalogueJobs, syncGames } from '../../catalogue';
import { askVendor } from './ask-vendor';
import { profileOf } from '../profiles/profiles';
import { listVendorCodes, listVendorGames, openGame } from '..';

let site: Site;
let outside: Outside;
let vendor: Vendor;
let calls: { path: string; token: string; signature: string }[] = [];
let answer: (call: { token: string; signature: string }) => OutsideAnswer = () => ({ body: [] });
let shiftMs = 0;

beforeAll(async () => {
  site = await openSite();
  await site.database.sql`update gateway.profile set enabled = false where code = 'HOUSE'`;
  outside = await openOutside(({ path, headers, bytes }) => {
    const { token = '' } = JSON.parse(bytes.toString()) as { token?: string };
    const call = { path, token, signature: String(headers['x-hub88-signature']) };
    calls.push(call);
    return answer(call);
  });
  vendor = await openVendor(site, { baseUrl: outside.url, signature: 'hmac-sha256' });
});

afterAll(async () => {
  await outside.close();
  await site.drop();
});

beforeEach(async () => {
  calls = [];
  shiftMs += 61_000;
  await site.shiftClock(shiftMs);
});

const secret = 'a shared secret of the tests, which is long enough';

const launch = async () => {
  const seat = await takeSeat(site, vendor);
  return openGame(site.platform, {
    vendor: vendor.code,
    gameCode: vendor.game,
    brand: 'main',
    language: 'VI',
    isPhone: true,
    playerId: seat.playerId,
    signInId: null,
    currency: 'VND',
    mode: 'real',
  });
};

describe('[GAME-12] a vendor that fails', () => {
  test.each([400, 401, 403, 404, 429, 500])(
    'with %i is reported with its own error text',
    async (status) => {
      answer = () => ({ status, body: { error: 'operator\u0000 is\n  not enabled' } });
      await expect(launch()).rejects.toMatchObject({
        name: 'VendorFailure',
        vendor: 'ACME',
        status,
        isReached: true,
        message: `ACME: HTTP ${status}: operator is not enabled`,
      });
    },
  );

  test('and echoes the request leaks no secret into the log', async () => {
    answer = ({ token, signature }) => ({
      status: 401,
      body: { error: `token ${token} with ${signature} by ${secret} is refused` },
    });
    const failure = await launch().catch((error: unknown) => error as Error);
    site.platform.log.warn('launch.failed', { error: failure });
    const line = site.logLines.at(-1)!;
    expect(line).toContain('token … with … by … is refused');
    for (const hidden of [calls[0]!.token, calls[0]!.signature, secret]) {
      expect(hidden.length).toBeGreaterThan(20);
      expect(line).not.toContain(hidden);
    }
  });

  test.each<[string, OutsideAnswer, string]>([
    ['a page of HTML', { status: 502, body: '<h1>Bad gateway</h1>' }, 'HTTP 502'],
    ['an error that is no text', { status: 500, body: { error: { code: 7 } } }, 'HTTP 500'],
    ['another address', { status: 302, headers: { location: '/' }, body: '' }, 'redirect'],
    ['JSON that breaks off', { body: '{"url": "https://' }, 'an answer that is not JSON'],
    ['a number', { body: 7 }, 'an answer without an address'],
    ['nothing but null', { body: 'null' }, 'an answer without an address'],
    ['a list', { body: ['https://a.example'] }, 'an answer without an address'],
  ])('with %s opens no game', async (_case, given, reason) => {
    answer = () => given;
    const failure = await launch().catch((error: unknown) => error as Error);
    expect(failure).toMatchObject({ name: 'VendorFailure', vendor: 'ACME' });
    expect((failure as Error).message).toContain(reason);
  });

  test('by silence is given up after the timeout', async () => {
    answer = () => 'silent';
    const profile = await profileOf(site.platform, vendor.code);
    await expect(askVendor(site.platform, profile!, 'url', {}, { waitMs: 100 })).rejects.toThrow(
      'ACME: no answer in time',
    );
  });

  test('by an endless answer is cut off', async () => {
    answer = () => ({ body: 'x'.repeat(17 * 1024 * 1024) });
    await expect(launch()).rejects.toThrow('ACME: an answer without end');
  });
});

describe('[GAME-12] a vendor’s list of games', () => {
  const games = [{ game_code: 'a' }];

  test('is requested once a minute, by any number of people and jobs', async () => {
    answer = () => ({ body: games });
    const answers = await Promise.allSettled(
      [1, 2, 3, 4, 5].map(() => listVendorGames(site.platform, vendor.code)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const jobs = catalogueJobs({ listCodes: listVendorCodes, listGames: listVendorGames });
    await jobs.every!['catalogue.sync']!.work(site.platform);
    await expect(listVendorGames(site.platform, vendor.code)).rejects.toThrow(
      'ACME: was asked for its games less than a minute ago',
    );
    expect(calls).toHaveLength(1);
    shiftMs += 61_000;
    await site.shiftClock(shiftMs);
    expect(await listVendorGames(site.platform, vendor.code)).toEqual(games);
    expect(calls).toHaveLength(2);
  });

  test('within the last second of the minute waits for the next minute', async () => {
    answer = () => ({ body: games });
    await listVendorGames(site.platform, vendor.code);
    shiftMs += 59_500;
    await site.shiftClock(shiftMs);
    await listVendorGames(site.platform, vendor.code);
    expect(calls).toHaveLength(2);
  });

  test('a failure uses up the turn, unless the vendor was unreachable', async () => {
    const ask = () => listVendorGames(site.platform, vendor.code);
    answer = () => ({ status: 503, body: 'starting' });
    await expect(ask()).rejects.toThrow('HTTP 503');
    answer = () => ({ status: 429, body: { error: 'slow down' } });
    await expect(ask()).rejects.toThrow('HTTP 429: slow down');
    await expect(ask()).rejects.toThrow('less than a minute ago');
    expect(calls).toHaveLength(2);
    const gone = await openVendor(site, { code: 'GONE' });
    for (const _try of [1, 2]) {
      await expect(listVendorGames(site.platform, gone.code)).rejects.toThrow('GONE: ECONNREFUSED');
    }
  });

  test('of twenty thousand games with invalid entries is used as far as possible', async () => {
    const list: unknown[] = Array.from({ length: 20_000 }, (_each, place) => ({
      game_code: `g${place}`,
      name: place % 7 === 0 ? `<script>alert(${place})</script>` : `Game ${place}`,
      category: ['Video Slots', 'Roulette', '', null, 7, 'No Such Thing'][place % 6],
      enabled: place % 5 === 0 ? 'yes' : true,
      url_thumb: place % 3 === 0 ? 'javascript:alert(1)' : `https://cdn.example/${place}.png`,
      blocked_countries: place % 2 === 0 ? 'VN' : ['VN', 7, null],
      platforms: null,
      product: {},
    }));
    list.push(null, 7, 'text', [], {}, { name: 'No code' }, { game_code: 'g1', name: 'Twice' });
    answer = () => ({ body: list });
    const vendorList = await listVendorGames(site.platform, vendor.code);
    expect(await syncGames(site.platform, vendor.code, vendorList)).toMatchObject({
      games: 20_000,
      refused: 7,
    });
    const [kept] = await site.database.sql`
      select count(*)::integer as games,
        count(*) filter (where image like 'https://%')::integer as pictures,
        count(*) filter (where image not like 'https://%')::integer as others,
        count(*) filter (where blocked_countries = '{VN}')::integer as blocked,
        min(names ->> 'EN') filter (where code = 'g1') as named
      from catalogue.game where vendor_code = ${vendor.code} and enabled`;
    expect(kept).toEqual({
      games: 20_000,
      pictures: 13_333,
      others: 0,
      blocked: 10_000,
      named: 'Game 1',
    });
    expect(await syncGames(site.platform, vendor.code, vendorList)).toMatchObject({ changed: 0 });
  }, 60_000);
});
