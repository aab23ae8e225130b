import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { avatarsOf, flagsOf, serveDrawings } from './serve-drawings';

const app = fastify();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flags-'));
  await writeFile(join(folder, 'VN.png'), 'a drawing');
  await writeFile(join(folder, 'lotus.svg'), '<svg/>');
  await serveDrawings(app, flagsOf(folder));
  await serveDrawings(app, avatarsOf(folder));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test('[REG-06] [API-01] a flag stays in the browser’s cache, and a missing one is not found', async () => {
  const answer = await app.inject('/TCG_PROD_IMAGES/COUNTRY_FLAG/VN.png');
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(answer.body).toBe('a drawing');
  const missing = await app.inject('/TCG_PROD_IMAGES/COUNTRY_FLAG/XX.png');
  expect(missing.statusCode).toBe(404);
});

test('[MEMBER-13] an avatar has its own address, and is not served as a flag', async () => {
  const answer = await app.inject('/avatars/lotus.svg');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(answer.body).toBe('<svg/>');
  for (const address of ['/avatars/none.svg', '/avatars/VN.png', '/avatars/..%2Flotus.svg']) {
    expect([address, (await app.inject(address)).statusCode]).toEqual([address, 404]);
  }
});
