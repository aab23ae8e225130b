import { brotliDecompressSync } from 'node:zlib';
import type { ListedGame } from '@parlour/contract/vendor-games';
import { ask, gamesOrigin, gamesWorld } from '@parlour/testkit/games/games-world';
import { afterAll, beforeAll, expect, test } from 'vitest';

const world = await gamesWorld();
afterAll(() => world.close());

let list: ListedGame[];
beforeAll(async () => {
  list = (await ask(world.app, '/game/list', { operator_id: 1 })).json<ListedGame[]>();
});

const get = (address: string, headers: Record<string, string> = {}) =>
  world.app.inject({ url: address.replace(gamesOrigin, ''), headers });

test('[LOBBY-14] the list’s addresses answer the games’ pictures, for ever', async () => {
  expect(list).toHaveLength(8);
  for (const { url_thumb: thumb, url_background: background, drawings } of list) {
    for (const [address, drawing] of [
      [thumb, drawings?.thumb],
      [background, drawings?.background],
    ] as const) {
      expect(address.startsWith(`${gamesOrigin}/pictures/`)).toBe(true);
      const answer = await get(address);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toBe(drawing);
      expect(answer.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'image/svg+xml; charset=utf-8',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
    }
  }
  const addresses = list.flatMap((game) => [game.url_thumb, game.url_background]);
  expect(new Set(addresses).size).toBe(16);
});

test('a picture goes compressed to a browser that takes it', async () => {
  const [game] = list;
  for (let time = 0; time < 2; time += 1) {
    const answer = await get(game!.url_thumb, { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.rawPayload.length).toBeLessThan(game!.drawings!.thumb.length / 2);
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(game!.drawings!.thumb);
  }
});

test('the address of another build answers the picture of this one, for a minute', async () => {
  const answer = await get('/pictures/lotus-pond-thumb-0123456789ab.svg');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('public, max-age=60');
});

test.each([
  '/pictures/lotus-pond.svg',
  '/pictures/no-game-thumb-0123456789ab.svg',
  '/pictures/lotus-pond-other-0123456789ab.svg',
  '/pictures/..%2Fassets%2Fmain-thumb-0123456789ab.svg',
])('%s is no picture', async (address) => {
  expect((await get(address)).statusCode).toBe(404);
});
