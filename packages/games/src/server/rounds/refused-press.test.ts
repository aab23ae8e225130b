import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { RoundList, Seeds } from '../../rounds/wire';
import type { SlotVerifyList } from '../../slots/rules/round';
import { gamesWorld, sitDown, type Player } from '@parlour/testkit/games/games-world';

const world = await gamesWorld();
afterAll(() => world.close());
beforeEach(() => world.wallet.setBalance(500_000_00000));

const refusedPress = async (player: Player, key: string = randomUUID()): Promise<string> => {
  world.wallet.disturb('bet', 'RS_ERROR_NOT_ENOUGH_MONEY');
  expect((await player.spin(key)).body.code).toBe('wallet.insufficient_funds');
  await world.pass('3 s');
  return key;
};

/** Lets time pass between two repeats of refused presses. */
const letRepeat = () =>
  world.query(`update games.seat set last_repeated_at = last_repeated_at - interval '1 s'`);

test('[GAME-10] [R-R7] a refused press uses its number and its nonce: the next round has others', async () => {
  const player = await sitDown(world.app, { game: 'harvest-moon' });
  await refusedPress(player);
  await refusedPress(player);
  expect((await player.spin()).body).toMatchObject({ number: 3, fair: { nonce: 3 } });
});

test('[GAME-10] a press that is refused before its bet uses neither', async () => {
  const player = await sitDown(world.app, { game: 'harvest-moon' });
  expect((await player.spin(randomUUID(), '1')).body.code).toBe('stake.invalid');
  await player.spin();
  expect((await player.spin()).body.code).toBe('round.too_soon');
  await world.pass('3 s');
  expect((await player.spin()).body).toMatchObject({ number: 2, fair: { nonce: 2 } });
});

test('[GAME-10] a repeat of a refused press is answered at most once in 250 ms, without the wallet', async () => {
  const player = await sitDown(world.app, { game: 'harvest-moon' });
  const key = await refusedPress(player);
  const bets = world.wallet.calls('bet');
  expect((await player.spin(key)).body.code).toBe('wallet.insufficient_funds');
  const early = await player.spin(key);
  expect(early).toMatchObject({ status: 429, body: { code: 'round.too_soon' } });
  expect(early.body.retryAfterMs).toBeGreaterThan(0);
  expect(early.body.retryAfterMs).toBeLessThanOrEqual(250);
  await letRepeat();
  expect((await player.spin(key)).body.code).toBe('wallet.insufficient_funds');
  await letRepeat();
  expect((await player.spin(key, '50000')).body.code).toBe('request.repeat_conflict');
  expect(world.wallet.calls('bet')).toBe(bets);
});

test('[GAME-10] ten concurrent repeats of a refused press are answered once', async () => {
  const player = await sitDown(world.app, { game: 'harvest-moon' });
  const key = await refusedPress(player);
  const answers = await Promise.all(Array.from({ length: 10 }, () => player.spin(key)));
  const refusals = answers.filter(({ body }) => body.code === 'wallet.insufficient_funds');
  expect(refusals.length).toBeGreaterThanOrEqual(1);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(0);
});

test('[GAME-10] a refused press is in the record, without an outcome', async () => {
  const player = await sitDown(world.app, { game: 'five-fruits' });
  await player.spin();
  await world.pass('3 s');
  await refusedPress(player);
  await player.spin();
  const { list } = (await player.call<RoundList>('GET', '/rounds')).body;
  expect(list.map(({ number, status }) => [number, status])).toEqual([
    [3, 'settled'],
    [2, 'refused'],
    [1, 'settled'],
  ]);
  expect(list[1]).toMatchObject({ payout: '0', outcome: { phases: [], units: 0 } });
});

