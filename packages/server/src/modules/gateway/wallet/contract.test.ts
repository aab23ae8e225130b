import { createHmac, randomUUID, verify } from 'node:crypto';
import { walletStatuses, type WalletStatus } from '@parlour/contract/vendor-wallet';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { commonStatuses } from '@parlour/testkit/vendors/dialect-statuses';
import { openOutside, type Outside } from '@parlour/testkit/site/outside';
import { takeSeat, type Seated } from '@parlour/testkit/ledger/seat';
import { openSite, type Site } from '@parlour/testkit/site/site';
import {
  openVendor,
  type Dialect,
  type Vendor,
  type WalletCallKind,
} from '@parlour/testkit/vendors/vendor';
import { profileOf } from '../profiles/profiles';
import { encodeAnswer } from './field-mapping';
import { listVendorGames, openDemo, openGame, openReplay } from '..';

/** Each family's own tables: the required fields, and their types. A `?` may be missing. */
type Shape = Record<string, 'text' | 'number' | 'null?' | 'text?' | 'list'>;
type Tables = {
  header: string;
  statuses: WalletStatus[];
  calls: Record<'list' | 'url' | 'demo' | 'round', { path: string; shape: Shape }>;
  answers: Partial<Record<WalletCallKind, Shape>>;
  /** The fields of an error; "not enough money" may have more. */
  error: Shape;
  short: Shape;
};

const balance: Shape = {
  status: 'text',
  request_uuid: 'text',
  user: 'text',
  currency: 'text',
  balance: 'number',
};
const error: Shape = { status: 'text', request_uuid: 'text' };
const launch = (operatorId: 'text' | 'number'): Shape => ({
  operator_id: operatorId,
  sub_partner_id: 'text',
  platform: 'text',
  lang: 'text',
  game_code: 'text',
  currency: 'text',
  country: 'text',
  ip: 'text',
  lobby_url: 'text',
  deposit_url: 'text',
});
const who: Shape = { user: 'text', token: 'text' };
const replay = (operatorId: 'text' | 'number'): Shape => ({
  operator_id: operatorId,
  user: 'text',
  transaction_uuid: 'text',
  round: 'text',
  sub_partner_id: 'text',
});

const tables: Record<Dialect, Tables> = {
  hub88: {
    header: 'x-hub88-signature',
    statuses: [...walletStatuses],
    calls: {
      list: { path: '/operator/generic/v2/game/list', shape: { operator_id: 'number' } },
      url: { path: '/operator/generic/v2/game/url', shape: { ...launch('number'), ...who } },
      demo: { path: '/operator/generic/v2/game/url', shape: launch('number') },
      round: { path: '/operator/generic/v2/game/round', shape: replay('number') },
    },
    answers: {
      info: {
        ...error,
        user: 'text',
        country: 'null?',
        jurisdiction: 'null?',
        sub_partner_id: 'text',
        birth_date: 'null?',
        registration_date: 'text',
        tags: 'list',
        sex: 'null?',
        affiliate_id: 'null?',
      },
      balance,
      bet: balance,
      win: balance,
      rollback: balance,
    },
    error,
    short: balance,
  },
  caleta: {
    header: 'x-auth-signature',
    statuses: [...commonStatuses],
    calls: {
      list: { path: '/api/game/list', shape: { operator_id: 'text' } },
      url: { path: '/api/game/url', shape: { ...launch('text'), ...who } },
      demo: { path: '/api/game/url', shape: launch('text') },
      round: { path: '/api/game/round', shape: replay('text') },
    },
    answers: {
      balance,
      bet: balance,
      win: balance,
      rollback: balance,
      // The last, since the token takes no bets afterwards.
      check: { ...error, token: 'text' },
    },
    error,
    short: error,
  },
};

const kindOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'list';
  if (value === null) return 'null';
  return typeof value === 'string' ? 'text' : typeof value;
};

/** Exactly these fields, each of its type. */
const expectShape = (body: object, shape: Shape) => {
  const given = Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, kindOf(value)]),
  );
  const wanted = Object.fromEntries(
    Object.entries(shape).map(([name, kind]) => [name, kind.replace('?', '')]),
  );
  expect(given).toEqual(wanted);
};

let site: Site;
let outside: Outside;
const vendors = new Map<Dialect, Vendor>();
let asked: { path: string; body: Record<string, unknown>; isSigned: boolean }[] = [];
let answer: unknown = {};

