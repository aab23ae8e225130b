import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDialectSite, type DialectSite } from '@parlour/testkit/vendors/dialect-site';
import { openScene, unit, type Scene } from '@parlour/testkit/ledger/scene';
import type { Site } from '@parlour/testkit/site/site';
import { openVendor, type Dialect } from '@parlour/testkit/vendors/vendor';
import { fund } from '@parlour/testkit/ledger/world';

let site: Site;
let vendors: DialectSite['vendors'];
let close: DialectSite['close'];

beforeAll(async () => {
  ({ site, vendors, close } = await openDialectSite());
});

afterAll(() => close());

/** A player with 10, at a game of a vendor. */
const scene = (dialect: Dialect): Promise<Scene> => openScene(site, vendors.get(dialect)!);

const id = () => randomUUID();

type Row = { event: string; play: (scene: Scene) => Promise<unknown[]>; gives: unknown[] };

const rows: Row[] = [
  {
    event: 'an identical repeat is answered as the first time, and paid once',
    play: async ({ bet, win, cash }) => {
      const [one, paid] = [{ transaction_uuid: id(), round: id() }, { transaction_uuid: id() }];
      const answers = [await bet(one), await bet(one)];
      answers.push(await win(one.transaction_uuid, { ...one, ...paid, amount: 3 * unit }));
      answers.push(await win(one.transaction_uuid, { ...one, ...paid, amount: 3 * unit }));
      return [...answers, await cash()];
    },
    gives: ['RS_OK', 'RS_OK', 'RS_OK', 'RS_OK', '12'],
  },
  {
    event: 'the same id with another amount, round or game is a duplicate',
    play: async ({ bet, cash }) => {
      const one = { transaction_uuid: id(), round: id() };
      return [
        await bet(one),
        await bet({ ...one, amount: unit + 1 }),
        await bet({ ...one, round: id() }),
        await bet({ ...one, game_code: 'other' }),
        await cash(),
      ];
    },
    gives: [
      'RS_OK',
      'RS_ERROR_DUPLICATE_TRANSACTION',
      'RS_ERROR_DUPLICATE_TRANSACTION',
      'RS_ERROR_DUPLICATE_TRANSACTION',
      '9',
    ],
  },
  {
    event: 'the same id in capital letters is the same id',
    play: async ({ bet, cash }) => {
      const one = { transaction_uuid: id(), round: id() };
      const capital = { ...one, transaction_uuid: one.transaction_uuid.toUpperCase() };
      return [await bet(one), await bet(capital), await cash()];
    },
    gives: ['RS_OK', 'RS_OK', '9'],
  },
  {
    event: 'a win without its bet is refused',
    play: async ({ win, cash }) => [await win(id()), await cash()],
    gives: ['RS_ERROR_TRANSACTION_DOES_NOT_EXIST', '10'],
  },
  {
    event: 'a win on a bet that was taken back is refused',
    play: async ({ bet, win, rollback, cash }) => {
      const one = { transaction_uuid: id(), round: id() };
      return [
        await bet(one),
        await rollback(one.transaction_uuid),
        await win(one.transaction_uuid),
        await cash(),
      ];
    },
    gives: ['RS_OK', 'RS_OK', 'RS_ERROR_TRANSACTION_ROLLED_BACK', '10'],
  },
  {
    event: 'a rollback of what is unknown is well, and moves nothing',
    play: async ({ rollback, cash }) => [await rollback(id()), await cash()],
    gives: ['RS_OK', '10'],
  },
  {
    event: 'a rollback that comes again, under the same id or another, is well and moves nothing',
    play: async ({ bet, rollback, cash }) => {
      const one = { transaction_uuid: id(), round: id() };
      const back = { transaction_uuid: id(), round: one.round };
      return [
        await bet(one),
        await rollback(one.transaction_uuid, back),
        await rollback(one.transaction_uuid, back),
        await rollback(one.transaction_uuid, { ...back, transaction_uuid: id() }),
        await cash(),
      ];
    },
    gives: ['RS_OK', 'RS_OK', 'RS_OK', 'RS_OK', '10'],
  },
  {
    event: 'a rollback of a bet after its win takes back the bet alone',
    play: async ({ bet, win, rollback, cash }) => {
      const one = { transaction_uuid: id(), round: id() };
      return [
        await bet(one),
        await win(one.transaction_uuid, { amount: 2 * unit }),
        await rollback(one.transaction_uuid),
        await cash(),
      ];
    },
    gives: ['RS_OK', 'RS_OK', 'RS_OK', '12'],
  },
  {
    event: 'a rollback of a win takes back the win alone',
    play: async ({ bet, win, rollback, cash }) => {
      const one = { transaction_uuid: id(), round: id() };
      const paid = id();
      return [
        await bet(one),
        await win(one.transaction_uuid, { transaction_uuid: paid, amount: 2 * unit }),
        await rollback(paid),
        await cash(),
      ];
    },
    gives: ['RS_OK', 'RS_OK', 'RS_OK', '9'],
  },
  {
    event: 'a late bet after its rollback is refused, and so is its win',
    play: async ({ bet, win, rollback, cash }) => {
      const one = { transaction_uuid: id(), round: id() };
      return [
        await rollback(one.transaction_uuid),
        await bet(one),
        await win(one.transaction_uuid),
        await cash(),
      ];
    },
    gives: ['RS_OK', 'RS_ERROR_TRANSACTION_ROLLED_BACK', 'RS_ERROR_TRANSACTION_ROLLED_BACK', '10'],
  },
  {
    event: 'an expired token takes no new bet, but every win and rollback',
    play: async ({ bet, win, rollback, cash, seat }) => {
      const [one, two] = [
        { transaction_uuid: id(), round: id() },
        { transaction_uuid: id(), round: id() },
      ];
      const answers = [await bet(one), await bet(two)];
      await site.database.sql`
        update round.play_token set ended_at = lib.now()
        where player_id = ${seat.playerId}::bigint`;
      answers.push(await bet());
      answers.push(await win(one.transaction_uuid, { amount: 5 * unit }));
      answers.push(await rollback(two.transaction_uuid));
      return [...answers, await cash()];
    },
    gives: ['RS_OK', 'RS_OK', 'RS_ERROR_TOKEN_EXPIRED', 'RS_OK', 'RS_OK', '14'],
  },
  {
    event: 'a blocked player makes no new bet, but takes every win and rollback',
    play: async ({ bet, win, rollback, cash, seat }) => {
      const [one, two] = [
        { transaction_uuid: id(), round: id() },
        { transaction_uuid: id(), round: id() },
      ];
      const answers = [await bet(one), await bet(two)];
      await site.database.sql`
        insert into compliance.player_state (player_id, state)
        values (${seat.playerId}::bigint, 'blocked')`;
      answers.push(await bet());
      answers.push(await win(one.transaction_uuid, { amount: 5 * unit }));
      answers.push(await rollback(two.transaction_uuid));
      return [...answers, await cash()];
    },
    gives: ['RS_OK', 'RS_OK', 'RS_ERROR_USER_DISABLED', 'RS_OK', 'RS_OK', '14'],
  },
  {
    event: 'a round has several bets, and one taken back does not void it',
    play: async ({ bet, win, rollback, cash, openRounds }) => {
      const round = id();
      const [one, two] = [id(), id()];
      const answers = [
        await bet({ transaction_uuid: one, round }),
        await bet({ transaction_uuid: two, round, amount: 2 * unit }),
        await rollback(one, { round }),
        await win(two, { round, amount: 4 * unit, round_closed: true }),
      ];
      return [...answers, await openRounds(), await cash()];
    },
    gives: ['RS_OK', 'RS_OK', 'RS_OK', 'RS_OK', 0, '12'],
  },
  {
    event: 'a bet takes several wins',
    play: async ({ bet, win, cash }) => {
      const one = { transaction_uuid: id(), round: id() };
      return [
        await bet(one),
        await win(one.transaction_uuid, { amount: unit }),
        await win(one.transaction_uuid, { amount: 2 * unit }),
        await cash(),
      ];
    },
    gives: ['RS_OK', 'RS_OK', 'RS_OK', '12'],
  },
  {
    event: 'a loss is silence or a win of nothing',
    play: async ({ bet, win, cash, openRounds }) => {
      const [one, two] = [
        { transaction_uuid: id(), round: id() },
        { transaction_uuid: id(), round: id() },
      ];
      const answers = [await bet(one), await bet({ ...two, round_closed: true })];
      answers.push(await win(one.transaction_uuid, { amount: 0, round_closed: true }));
      return [...answers, await openRounds(), await cash()];
    },
    gives: ['RS_OK', 'RS_OK', 'RS_OK', 0, '8'],
  },
  {
    event: 'a closed round takes no more bets, but a late win',
    play: async ({ bet, win, cash }) => {
      const one = { transaction_uuid: id(), round: id() };
      return [
        await bet({ ...one, round_closed: true }),
        await bet({ round: one.round }),
        await win(one.transaction_uuid, { amount: 2 * unit }),
        await cash(),
      ];
    },
    gives: ['RS_OK', 'RS_ERROR_UNKNOWN', 'RS_OK', '11'],
  },
  {
    event: 'a bet over the balance is refused, and the same bet done once there is money',
    play: async ({ bet, cash, seat }) => {
      const one = { transaction_uuid: id(), round: id(), amount: 11 * unit };
      const answers = [await bet(one)];
      await fund(site, seat, '5');
      return [...answers, await bet(one), await cash()];
    },
    gives: ['RS_ERROR_NOT_ENOUGH_MONEY', 'RS_OK', '4'],
  },
  {
    event: 'a free bet takes nothing, and what the vendor gives away it pays',
    play: async ({ bet, win, cash, vendor }) => {
      const one = { transaction_uuid: id(), round: id(), is_free: true };
      const answers = [
        await bet(one),
        await win(one.transaction_uuid, { amount: unit, is_supplier_promo: true }),
      ];
      const [row] = await site.database.sql<{ balance: string }>`
        select ledger.house_balance(${`vendor:${vendor.code}:settle`}, 'VND')::text as balance`;
      return [...answers, row?.balance, await cash()];
    },
    gives: ['RS_OK', 'RS_OK', '-1000000', '11'],
  },
  {
    event: 'another currency than the wallet’s is refused',
    play: async ({ bet, cash }) => [await bet({ currency: 'EUR' }), await cash()],
    gives: ['RS_ERROR_WRONG_CURRENCY', '10'],
  },
  {
    event: 'an unknown game, and one that was switched off, are refused',
    play: async ({ bet, cash, vendor }) => {
      const off = `${vendor.code}_off`;
      await site.database.sql`
        insert into catalogue.game (vendor_code, code, classify, names, demo, enabled, search_fold)
        values (${vendor.code}, ${off}, 'Unknown', '{}'::jsonb, false, false, '')`;
      return [await bet({ game_code: 'nothing' }), await bet({ game_code: off }), await cash()];
    },
    gives: ['RS_ERROR_INVALID_GAME', 'RS_ERROR_INVALID_GAME', '10'],
  },
];

