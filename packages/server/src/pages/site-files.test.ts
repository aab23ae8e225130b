import { type Page, pages } from '@parlour/contract/pages';
import { isOffered } from '@parlour/locales/locales';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandOf, originOf, originsOf } from '../modules/brand';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { serveSiteFiles } from './site-files';

// Without the built site there are no pages: the files get an application of their own.
let site: Site;
beforeAll(async () => {
  site = await openSite({ SITE_URL: 'https://play.example:8443' });
});
afterAll(() => site.drop());

const ask = async (url: string, host: string, production = false) => {
  const { platform } = site;
  const known = { ...platform, config: { ...platform.config, production } };
  const app = fastify();
  serveSiteFiles(app, {
    brandOf: (name) => brandOf(known, name),
    originOf: (name) => originOf(known, name),
    originsOf: (name) => originsOf(known, name),
  });
  const answer = await app.inject({ url, headers: { host } });
  await app.close();
  return answer;
};

test.each(['/robots.txt', '/sitemap.xml'])(
  '%s contains our own hosts, never one that a caller invented',
  async (url) => {
    const textAt = async (host: string, production = false) =>
      (await ask(url, host, production)).body;
    expect(await textAt('second.localhost')).toContain('https://second.localhost:8443/');
    expect(await textAt('second.localhost:6666')).toContain('https://second.localhost:8443/');
    const made = await textAt('evil.example:6666');
    expect(made).toContain('https://play.example:8443/');
    expect(made).not.toContain('evil');
    expect(await textAt('evil.example', true)).toContain('brand.unknown_host');
  },
);

test('[AUTH-15] the origins that share passkeys are the brand’s hosts, and no other’s', async () => {
  const answer = await ask('/.well-known/webauthn', 'second.localhost:6666');
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  expect(answer.json()).toEqual({ origins: ['https://second.localhost:8443'] });
});

test('[CONTENT-01] the sitemap has the listed pages in each language, no calls, no games', async () => {
  const sitemap = (await ask('/sitemap.xml', 'play.example')).body;
  const found = sitemap.match(/<loc>[^<]*/g);
  const listed = Object.values<Page>(pages).filter(({ visibility }) => visibility === 'listed');
  expect(listed.length).toBeGreaterThan(1);
  const origin = '<loc>https://play.example:8443';
  const { supportLanguages } = await brandOf(site.platform, 'play.example');
  const offered = supportLanguages.filter(isOffered);
  expect(offered).toHaveLength(7);
  expect(found).toEqual(
    listed.flatMap(({ path }) =>
      offered.map(
        (language) =>
          `${origin}${path}${language === 'VI' ? '' : `?lang=${language.toLowerCase()}`}`,
      ),
    ),
  );
  expect(sitemap).toContain(
    '<xhtml:link rel="alternate" hreflang="en" href="https://play.example:8443/rng?lang=en"/>',
  );
  expect(sitemap).toContain('hreflang="zh-Hans" href="https://play.example:8443/rng?lang=cn"/>');
  expect((await ask('/robots.txt', 'play.example')).body.split('\n')).toEqual([
    'User-agent: *',
    ...['/wps/', '/api/', '/lgw/', '/lotto/', '/game', '/seamless'].map(
      (path) => `Disallow: ${path}`,
    ),
    'Sitemap: https://play.example:8443/sitemap.xml',
    '',
  ]);
});
