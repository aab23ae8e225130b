import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import type { Language } from '@parlour/contract/languages';
import { expect, test } from 'vitest';
import { codingOf, PageBody } from './page-body';
import { plainPage } from './plain-page';
import { policyOf, secretHeadersOf } from './security-policy';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  [undefined, 'identity'],
  ['br;q=0.5', 'br'],
] as const)('a browser that takes %s gets %s', (accepted, coding) => {
  expect(codingOf(accepted)).toBe(coding);
});

test('a page is compressed, and its ETag is a hash of its content', async () => {
  const html = '<p>Ẩn số dư</p>'.repeat(200);
  const one = new PageBody(html);
  expect((await one.as('br')).length).toBeLessThan(one.html.length / 10);
  expect((await one.as('gzip')).length).toBeLessThan(one.html.length / 10);
  expect(await one.as('identity')).toBe(one.html);
  expect(one.etag).not.toBe(new PageBody(`${html}.`).etag);
});

test('a densely compressed page is smaller, with the same content', async () => {
  const words = Array.from(
    { length: 400 },
    (_, at) => `<i class="c${(at * 7919) % 613}">${at}</i>`,
  );
  const body = new PageBody(words.join(''));
  const before = await body.as('br');
  await body.pack();
  const after = await body.as('br');
  expect(after.length).toBeLessThan(before.length);
  expect(brotliDecompressSync(after)).toEqual(body.html);
});

test.each([
  ['VI', 'vi', 'Trang đang quá tải'],
  ['EN', 'en', 'The site is busy'],
  ['TH', 'th', 'เว็บมีผู้ใช้หนาแน่น'],
  ['QQ' as Language, 'vi', 'Trang đang quá tải'],
] as const)(
  '[R-S4] for %s the plain page says what happened in words of %s',
  (language, lang, title) => {
    const { html, headers, status } = plainPage({
      reason: 'busy',
      language,
      brandName: '<Parlour>',
      retryAfterSeconds: 2,
    });
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('2');
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).toContain(title);
    expect(html).not.toContain('<Parlour>');
    const [, style = ''] = /<style>(.*)<\/style>/.exec(html) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
  },
);

test.each(['reset', 'unlock'])('the secret of a link to %s is in no referrer', (name) => {
  expect(secretHeadersOf(`/login?${name}=x`)).toEqual({ 'referrer-policy': 'no-referrer' });
  expect(secretHeadersOf('/login?next=x')).toBe(false);
});

test('the policy lists the inline parts by hash, the games, the socket, and nothing unsafe', () => {
  const policy = policyOf(
    { scriptHashes: ['sha256-a'], styleHashes: ['sha256-b'] },
    {
      gamesOrigin: 'http://games.localhost:3001',
      pictureOrigins: ['https://cdn.example', 'http://games.localhost:3001'],
      socketOrigin: 'ws://localhost:3000',
    },
  );
  expect(policy).toContain("script-src 'self' 'sha256-a'");
  expect(policy).toContain("style-src 'self' 'sha256-b'");
  expect(policy).toContain('frame-src http://games.localhost:3001');
  expect(policy).toContain("img-src 'self' data: https://cdn.example http://games.localhost:3001;");
  expect(policy).toContain("connect-src 'self' ws://localhost:3000");
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toContain('google');
});

test('[GAME-04] [GAME-05] the policy lets the listed hosts into the frame, and the page ask which answer', () => {
  const policy = policyOf(
    { scriptHashes: [], styleHashes: [] },
    {
      gamesOrigin: 'https://games.example',
      launchHosts: ['one.example', 'https://two.example'],
      pictureOrigins: [],
      socketOrigin: 'wss://site.example',
    },
  );
  expect(policy).toContain('frame-src https://games.example one.example https://two.example;');
  expect(policy).toMatch(/connect-src [^;]* one\.example https:\/\/two\.example;/);
});

test('[SITE-12] the policy permits the tag only for a brand that measures visits', () => {
  const policy = policyOf(
    { scriptHashes: [], styleHashes: [] },
    {
      gamesOrigin: 'https://games.example',
      pictureOrigins: [],
      socketOrigin: 'wss://site.example',
      isMeasured: true,
    },
  );
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;");
  expect(policy).toMatch(/connect-src [^;]*google-analytics/);
  expect(policy).not.toContain('unsafe');
});
