import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveAssets } from './serve-assets';

let app: FastifyInstance;
let dist: string;
let folder: string;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'parlour-assets-'));
  folder = join(dist, 'web/assets');
  const earlier = join(dist, 'web-earlier/assets');
  await mkdir(folder, { recursive: true });
  await mkdir(earlier, { recursive: true });
  await writeFile(join(earlier, 'first-0.js'), 'old plain');
  await writeFile(join(earlier, 'first-0.js.br'), 'old brotli');
  await writeFile(join(folder, 'first-1.js'), 'plain');
  await writeFile(join(folder, 'first-1.js.br'), 'brotli');
  await writeFile(join(folder, 'first-1.js.gz'), 'gzip');
  await writeFile(join(folder, 'text.woff2'), 'font');
  app = fastify();
  await serveAssets(app, folder);
});
afterAll(async () => {
  await app.close();
  await rm(dist, { recursive: true, force: true });
});

const ask = (name: string, accepted?: string) =>
  app.inject({
    url: `/assets/${name}`,
    headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
  });

test.each([
  ['first-1.js', undefined, 'plain', undefined, 'text/javascript; charset=utf-8'],
  ['first-1.js', 'gzip, deflate, br', 'brotli', 'br', 'text/javascript; charset=utf-8'],
  ['first-1.js', 'gzip', 'gzip', 'gzip', 'text/javascript; charset=utf-8'],
  ['first-0.js', undefined, 'old plain', undefined, 'text/javascript; charset=utf-8'],
  ['first-0.js', 'br', 'old brotli', 'br', 'text/javascript; charset=utf-8'],
  ['text.woff2', 'br', 'font', undefined, 'font/woff2'],
])(
  '[NAV-08] %s of this build or an earlier one, asked for with %s, comes as %s',
  async (name, accepted, body, coding, type) => {
    const answer = await ask(name, accepted);
    expect([answer.statusCode, answer.body]).toEqual([200, body]);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(answer.headers['content-encoding']).toBe(coding);
  },
);

test.each([
  'nothing.js',
  '',
  '..%2fsecret',
  'first-1.js.br',
  'first-0.js.br',
  'builds.json',
  'constructor',
])('/assets/%s does not exist', async (name) => {
  expect((await ask(name)).statusCode).toBe(404);
});

test('a built file is read once, and not opened again for each request', async () => {
  await rm(join(folder, 'first-1.js'));
  expect((await ask('first-1.js')).body).toBe('plain');
});

test('a second site of the process finds what was read, until the folder is built again', async () => {
  const bodyOf = async () => {
    const site = fastify();
    await serveAssets(site, folder);
    const { body } = await site.inject({ url: '/assets/text.woff2' });
    await site.close();
    return body;
  };
  expect(await bodyOf()).toBe('font');
  await writeFile(join(folder, 'text.woff2'), 'other font');
  expect(await bodyOf()).toBe('font');
  await writeFile(join(folder, 'second-2.js'), 'of another build');
  expect(await bodyOf()).toBe('other font');
});

test('the marker of a development build is read each time', async () => {
  expect((await ask('build.txt')).statusCode).toBe(404);
  for (const mark of ['1', '2']) {
    await writeFile(join(folder, 'build.txt'), mark);
    expect((await ask('build.txt')).body).toBe(mark);
  }
});
