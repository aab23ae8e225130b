import { contract } from '@parlour/contract/contract';
import type { Endpoint } from '@parlour/contract/endpoint';
import { factsOf, type Language } from '@parlour/contract/languages';
import { type Page, pages } from '@parlour/contract/pages';
import { isOffered } from '@parlour/locales/locales';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Brand } from '../lib/context';
import { plainAddress } from '../lib/http/address';
import type { HttpHooks } from '../lib/http/http';
import { openMemory } from '../lib/memory';
import { Refusal } from '../lib/refusal';

const dayCache = 'public, max-age=86400';

const sitemapSpace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const listed = Object.values<Page>(pages).filter(({ visibility }) => visibility === 'listed');

/** The paths of the contract's calls: `/api/`, `/wps/`. */
const callFolders = new Set(
  Object.values<Record<string, Endpoint>>(contract)
    .flatMap((table) => Object.values(table))
    .map(({ path }) => path.replace(/^(\/[^/]+\/).*$/, '$1')),
);

/** What the sitemap has of a brand beside the listed pages. */
type OpenPaths = {
  pathsOf: (request: FastifyRequest) => Promise<string[]>;
  /** Another one as soon as they may have changed. */
  versionOf: (brand: Brand) => string;
  /** Seconds until this address may request the sitemap again; 0 is now. */
  limit: (address: string) => number;
  now: () => Date;
};

/** For this long a sitemap is sent as it is: articles begin and end by the hour too. */
const sitemapFreshMs = 60_000;

/** Of a brand's host, 5 MB with the most articles. */
const mostSitemaps = 20;

/** The small files that browsers and search engines request at fixed addresses. */
export const serveSiteFiles = (
  app: FastifyInstance,
  hooks: Pick<HttpHooks, 'brandOf' | 'originOf' | 'originsOf'>,
  open: OpenPaths = {
    pathsOf: async () => [],
    versionOf: () => '',
    limit: () => 0,
    now: () => new Date(0),
  },
): void => {
  app.get('/robots.txt', async (request, reply) =>
    reply
      .header('cache-control', dayCache)
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          ...[...callFolders, pages.game.path, pages.seamless.path].map(
            (path) => `Disallow: ${path}`,
          ),
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
  serveSitemap(app, hooks, open);
};

/** The addresses that are listed for search engines, each in every language of the brand. */
const serveSitemap = (
  app: FastifyInstance,
  hooks: Pick<HttpHooks, 'brandOf' | 'originOf'>,
  { pathsOf, versionOf, limit, now }: OpenPaths,
): void => {
  const memory = openMemory<string>({ freshMs: sitemapFreshMs, most: mostSitemaps });
  app.get('/sitemap.xml', async (request, reply) => {
    const waitSeconds = limit(plainAddress(request.ip));
    if (waitSeconds > 0) throw new Refusal('request.too_many', undefined, waitSeconds);
    const origin = await hooks.originOf(request.host);
    const brand = await hooks.brandOf(request.host);
    const sitemap = await memory.get(`${brand.code} ${origin}`, {
      now: now(),
      version: versionOf(brand),
      load: async () => sitemapOf(origin, brand, await pathsOf(request)),
    });
    return reply
      .header('cache-control', dayCache)
      .type('application/xml; charset=utf-8')
      .send(sitemap);
  });
};

const sitemapOf = (
  origin: string,
  { defaultLang, supportLanguages }: Brand,
  openPaths: readonly string[],
): string => {
  const offered = supportLanguages.filter(isOffered);
  const addressOf = (path: string, language: Language) => {
    if (language === defaultLang) return origin + path;
    const sign = path.includes('?') ? '&amp;' : '?';
    return `${origin}${path}${sign}lang=${language.toLowerCase()}`;
  };
  const linksOf = (path: string) =>
    offered.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${factsOf(language).tag}"` +
        ` href="${addressOf(path, language)}"/>`,
    );
  const paths = [...listed.map(({ path }) => path), ...openPaths];
  const entries = paths.flatMap((path) =>
    offered.map(
      (language) => `<url><loc>${addressOf(path, language)}</loc>${linksOf(path).join('')}</url>`,
    ),
  );
  return (
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="${sitemapSpace}"` +
    ` xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`
  );
};
