import serveStatic from '@fastify/static';
import { languages } from '@parlour/contract/player';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Brand, Context, Platform } from '../lib/context';
import type { Doors } from '../lib/http';
import { type BuiltSite, openBuiltSite } from './built-site';
import { codingOf, compressPage } from './compress-page';
import { openPageCache } from './page-cache';
import { firstPageOf, type PageSources } from './page-sources';
import { pageHeaders, policyOf } from './security-policy';
import { serveSiteFiles } from './site-files';

type PageDoors = Pick<Doors, 'brandOf' | 'originOf'>;

/** Serves the built site: its files under /assets, and every other address as a page. */
export const servePages = async (
  app: FastifyInstance,
  platform: Platform,
  doors: PageDoors,
  sources: PageSources,
): Promise<void> => {
  const site = await openBuiltSite(platform.config.distFolder);
  if (!site) {
    platform.log.warn('pages.not_built', { folder: platform.config.distFolder });
    return;
  }
  await app.register(serveStatic, {
    root: site.assetsFolder,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    decorateReply: false,
    index: false,
  });
  serveSiteFiles(app, doors);
  const cache = openPageCache(platform.clock);
  app.get('/*', (request, reply) =>
    sendPage({ platform, doors, sources, site, cache }, request, reply),
  );
};

type Serving = {
  platform: Platform;
  doors: PageDoors;
  sources: PageSources;
  site: BuiltSite;
  cache: ReturnType<typeof openPageCache>;
};

/** Calls that no route knows are no pages: their callers want the refusal. */
const isCall = (path: string): boolean =>
  /^\/(api|wps|lgw|lotto|vendor|webhooks|sandbox|docs|socket|assets)(\/|$)/i.test(path);

const sendPage = async (
  { platform, doors, sources, site, cache }: Serving,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const [path = '/'] = request.url.split('?');
  if (isCall(path)) {
    reply.callNotFound();
    return reply;
  }
  const brand = await doors.brandOf(request.host);
  const context = contextOf(platform, brand, request);
  const status = await sources.readStatus(context);
  const { language } = context;
  const url = pageUrl(request.url);
  const draw = async () => {
    const isOpen = status.systemStatus === 0;
    const page = await firstPageOf(
      sources,
      context,
      // The page is kept for everybody, so it cannot hold one visitor's address.
      isOpen ? { ...status, location: { ip: '' } } : status,
      url,
    );
    const rendered = await site.renderPage({
      url,
      firstPage: page,
      development: !platform.config.production,
    });
    const policy = policyOf(rendered, {
      gamesOrigin: status.gamesOrigin,
      socketOrigin: platform.config.siteUrl.replace(/^http/, 'ws'),
    });
    return { status: rendered.status, policy, ...(await compressPage(rendered.html)) };
  };
  const key = [brand.code, language, status.configVersion, status.systemStatus, url].join(' ');
  const kept = await (status.systemStatus === 0 ? cache.get(key, draw) : draw());
  const coding = codingOf(request.headers['accept-encoding']);
  reply
    .headers(pageHeaders)
    .header('content-security-policy', kept.policy)
    .header('vary', 'accept-encoding, cookie')
    .header('cache-control', 'private, no-cache')
    .header('content-language', language.toLowerCase())
    .header('etag', kept.etag);
  if (kept.status === 200 && request.headers['if-none-match'] === kept.etag) {
    return reply.status(304).send();
  }
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return reply.status(kept.status).type('text/html; charset=utf-8').send(kept.bodies[coding]);
};

// Only what the server's drawing depends on is kept apart; the rest of the query belongs to the
// browser.
const drawnParameters = ['page', 'q', 'class', 'sort', 'minBet', 'lines'];

const pageUrl = (url: string): string => {
  const { pathname, searchParams } = new URL(url, 'http://page');
  const kept = new URLSearchParams();
  for (const name of drawnParameters) {
    const value = searchParams.get(name);
    if (value) kept.set(name, value.slice(0, 64));
  }
  const query = kept.toString();
  return query ? `${pathname}?${query}` : pathname;
};

const languageOf = (request: FastifyRequest, brand: Brand) => {
  const wanted = request.cookies.lang?.toUpperCase();
  const known = languages.find((language) => language === wanted);
  return known && brand.supportLanguages.includes(known) ? known : brand.defaultLang;
};

/** A page is drawn as a visitor's call: nobody is signed in to it. */
const contextOf = (platform: Platform, brand: Brand, request: FastifyRequest): Context => ({
  ...platform,
  sql: platform.database.sql,
  brand,
  language: languageOf(request, brand),
  requestId: request.id,
  address: request.ip,
  userAgent: '',
  host: request.host,
  cookies: {},
  setCookie: () => undefined,
  clearCookie: () => undefined,
  idempotencyKey: '',
  signedIn: undefined,
});
