import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { SlotOutcome } from '../../slots/rules/round';
import type { GameDeps } from './rounds';
import { gamesWorld, nextRoundIs, sitDown, type Player } from '@parlour/testkit/games/games-world';
import type { Wallet } from './wallet';

const world = await gamesWorld();
afterAll(() => world.close());
beforeEach(() => world.wallet.setBalance(500_000_00000));

const stake = 20_000_00000;
const never = new Promise<never>(() => {});

/**
 * The process ends at this point of a wallet call: it neither receives the answer nor does anything
 * more.
 */
const killedAt = (deps: GameDeps, call: keyof Wallet, point: 'before' | 'after') => {
  const { wallet } = deps;
  deps.wallet = {
    ...wallet,
    [call]: async (round: never) => {
      if (point === 'after') await wallet[call](round);
      return never;
    },
  };
};

/**
 * Starts a round on a process that dies at the point, and goes on with a fresh one on the same
 * database.
 */
const dyingSpin = async (
  player: Player,
  call: keyof Wallet,
  point: 'before' | 'after',
  key = randomUUID(),
) => {
  const dying = await world.start();
  killedAt(dying.deps, call, point);
  const calls = world.wallet.calls(call as 'bet' | 'win');
  const isStored = async () => {
    const [row] = await world.query('select status from games.round where key = $1', [key]);
    const isThere = call === 'bet' ? row?.status === 'betting' : row?.status === 'settling';
    return isThere && (point === 'before' || world.wallet.calls(call as 'bet') > calls);
  };
  void player.movedTo(dying.app).spin(key);
  await expect.poll(isStored, { timeout: 30_000 }).toBe(true);
  // The answer of a call that did arrive is on its way by now.
  await new Promise((resolve) => setTimeout(resolve, 30));
  const fresh = await world.start();
  return { player: player.movedTo(fresh.app), deps: fresh.deps, key };
};

test('[GAME-10] [R-I3] killed before the bet was sent: refunded, and the bet stays refused', async () => {
  const before = world.wallet.moved().length;
  const { player, deps, key } = await dyingSpin(await sitDown(world.app), 'bet', 'before');
  await world.pass('20 s');
  await world.recover(deps);
  expect(world.wallet.moved()).toHaveLength(before);
  const { body } = await player.spin(key);
  expect(body).toMatchObject({ status: 'refunded', payout: '0', outcome: { phases: [] } });
  expect(world.wallet.balance()).toBe(500_000_00000);
});

test('[GAME-10] [R-I3] killed after the bet was accepted: the stake is returned once', async () => {
  const before = world.wallet.moved().length;
  const { player, deps } = await dyingSpin(await sitDown(world.app), 'bet', 'after');
  // It still belongs to the process that died, until its lease is over.
  await world.recover(deps);
  expect(world.wallet.moved().slice(before)).toEqual([`bet ${stake}`]);
  await world.pass('20 s');
  await Promise.all([world.recover(deps), world.recover()]);
  expect(world.wallet.moved().slice(before)).toEqual([`bet ${stake}`, `rollback ${stake}`]);
  expect((await player.current()).body.round).toMatchObject({ status: 'refunded', number: 1 });
  expect((await player.spin()).body).toMatchObject({ status: 'settled', number: 2 });
});

test.each(['before', 'after'] as const)(
  '[GAME-10] [R-I1] killed %s the win was sent: the round is paid once and shown finished',
  async (point) => {
    const player = await sitDown(world.app);
    const outcome = await nextRoundIs(world, player, 'lotus-pond', ({ units }) => units > 0);
    const before = world.wallet.moved().length;
    const { player: back, deps, key } = await dyingSpin(player, 'win', point);
    expect((await back.current()).body.round).toMatchObject({ status: 'settling', payout: '0' });
    await world.pass('20 s');
    await Promise.all([world.recover(deps), world.recover(), world.recover()]);
    const win = outcome.units * 1000_00000;
    expect(world.wallet.moved().slice(before)).toEqual([`bet ${stake}`, `win ${win}`]);
    const { body } = await back.boot();
    expect(body.current).toMatchObject({ status: 'settled', unseen: true, outcome });
    expect(body.balance).toBe(String((500_000_00000 - stake + win) / 100_000));
    expect((await back.spin(key)).body).toEqual(body.current);
  },
);

