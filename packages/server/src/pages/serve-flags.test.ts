import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveFlags } from './serve-flags';

const app = fastify();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flags-'));
  await writeFile(join(folder, 'VN.png'), 'a drawing');
  await serveFlags(app, folder);
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
