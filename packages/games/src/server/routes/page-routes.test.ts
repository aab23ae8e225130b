import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { cookieName } from '../sessions/sessions';
import { gamesWorld, sitDown } from '@parlour/testkit/games/games-world';

const world = await gamesWorld();
afterAll(() => world.close());
const player = await sitDown(world.app);

/** The page of the game, requested as a browser would. */
const page = async (query: string, headers: Record<string, string> = {}) => {
  const { body } = await world.app.inject({
    url: `/play?session=${player.session}${query}`,
    headers: { cookie: `${cookieName}=${player.cookie}`, ...headers },
  });
  return body;
};

const measuresOf = (html: string): string[] => html.match(/--frame-width:[\d.]+px/g) ?? [];

test('[GAME-08] a frame that reports its size gets a first picture of that size and no other', async () => {
  expect(measuresOf(await page('&box=390x844'))).toEqual(['--frame-width:374px']);
  expect(measuresOf(await page('&box=320x568'))).toHaveLength(1);
  expect(measuresOf(await page('&box=1920x1080'))).toHaveLength(1);
});

test.each([
  '',
  '&box=',
  '&box=390',
  '&box=390x',
  '&box=9x9',
  '&box=39000x84400',
  '&box=390x844x2',
  '&box=-390x844',
  '&box=390.5x844',
  '&box=390x844;}',
  '&box=390x844&box=390x844',
])('[GAME-08] the size %j is invalid: the first picture has its samples', async (box) => {
  const html = await page(box);
  expect(measuresOf(html).length).toBeGreaterThan(5);
  expect(html).not.toContain('NaN');
});

test.each([
  ['a frame', { 'sec-fetch-dest': 'iframe' }, true],
  ['a browser that does not say', {}, true],
  ['a page of its own', { 'sec-fetch-dest': 'document' }, false],
] as const)(
  '[GAME-08] in %s the page knows which bar is over it',
  async (_where, headers, isFramed) => {
    expect(/<html[^>]* data-framed>/.test(await page('', headers))).toBe(isFramed);
  },
);

test('[GAME-09] a browser that accepts it gets the page compressed, to a third at the most', async () => {
  const { headers, rawPayload } = await world.app.inject({
    url: `/play?session=${player.session}&box=390x844`,
    headers: { cookie: `${cookieName}=${player.cookie}`, 'accept-encoding': 'gzip, deflate, br' },
  });
  expect(headers['content-encoding']).toBe('br');
  const html = brotliDecompressSync(rawPayload).toString();
  expect(html).toContain('<div id="first"');
  expect(3 * rawPayload.length).toBeLessThan(html.length);
});
