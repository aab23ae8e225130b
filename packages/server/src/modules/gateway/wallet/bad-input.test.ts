import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { takeSeat, type Seated } from '@parlour/testkit/ledger/seat';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';

let site: Site;
let vendor: Vendor;
let stranger: Vendor;
let seat: Seated;
/** Everything that is booked, before and after each test here. */
let booked: string;

const transfers = async (): Promise<string> => {
  const [row] = await site.database.sql<{ all: string }>`
    select (select count(*) from ledger.transfer) || ' '
      || (select count(*) from round.movement) as all`;
  return row!.all;
};

beforeAll(async () => {
  site = await openSite();
  vendor = await openVendor(site, { code: 'ACME' });
  stranger = await openVendor(site, { code: 'OTHER' });
  seat = await takeSeat(site, vendor, { cash: '100' });
  booked = await transfers();
});

afterAll(async () => {
  // No call in this file may move money.
  expect(await transfers()).toBe(booked);
  await dropSoundSite(site);
});

const bet = (changes: object = {}) => vendor.body('bet', seat, { ...changes });
const status = async (body: object) => (await vendor.call('bet', body as never)).status;
const raw = async (text: string | Buffer) => (await vendor.send('/transaction/bet', text)).status;
/** A bet as text, with an amount that JSON.stringify would never write. */
const withAmount = (amount: string) =>
  JSON.stringify(bet({ amount: 77 })).replace('"amount":77', `"amount":${amount}`);

describe('[ERR-04] a signature', () => {
  test.each([
    ['that is empty', ''],
    ['of another text', 'other'],
    ['cut short', 'short'],
    ['by another vendor', 'stranger'],
  ])('%s is refused', async (_case, how) => {
    const body = bet();
    const bytes = JSON.stringify(body);
    const given = {
      '': '',
      other: vendor.sign('{}'),
      short: vendor.sign(bytes).slice(0, -8),
      stranger: stranger.sign(`${bytes} `),
    }[how];
    const answer = await vendor.send('/transaction/bet', bytes, given);
    expect(answer).toEqual({
      status: 'RS_ERROR_INVALID_SIGNATURE',
      request_uuid: body.request_uuid,
    });
  });

  test('covers the bytes as sent, with their spaces and their order', async () => {
    const { token, ...rest } = vendor.body('balance', seat);
    const spaced = JSON.stringify({ ...rest, token }, null, 3).replaceAll(':', '  :\t');
    expect(await vendor.send('/user/balance', spaced)).toMatchObject({ status: 'RS_OK' });
  });

  test('that was refused is logged without token, signature or body', async () => {
    await vendor.send('/transaction/bet', JSON.stringify(bet()), vendor.sign('{}'));
    const lines = site.logLines.filter((line) => line.includes('gateway.refused')).join('\n');
    expect(lines).toContain('RS_ERROR_INVALID_SIGNATURE');
    expect(lines).not.toContain(seat.token);
    expect(lines).not.toContain(vendor.sign('{}'));
  });
});

describe('[ERR-04] an amount', () => {
  test.each([
    ['negative', '-1', 'RS_ERROR_WRONG_TYPES'],
    ['a fraction', '1.5', 'RS_ERROR_WRONG_TYPES'],
    ['with an exponent', '1e3', 'RS_ERROR_WRONG_SYNTAX'],
    ['with a big exponent', '1E400', 'RS_ERROR_WRONG_SYNTAX'],
    ['2^53', '9007199254740992', 'RS_ERROR_WRONG_SYNTAX'],
    ['2^64', '18446744073709551616', 'RS_ERROR_WRONG_SYNTAX'],
    ['NaN', 'NaN', 'RS_ERROR_WRONG_SYNTAX'],
    ['Infinity', 'Infinity', 'RS_ERROR_WRONG_SYNTAX'],
    ['with a leading zero', '007', 'RS_ERROR_WRONG_SYNTAX'],
    ['negative zero', '-0', 'RS_ERROR_WRONG_SYNTAX'],
    ['a text', '"100"', 'RS_ERROR_WRONG_TYPES'],
    ['nothing', 'null', 'RS_ERROR_WRONG_TYPES'],
    ['a list', '[100]', 'RS_ERROR_WRONG_TYPES'],
    ['more than the player has', '10000001', 'RS_ERROR_NOT_ENOUGH_MONEY'],
    ['2^53 - 1, more than anybody has', '9007199254740991', 'RS_ERROR_NOT_ENOUGH_MONEY'],
  ])('%s is refused', async (_case, amount, expected) => {
    expect(await raw(withAmount(amount))).toBe(expected);
  });
});

