import { createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { waiting } from '@parlour/testkit/ledger/lock-player';
import { openScene, unit, type Scene } from '@parlour/testkit/ledger/scene';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Dialect, type Vendor } from '@parlour/testkit/vendors/vendor';
import { issuePlayToken } from '../../round';
import { readPockets } from '../../wallet';
import { claimFreeBet } from '../queries';

let site: Site;
let vendor: Vendor;
let shiftMs = 0;

beforeAll(async () => {
  site = await openSite();
  vendor = await openVendor(site);
});

afterAll(() => dropSoundSite(site));

/** Makes the next call see the changed rows of a vendor. */
const pass = async () => {
  shiftMs += 5000;
  await site.shiftClock(shiftMs);
};

const linesOf = (event: string): string[] => site.logLines.filter((line) => line.includes(event));

describe('[GAME-12] a vendor that is switched off', () => {
  test.each<Dialect>(['hub88', 'caleta'])(
    'of %s bets, asks and swaps nothing, but pays and takes back',
    async (dialect) => {
      const off = await openVendor(site, { code: `OFF_${dialect}`, dialect });
      const scene = await openScene(site, off);
      const [paid, back] = [randomUUID(), randomUUID()];
      await scene.bet({ transaction_uuid: paid });
      await scene.bet({ transaction_uuid: back });
      await site.database.sql`update gateway.profile set enabled = false where code = ${off.code}`;
      await pass();
      const refused = dialect === 'hub88' ? 'RS_ERROR_INVALID_PARTNER' : 'RS_ERROR_UNKNOWN';
      expect(await scene.bet()).toBe(refused);
      for (const kind of ['balance', dialect === 'hub88' ? 'info' : 'check'] as const) {
        expect((await off.call(kind, off.body(kind, scene.seat))).status).toBe(refused);
      }
      expect(await scene.win(paid, { amount: 5 * unit })).toBe('RS_OK');
      expect(await scene.rollback(back)).toBe('RS_OK');
      expect(await scene.cash()).toBe('14');
    },
  );

  test('[R-I6] takes no bet once it is switched off, even from a process with an old profile', async () => {
    const off = await openVendor(site, { code: 'LOADED', signature: 'hmac-sha256' });
    const scenes = await Promise.all(
      Array.from({ length: 8 }, () => openScene(site, off, '100000')),
    );
    const taken = new Map<string, number>();
    let isOff = false;
    const play = async (scene: Scene) => {
      for (let bets = 0; bets < 12; bets += 1) {
        const wasOff = isOff;
        const status = await scene.bet();
        taken.set(`${wasOff} ${status}`, (taken.get(`${wasOff} ${status}`) ?? 0) + 1);
        if (bets === 5 && scene === scenes[0]) {
          await site.database.sql`update gateway.profile set enabled = false where code = 'LOADED'`;
          isOff = true;
        }
      }
    };
    await Promise.all(scenes.map(play));
    expect(taken.get('false RS_OK')).toBeGreaterThan(0);
    expect(taken.get('true RS_OK')).toBeUndefined();
    expect(taken.get('true RS_ERROR_INVALID_PARTNER')).toBeGreaterThan(6);
  });
});

describe('[GAME-08] a win that names', () => {
  test.each([
    ['an unknown game', 'nothing'],
    ['another game than its bet', 'guards_two'],
  ])('%s is paid, and logged', async (_case, game_code) => {
    await site.database.sql`
      insert into catalogue.game (vendor_code, code, classify, names, demo, enabled, search_fold)
      values (${vendor.code}, 'guards_two', 'Live Games', '{}'::jsonb, false, true, '')
      on conflict do nothing`;
    const scene = await openScene(site, vendor);
    const key = randomUUID();
    await scene.bet({ transaction_uuid: key });
    const before = linesOf('gateway.unexpected_game').length;
    expect(await scene.win(key, { game_code, amount: 2 * unit })).toBe('RS_OK');
    expect(await scene.cash()).toBe('11');
    const entries = linesOf('gateway.unexpected_game').slice(before);
    expect(entries).toHaveLength(1);
    expect(entries[0]).toContain(`"game":"${game_code}"`);
    expect(entries[0]).toContain(`"vendor":"${vendor.code}"`);
  });

  test('the game of its bet is not logged', async () => {
    const scene = await openScene(site, vendor);
    const key = randomUUID();
    await scene.bet({ transaction_uuid: key });
    const before = linesOf('gateway.unexpected_game').length;
    expect(await scene.win(key)).toBe('RS_OK');
    expect(linesOf('gateway.unexpected_game')).toHaveLength(before);
  });
});