describe.each<Dialect>(['hub88', 'caleta'])('[GAME-08] in the %s dialect', (dialect) => {
  test.each(rows)('$event', async ({ play, gives }) => {
    expect(await play(await scene(dialect))).toEqual(gives);
  });
});

describe('[GAME-08] the fields beside the status', () => {
  test('Hub88 gets the balance with "not enough money", Caleta does not', async () => {
    for (const [dialect, fields] of [
      ['hub88', { balance: 10 * unit, currency: 'VND' }],
      ['caleta', {}],
    ] as const) {
      const { vendor, seat } = await scene(dialect);
      const body = vendor.body('bet', seat, { amount: 11 * unit });
      const { status, request_uuid, user, ...rest } = await vendor.call('bet', body);
      expect({ status, request_uuid, ...rest }).toEqual({
        status: 'RS_ERROR_NOT_ENOUGH_MONEY',
        request_uuid: body.request_uuid,
        ...fields,
      });
      expect(user).toBe(dialect === 'hub88' ? `main-${seat.playerId}` : undefined);
    }
  });

  test('a repeat is answered with the balance of the first answer', async () => {
    const { vendor, seat, bet } = await scene('hub88');
    const one = vendor.body('bet', seat);
    const first = await vendor.call('bet', one);
    await bet();
    expect(await vendor.call('bet', one)).toEqual(first);
    expect(first).toEqual({
      user: `main-${seat.playerId}`,
      status: 'RS_OK',
      request_uuid: one.request_uuid,
      currency: 'VND',
      balance: 9 * unit,
    });
  });

  test('or with the current one, where the dialect says so', async () => {
    const now = await openVendor(site, { code: 'NOW', switches: { repeatBalance: 'current' } });
    const { seat, bet } = await openScene(site, now);
    const one = now.body('bet', seat);
    expect(await now.call('bet', one)).toMatchObject({ balance: 9 * unit });
    await bet();
    expect(await now.call('bet', one)).toMatchObject({ status: 'RS_OK', balance: 8 * unit });
    expect(await seat.cash()).toBe(8_000_000n);
  });

  test('[R-H5] the fields of promotional money are kept after the win, other notes are not', async () => {
    const { vendor, seat } = await scene('hub88');
    const one = vendor.body('bet', seat, { reward_uuid: 'r-1', meta: { lines: 20 } });
    await vendor.call('bet', one);
    const won = { reference_transaction_uuid: one.transaction_uuid, round: one.round };
    await vendor.call('win', vendor.body('win', seat, { ...won, meta: { stops: [3] } }));
    const rows = await site.database.sql`
      select outcome from round.round where external_id = ${one.round}`;
    expect(rows).toEqual([{ outcome: { reward_uuid: 'r-1', stops: [3] } }]);
  });

  test('a balance is rounded down to the wire, never up', async () => {
    const { vendor, seat } = await scene('hub88');
    await fund(site, seat, '0.000009');
    const { balance } = await vendor.call('balance', vendor.body('balance', seat));
    expect(balance).toBe(10 * unit);
  });

  test('a player is named by number and brand, never by username', async () => {
    const { vendor, seat } = await scene('hub88');
    const answer = await vendor.call('info', vendor.body('info', seat));
    expect(answer).toMatchObject({ status: 'RS_OK', user: `main-${seat.playerId}` });
    expect(JSON.stringify(answer)).not.toContain(seat.username);
  });

  test('Caleta swaps a token: the old one takes no new bets, but wins', async () => {
    const { vendor, seat, bet, win } = await scene('caleta');
    const one = { transaction_uuid: id(), round: id() };
    await bet(one);
    const answer = await vendor.call('check', vendor.body('check', seat));
    const token = (answer as unknown as { token: string }).token;
    expect(answer.status).toBe('RS_OK');
    expect(await bet()).toBe('RS_ERROR_TOKEN_EXPIRED');
    expect(await win(one.transaction_uuid)).toBe('RS_OK');
    const next = vendor.body('bet', { ...seat, token });
    expect((await vendor.call('bet', next)).status).toBe('RS_OK');
  });
});
