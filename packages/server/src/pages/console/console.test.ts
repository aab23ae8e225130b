import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site } from '@parlour/testkit/site/site';

const manifest = {
  'app/browser.tsx': {
    file: 'assets/browser.js',
    isEntry: true,
    css: ['assets/a.css'],
    imports: ['b'],
  },
  b: { file: 'assets/b.js', css: ['assets/b.css'], imports: ['app/browser.tsx'] },
};

let folder: string;
let site: Site;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'parlour-console-'));
  await mkdir(path.join(folder, 'console', '.vite'), { recursive: true });
  await mkdir(path.join(folder, 'console', 'assets'));
  const write = (name: string, text: string) => writeFile(path.join(folder, 'console', name), text);
  await write('.vite/manifest.json', JSON.stringify(manifest));
  await write('theme.js', 'theme()');
  await write('assets/browser.js', 'begin()');
  site = await openSite({ DIST_DIR: folder });
  app = await site.openConsole();
});
afterAll(async () => {
  await site.drop();
  await rm(folder, { recursive: true });
});

const html = { accept: 'text/html' };

describe('[OPS-01] the console', () => {
  test('is one page at every address, which loads only its own files', async () => {
    const page = await app.inject({ url: '/queues/withdrawal?case=7', headers: html });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; " +
        "connect-src 'self'; frame-src 'self'; img-src 'self' blob:; frame-ancestors 'none'; " +
        "base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'",
    );
    expect(page.headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file);
    expect(files).toEqual([
      '/icon.svg',
      '/theme.js',
      '/assets/a.css',
      '/assets/b.css',
      '/assets/b.js',
      '/assets/browser.js',
    ]);
    expect(page.body).not.toMatch(/<style|style=|<script>/);
    for (const file of ['/theme.js', '/icon.svg', '/assets/browser.js']) {
      expect((await app.inject({ url: file })).statusCode, file).toBe(200);
    }
  });

  test.each(['/console/nothing', '/assets/none.js', '/api/wallet/balance', '/wps/session/login'])(
    'has no page and no call at %s',
    async (url) => {
      const answer = await app.inject({ url, headers: { accept: 'application/json' } });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'request.unknown']);
    },
  );

  test('does not answer to another name', async () => {
    const answer = await app.inject({ url: '/', headers: { ...html, host: 'elsewhere.example' } });
    expect(answer.statusCode).toBe(404);
  });

  const write = { method: 'POST', url: '/console/nothing' } as const;
  const own = { host: 'localhost:3002', origin: 'http://localhost:3002' };
  test.each([
    ['without an origin', { 'sec-fetch-site': 'same-origin' }, 400],
    ['from the site', { ...own, origin: 'http://localhost:3000' }, 400],
    ['from a page that a browser calls foreign', { ...own, 'sec-fetch-site': 'same-site' }, 400],
    ['from no page', own, 400],
    ['from its own page', { ...own, 'sec-fetch-site': 'same-origin' }, 404],
  ])('a call that writes %s is answered with %s %i', async (_from, headers, status) => {
    expect((await app.inject({ ...write, headers })).statusCode).toBe(status);
  });
});

test.each(['/console', '/console/', '/console/people', '/Console/people'])(
  '[OPS-01] the site answers %s with 404',
  async (url) => {
    for (const method of ['GET', 'POST'] as const) {
      expect((await site.app.inject({ method, url })).statusCode, method).toBe(404);
    }
  },
);
