import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createLimiter, limits } from './limits';
import { forgetVisitors } from '../queries/sessions';
import { gamesWorld, sitDown, type Player } from '@parlour/testkit/games/games-world';

const world = await gamesWorld({}, { changeSeeds: { count: 3, seconds: 600 } });
world.wallet.setBalance(500_000_00000);
afterAll(() => world.close());

test('a call beyond its limit is refused with the wait, each player separately', () => {
  let at = 1_000_000;
  const assertWithin = createLimiter(
    { ...limits, verify: { count: 2, seconds: 10 } },
    { now: () => new Date(at) },
  );
  assertWithin('verify', 1n);
  assertWithin('verify', 1n);
  at += 4000;
  expect(() => assertWithin('verify', 1n)).toThrow(
    expect.objectContaining({ code: 'request.too_many', retryAfterMs: 6000 }),
  );
  assertWithin('verify', 2n);
  assertWithin('read', 1n);
  at += 6000;
  assertWithin('verify', 1n);
});

test('[GAME-10] changes of seeds are limited: 429 with the wait', async () => {
  const player = await sitDown(world.app, { game: 'harvest-moon' });
  for (let n = 0; n < 3; n += 1) {
    expect((await player.call('POST', '/seeds/rotate')).status).toBe(200);
  }
  const refused = await player.call('PUT', '/seeds/client', { body: { clientSeed: 'sen' } });
  expect(refused).toMatchObject({ status: 429, body: { code: 'request.too_many' } });
  expect(refused.body.retryAfterMs).toBeGreaterThan(0);
  expect((await player.boot()).status).toBe(200);
});

test('a game does not outlive the log-out at the site', async () => {
  const player = await sitDown(world.app, { game: 'harvest-moon' });
  expect((await player.current()).status).toBe(200);
  const letAMinutePass = () =>
    world.query(
      `update games.session set last_used_at = last_used_at - interval '61 s' where id = $1`,
      [player.session],
    );
  // An unreachable wallet says nothing about the player.
  await letAMinutePass();
  world.wallet.disturb('balance', 'lost before');
  expect((await player.current()).status).toBe(200);
  await letAMinutePass();
  world.wallet.disturb('balance', 'RS_ERROR_TOKEN_EXPIRED');
  expect(await player.current()).toMatchObject({ status: 401, body: { code: 'session.expired' } });
  for (const path of ['/boot', '/rounds', '/seeds']) {
    expect((await player.call('GET', path)).status).toBe(401);
  }
  expect((await player.spin(randomUUID())).status).toBe(401);
});

test.each([
  ['balance', (player: Player) => player.boot()],
  ['bet', (player: Player) => player.spin()],
] as const)('a game ends at once when the %s is refused for a sign-out', async (kind, act) => {
  const player = await sitDown(world.app, { game: 'harvest-moon' });
  expect((await player.boot()).status).toBe(200);
  world.wallet.disturb(kind, 'RS_ERROR_TOKEN_EXPIRED');
  expect(await act(player)).toMatchObject({ status: 401, body: { code: 'session.expired' } });
  for (const path of ['/boot', '/rounds', '/rounds/current', '/seeds']) {
    expect(await player.call('GET', path)).toMatchObject({ status: 401 });
  }
  expect((await player.call('POST', '/seeds/rotate')).status).toBe(401);
  // The seat and its rounds stay: the next opening continues there.
  const again = await sitDown(world.app, { game: 'harvest-moon', user: player.user });
  expect((await again.boot()).status).toBe(200);
});

test('[GAME-09] visitors who left a week ago are deleted, others stay', async () => {
  const gone = await sitDown(world.app, { game: 'five-fruits', demo: true });
  await gone.spin();
  const stays = await sitDown(world.app, { game: 'five-fruits', demo: true });
  const member = await sitDown(world.app, { game: 'five-fruits' });
  const leave = (session: string) =>
    world.query(
      `with left_at as (
         update games.session set last_used_at = now() - interval '8 days'
         where id = $1 returning player_id)
       update games.player set created_at = now() - interval '8 days'
       where id = (select player_id from left_at)`,
      [session],
    );
  await leave(gone.session);
  await leave(member.session);
  expect(await forgetVisitors(world.deps.database.sql, 20)).toBe(1);
  expect((await gone.boot()).status).toBe(401);
  expect((await stays.boot()).status).toBe(200);
  const kept = await world.query('select 1 from games.session where id = $1', [member.session]);
  expect(kept).toHaveLength(1);
});
