import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDialectSite, type DialectSite } from '@parlour/testkit/vendors/dialect-site';
import { openScene, unit, type Scene } from '@parlour/testkit/ledger/scene';
import type { Site } from '@parlour/testkit/site/site';
import type { Dialect } from '@parlour/testkit/vendors/vendor';

let site: Site;
let vendors: DialectSite['vendors'];
let close: DialectSite['close'];

beforeAll(async () => {
  ({ site, vendors, close } = await openDialectSite());
  for (const { code, game } of vendors.values()) {
    await site.database.sql`
      update catalogue.game set limits = '{"VND": {"max": "5000000"}}'
      where vendor_code = ${code} and code = ${game}`;
  }
});

afterAll(() => close());

const id = () => randomUUID();
const one = () => ({ transaction_uuid: id(), round: id() });

const duplicate = 'RS_ERROR_DUPLICATE_TRANSACTION';
const unknownBet = 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';

type Row = {
  event: string;
  play: (scene: Scene) => Promise<unknown[]>;
  gives: unknown[] | ((dialect: Dialect) => unknown[]);
};

/** The other player of a scene, at the same vendor. */
const beside = ({ vendor }: Scene): Promise<Scene> => openScene(site, vendor);

const sameKey: Row[] = [
  {
    event: 'another currency under a known key is a duplicate',
    play: async ({ bet, cash }) => {
      const its = one();
      return [await bet(its), await bet({ ...its, currency: 'PHP' }), await cash()];
    },
    gives: ['RS_OK', duplicate, '9'],
  },
  {
    event: 'another player under a known key is a duplicate, and his money stays',
    play: async (scene) => {
      const [its, other] = [one(), await beside(scene)];
      return [await scene.bet(its), await other.bet(its), await other.cash()];
    },
    gives: ['RS_OK', duplicate, '10'],
  },
  {
    event: 'another bet under a win’s known key is a duplicate',
    play: async ({ bet, win, cash }) => {
      const [its, second, paid] = [one(), one(), id()];
      return [
        await bet(its),
        await bet(second),
        await win(its.transaction_uuid, { round: its.round, transaction_uuid: paid }),
        await win(second.transaction_uuid, { round: its.round, transaction_uuid: paid }),
        await cash(),
      ];
    },
    gives: ['RS_OK', 'RS_OK', 'RS_OK', duplicate, '9'],
  },
  {
    event: 'a win under the key of a bet is a duplicate',
    play: async ({ bet, win, cash }) => {
      const its = one();
      return [
        await bet(its),
        await win(its.transaction_uuid, { ...its, amount: 5 * unit }),
        await cash(),
      ];
    },
    gives: ['RS_OK', duplicate, '9'],
  },
  {
    event: 'a free bet under the key of a bet that was paid is a duplicate',
    play: async ({ bet, cash }) => {
      const its = one();
      return [await bet(its), await bet({ ...its, is_free: true }), await cash()];
    },
    gives: ['RS_OK', duplicate, '9'],
  },
  {
    event: 'a prize under the key of a win of ours is a duplicate',
    play: async ({ bet, win, cash }) => {
      const [its, paid] = [one(), id()];
      const again = { round: its.round, transaction_uuid: paid };
      return [
        await bet(its),
        await win(its.transaction_uuid, again),
        await win(its.transaction_uuid, { ...again, is_supplier_promo: true }),
        await cash(),
      ];
    },
    gives: ['RS_OK', 'RS_OK', duplicate, '10'],
  },
  {
    event: 'another bet under a rollback’s known key is a duplicate',
    play: async ({ bet, rollback, cash }) => {
      const [its, second, back] = [one(), one(), id()];
      return [
        await bet(its),
        await bet(second),
        await rollback(its.transaction_uuid, { round: its.round, transaction_uuid: back }),
        await rollback(second.transaction_uuid, { round: second.round, transaction_uuid: back }),
        await cash(),
      ];
    },
    gives: ['RS_OK', 'RS_OK', 'RS_OK', duplicate, '9'],
  },
  {
    event: 'another network id for the same bet is the same bet',
    play: async ({ bet, cash }) => {
      const its = one();
      return [await bet(its), await bet({ ...its, request_uuid: id() }), await cash()];
    },
    gives: ['RS_OK', 'RS_OK', '9'],
  },
];