test.each([
  ['the answer was lost', 'lost after'],
  ['the call was lost', 'lost before'],
  ['the answer was no JSON', 'garbled'],
  ['the wallet did not say', 'RS_ERROR_UNKNOWN'],
] as const)('[GAME-08] %s: the same bet is sent again and taken once', async (_, fault) => {
  const player = await sitDown(world.app, { game: 'harvest-moon' });
  const before = world.wallet.moved().length;
  world.wallet.disturb('bet', fault);
  expect((await player.spin()).body.status).toBe('settled');
  expect(
    world.wallet
      .moved()
      .slice(before)
      .filter((one) => one.startsWith('bet')),
  ).toHaveLength(1);
});

test('[GAME-08] a bet with an unknown outcome is rolled back, and a late one is refused', async () => {
  const player = await sitDown(world.app, { game: 'harvest-moon' });
  const before = world.wallet.moved().length;
  const key = randomUUID();
  world.wallet.disturb('bet', 'late', 'lost after', 'late');
  expect((await player.spin(key)).body).toMatchObject({ status: 'refunded' });
  await expect.poll(() => world.wallet.late(), { timeout: 10_000 }).toBe(0);
  const [bet, rollback, ...more] = world.wallet.moved().slice(before);
  expect([bet, rollback, more]).toEqual([`bet ${stake}`, `rollback ${stake}`, []]);
  expect(world.wallet.balance()).toBe(500_000_00000);
});

test('[GAME-08] a rollback is repeated until the wallet is certain', async () => {
  const player = await sitDown(world.app, { game: 'harvest-moon' });
  const before = world.wallet.moved().length;
  const key = randomUUID();
  world.wallet.disturb('bet', 'lost after', 'lost before', 'lost before');
  world.wallet.disturb('rollback', 'lost before', 'RS_ERROR_UNKNOWN', 'lost after');
  const answer = await player.spin(key);
  expect([answer.status, answer.body.code]).toEqual([503, 'wallet.unreachable']);
  expect((await player.current()).body.round).toMatchObject({
    status: 'settling',
    outcome: { phases: [], units: 0 },
  });
  expect((await player.spin()).body.code).toBe('round.open');
  for (let again = 0; again < 3; again += 1) {
    await world.pass('2 min');
    await world.recover();
  }
  expect(world.wallet.moved().slice(before)).toEqual([`bet ${stake}`, `rollback ${stake}`]);
  expect((await player.spin(key)).body).toMatchObject({ status: 'refunded', number: 1 });
});

test('[GAME-08] a refusal after a lost call counts once the bet is rolled back', async () => {
  const player = await sitDown(world.app, { game: 'harvest-moon' });
  world.wallet.disturb('bet', 'late', 'RS_ERROR_NOT_ENOUGH_MONEY');
  const rollbacks = world.wallet.calls('rollback');
  expect((await player.spin()).body).toMatchObject({ status: 'refunded' });
  expect(world.wallet.calls('rollback') - rollbacks).toBe(1);
  await expect.poll(() => world.wallet.late(), { timeout: 10_000 }).toBe(0);
  expect(world.wallet.balance()).toBe(500_000_00000);
});

test('[GAME-08] a win whose answer is lost is shown as settling, then paid once', async () => {
  const player = await sitDown(world.app, { game: 'five-fruits' });
  const outcome = await nextRoundIs(world, player, 'five-fruits', ({ units }) => units > 5);
  const before = world.wallet.moved().length;
  world.wallet.disturb('win', 'lost after', 'lost before', 'RS_ERROR_UNKNOWN');
  const { status, body } = await player.spin();
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'settling', payout: '0', outcome, balanceAfter: null });
  for (let again = 0; again < 3; again += 1) {
    await world.pass('2 min');
    await world.recover();
  }
  const win = outcome.units * 4000_00000;
  expect(world.wallet.moved().slice(before)).toEqual([`bet ${stake}`, `win ${win}`]);
  expect((await player.read(body.id)).body).toMatchObject({ status: 'settled', outcome });
});

test('[GAME-08] a round whose bet the platform rolled back is refunded, not paid', async () => {
  const player = await sitDown(world.app, { game: 'five-fruits' });
  world.wallet.disturb('win', 'RS_ERROR_TRANSACTION_ROLLED_BACK');
  expect((await player.spin()).body).toMatchObject({ status: 'refunded', payout: '0' });
});

