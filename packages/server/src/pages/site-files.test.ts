import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { originOf, brandOf } from '../modules/brand';
import { openSite, type Site } from '@parlour/testkit/site';
import { serveSiteFiles } from './site-files';

// Without the built site there are no pages: the files get an application of their own.
let site: Site;
beforeAll(async () => {
  site = await openSite({ SITE_URL: 'https://play.example:8443' });
});
afterAll(() => site.drop());

const ask = async (url: string, host: string, production = false): Promise<string> => {
  const { platform } = site;
  const known = { ...platform, config: { ...platform.config, production } };
  const app = fastify();
  serveSiteFiles(app, {
    brandOf: (name) => brandOf(known, name),
    originOf: (name) => originOf(known, name),
  });
  const { body } = await app.inject({ url, headers: { host } });
  await app.close();
  return body;
};

test.each(['/robots.txt', '/sitemap.xml'])(
  '%s names our own hosts, never one that a caller made up',
  async (url) => {
    expect(await ask(url, 'second.localhost')).toContain('https://second.localhost:8443/');
    expect(await ask(url, 'second.localhost:6666')).toContain('https://second.localhost:8443/');
    const made = await ask(url, 'evil.example:6666');
    expect(made).toContain('https://play.example:8443/');
    expect(made).not.toContain('evil');
    expect(await ask(url, 'evil.example', true)).toContain('brand.unknown_host');
  },
);