const references: Row[] = [
  {
    event: 'a win on another player’s bet is refused',
    play: async (scene) => {
      const [its, other] = [one(), await beside(scene)];
      return [await scene.bet(its), await other.win(its.transaction_uuid), await other.cash()];
    },
    gives: ['RS_OK', unknownBet, '10'],
  },
  {
    event: 'a rollback of another player’s bet is refused',
    play: async (scene) => {
      const [its, other] = [one(), await beside(scene)];
      return [await scene.bet(its), await other.rollback(its.transaction_uuid), await scene.cash()];
    },
    gives: ['RS_OK', unknownBet, '9'],
  },
  {
    event: 'a win on a win, and on a rollback, is refused',
    play: async ({ bet, win, rollback, cash }) => {
      const [its, paid, back] = [one(), id(), id()];
      return [
        await bet(its),
        await win(its.transaction_uuid, { transaction_uuid: paid }),
        await win(paid),
        await rollback(paid, { transaction_uuid: back }),
        await win(back),
        await cash(),
      ];
    },
    gives: ['RS_OK', 'RS_OK', unknownBet, 'RS_OK', unknownBet, '9'],
  },
  {
    event: 'a rollback of a rollback is refused',
    play: async ({ bet, rollback, cash }) => {
      const [its, back] = [one(), id()];
      return [
        await bet(its),
        await rollback(its.transaction_uuid, { transaction_uuid: back }),
        await rollback(back),
        await cash(),
      ];
    },
    gives: ['RS_OK', 'RS_OK', unknownBet, '10'],
  },
  {
    event: 'a bet is taken back, and its win then, each once',
    play: async ({ bet, win, rollback, cash }) => {
      const [its, paid] = [one(), id()];
      return [
        await bet(its),
        await win(its.transaction_uuid, { transaction_uuid: paid, amount: 3 * unit }),
        await rollback(its.transaction_uuid),
        await rollback(paid),
        await rollback(paid),
        await rollback(its.transaction_uuid),
        await cash(),
      ];
    },
    gives: ['RS_OK', 'RS_OK', 'RS_OK', 'RS_OK', 'RS_OK', 'RS_OK', '10'],
  },
];

const limits: Row[] = [
  {
    event: 'a bet over the game’s limit is refused with the dialect’s own word',
    play: async ({ bet, cash }) => [
      await bet({ amount: 5 * unit }),
      await bet({ amount: 5 * unit + 1 }),
      await cash(),
    ],
    gives: (dialect) => [
      'RS_OK',
      dialect === 'hub88' ? 'RS_ERROR_LIMIT_REACHED' : 'RS_ERROR_UNKNOWN',
      '5',
    ],
  },
  {
    event: 'of a game that was switched off no bet is taken, but wins and rollbacks',
    play: async ({ vendor, bet, win, rollback, cash }) => {
      const [its, second] = [one(), one()];
      const answers = [await bet(its), await bet(second)];
      const turn = (enabled: boolean) => site.database.sql`
        update catalogue.game set enabled = ${enabled}
        where vendor_code = ${vendor.code} and code = ${vendor.game}`;
      await turn(false);
      answers.push(await bet(), await win(its.transaction_uuid, { amount: 3 * unit }));
      answers.push(await rollback(second.transaction_uuid));
      await turn(true);
      return [...answers, await cash()];
    },
    gives: ['RS_OK', 'RS_OK', 'RS_ERROR_INVALID_GAME', 'RS_OK', 'RS_OK', '12'],
  },
  {
    event: 'of a brand under maintenance no bet is taken, but wins and rollbacks',
    play: async ({ bet, win, rollback, cash }) => {
      const [its, second] = [one(), one()];
      const answers = [await bet(its), await bet(second)];
      const turn = (on: boolean) =>
        site.database.sql`update brand.brand set maintenance = ${on} where code = 'main'`;
      await turn(true);
      answers.push(await bet(), await win(its.transaction_uuid, { amount: 3 * unit }));
      answers.push(await rollback(second.transaction_uuid));
      await turn(false);
      return [...answers, await cash()];
    },
    gives: ['RS_OK', 'RS_OK', 'RS_ERROR_USER_DISABLED', 'RS_OK', 'RS_OK', '12'],
  },
  {
    event: 'a maintenance that has not begun stops no bet, and one that has, none of its testers',
    play: async ({ seat, bet, win, cash }) => {
      const its = one();
      const turn = (from: string | null, testers: string) =>
        site.database.sql`
          update brand.brand
          set maintenance = ${from !== null}, maintenance_start = lib.now() + ${from}::interval,
            maintenance_testers = ${testers}::bigint[]
          where code = 'main'`;
      await turn('1 hour', '{}');
      const answers = [await bet(its)];
      await turn('-1 hour', '{}');
      answers.push(await bet());
      await turn('-1 hour', `{${seat.playerId}}`);
      answers.push(await bet(), await win(its.transaction_uuid, { amount: 3 * unit }));
      await turn(null, '{}');
      return [...answers, await cash()];
    },
    gives: ['RS_OK', 'RS_ERROR_USER_DISABLED', 'RS_OK', 'RS_OK', '11'],
  },
  {
    event: 'of a player who excluded himself no bet is taken, but wins and rollbacks',
    play: async ({ seat, bet, win, rollback, cash }) => {
      const [its, second] = [one(), one()];
      const answers = [await bet(its), await bet(second)];
      await site.database.sql`
        insert into compliance.player_state (player_id, state)
        values (${seat.playerId}::bigint, 'excluded')`;
      answers.push(await bet(), await win(its.transaction_uuid, { amount: 3 * unit }));
      answers.push(await rollback(second.transaction_uuid));
      return [...answers, await cash()];
    },
    gives: ['RS_OK', 'RS_OK', 'RS_ERROR_USER_DISABLED', 'RS_OK', 'RS_OK', '12'],
  },
  {
    event: 'the game may change in a session, as in a live lobby, between a bet and its win too',
    play: async ({ vendor, bet, win, cash }) => {
      const its = one();
      await site.database.sql`
        insert into catalogue.game (vendor_code, code, classify, names, demo, enabled, search_fold)
        values (${vendor.code}, 'table_two', 'Live Games', '{}'::jsonb, false, true, '')
        on conflict do nothing`;
      return [
        await bet(its),
        await bet({ game_code: 'table_two' }),
        await win(its.transaction_uuid, { game_code: 'table_two', amount: 2 * unit }),
        await cash(),
      ];
    },
    gives: ['RS_OK', 'RS_OK', 'RS_OK', '10'],
  },
  {
    event: 'a win in another currency than the wallet’s is refused',
    play: async ({ bet, win, cash }) => {
      const its = one();
      return [
        await bet(its),
        await win(its.transaction_uuid, { currency: 'PHP', amount: 9 * unit }),
        await cash(),
      ];
    },
    gives: ['RS_OK', 'RS_ERROR_WRONG_CURRENCY', '9'],
  },
];

