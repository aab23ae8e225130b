import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { gamesWorld, sitDown, type Player } from '@parlour/testkit/games/games-world';

const world = await gamesWorld();
afterAll(() => world.close());

const choose = ({ call }: Player, body: object) => call('PUT', '/sound', { body });
const kept = async ({ boot }: Player) => (await boot()).body.sound;

test('[GAME-11] an account’s sound is the same in every game and session, and separate from other accounts’', async () => {
  const user = `main-${randomUUID().slice(0, 8)}`;
  const first = await sitDown(world.app, { user });
  expect(await kept(first)).toBeNull();
  expect((await choose(first, { on: true, volume: 40 })).status).toBe(200);
  const elsewhere = await sitDown(world.app, { user, game: 'harvest-moon' });
  expect(await kept(elsewhere)).toEqual({ on: true, volume: 40 });
  await choose(elsewhere, { on: false, volume: 0 });
  expect(await kept(first)).toEqual({ on: false, volume: 0 });
  expect(await kept(await sitDown(world.app))).toBeNull();
});

test.each([
  {},
  { on: true },
  { on: 'true', volume: 60 },
  { on: true, volume: 101 },
  { on: true, volume: -1 },
  { on: true, volume: 1.5 },
  { on: true, volume: '60' },
  { on: true, volume: 60, player: 1 },
])('[GAME-11] %j is no choice of a sound', async (body) => {
  const player = await sitDown(world.app);
  const refused = await choose(player, body);
  expect(refused).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  expect(await kept(player)).toBeNull();
});

test('[GAME-11] a visitor’s sound is not stored here', async () => {
  const visitor = await sitDown(world.app, { demo: true });
  const refused = await choose(visitor, { on: true, volume: 60 });
  expect(refused).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  expect(await kept(visitor)).toBeNull();
});
