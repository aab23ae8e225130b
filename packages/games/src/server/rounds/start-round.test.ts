import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { slotByCode } from '../../games';
import { playRound } from '../../slots/rules/play';
import { fairDraw } from '../../fair/fair';
import { nodeHmac } from '../../fair/node-hmac';
import type { SlotOutcome } from '../../slots/rules/round';
import { holdPace } from './start-round';
import {
  gamesWorld,
  nextRoundIs,
  putServerSeed,
  sitDown,
} from '@parlour/testkit/games/games-world';

const world = await gamesWorld();
afterAll(() => world.close());
beforeEach(() => world.wallet.setBalance(500_000_00000));

const freeStops = ({ phases }: SlotOutcome) =>
  phases.slice(1).map((phase) => phase.type === 'spin' && phase.stops);

/** 20,000 đồng on the vendor wire. */
const stake = 20_000_00000;

test('[GAME-08] a round is a bet and a win at the wallet, and the balance follows', async () => {
  const player = await sitDown(world.app);
  const outcome = await nextRoundIs(world, player, 'lotus-pond', ({ units }) => units === 6);
  const { body: boot } = await player.boot();
  expect(boot).toMatchObject({
    balance: '500000',
    mode: 'real',
    currency: 'VND',
    game: 'lotus-pond',
  });
  const before = world.wallet.moved().length;
  const { status, body } = await player.spin();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'settled',
    number: 1,
    stake: '20000',
    payout: '6000',
    outcome,
    balanceBefore: '500000',
    balanceAfter: '486000',
    unseen: true,
  });
  expect(world.wallet.moved().slice(before)).toEqual([`bet ${stake}`, 'win 600000000']);
  expect(world.wallet.tokens()).toContain(player.token);
});

test('[GAME-08] the bet reveals nothing of the outcome, the win has its record', async () => {
  const player = await sitDown(world.app);
  const { body } = await player.spin();
  expect(world.wallet.last('bet')).toMatchObject({
    user: player.user,
    token: player.token,
    round: body.id,
    round_closed: false,
    game_code: 'lotus-pond',
    currency: 'VND',
    amount: stake,
    is_free: false,
    sub_partner_id: 'main',
  });
  expect(Object.keys(world.wallet.last('bet'))).not.toContain('meta');
  const [first] = body.outcome.phases;
  expect(world.wallet.last('win')).toMatchObject({
    round_closed: true,
    reference_transaction_uuid: world.wallet.last('bet').transaction_uuid,
    meta: {
      number: 1,
      nonce: 1,
      client_seed: body.fair.clientSeed,
      server_seed_hash: body.fair.serverSeedHash,
      stops: [first?.type === 'spin' && first.stops, ...freeStops(body.outcome)],
    },
  });
});

test('[GAME-08] a lost round sends a win of zero, which closes it', async () => {
  const player = await sitDown(world.app, { game: 'red-seven' });
  await nextRoundIs(world, player, 'red-seven', ({ units }) => units === 0);
  const before = world.wallet.moved().length;
  expect((await player.spin()).body).toMatchObject({ status: 'settled', payout: '0' });
  expect(world.wallet.moved().slice(before)).toEqual([`bet ${stake}`, 'win 0']);
});

test('[GAME-10] a second start after 2.49 s is refused, after 2.5 s it is accepted', () => {
  expect(() => holdPace({ sinceStartMs: 2490 }, 2500)).toThrow('round.too_soon');
  expect(() => holdPace({ sinceStartMs: 2499.9 }, 2500)).toThrow('round.too_soon');
  expect(() => holdPace({ sinceStartMs: -5 }, 2500)).toThrow('round.too_soon');
  expect(() => holdPace({ sinceStartMs: 2500 }, 2500)).not.toThrow();
  expect(() => holdPace({ sinceStartMs: null }, 2500)).not.toThrow();
});

test('[GAME-10] the server enforces the pace by the clock of the database', async () => {
  const player = await sitDown(world.app, { game: 'red-seven' });
  await player.spin();
  // The clock of the database decides: some of the time passes while the test asks.
  await world.query(`update games.seat set last_started_at = clock_timestamp() - interval '1 s'`);
  const early = await player.spin();
  expect(early).toMatchObject({ status: 429, body: { code: 'round.too_soon' } });
  expect(early.body.retryAfterMs).toBeGreaterThan(0);
  expect(early.body.retryAfterMs).toBeLessThanOrEqual(1500);
  await world.query(`update games.seat set last_started_at = clock_timestamp() - interval '2.5 s'`);
  expect(await player.spin()).toMatchObject({ status: 200, body: { number: 2 } });
});

