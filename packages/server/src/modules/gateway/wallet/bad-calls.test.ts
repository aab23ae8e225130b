import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { takeSeat, type Seated } from '@parlour/testkit/ledger/seat';
import { openSite, type Site } from '@parlour/testkit/site/site';
import {
  openVendor,
  type Dialect,
  type Vendor,
  type WalletCallKind,
} from '@parlour/testkit/vendors/vendor';

/** The required fields of each call of a dialect, and invalid values of each. */
type Call = { kind: WalletCallKind; path: string; needs: string[]; wrong: [string, unknown][] };

const notUuid = ['not-a-uuid', 7, null, '{00000000-0000-0000-0000-000000000000}'];
const notName = ['', 7, null, 'vòng', 'x'.repeat(256), 'a\u0000b'];
const notToken = ['short', 7, null, 'x'.repeat(256)];
const notFlag = ['true', 1, null, []];
const notAmount = [-1, 0.5, '100', null, [100], {}, true];
const notText = [7, ['x'], 'x'.repeat(4097), 'half \ud83d'];
const notObject = ['text', 7, [1]];

const each = (names: string[], values: unknown[]): [string, unknown][] =>
  names.flatMap((name) => values.map((value): [string, unknown] => [name, value]));
/** The same for a field that may be missing or null. */
const eachOptional = (names: string[], values: unknown[]): [string, unknown][] =>
  each(
    names,
    values.filter((value) => value !== null),
  );

const ids = ['request_uuid', 'transaction_uuid'];
const references = [...ids, 'reference_transaction_uuid'];
const words = ['user', 'round', 'game_code', 'currency'];
const caletaWords = ['supplier_user', 'round', 'game_code', 'currency'];
const asides = ['supplier_transaction_id', 'reward_uuid'];

const money = (kind: 'bet' | 'win', names: string[], flags: string[]): [string, unknown][] => [
  ...each(kind === 'bet' ? ids : references, notUuid),
  ...each(names, notName),
  ...each(['token'], notToken),
  ...each(['round_closed', ...flags], notFlag),
  ...each(['amount'], notAmount),
  ...eachOptional(['is_supplier_promo'], notFlag),
  ...eachOptional([...asides, 'bet'], notText),
  ...eachOptional(['sub_partner_id'], notName),
];

const calls: Record<Dialect, Call[]> = {
  hub88: [
    {
      kind: 'info',
      path: '/user/info',
      needs: ['user', 'request_uuid'],
      wrong: [
        ...each(['user'], notName),
        ...each(['request_uuid'], notUuid),
        ...eachOptional(['token'], notToken),
      ],
    },
    {
      kind: 'balance',
      path: '/user/balance',
      needs: ['user', 'token', 'request_uuid'],
      wrong: [
        ...each(['user'], notName),
        ...each(['token'], notToken),
        ...each(['request_uuid'], notUuid),
        ...eachOptional(['game_code'], notName),
      ],
    },
    {
      kind: 'bet',
      path: '/transaction/bet',
      needs: [...words, ...ids, 'token', 'round_closed', 'amount'],
      wrong: [
        ...money('bet', words, []),
        ...eachOptional(['is_free', 'is_aggregated'], notFlag),
        ...eachOptional(['meta'], notObject),
      ],
    },
    {
      kind: 'win',
      path: '/transaction/win',
      needs: [...words, ...references, 'token', 'round_closed', 'amount'],
      wrong: [
        ...money('win', words, []),
        ...eachOptional(['is_free', 'is_aggregated'], notFlag),
        ...eachOptional(['meta'], notObject),
      ],
    },
    {
      kind: 'rollback',
      path: '/transaction/rollback',
      needs: [...references, 'user', 'token', 'round', 'game_code'],
      wrong: [
        ...each(references, notUuid),
        ...each(['user', 'round', 'game_code'], notName),
        ...each(['token'], notToken),
        ...eachOptional(['round_closed'], notFlag),
        ...eachOptional(['meta'], notObject),
      ],
    },
  ],
  caleta: [
    {
      kind: 'check',
      path: '/wallet/check',
      needs: ['token'],
      wrong: [...each(['token'], notToken), ...eachOptional(['request_uuid'], notUuid)],
    },
    {
      kind: 'balance',
      path: '/wallet/balance',
      needs: ['supplier_user', 'token', 'request_uuid', 'game_code'],
      wrong: [
        ...each(['supplier_user', 'game_code'], notName),
        ...each(['token'], notToken),
        ...each(['request_uuid'], notUuid),
      ],
    },
    {
      kind: 'bet',
      path: '/wallet/bet',
      needs: [...caletaWords, ...ids, 'token', 'round_closed', 'amount', 'is_free'],
      wrong: money('bet', caletaWords, ['is_free']),
    },
    {
      kind: 'win',
      path: '/wallet/win',
      needs: [...caletaWords, ...references, 'token', 'round_closed', 'amount', 'is_free'],
      wrong: [
        ...money('win', caletaWords, ['is_free']),
        ...eachOptional(['jackpot_win'], notAmount),
      ],
    },
    {
      kind: 'rollback',
      path: '/wallet/rollback',
      needs: [...references, 'token', 'round', 'round_closed', 'game_code'],
      wrong: [
        ...each(references, notUuid),
        ...each(['round', 'game_code'], notName),
        ...each(['token'], notToken),
        ...each(['round_closed'], notFlag),
        ...eachOptional(['user'], notName),
      ],
    },
  ],
};