describe('[GAME-08] a free bet', () => {
  const grant = (
    reference: string,
    {
      player = null as string | null,
      bets = 2,
      most = '5000000',
      ends = null as string | null,
    } = {},
  ) => site.database.sql`
    insert into gateway.free_grant
      (vendor_code, reference, brand, player_id, currency, bets, max_bet, ends_at)
    values (${vendor.code}, ${reference}, 'main', ${player}::bigint, 'VND', ${bets},
      ${most}::bigint, ${ends}::timestamptz)`;
  const free = (reward: unknown, changes: object = {}) => ({
    is_free: true,
    reward_uuid: reward,
    ...changes,
  });

  test.each<[string, unknown, object]>([
    ['of 90 million that was never granted', randomUUID(), { amount: 90_000_000 * unit }],
    ['that names nothing', null, {}],
    ['that names an unknown grant', randomUUID(), {}],
  ])('%s is refused, and logged', async (_case, reward, changes) => {
    const scene = await openScene(site, vendor);
    const before = linesOf('gateway.free_bet_refused').length;
    expect(await scene.bet(free(reward, changes))).toBe('RS_ERROR_LIMIT_REACHED');
    expect(linesOf('gateway.free_bet_refused')).toHaveLength(before + 1);
    expect(await scene.openRounds()).toBe(0);
  });

  test('is accepted as often and as large as was granted, in any order of repeats', async () => {
    const scene = await openScene(site, vendor);
    const reward = randomUUID();
    await grant(reward, { player: scene.seat.playerId });
    const its = free(reward, { transaction_uuid: randomUUID(), round: randomUUID() });
    const over = 'RS_ERROR_LIMIT_REACHED';
    expect(await scene.bet(free(reward, { amount: 5 * unit + 1 }))).toBe(over);
    expect(await scene.bet(its)).toBe('RS_OK');
    expect(await scene.bet(its)).toBe('RS_OK');
    expect(await scene.bet(free(reward))).toBe('RS_OK');
    expect(await scene.bet(free(reward))).toBe(over);
    expect(await scene.bet(its)).toBe('RS_OK');
    expect(await scene.rollback((its as { transaction_uuid?: string }).transaction_uuid)).toBe(
      'RS_OK',
    );
    expect(await scene.bet(free(reward))).toBe('RS_OK');
    expect(await scene.bet(free(reward))).toBe(over);
    expect(await scene.cash()).toBe('10');
  });

  test('of twenty at once is accepted as often as was granted', async () => {
    const scene = await openScene(site, vendor);
    const reward = randomUUID();
    await grant(reward, { bets: 3 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => scene.bet(free(reward))));
    expect(answers).toHaveLength(20);
    expect(answers.filter((status) => status === 'RS_OK')).toHaveLength(3);
  });

  test('that is the last one, and comes twice at once, is one bet and no refusal', async () => {
    const { playerId } = (await openScene(site, vendor)).seat;
    const reference = randomUUID();
    await grant(reference, { bets: 1 });
    const [granted] = await site.database.sql<{ id: string }>`
      select id::text from gateway.free_grant where reference = ${reference}`;
    const bet = {
      vendor: vendor.code,
      key: randomUUID(),
      reference,
      brand: 'main',
      playerId: BigInt(playerId),
      currency: 'VND',
      amount: 1n,
    };
    const take = () => site.database.transaction((sql) => claimFreeBet(sql, bet));
    let taken: Promise<string>[] = [];
    await site.database.transaction(async (sql) => {
      await sql`select lib.one_at_a_time(${`gateway.free_bet ${granted!.id} ${playerId}`})`;
      taken = [take(), take()];
      await expect.poll(() => waiting(site.database), { timeout: 10_000 }).toBe(2);
    });
    expect((await Promise.all(taken)).toSorted()).toEqual(['known', 'taken']);
  });

  test('of another player, or after its end, is refused', async () => {
    const [owner, other] = [await openScene(site, vendor), await openScene(site, vendor)];
    const [theirs, over] = [randomUUID(), randomUUID()];
    await grant(theirs, { player: owner.seat.playerId });
    await grant(over, { ends: '2020-01-01T00:00:00Z' });
    expect(await other.bet(free(theirs))).toBe('RS_ERROR_LIMIT_REACHED');
    expect(await owner.bet(free(over))).toBe('RS_ERROR_LIMIT_REACHED');
    expect(await owner.bet(free(theirs))).toBe('RS_OK');
  });

  test('that the core refuses is returned to its grant', async () => {
    const scene = await openScene(site, vendor);
    const reward = randomUUID();
    await grant(reward, { bets: 1 });
    expect(await scene.bet(free(reward, { game_code: 'nothing' }))).toBe('RS_ERROR_INVALID_GAME');
    expect(await scene.bet(free(reward))).toBe('RS_OK');
  });

  test('of a vendor without a bound for the currency is refused', async () => {
    const none = await openVendor(site, { code: 'NOFREE', signature: 'hmac-sha256' });
    await site.database.sql`update gateway.profile set free_bet_max = '{}' where code = 'NOFREE'`;
    await pass();
    const scene = await openScene(site, none);
    expect(await scene.bet({ is_free: true })).toBe('RS_ERROR_LIMIT_REACHED');
  });

  test.each<['cash' | 'bonus', string, string]>([
    ['cash', '17', '0'],
    ['bonus', '10', '7'],
  ])('wins %s where the profile says so', async (freeWins, cash, bonus) => {
    const scene = await openScene(site, vendor);
    const { playerId } = scene.seat;
    const token = await issuePlayToken(site.database.sql, {
      playerId,
      signInId: null,
      brand: 'main',
      vendor: vendor.code,
      currency: 'VND',
      mode: 'real',
      settlesOnce: false,
      freeWins,
    });
    const key = randomUUID();
    expect(await scene.bet({ token, is_free: true, transaction_uuid: key })).toBe('RS_OK');
    expect(await scene.win(key, { token, amount: 7 * unit })).toBe('RS_OK');
    const [pockets] = await readPockets(site.database.sql, [{ playerId, currency: 'VND' }]);
    expect([pockets?.cash, pockets?.bonus]).toEqual(
      [`${cash}000000`, `${bonus}000000`].map(BigInt),
    );
  });
});

