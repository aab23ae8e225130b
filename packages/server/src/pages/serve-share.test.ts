import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, pages } from '@parlour/contract/pages';
import { movedClock } from '@parlour/node-kit/clock';
import { createLog } from '@parlour/node-kit/log';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { Platform } from '../lib/context';
import { answerFailures } from '../lib/http/http-failures';
import { serveIcons } from './icons/serve-icons';
import { serveShare } from './serve-share';

/** The pictures' routes alone, with drawings that end when the test lets them. */
const folder = mkdtempSync(join(tmpdir(), 'parlour-share-'));
let app: FastifyInstance;
let offsetMs: number;
let version: number;
let code: string;
let drawing: { isReady: Promise<void>; begun: number; atOnce: number; most: number };

const draw = async (): Promise<Buffer> => {
  drawing.begun += 1;
  drawing.atOnce += 1;
  drawing.most = Math.max(drawing.most, drawing.atOnce);
  await drawing.isReady;
  drawing.atOnce -= 1;
  return Buffer.from('a picture');
};

beforeEach(() => {
  offsetMs = 0;
  version = 1;
  code = 'main';
  drawing = { isReady: Promise.resolve(), begun: 0, atOnce: 0, most: 0 };
  app = fastify();
  const clock = movedClock(() => offsetMs);
  const log = createLog('error', clock.now, { write: () => true });
  const limitsExempt = { has: () => false };
  const platform = { clock, log, config: { limitsExempt } } as unknown as Platform;
  const supportLanguages = languages.map((one) => one.toUpperCase());
  const brand = () => ({ code, supportLanguages, defaultLang: 'VI' });
  answerFailures(app, platform, async () => brand() as never);
  const statusOf = async () => ({ brand: brand(), configVersion: version }) as never;
  serveShare(
    app,
    platform,
    { assetsFolder: folder, shareCard: () => ({}) as never },
    {
      statusOf,
      findPicture: async () => undefined,
      draw,
    },
  );
});
afterEach(() => app.close());
afterAll(() => rmSync(folder, { recursive: true }));

const get = (name: string, remoteAddress = '198.51.100.1') =>
  app.inject({ url: `/share/${name}.png`, remoteAddress });
const statusesOf = async (answers: ReturnType<typeof get>[]) =>
  (await Promise.all(answers)).map(({ statusCode }) => statusCode);

const languages = ['vi', 'en', 'cn', 'ja', 'th', 'ty', 'id'];
const names = ['home', 'rng', 'fish', 'live', 'pvp', 'help', 'login', 'app', 'join', 'lott'];

test('[R-S4] a picture is drawn once, no matter who asks for it and how often', async () => {
  const answers = Array.from({ length: 50 }, (_, at) => get('rng.vi', `198.51.100.${at}`));
  expect(new Set(await statusesOf(answers))).toEqual(new Set([200]));
  expect((await get('rng.vi')).body).toBe('a picture');
  expect(drawing.begun).toBe(1);
});

test('[CONTENT-01] every public page has a picture in every language that is offered', async () => {
  const open = Object.values<Page>(pages).filter(({ visibility }) => visibility !== 'private');
  const wanted = open.flatMap(({ name }) => languages.map((one) => `${name}.${one}`));
  const odd: string[] = [];
  // So many pictures are drawn for one address, so each has its own.
  for (const [at, name] of wanted.entries()) {
    const { statusCode, headers } = await get(name, `198.51.${at >> 8}.${at & 255}`);
    if (statusCode !== 200 || headers['content-type'] !== 'image/png') odd.push(name);
  }
  expect(odd).toEqual([]);
  expect(wanted.length).toBeGreaterThan(100);
});

test('[R-S4] the pictures of other brands do not push out those of a brand', async () => {
  expect((await get('rng.vi')).statusCode).toBe(200);
  const others = Object.keys(pages).flatMap((name) => [`${name}.vi`, `${name}.en`]);
  for (const other of ['one', 'two', 'three', 'four', 'five']) {
    code = other;
    for (const [at, name] of others.entries()) {
      expect((await get(name, `198.51.100.${at}`)).statusCode).toBe(200);
    }
    offsetMs += 61_000;
  }
  const { begun } = drawing;
  expect(begun).toBeGreaterThan(200);
  code = 'main';
  expect((await get('rng.vi')).statusCode).toBe(200);
  expect(drawing.begun).toBe(begun);
});

test('[R-S4] an address that has picture after picture drawn must wait, others need not', async () => {
  const asked: number[] = [];
  for (version = 1; version <= 31; version += 1) asked.push((await get('rng.en')).statusCode);
  expect(asked.filter((status) => status === 200)).toHaveLength(30);
  const refused = await get('rng.en');
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await get('rng.en', '198.51.100.2')).statusCode).toBe(200);
  // What has been drawn is sent to anyone.
  expect((await get('rng.en')).statusCode).toBe(200);
  offsetMs = 61_000;
  version += 1;
  expect((await get('rng.en')).statusCode).toBe(200);
});

test('[R-S4] pictures are drawn one at a time, and beyond a few the answer is to come later', async () => {
  let letGo: () => void = () => {};
  drawing.isReady = new Promise((resolve) => (letGo = resolve));
  const known = names.flatMap((name) => [`${name}.vi`, `${name}.en`]);
  const asked = known.map((name, at) => get(name, `198.51.100.${at}`));
  await expect.poll(() => drawing.begun).toBe(1);
  letGo();
  const statuses = await statusesOf(asked);
  expect(drawing.most).toBe(1);
  expect(statuses.filter((status) => status === 200)).toHaveLength(9);
  expect(statuses.filter((status) => status === 503)).toHaveLength(known.length - 9);
  expect((await get('lott.en')).statusCode).toBe(200);
});

test('[CONTENT-02] an icon that could not be drawn is drawn again for the next who asks', async () => {
  const icons = fastify();
  let drawn = 0;
  const hooks = {
    brandOf: async () => ({ code: 'main', settings: {} }) as never,
    findPicture: async () => undefined,
  };
  serveIcons(icons, hooks, async () => {
    drawn += 1;
    if (drawn === 1) throw new Error('no picture');
    return Buffer.from('an icon');
  });
  const ask = () => icons.inject({ url: '/icon-192.png' });
  expect((await ask()).statusCode).toBe(500);
  expect((await ask()).body).toBe('an icon');
  expect((await ask()).body).toBe('an icon');
  expect(drawn).toBe(2);
  await icons.close();
});