const opensPlates = ({ awaits }: SlotOutcome) => awaits === 'pick';

test('[GAME-10] [R-I2] killed between picks: the same plates resume, and are paid once', async () => {
  const player = await sitDown(world.app, { game: 'engravers-shop' });
  const outcome = await nextRoundIs(world, player, 'engravers-shop', opensPlates);
  const before = world.wallet.moved().length;
  const { body: open } = await player.spin();
  expect(open).toMatchObject({ status: 'open', payout: '0', outcome });
  expect(JSON.stringify(open)).not.toMatch(/plates|hidden/);
  const [kept] = await world.query('select hidden from games.round where id = $1', [open.id]);
  const plates = kept!.hidden as (number | 'x2')[];

  const first = await player.lift(open.id, 4);
  expect(first.body.outcome.phases.at(-1)).toEqual({
    type: 'pick',
    lifted: [{ plate: 4, shows: plates[4] }],
    units: 0,
    over: false,
  });
  const fresh = await world.start();
  const back = player.movedTo(fresh.app);
  expect((await back.boot()).body.current).toEqual(first.body);
  expect((await back.spin()).body.code).toBe('round.open');
  expect((await back.call('POST', '/seeds/rotate')).body.code).toBe('round.open');
  // An answer was lost: lifting the same plate again changes nothing.
  expect((await back.lift(open.id, 4)).body).toEqual(first.body);
  await back.lift(open.id, 11);
  const { body: over } = await back.lift(open.id, 0);
  const shown = [plates[4], plates[11], plates[0]];
  const sum = shown.reduce<number>((total, face) => total + (face === 'x2' ? 0 : face!), 0);
  const times = shown.includes('x2') ? 2 * sum : sum;
  const units = outcome.units + times * 10;
  expect(over).toMatchObject({ status: 'settled', payout: String(units * 2000) });
  expect(over.outcome.phases.at(-1)).toMatchObject({ over: true, plates, units: times * 10 });
  expect(world.wallet.moved().slice(before)).toEqual([`bet ${stake}`, `win ${units * 2000_00000}`]);
  expect((await back.lift(open.id, 5)).body.code).toBe('round.choice_invalid');
});

test('[GAME-10] two tabs pick the third plate at once: one of them counts', async () => {
  const player = await sitDown(world.app, { game: 'engravers-shop' });
  await nextRoundIs(world, player, 'engravers-shop', opensPlates);
  const { body: open } = await player.spin();
  await player.lift(open.id, 0);
  await player.lift(open.id, 1);
  const answers = await Promise.all([2, 3, 4, 5].map((plate) => player.lift(open.id, plate)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await player.read(open.id)).body.outcome.phases.at(-1)).toMatchObject({ over: true });
});

test('[GAME-10] [R-I4] a pick left for a day, not a minute less, takes the lowest plates', async () => {
  const player = await sitDown(world.app, { game: 'engravers-shop' });
  await nextRoundIs(world, player, 'engravers-shop', opensPlates);
  const { body: open } = await player.spin();
  await player.lift(open.id, 1);
  await world.pass('23 hours 59 minutes');
  await world.recover();
  expect((await player.read(open.id)).body.status).toBe('open');
  await world.pass('2 minutes');
  await world.recover();
  const { body } = await player.read(open.id);
  expect(body.status).toBe('settled');
  const pick = body.outcome.phases.at(-1);
  expect(pick?.type === 'pick' && pick.lifted.map(({ plate }) => plate)).toEqual([1, 0, 2]);
});

test('[GAME-10] other players’ rounds are unknown to a player', async () => {
  const mine = await sitDown(world.app, { game: 'engravers-shop' });
  const theirs = await sitDown(world.app, { game: 'engravers-shop' });
  await nextRoundIs(world, mine, 'engravers-shop', opensPlates);
  const { body: open } = await mine.spin();
  expect((await theirs.lift(open.id, 0)).body.code).toBe('round.unknown');
  expect((await theirs.read(open.id)).body.code).toBe('round.unknown');
  await theirs.call('POST', `/rounds/${open.id}/seen`);
  expect((await mine.current()).body.round?.id).toBe(open.id);
});
