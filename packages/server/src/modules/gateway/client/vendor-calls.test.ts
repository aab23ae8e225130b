import { verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openOutside, type Outside } from '@parlour/testkit/site/outside';
import { takeSeat } from '@parlour/testkit/ledger/seat';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import { listVendorCodes, listVendorGames, openDemo, openGame, openReplay } from '..';

type Asked = { path: string; body: Record<string, unknown>; isSigned: boolean };

let site: Site;
let vendor: Vendor;
let outside: Outside;
let asked: Asked[] = [];
/** The vendor's next answer. */
let next: { status: number; text: string } = { status: 200, text: '{}' };

beforeAll(async () => {
  site = await openSite();
  outside = await openOutside(({ path, headers, bytes }) => {
    const signature = Buffer.from(String(headers['x-hub88-signature'] ?? ''), 'base64');
    asked.push({
      path,
      body: JSON.parse(bytes.toString()) as Record<string, unknown>,
      isSigned: verify('sha256', bytes, vendor.ourPublicKey!, signature),
    });
    return { status: next.status, body: next.text };
  });
  vendor = await openVendor(site, { baseUrl: `${outside.url}/` });
});

afterAll(async () => {
  await outside.close();
  await site.drop();
});

const answering = (text: unknown, status = 200) => {
  asked = [];
  next = { status, text: typeof text === 'string' ? text : JSON.stringify(text) };
};

const opening = (playerId: string) => ({
  vendor: vendor.code,
  gameCode: vendor.game,
  brand: 'main',
  language: 'VI',
  isPhone: true,
  address: '10.0.0.9',
  lobbyUrl: 'http://localhost:3000/rng',
  playerId,
  signInId: null,
  currency: 'VND',
  mode: 'real' as const,
});

describe('[GAME-12] opening a game', () => {
  test('sends the vendor our signature and a token that can bet at once', async () => {
    const seat = await takeSeat(site, vendor, { cash: '10' });
    answering({ url: 'https://games.example/play?x=1' });
    expect(await openGame(site.platform, opening(seat.playerId))).toBe(
      'https://games.example/play?x=1',
    );
    expect(asked).toEqual([
      {
        path: '/operator/generic/v2/game/url',
        isSigned: true,
        body: {
          user: `main-${seat.playerId}`,
          token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/) as string,
          game_code: vendor.game,
          currency: 'VND',
          operator_id: 1,
          sub_partner_id: 'main',
          platform: 'GPL_MOBILE',
          lang: 'vi',
          ip: '10.0.0.9',
          country: 'XX',
          lobby_url: 'http://localhost:3000/rng',
        },
      },
    ]);
    const token = asked[0]!.body.token as string;
    const bet = vendor.body('bet', { playerId: seat.playerId, token });
    expect((await vendor.call('bet', bet)).status).toBe('RS_OK');
  });

  test('as a demo names no player, token or real currency to the vendor', async () => {
    answering({ url: 'https://games.example/demo' });
    await openDemo(site.platform, opening('1'));
    expect(asked[0]?.body).toMatchObject({ currency: 'XXX', game_code: vendor.game });
    expect(Object.keys(asked[0]!.body)).not.toContain('user');
    expect(Object.keys(asked[0]!.body)).not.toContain('token');
  });

  test('shows a played round on the vendor’s page', async () => {
    answering({ url: 'https://games.example/round/7' });
    const round = {
      vendor: vendor.code,
      brand: 'main',
      playerId: '42',
      round: 'r7',
      transaction: '16d2dcfe-b89e-11e7-854a-58404eea6d16',
      language: 'EN',
    };
    expect(await openReplay(site.platform, round)).toBe('https://games.example/round/7');
    expect(asked[0]).toEqual({
      path: '/operator/generic/v2/game/round',
      isSigned: true,
      body: {
        operator_id: 1,
        user: 'main-42',
        transaction_uuid: '16d2dcfe-b89e-11e7-854a-58404eea6d16',
        round: 'r7',
        sub_partner_id: 'main',
      },
    });
  });

  test.each([
    ['an error', { error: 'no' }, 500],
    ['a page of HTML', '<html>', 200],
    ['nothing', '', 200],
    ['no address', {}, 200],
    ['an address that is code', { url: 'javascript:alert(1)' }, 200],
    ['an address that is a number', { url: 7 }, 200],
  ])('fails as the vendor’s fault when it answers %s', async (_case, text, status) => {
    const seat = await takeSeat(site, vendor);
    answering(text, status);
    await expect(openGame(site.platform, opening(seat.playerId))).rejects.toMatchObject({
      name: 'VendorFailure',
      vendor: vendor.code,
    });
  });

  test('fails as the vendor’s fault when its server is unreachable', async () => {
    const gone = await openVendor(site, { code: 'GONE' });
    const seat = await takeSeat(site, gone);
    await expect(
      openGame(site.platform, { ...opening(seat.playerId), vendor: gone.code }),
    ).rejects.toThrow('ECONNREFUSED');
  });
});

describe('[GAME-12] a vendor', () => {
  test('is added by rows alone, and its key is encrypted when it is first read', async () => {
    const added = await openVendor(site, { code: 'NEWCOMER' });
    expect(await listVendorCodes(site.platform)).toContain('HOUSE');
    const seat = await takeSeat(site, added);
    expect((await added.call('balance', added.body('balance', seat))).status).toBe('RS_OK');
    const [row] = await site.database.sql<{ open: string | null; sealed: Buffer | null }>`
      select own_key as open, own_key_sealed as sealed from gateway.profile where code = 'NEWCOMER'`;
    expect(row?.open).toBeNull();
    expect(row?.sealed?.includes('PRIVATE KEY')).toBe(false);
  });

  test('returns its games as a list, and any other answer is its failure', async () => {
    answering([{ game_code: 'a' }, { game_code: 'b' }]);
    expect(await listVendorGames(site.platform, vendor.code)).toHaveLength(2);
    expect(asked[0]).toMatchObject({ path: '/operator/generic/v2/game/list', isSigned: true });
    answering({ games: [] });
    await site.shiftClock(61_000);
    await expect(listVendorGames(site.platform, vendor.code)).rejects.toThrow(
      'a list that is none',
    );
  });

  test('that counts in thousands is understood by its row', async () => {
    const thousands = await openVendor(site, { code: 'KILO', units: { VND: '10000000' } });
    const seat = await takeSeat(site, thousands, { cash: '25000' });
    const bet = thousands.body('bet', seat, { amount: 1200 });
    expect(await thousands.call('bet', bet)).toMatchObject({ status: 'RS_OK', balance: 1300 });
    expect(await seat.cash()).toBe(13_000_000_000n);
  });

  test('that was switched off can no longer call', async () => {
    const off = await openVendor(site, { code: 'OFF' });
    const seat = await takeSeat(site, off, { cash: '1' });
    await site.database.sql`update gateway.profile set enabled = false where code = 'OFF'`;
    expect((await off.call('bet', off.body('bet', seat))).status).toBe('RS_ERROR_INVALID_PARTNER');
  });
});