describe('[ERR-04] a body', () => {
  const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

  test.each([
    ['empty', () => ''],
    ['no JSON', () => 'amount=1'],
    ['cut off', () => JSON.stringify(bet()).slice(0, -1)],
    ['two of them', () => JSON.stringify(bet()).repeat(2)],
    ['a list', () => JSON.stringify([bet()])],
    ['a word', () => 'true'],
    ['with a key twice', () => JSON.stringify(bet()).replace('{', '{"amount":1,')],
    [
      'nested too deeply',
      () => JSON.stringify(bet({ meta: { a: 1 } })).replace('{"a":1}', deep(40)),
    ],
    ['over 64 KB', () => JSON.stringify(bet({ bet: 'x'.repeat(70_000) }))],
    ['over 256 KB', () => JSON.stringify(bet({ bet: 'x'.repeat(300_000) }))],
    ['no UTF-8', () => Buffer.concat([Buffer.from(JSON.stringify(bet())), Buffer.from([0xc3])])],
  ])('%s is refused', async (_case, make) => {
    expect(await raw(make())).toBe('RS_ERROR_WRONG_SYNTAX');
  });

  test.each(
    Object.keys({ user: 0, token: 0, transaction_uuid: 0, round: 0, round_closed: 0, amount: 0 }),
  )('without %s is refused', async (name) => {
    const { [name]: _left, ...rest } = bet();
    expect(await status(rest)).toBe('RS_ERROR_WRONG_SYNTAX');
  });

  test.each([
    ['user', 7],
    ['token', 'short'],
    ['transaction_uuid', 'not-a-uuid'],
    ['transaction_uuid', `${randomUUID()}\u0000`],
    ['round', ''],
    ['round', 'vòng'],
    ['round', `r${'x'.repeat(300)}`],
    ['round', 'r\u0000'],
    ['round_closed', 'yes'],
    ['game_code', null],
    ['currency', ['VND']],
    ['is_free', 1],
    ['meta', 'text'],
    ['meta', { note: 'a\u0000b' }],
    ['meta', { note: '\ud83d' }],
  ])('with %s = %j is refused', async (name, value) => {
    expect(await status(bet({ [name]: value }))).toBe('RS_ERROR_WRONG_TYPES');
  });

  test('under an unknown path of the dialect is refused', async () => {
    const answer = await vendor.send('/transaction/steal', JSON.stringify(bet()));
    expect(answer.status).toBe('RS_ERROR_WRONG_SYNTAX');
  });

  test('for an unknown vendor gets a 404', async () => {
    const { statusCode } = await site.app.inject({
      method: 'POST',
      url: '/vendor/UNKNOWN/user/balance',
    });
    expect(statusCode).toBe(404);
  });
});

describe('[GAME-08] a token', () => {
  test('that we never issued is refused', async () => {
    expect(await status(bet({ token: 'x'.repeat(43) }))).toBe('RS_ERROR_INVALID_TOKEN');
  });

  test('of another vendor is refused', async () => {
    const token = await stranger.token(seat);
    expect(await status(bet({ token }))).toBe('RS_ERROR_INVALID_TOKEN');
  });

  test('for another player is refused', async () => {
    const other = await takeSeat(site, vendor);
    expect(await status(bet({ user: `main-${other.playerId}` }))).toBe('RS_ERROR_INVALID_TOKEN');
    const { token } = seat;
    const look = vendor.body('balance', { playerId: other.playerId, token });
    expect((await vendor.call('balance', look)).status).toBe('RS_ERROR_INVALID_TOKEN');
  });

  test('for another brand is refused', async () => {
    expect(await status(bet({ sub_partner_id: 'second' }))).toBe('RS_ERROR_INVALID_PARTNER');
  });

  test('is stored only as a digest', async () => {
    const [row] = await site.database.sql<{ found: bigint }>`
      select count(*) as found from round.play_token t
      where to_jsonb(t)::text like ${`%${seat.token}%`}`;
    expect(row?.found).toBe(0n);
  });
});