beforeAll(async () => {
  site = await openSite();
  outside = await openOutside(({ path, headers, bytes }) => {
    const isSigned = [...vendors].some(([dialect, { ourPublicKey }]) => {
      const given = headers[tables[dialect].header];
      return verify('sha256', bytes, ourPublicKey!, Buffer.from(String(given), 'base64'));
    });
    asked.push({ path, body: JSON.parse(bytes.toString()) as Record<string, unknown>, isSigned });
    return { body: answer };
  });
  vendors.set('hub88', await openVendor(site, { code: 'ACME', baseUrl: outside.url }));
  vendors.set(
    'caleta',
    await openVendor(site, { code: 'CAL', dialect: 'caleta', baseUrl: outside.url }),
  );
});

afterAll(async () => {
  await outside.close();
  await dropSoundSite(site);
});

describe.each<Dialect>(['hub88', 'caleta'])('[GAME-12] by the tables of %s', (dialect) => {
  const { calls, answers, statuses, error: refusal, short } = tables[dialect];
  const its = () => vendors.get(dialect)!;
  const opening = (seat: { playerId: string }) => ({
    vendor: its().code,
    gameCode: its().game,
    brand: 'main',
    language: 'VI',
    isPhone: true,
    address: '10.0.0.9',
    lobbyUrl: 'http://localhost:3000/rng',
    depositUrl: 'http://localhost:3000/deposit',
    playerId: seat.playerId,
    signInId: null,
    currency: 'VND',
    mode: 'real' as const,
  });

  const made: [keyof typeof calls, (seat: Seated) => Promise<unknown>][] = [
    ['list', () => listVendorGames(site.platform, its().code)],
    ['url', (seat) => openGame(site.platform, opening(seat))],
    ['demo', (seat) => openDemo(site.platform, opening(seat))],
    [
      'round',
      (seat) =>
        openReplay(site.platform, {
          vendor: its().code,
          brand: 'main',
          playerId: seat.playerId,
          round: 'r1',
          transaction: randomUUID(),
          language: 'VI',
        }),
    ],
  ];

  test.each(made)('our call %s has its fields and no other', async (name, ask) => {
    const seat = await takeSeat(site, its());
    asked = [];
    answer = name === 'list' ? [] : { url: 'https://games.example/1' };
    await ask(seat);
    const { path, shape } = calls[name];
    expect(asked).toMatchObject([{ path, isSigned: true }]);
    expectShape(asked[0]!.body, shape);
    expect(Object.keys(asked[0]!.body)).not.toContain('game_id');
    if (name === 'url')
      expect(asked[0]!.body).toMatchObject({ country: 'XX', platform: 'GPL_MOBILE' });
  });

  test('a game of it opens and plays with the token of the call', async () => {
    const seat = await takeSeat(site, its(), { cash: '10' });
    asked = [];
    answer = { url: 'https://games.example/play' };
    expect(await openGame(site.platform, { ...opening(seat), country: 'VN' })).toBe(
      'https://games.example/play',
    );
    const { token, country, game_code: code } = asked[0]!.body;
    expect([country, code]).toEqual(['VN', its().game]);
    const body = its().body('bet', { playerId: seat.playerId, token: token as string });
    expect((await its().call('bet', body)).status).toBe('RS_OK');
  });

  test('every answer to a successful call has its fields and no other', async () => {
    const seat = await takeSeat(site, its(), { cash: '10' });
    const key = randomUUID();
    const ofIt = { reference_transaction_uuid: key };
    const changes: Partial<Record<WalletCallKind, object>> = {
      bet: { transaction_uuid: key },
      win: ofIt,
      rollback: ofIt,
    };
    for (const [kind, shape] of Object.entries(answers)) {
      const each = kind as WalletCallKind;
      const body = its().body(each, seat, { ...changes[each] });
      const given = await its().call(each, body);
      expect(given).toMatchObject({ status: 'RS_OK', request_uuid: body.request_uuid });
      expectShape(given, shape);
    }
  });

  const refusals: [string, (seat: Seated) => Record<string, unknown>][] = [
    ['an unknown token', () => ({ token: 'x'.repeat(43) })],
    ['another brand', () => ({ sub_partner_id: 'second' })],
    ['an unknown game', () => ({ game_code: 'nothing' })],
    ['another currency', () => ({ currency: 'PHP' })],
    ['an amount that is a text', () => ({ amount: '1' })],
    ['no amount', () => ({ amount: undefined })],
    ['more than any game takes', () => ({ amount: 500_000_000_000 })],
  ];

  test.each(refusals)(
    '%s is refused with the family’s code, and with its fields',
    async (_case, change) => {
      await site.database.sql`
      update catalogue.game set limits = '{"VND": {"max": "100000000"}}'
      where vendor_code = ${its().code}`;
      const seat = await takeSeat(site, its(), { cash: '10' });
      const body = its().body('bet', seat, change(seat));
      const given = await its().call('bet', body);
      expect(statuses).toContain(given.status);
      expect(given.status).not.toBe('RS_OK');
      expect(given.request_uuid).toBe(body.request_uuid);
      expectShape(given, refusal);
    },
  );

  test('a lack of money is answered in the family’s way', async () => {
    const seat = await takeSeat(site, its(), { cash: '1' });
    const given = await its().call('bet', its().body('bet', seat, { amount: 200_000 }));
    expect(given.status).toBe('RS_ERROR_NOT_ENOUGH_MONEY');
    expectShape(given, short);
  });

  test('every status of ours is sent as one of the family’s', async () => {
    const profile = await profileOf(site.platform, its().code);
    const sent = walletStatuses.map((status) => encodeAnswer(profile!.dialect, { status }).status);
    expect(sent).toHaveLength(18);
    expect(sent.filter((status) => !statuses.includes(status as WalletStatus))).toEqual([]);
    for (const [place, status] of walletStatuses.entries()) {
      expect(sent[place]).toBe(statuses.includes(status) ? status : 'RS_ERROR_UNKNOWN');
    }
  });

  describe('the number of a call is returned', () => {
    const bytesOf = (changes: object) =>
      JSON.stringify({
        ...its().body('bet', { playerId: '7', token: 'x'.repeat(43) }),
        ...changes,
      });
    const send = async (
      bytes: string,
      path = dialect === 'hub88' ? '/transaction/bet' : '/wallet/bet',
      signature?: string,
    ) => {
      const given = await its().send(path, bytes, signature);
      expectShape(given, refusal);
      return given;
    };
    const id = randomUUID();

    test('where the signature is wrong', async () => {
      const given = await send(bytesOf({ request_uuid: id }), undefined, its().sign('{}'));
      expect(given).toEqual({ status: 'RS_ERROR_INVALID_SIGNATURE', request_uuid: id });
    });

    test('where the path is unknown', async () => {
      const given = await send(bytesOf({ request_uuid: id }), '/steal');
      expect(given).toEqual({ status: 'RS_ERROR_WRONG_SYNTAX', request_uuid: id });
    });

    test('where the body is refused', async () => {
      const given = await send(bytesOf({ request_uuid: id, round: 7 }));
      expect(given).toEqual({ status: 'RS_ERROR_WRONG_TYPES', request_uuid: id });
      const long = await send(bytesOf({ request_uuid: id, bet: 'x'.repeat(70_000) }));
      expect(long).toEqual({ status: 'RS_ERROR_WRONG_SYNTAX', request_uuid: id });
    });

    test.each([
      ['missing', () => bytesOf({ request_uuid: undefined })],
      ['no text', () => bytesOf({ request_uuid: 7 })],
      ['over 255', () => bytesOf({ request_uuid: 'x'.repeat(256) })],
      ['there twice', () => bytesOf({}).replace('{', '{"request_uuid":"a",')],
      ['in no JSON', () => 'request_uuid'],
      ['in a body over 256 KB', () => bytesOf({ bet: 'x'.repeat(300_000) })],
    ])('as an empty one where it is %s', async (_case, make) => {
      expect((await send(make())).request_uuid).toBe('');
    });
  });

  test('a switch of its own decides about the balance under an ended token', async () => {
    const seat = await takeSeat(site, its(), { cash: '10' });
    await site.database.sql`
      update round.play_token set ended_at = lib.now() where player_id = ${seat.playerId}::bigint`;
    const given = await its().call('balance', its().body('balance', seat));
    if (dialect === 'caleta') expect(given).toMatchObject({ status: 'RS_OK', balance: 1_000_000 });
    else expect(given).toMatchObject({ status: 'RS_ERROR_TOKEN_EXPIRED' });
    expect((await its().call('bet', its().body('bet', seat))).status).toBe(
      'RS_ERROR_TOKEN_EXPIRED',
    );
  });
});

test('[GAME-12] a family that swaps tokens answers the balance under the old one', async () => {
  const caleta = vendors.get('caleta')!;
  const seat = await takeSeat(site, caleta, { cash: '10' });
  expect((await caleta.call('check', caleta.body('check', seat))).status).toBe('RS_OK');
  expect(await caleta.call('balance', caleta.body('balance', seat))).toMatchObject({
    status: 'RS_OK',
    balance: 1_000_000,
  });
});

test('[GAME-12] a number in a field of the family is returned in that field', async () => {
  const switches = { words: { request_uuid: 'head.id', status: 'code' } };
  const other = await openVendor(site, { code: 'WORDS', signature: 'hmac-sha256', switches });
  const bytes = JSON.stringify({ head: { id: 'n-1' } });
  const strange = createHmac('sha256', 'no secret of ours').update(bytes).digest('base64');
  expect(await other.send('/transaction/bet', bytes, strange)).toEqual({
    code: 'RS_ERROR_INVALID_SIGNATURE',
    head: { id: 'n-1' },
  });
});
