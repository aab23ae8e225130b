import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Game } from '../../rounds/game';
import type { Outcome } from '../../rounds/round';
import { roundOf } from '../../rounds/round-of';
import { stakeLadders } from '../../rounds/stake';
import type { PlayedRound, VerifyList } from '../../rounds/wire';
import { ask, gamesWorld, putServerSeed, sitDown } from '@parlour/testkit/games/games-world';

/** `under 50`: pays 99 / 50 of the stake when a roll of 0 to 99 falls below 50. */
const underOf = (bet: string | null): number => Number(/^under (\d\d)$/.exec(bet ?? '')?.[1] ?? 0);

let draws = 0;

/**
 * A dice table, the smallest game that is no slot: it is bet on a number, it rolls once, and what
 * it pays may be kept (0) or staked on a second roll (1), which lies hidden until then.
 */
const dice: Game = {
  code: 'dice',
  category: 'PVP',
  subclass: 'Dice',
  version: '1.0.0',
  rtp: '99.00',
  volatility: 'low',
  units: 100,
  lines: 0,
  limits: stakeLadders,
  isBet: (bet) => underOf(bet) > 0,
  *draw(bet) {
    draws += 1;
    const drawn: number[] = yield [
      { stream: 0, below: 100 },
      { stream: 1, below: 2 },
    ];
    const [rolled = 0, second = 0] = drawn;
    const under = underOf(bet);
    const units = rolled < under ? Math.floor(9900 / under) : 0;
    const roll = { type: 'roll', rolled };
    const outcome: Outcome = { game: 'dice', version: '1.0.0', phases: [roll], units };
    return units
      ? { outcome: { ...outcome, awaits: 'double' }, hidden: second }
      : { outcome, hidden: null };
  },
  choices: {
    take: ({ outcome: { awaits, ...outcome }, hidden }, choice) => {
      if (!awaits || choice > 1) throw new RangeError('there is nothing to choose');
      const units = choice === 0 ? outcome.units : hidden === 1 ? 2 * outcome.units : 0;
      const double = { type: 'double', choice };
      return { ...outcome, phases: [...outcome.phases, double], units };
    },
    made: ({ phases }) =>
      phases.flatMap((phase) =>
        phase.type === 'double' ? [(phase as { choice: number } & typeof phase).choice] : [],
      ),
    left: ({ awaits }) => (awaits ? [0, 1] : []),
  },
  recordOf: ({ phases }) => ({ rolls: phases.filter(({ type }) => type === 'roll').length }),
  front: async () => ({
    names: { VI: 'Xúc xắc', EN: 'Dice' },
    html: () => '<!doctype html><html><head></head><body>dice</body></html>',
    rules: { VI: 'Đổ xúc xắc', EN: 'Roll the dice' },
  }),
};

type World = Awaited<ReturnType<typeof gamesWorld>>;
let world: World;
beforeAll(async () => {
  world = await gamesWorld({ paceMs: 0 }, {}, new Map([[dice.code, dice]]));
  world.wallet.setBalance(500_000_00000);
});
afterAll(() => world.close());

type DicePlayer = Awaited<ReturnType<typeof sitDown>>;

const roll = (player: DicePlayer, bet: string | undefined, key = randomUUID()) =>
  player.call<PlayedRound>('POST', '/rounds', {
    body: { stake: '20000', bet },
    headers: { 'idempotency-key': key },
  });

/** Seeds whose first roll is wanted. */
const seededFor = async (wanted: (units: number, hidden: unknown) => boolean) => {
  const player = await sitDown(world.app, { game: 'dice' });
  await player.call('PUT', '/seeds/client', { body: { clientSeed: 'forced' } });
  for (let n = 1; ; n += 1) {
    const serverSeed = String(n).padStart(64, '0');
    const seeds = { serverSeed, clientSeed: 'forced', nonce: 1 };
    const { outcome, hidden } = roundOf(dice, seeds, 'under 50');
    if (!wanted(outcome.units, hidden)) continue;
    await putServerSeed(world, player, serverSeed);
    draws = 0;
    return player;
  }
};

test('[GAME-09] a game that is no slot is bet on, drawn, settled and verified by its own rules', async () => {
  const player = await seededFor((units) => units === 0);
  const { body } = await roll(player, 'under 50');
  expect(body).toMatchObject({
    status: 'settled',
    payout: '0',
    outcome: { game: 'dice', units: 0 },
  });
  expect(world.wallet.last('win').meta).toMatchObject({ bet: 'under 50', rolls: 1 });
  const { body: seeds } = await player.call<{ previous: { id: string } }>('POST', '/seeds/rotate');
  const pair = seeds.previous.id;
  const { body: proof } = await player.call<VerifyList>('GET', `/verify?seeds=${pair}`);
  const [round] = proof.rounds;
  expect(round).toMatchObject({ bet: 'under 50', choices: [] });
  const { serverSeed, clientSeed } = proof.seeds;
  const again = roundOf(dice, { serverSeed, clientSeed, nonce: round!.nonce }, round!.bet);
  expect(again.outcome).toEqual(round!.outcome);
});

test('[GAME-09] a round takes the player’s choices, and no answer reveals what is hidden', async () => {
  const player = await seededFor((units, hidden) => units > 0 && hidden === 1);
  const { body: open } = await roll(player, 'under 50');
  expect(open).toMatchObject({ status: 'open', outcome: { awaits: 'double', units: 198 } });
  expect(JSON.stringify(open)).not.toContain('hidden');
  const wrong = await player.lift(open.id, 2);
  expect(wrong).toMatchObject({ status: 409, body: { code: 'round.choice_invalid' } });
  const { body: over } = await player.lift(open.id, 1);
  expect(over).toMatchObject({ status: 'settled', payout: '79200', outcome: { units: 396 } });
});

test('[GAME-09] a round left alone for a day is settled as it is', async () => {
  const player = await seededFor((units, hidden) => units > 0 && hidden === 0);
  const { body: open } = await roll(player, 'under 50');
  await world.pass('25 hours');
  await world.recover();
  expect((await player.read(open.id)).body).toMatchObject({ status: 'settled', payout: '39600' });
});

test('[GAME-10] nothing is drawn before the bet is accepted, and an invalid bet is refused', async () => {
  const player = await seededFor((units) => units === 0);
  for (const bet of [undefined, 'under 00', 'over 50']) {
    expect((await roll(player, bet)).body.code).toBe('stake.invalid');
  }
  world.wallet.setBalance(0);
  expect((await roll(player, 'under 50')).body.code).toBe('wallet.insufficient_funds');
  expect(draws).toBe(0);
  world.wallet.setBalance(500_000_00000);
  const key = randomUUID();
  await roll(player, 'under 50', key);
  expect((await roll(player, 'under 60', key)).body.code).toBe('request.repeat_conflict');
});

test('[GAME-09] the list has its own facts and phrases', async () => {
  const games = (await ask(world.app, '/game/list', { operator_id: 1 })).json<object[]>();
  expect(games).toEqual([
    expect.objectContaining({
      game_code: 'dice',
      rules: { VI: 'Đổ xúc xắc', EN: 'Roll the dice' },
    }),
  ]);
});
