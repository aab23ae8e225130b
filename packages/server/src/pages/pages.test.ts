import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Clock } from '../lib/clock';
import { markIco } from './brand-mark';
import { codingOf, compressPage } from './compress-page';
import { type KeptPage, openPageCache } from './page-cache';
import { policyOf } from './security-policy';

const handClock = () => {
  let time = Date.parse('2026-11-21T10:00:00Z');
  const clock = { now: () => new Date(time) } as Clock;
  return {
    clock,
    pass: (ms: number) => {
      time += ms;
    },
  };
};

const drawing = (name: string) => ({ etag: name }) as KeptPage;

test('many who come at once wait for one drawing', async () => {
  const { clock } = handClock();
  const cache = openPageCache(clock);
  let drawn = 0;
  const draw = async () => {
    drawn += 1;
    return drawing(`page ${drawn}`);
  };
  const pages = await Promise.all(Array.from({ length: 50 }, () => cache.get('home', draw)));
  expect(drawn).toBe(1);
  expect(new Set(pages.map(({ etag }) => etag))).toEqual(new Set(['page 1']));
});

test('an older page is sent while the new one is drawn, a page of long ago is not', async () => {
  const { clock, pass } = handClock();
  const cache = openPageCache(clock);
  let drawn = 0;
  const draw = async () => {
    drawn += 1;
    return drawing(`page ${drawn}`);
  };
  const etag = async () => (await cache.get('home', draw)).etag;
  expect(await etag()).toBe('page 1');
  pass(5000);
  expect(await etag()).toBe('page 1');
  expect(await etag()).toBe('page 2');
  pass(120_000);
  expect(await etag()).toBe('page 3');
});

test('a page that cannot be drawn is told once and does not hide what could be sent', async () => {
  const { clock, pass } = handClock();
  const cache = openPageCache(clock);
  await cache.get('home', async () => drawing('good'));
  pass(5000);
  const failing = () => Promise.reject(new Error('the database is away'));
  expect((await cache.get('home', failing)).etag).toBe('good');
  await new Promise((resolve) => setImmediate(resolve));
  expect((await cache.get('home', failing)).etag).toBe('good');
  await expect(cache.get('other', failing)).rejects.toThrow('away');
});

test('brands, languages and routes are kept apart by their keys', async () => {
  const { clock } = handClock();
  const cache = openPageCache(clock);
  await cache.get('main VI /', async () => drawing('vi'));
  expect((await cache.get('main EN /', async () => drawing('en'))).etag).toBe('en');
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  [undefined, 'identity'],
  ['br;q=0.5', 'br'],
] as const)('a browser that takes %s gets %s', (accepted, coding) => {
  expect(codingOf(accepted)).toBe(coding);
});

test('a page is compressed, and named by its content', async () => {
  const html = '<p>Ẩn số dư</p>'.repeat(200);
  const one = await compressPage(html);
  const other = await compressPage(`${html}.`);
  expect(one.bodies.br.length).toBeLessThan(one.bodies.identity.length / 10);
  expect(one.etag).not.toBe(other.etag);
});

test('the policy names the inline parts by hash, the games, the socket, and nothing unsafe', () => {
  const policy = policyOf(
    { scriptHashes: ['sha256-a'], styleHashes: ['sha256-b'] },
    { gamesOrigin: 'http://games.localhost:3001', socketOrigin: 'ws://localhost:3000' },
  );
  expect(policy).toContain("script-src 'self' 'sha256-a'");
  expect(policy).toContain("style-src 'self' 'sha256-b'");
  expect(policy).toContain('frame-src http://games.localhost:3001');
  expect(policy).toContain("connect-src 'self' ws://localhost:3000");
  expect(policy).not.toContain('unsafe');
});

test('the icon is a picture of 32 by 32 in a file of icons', () => {
  const icon = markIco();
  expect(icon.readUInt16LE(2)).toBe(1);
  const image = icon.subarray(icon.readUInt32LE(18));
  expect(image.subarray(1, 4).toString()).toBe('PNG');
  expect(image.readUInt32BE(16)).toBe(32);
  const length = image.readUInt32BE(33);
  const pixels = inflateSync(image.subarray(41, 41 + length));
  expect(pixels).toHaveLength(32 * (1 + 32 * 4));
});