describe('[GAME-12] keys of a vendor', () => {
  const body = (scene: Scene) => JSON.stringify(scene.vendor.body('balance', scene.seat));

  test('may be several, each while it is valid', async () => {
    const scene = await openScene(site, vendor);
    const pairs = ['now', 'later', 'over'].map((when) => ({
      when,
      ...generateKeyPairSync('rsa', { modulusLength: 2048 }),
    }));
    for (const { when, publicKey } of pairs) {
      await site.database.sql`
        insert into gateway.profile_key (vendor_code, public_key, valid_from, valid_until)
        values (${vendor.code}, ${publicKey.export({ type: 'spki', format: 'pem' })},
          lib.now() + case ${when} when 'later' then interval '1 hour' else interval '-2 hours' end,
          case when ${when} = 'over' then lib.now() - interval '1 hour' end)`;
    }
    await pass();
    const send = async (privateKey: Parameters<typeof sign>[2]) => {
      const bytes = body(scene);
      const given = sign('sha256', Buffer.from(bytes), privateKey as never).toString('base64');
      return (await vendor.send('/user/balance', bytes, given)).status;
    };
    const asked = await Promise.all(pairs.map(({ privateKey }) => send(privateKey)));
    const wrong = 'RS_ERROR_INVALID_SIGNATURE';
    expect(asked).toEqual(['RS_OK', wrong, wrong]);
    // The profile's own key stays valid.
    expect((await vendor.send('/user/balance', body(scene))).status).toBe('RS_OK');
    shiftMs += 3_600_000;
    await site.shiftClock(shiftMs);
    expect(await send(pairs[1]!.privateKey)).toBe('RS_OK');
  });

  test('that are secrets are encrypted when they are first read', async () => {
    const shared = await openVendor(site, { code: 'TWO', signature: 'hmac-sha256' });
    const scene = await openScene(site, shared);
    const second = 'the second secret of both sides, long enough';
    await site.database.sql`
      insert into gateway.profile_key (vendor_code, secret) values ('TWO', ${second})`;
    for (let times = 0; times < 2; times += 1) {
      await pass();
      const bytes = body(scene);
      const given = createHmac('sha256', second).update(bytes).digest('base64');
      expect((await shared.send('/user/balance', bytes, given)).status).toBe('RS_OK');
    }
    const [row] = await site.database.sql`
      select secret, secret_sealed is not null as sealed from gateway.profile_key
      where vendor_code = 'TWO'`;
    expect(row).toEqual({ secret: null, sealed: true });
  });
});