describe.each<Dialect>(['hub88', 'caleta'])('[GAME-08] in the %s dialect', (dialect) => {
  const played = async ({ play, gives }: Row) => {
    const expected = typeof gives === 'function' ? gives(dialect) : gives;
    expect(await play(await openScene(site, vendors.get(dialect)!))).toEqual(expected);
  };

  test.each(sameKey)('$event', played);
  test.each(references)('$event', played);
  test.each(limits)('$event', played);
});

describe('[GAME-08] an error contains its status and nothing else', () => {
  const errors: [string, (scene: Scene) => Record<string, unknown>][] = [
    ['RS_ERROR_INVALID_TOKEN', () => ({ token: 'x'.repeat(43) })],
    ['RS_ERROR_INVALID_GAME', () => ({ game_code: 'nothing' })],
    ['RS_ERROR_WRONG_CURRENCY', () => ({ currency: 'EUR' })],
    ['RS_ERROR_WRONG_TYPES', () => ({ amount: '1' })],
    ['RS_ERROR_WRONG_SYNTAX', () => ({ amount: undefined })],
    ['RS_ERROR_INVALID_PARTNER', () => ({ sub_partner_id: 'second' })],
  ];

  test.each<Dialect>(['hub88', 'caleta'])('in the %s dialect', async (dialect) => {
    const scene = await openScene(site, vendors.get(dialect)!);
    for (const [status, changes] of errors) {
      const body = scene.vendor.body('bet', scene.seat, changes(scene));
      // Caleta has no word for a partner that is not enabled.
      const isSaid = dialect === 'hub88' || status !== 'RS_ERROR_INVALID_PARTNER';
      expect(await scene.vendor.call('bet', body)).toEqual({
        status: isSaid ? status : 'RS_ERROR_UNKNOWN',
        request_uuid: body.request_uuid,
      });
    }
  });

  test('and a body that is no message is answered with an empty id', async () => {
    const { vendor } = await openScene(site, vendors.get('hub88')!);
    expect(await vendor.send('/transaction/bet', '[]')).toEqual({
      status: 'RS_ERROR_WRONG_SYNTAX',
      request_uuid: '',
    });
  });

  test.each([
    ['hub88', '/wallet/bet'],
    ['hub88', '/wallet/check'],
    ['caleta', '/transaction/bet'],
    ['caleta', '/user/info'],
  ] as const)('the %s dialect does not know %s', async (dialect, path) => {
    const { vendor, seat } = await openScene(site, vendors.get(dialect)!);
    const body = JSON.stringify(vendor.body('bet', seat));
    expect((await vendor.send(path, body)).status).toBe('RS_ERROR_WRONG_SYNTAX');
  });
});
