import { readFileSync } from 'node:fs';
import { contract } from '@parlour/contract/contract';
import type { Endpoint } from '@parlour/contract/endpoint';
import { type Page, pages } from '@parlour/contract/pages';
import type { FastifyInstance } from 'fastify';
import type { HttpHooks } from '../lib/http/http';

const dayCache = 'public, max-age=86400';

/** The icon of the site while no logo of the brand is known: a ticket with its two notches. */
const markFile = (ending: 'svg' | 'ico') => readFileSync(`packages/server/data/mark.${ending}`);

const sitemapSpace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const listed = Object.values<Page>(pages).filter(({ visibility }) => visibility === 'listed');

/** The paths of the contract's calls: `/api/`, `/wps/`. */
const callFolders = new Set(
  Object.values<Record<string, Endpoint>>(contract)
    .flatMap((table) => Object.values(table))
    .map(({ path }) => path.replace(/^(\/[^/]+\/).*$/, '$1')),
);

/** The small files that browsers and search engines request at fixed addresses. */
export const serveSiteFiles = (
  app: FastifyInstance,
  hooks: Pick<HttpHooks, 'brandOf' | 'originOf' | 'originsOf'>,
): void => {
  app.get('/robots.txt', async (request, reply) =>
    reply
      .header('cache-control', dayCache)
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          ...[...callFolders, pages.game.path].map((path) => `Disallow: ${path}`),
          `Sitemap: ${await hooks.originOf(request.host)}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );
  // A passkey of the main host signs in on the others too.
  app.get('/.well-known/webauthn', async (request, reply) =>
    reply
      .header('cache-control', dayCache)
      .type('application/json; charset=utf-8')
      .send({ origins: await hooks.originsOf(request.host) }),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    const origin = await hooks.originOf(request.host);
    const entries = listed.map(({ path }) => `<url><loc>${origin}${path}</loc></url>`).join('');
    return reply
      .header('cache-control', dayCache)
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="${sitemapSpace}">${entries}</urlset>`,
      );
  });
  app.get('/manifest.webmanifest', async (request, reply) => {
    const { name } = await hooks.brandOf(request.host);
    return reply
      .header('cache-control', dayCache)
      .type('application/manifest+json')
      .send({
        name,
        short_name: name,
        start_url: '/',
        display: 'standalone',
        background_color: '#0b1416',
        theme_color: '#101c1f',
        icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      });
  });
  const [svg, ico] = [markFile('svg'), markFile('ico')];
  app.get('/icon.svg', async (_request, reply) =>
    reply.header('cache-control', dayCache).type('image/svg+xml').send(svg),
  );
  app.get('/favicon.ico', async (_request, reply) =>
    reply.header('cache-control', dayCache).type('image/x-icon').send(ico),
  );
};