describe('[GAME-12] addresses of a vendor', () => {
  const from = async (scene: Scene, remoteAddress: string): Promise<string> => {
    const bytes = JSON.stringify(scene.vendor.body('balance', scene.seat));
    const response = await site.app.inject({
      method: 'POST',
      url: `/vendor/${scene.vendor.code}/user/balance`,
      remoteAddress,
      headers: {
        'content-type': 'application/json',
        'x-hub88-signature': scene.vendor.sign(bytes),
        'x-forwarded-for': '198.51.100.7',
      },
      payload: bytes,
    });
    return response.json<{ status: string }>().status;
  };

  test('are unrestricted when none is named, and else only those that are named', async () => {
    const bound = await openVendor(site, { code: 'BOUND', signature: 'hmac-sha256' });
    const scene = await openScene(site, bound);
    expect(await from(scene, '203.0.113.9')).toBe('RS_OK');
    await site.database.sql`
      insert into gateway.profile_address (vendor_code, network)
      values ('BOUND', '198.51.100.0/24'), ('BOUND', '2001:db8::/32')`;
    await pass();
    expect(await from(scene, '203.0.113.9')).toBe('RS_ERROR_INVALID_PARTNER');
    expect(await from(scene, '198.51.100.200')).toBe('RS_OK');
    expect(await from(scene, '::ffff:198.51.100.200')).toBe('RS_OK');
    expect(await from(scene, '2001:db8::1')).toBe('RS_OK');
    expect(linesOf('gateway.refused').some((line) => line.includes('203.0.113.9'))).toBe(true);
  });
});

test('[GAME-12] unsigned calls are logged rarely, a vendor’s signed calls each time', async () => {
  const { code } = vendor;
  const countLogged = (status: string) =>
    linesOf('gateway.refused').filter((line) => line.includes(code) && line.includes(status))
      .length;
  const unsigned = countLogged('RS_ERROR_INVALID_SIGNATURE');
  for (let n = 0; n < 50; n += 1) {
    await vendor.send('/user/balance', '{}', vendor.sign('another text'));
  }
  expect(countLogged('RS_ERROR_INVALID_SIGNATURE')).toBeGreaterThan(0);
  expect(countLogged('RS_ERROR_INVALID_SIGNATURE') - unsigned).toBeLessThanOrEqual(2);
  const { seat } = await openScene(site, vendor);
  const signed = countLogged('RS_ERROR_INVALID_TOKEN');
  const body = vendor.body('balance', { ...seat, token: 'x'.repeat(43) });
  for (let n = 0; n < 5; n += 1) await vendor.call('balance', body);
  expect(countLogged('RS_ERROR_INVALID_TOKEN') - signed).toBe(5);
});