let site: Site;
let seat: Seated;
const vendors = new Map<Dialect, Vendor>();
/** Everything that is booked, before this file and after it. */
let booked: string;

const everything = async (): Promise<string> => {
  const [row] = await site.database.sql<{ all: string }>`
    select (select count(*) from ledger.transfer) || ' ' || (select count(*) from round.movement)
      || ' ' || (select count(*) from round.play_token) as all`;
  return row!.all;
};

beforeAll(async () => {
  site = await openSite();
  vendors.set('hub88', await openVendor(site, { code: 'ACME', signature: 'hmac-sha256' }));
  const caleta = { code: 'CAL', dialect: 'caleta', signature: 'hmac-sha256' } as const;
  vendors.set('caleta', await openVendor(site, caleta));
  seat = await takeSeat(site, vendors.get('hub88')!, { cash: '100' });
  tokens.set('hub88', seat.token).set('caleta', await vendors.get('caleta')!.token(seat));
  booked = await everything();
});

const tokens = new Map<Dialect, string>();

afterAll(async () => {
  expect(await everything()).toBe(booked);
  expect(site.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  await dropSoundSite(site);
});

describe.each<Dialect>(['hub88', 'caleta'])('[ERR-04] in the %s dialect', (dialect) => {
  describe.each(calls[dialect])('a $kind', ({ kind, path, needs, wrong }) => {
    const body = (changes: object = {}) => ({
      ...vendors.get(dialect)!.body(kind, { ...seat, token: tokens.get(dialect)! }),
      ...changes,
    });
    const send = async (text: string | Buffer) =>
      (await vendors.get(dialect)!.send(path, text)).status;
    const sound = () => JSON.stringify(body());
    /** The text of a field's value, in place of the valid one. */
    const written = (value: string) =>
      JSON.stringify(body({ written: 77 })).replace('"written":77', `"written":${value}`);

    test.each(needs)('without %s is refused for its syntax', async (name) => {
      expect(await send(JSON.stringify(body({ [name]: undefined })))).toBe('RS_ERROR_WRONG_SYNTAX');
    });

    test('with a value of the wrong type in any field is refused for its type', async () => {
      const answers = await Promise.all(
        wrong.map(async ([name, value]) => ({
          name,
          value,
          status: await send(JSON.stringify(body({ [name]: value }))),
        })),
      );
      expect(answers.length).toBeGreaterThan(4);
      expect(answers.filter(({ status }) => status !== 'RS_ERROR_WRONG_TYPES')).toEqual([]);
    });

    test.each([
      ['nothing', () => ''],
      ['no JSON', () => 'amount=1'],
      ['JSON that is cut off', () => sound().slice(0, -1)],
      ['a list of it', () => `[${sound()}]`],
      ['two of it', () => `${sound()}${sound()}`],
      ['a comma too many', () => sound().replace(/\}$/, ',}')],
      ['a key twice', () => sound().replace('{', '{"token":"x",')],
      ['a key twice, once with an escape', () => sound().replace('{', '{"\\u0074oken":"x",')],
      ['a key twice deep inside', () => written('{"a":{"b":1,"b":1}}')],
      ['nesting of seventeen', () => written(`${'['.repeat(17)}${']'.repeat(17)}`)],
      ['nesting without end', () => written('['.repeat(30_000))],
      ['a NaN', () => written('NaN')],
      ['an infinity', () => written('-Infinity')],
      ['an exponent', () => written('1e3')],
      ['a small exponent', () => written('1E-9')],
      ['2^53', () => written('9007199254740992')],
      ['-2^53', () => written('-9007199254740992')],
      ['a number without end', () => written('9'.repeat(400))],
      ['a leading zero', () => written('012')],
      ['a negative zero', () => written('-0')],
      ['bytes that are no UTF-8', () => Buffer.from([0x7b, 0xff, 0x7d])],
      ['a body over 64 KB', () => sound() + ' '.repeat(65_536)],
      ['a body over 256 KB', () => sound() + ' '.repeat(262_144)],
    ])('with %s is refused for its syntax', async (_what, make) => {
      expect(await send(make())).toBe('RS_ERROR_WRONG_SYNTAX');
    });

    test('with a signature of other bytes is refused before it is parsed', async () => {
      const vendor = vendors.get(dialect)!;
      const answer = await vendor.send(path, '[', vendor.sign(sound()));
      expect(answer).toEqual({ status: 'RS_ERROR_INVALID_SIGNATURE', request_uuid: '' });
    });
  });
});

describe('[ERR-04] an unknown field of the dialect', () => {
  test.each([
    ['is text where another dialect has an object', 'text'],
    ['is a list', [1]],
    ['is a number', 7],
  ])('is ignored: meta %s', async (_case, meta) => {
    const vendor = vendors.get('caleta')!;
    const at = { ...seat, token: tokens.get('caleta')! };
    const { status } = await vendor.call('bet', vendor.body('bet', at, { meta, amount: 1e10 }));
    expect(status).toBe('RS_ERROR_NOT_ENOUGH_MONEY');
  });
});
