import { afterAll, describe, expect, test } from 'vitest';
import { gameCalls, type GameCall } from '../../rounds/calls';
import { gameApi, Refused } from '../../slots/shell/page/api';
import { cookieName } from '../sessions/sessions';
import { gamesOrigin, gamesWorld, sitDown } from '@parlour/testkit/games/games-world';

const world = await gamesWorld();
world.wallet.setBalance(500_000_00000);
const player = await sitDown(world.app, { game: 'harvest-moon' });
afterAll(() => world.close());

/** The client of the page, over the wire of the process. */
const api = gameApi(player.session, async (path, init = {}) => {
  const cookie = `${cookieName}=${player.cookie}`;
  const { statusCode, body } = await world.app.inject({
    method: init.method as 'GET',
    url: path,
    headers: { ...(init.headers as Record<string, string>), cookie, origin: gamesOrigin },
    ...(init.body === undefined ? {} : { payload: init.body as string }),
  });
  return new Response(body, { status: statusCode });
});

describe('[GAME-10] the calls of the page', () => {
  test('reach the process by the one table, with the fields of the address and of the body', async () => {
    const { game, stakes } = await api.boot();
    expect(game).toBe('harvest-moon');
    const key = crypto.randomUUID();
    const round = await api.start(stakes[0]!, key);
    expect(await api.start(stakes[0]!, key)).toMatchObject({ id: round.id });
    expect(await api.round(round.id)).toMatchObject({ id: round.id, unseen: true });
    expect((await api.current()).round).toMatchObject({ id: round.id });
    await api.seen(round.id);
    expect((await api.current()).round).toBeNull();
    expect((await api.rounds()).list.map(({ id }) => id)).toEqual([round.id]);
    await api.keepSound({ on: true, volume: 40 });
    expect((await api.boot()).sound).toEqual({ on: true, volume: 40 });
    const { previous, clientSeed } = await api.setClientSeed('hoa sen');
    expect(clientSeed).toBe('hoa sen');
    expect((await api.rotate()).previous).toMatchObject({ clientSeed: 'hoa sen' });
    expect((await api.seeds()).opened).toHaveLength(2);
    const { rounds } = await api.verify(previous!.id);
    expect(rounds.map(({ id }) => id)).toEqual([round.id]);
    expect((await api.verify(previous!.id, 1)).rounds).toEqual([]);
    const refused = api.choose(round.id, 0);
    await expect(refused).rejects.toEqual(new Refused('round.choice_invalid', 409));
  });

  const calls = Object.entries<GameCall>(gameCalls);
  const sentAs = (path: string) => path.replace('{id}', crypto.randomUUID());

  test.each(calls.filter(([, { method }]) => method !== 'GET'))(
    '%s refuses an unknown field',
    async (_name, { method, path }) => {
      const body = { colour: 'red' };
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const { status } = await player.call(method as 'POST', sentAs(path), { body, headers });
      expect(status).toBe(400);
    },
  );

  test.each(calls.filter(([, { method }]) => method !== 'GET'))(
    '%s is refused to a page of another origin',
    async (_name, { method, path }) => {
      const headers = { origin: 'https://elsewhere.example' };
      const call = player.call(method as 'POST', sentAs(path), { body: {}, headers });
      expect(await call).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    },
  );
});