test('[GAME-10] ten concurrent starts at two processes open one round and bet once', async () => {
  const player = await sitDown(world.app, { game: 'harvest-moon' });
  const other = player.movedTo((await world.start()).app);
  const bets = world.wallet.calls('bet');
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, tab) => (tab % 2 ? player : other).spin()),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
    expect([status, body.code]).toEqual(
      body.code === 'round.open' ? [409, 'round.open'] : [429, 'round.too_soon'],
    );
  }
  expect(world.wallet.calls('bet') - bets).toBe(1);
});

test('[GAME-10] ten tabs with one key create one round with one answer', async () => {
  const player = await sitDown(world.app, { game: 'floating-market' });
  const key = randomUUID();
  const bets = world.wallet.calls('bet');
  const answers = await Promise.all(Array.from({ length: 10 }, () => player.spin(key)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(world.wallet.calls('bet') - bets).toBe(1);
});

test('[GAME-08] a key repeated with another stake is a conflict', async () => {
  const player = await sitDown(world.app, { game: 'five-fruits' });
  const key = randomUUID();
  await player.spin(key, '20000');
  expect(await player.spin(key, '50000')).toMatchObject({
    status: 409,
    body: { code: 'request.repeat_conflict' },
  });
});

test.each([
  ['an empty wallet', 'RS_ERROR_NOT_ENOUGH_MONEY', 409, 'wallet.insufficient_funds'],
  ['an ended token', 'RS_ERROR_TOKEN_EXPIRED', 401, 'session.expired'],
  ['a limit', 'RS_ERROR_LIMIT_REACHED', 403, 'wallet.limit_reached'],
  ['a paused player', 'RS_ERROR_USER_DISABLED', 403, 'wallet.player_paused'],
  ['a closed game', 'RS_ERROR_INVALID_GAME', 403, 'game.closed'],
  ['a vendor that is off', 'RS_ERROR_INVALID_PARTNER', 403, 'game.closed'],
] as const)(
  '[GAME-08] [MEMBER-10] %s refuses the bet: there is no round',
  async (_, fault, status, code) => {
    const player = await sitDown(world.app, { game: 'bronze-drum' });
    const before = world.wallet.moved().length;
    const key = randomUUID();
    world.wallet.disturb('bet', fault);
    expect(await player.spin(key)).toMatchObject({ status, body: { code } });
    expect(await player.spin(key)).toMatchObject({ status, body: { code } });
    expect(world.wallet.moved()).toHaveLength(before);
    expect((await player.current()).body.round ?? null).toBeNull();
  },
);

test.each(['0', '-20000', '20000.5', '1e4', '20001', '1000000', ''])(
  '[GAME-10] the stake %j is refused and nothing moves',
  async (wrong) => {
    const player = await sitDown(world.app, { game: 'engravers-shop' });
    const before = world.wallet.moved().length;
    const { status, body } = await player.spin(randomUUID(), wrong);
    expect([status, body.code?.split('.')[1]]).toEqual([400, 'invalid']);
    expect(world.wallet.moved()).toHaveLength(before);
  },
);

test('[GAME-10] [R-R7] the outcome follows from the seeds, whatever the stake', async () => {
  const rounds = [];
  for (const [user, wanted] of [
    ['main-1001', '1000'],
    ['main-1002', '500000'],
  ] as const) {
    world.wallet.setBalance(900_000_00000);
    const player = await sitDown(world.app, { game: 'harvest-moon', user });
    await player.call('PUT', '/seeds/client', { body: { clientSeed: 'sen-hong' } });
    await putServerSeed(world, player, '5e'.repeat(32));
    rounds.push((await player.spin(randomUUID(), wanted)).body);
  }
  const seeds = { serverSeed: '5e'.repeat(32), clientSeed: 'sen-hong', nonce: 1 };
  const computed = playRound(slotByCode.get('harvest-moon')!.rules, fairDraw(seeds, nodeHmac));
  expect(rounds.map(({ outcome }) => outcome)).toEqual([computed, computed]);
});

test('[GAME-10] [R-R10] without a random source there is no game, and no fallback', async () => {
  const other = await world.start();
  const player = (await sitDown(other.app, { game: 'lotus-pond' })).movedTo(other.app);
  other.deps.source = {
    ...other.deps.source,
    uuid: () => {
      throw new Error('the generator failed');
    },
  };
  const before = world.wallet.moved().length;
  const answer = await player.spin();
  expect([answer.status, answer.body.code]).toEqual([503, 'game.unavailable']);
  expect(world.wallet.moved()).toHaveLength(before);
});