test('[GAME-10] the verification skips and names the nonce of a refused press', async () => {
  const player = await sitDown(world.app, { game: 'five-fruits' });
  await refusedPress(player);
  await player.spin();
  await world.pass('3 s');
  const { body: rotated } = await player.call<Seeds>('POST', '/seeds/rotate');
  expect(rotated.previous).toMatchObject({ rounds: 2 });
  const verify = (await player.call<SlotVerifyList>('GET', `/verify?seeds=${rotated.previous!.id}`))
    .body;
  expect(verify.rounds.map(({ nonce }) => nonce)).toEqual([2]);
  expect(verify).toMatchObject({ unplaced: [{ number: 1, nonce: 1 }], next: null });
});

test('[GAME-10] the verification returns a page of rounds at a time', async () => {
  const player = await sitDown(world.app, { game: 'five-fruits' });
  await player.spin();
  await world.query(
    `insert into games.round (id, seat_id, session_id, seeds_id, number, key, status, version,
       client_seed, nonce, stake, unit_price, bet_id, win_id, rollback_id, next_try_at,
       started_at, touched_at, ended_at)
     select gen_random_uuid(), seat_id, session_id, seeds_id, number + n, gen_random_uuid(),
       'refused', version, client_seed, nonce + n, stake, unit_price, gen_random_uuid(),
       gen_random_uuid(), gen_random_uuid(), next_try_at, started_at, touched_at, ended_at
     from games.round, generate_series(1, 120) n where session_id = $1`,
    [player.session],
  );
  const { body: rotated } = await player.call<Seeds>('POST', '/seeds/rotate');
  const page = async (after: number) => {
    const path = `/verify?seeds=${rotated.previous!.id}&after=${after}`;
    return (await player.call<SlotVerifyList>('GET', path)).body;
  };
  const first = await page(0);
  expect([first.rounds.length, first.unplaced.length, first.next]).toEqual([1, 99, 100]);
  const second = await page(100);
  expect([second.rounds.length, second.unplaced.length, second.next]).toEqual([0, 21, null]);
});

test('[GAME-10] a bet that was rolled back was never drawn either', async () => {
  const player = await sitDown(world.app, { game: 'harvest-moon' });
  const draw = vi.spyOn(world.deps, 'draw');
  world.wallet.disturb('bet', 'lost after', 'lost after', 'lost after');
  expect((await player.spin()).body).toMatchObject({ status: 'refunded', number: 1 });
  expect(draw).not.toHaveBeenCalled();
  draw.mockRestore();
  const rows = await world.query(`select outcome, hidden from games.round where session_id = $1`, [
    player.session,
  ]);
  expect(rows).toEqual([{ outcome: null, hidden: null }]);
});

test('[GAME-09] a visitor without play money gets no draw and no row', async () => {
  const visitor = await sitDown(world.app, { game: 'red-seven', demo: true });
  await world.query(
    `update games.player set demo_balance = 19999000000
     where id = (select player_id from games.session where id = $1)`,
    [visitor.session],
  );
  const draw = vi.spyOn(world.deps, 'draw');
  expect((await visitor.spin()).body.code).toBe('wallet.insufficient_funds');
  expect(draw).not.toHaveBeenCalled();
  draw.mockRestore();
  expect(
    await world.query('select 1 from games.round where session_id = $1', [visitor.session]),
  ).toEqual([]);
});

test('[R-C2] refused bets are counted in the log, and many of them raise an alarm', async () => {
  const logged: string[] = [];
  const { log } = world.deps;
  const player = await sitDown(world.app, { game: 'bronze-drum' });
  world.deps.log = {
    ...log,
    info: (event, facts) => void logged.push(`${event} ${facts?.withinHour}`),
    error: (event, facts) => void logged.push(`${event} ${facts?.withinHour}`),
  };
  for (let n = 0; n < 20; n += 1) await refusedPress(player);
  world.deps.log = log;
  expect(logged.slice(0, 2)).toEqual(['round.refused 1', 'round.refused 2']);
  expect(logged.slice(-2)).toEqual(['round.refused 20', 'round.refused_often 20']);
});
