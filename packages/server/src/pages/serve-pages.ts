import type { Status } from '@parlour/contract/brand';
import { factsOf, languageOf } from '@parlour/contract/languages';
import { pages } from '@parlour/contract/pages';
import { phrasedLanguage } from '@parlour/locales/locales';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainAddress } from '../lib/http/address';
import type { Brand, Context, Platform } from '../lib/context';
import type { IsCall } from '../lib/http/call-names';
import type { HttpHooks } from '../lib/http/http';
import { openLimiter } from '../lib/http/limiter';
import { Refusal } from '../lib/refusal';
import { type BuiltSite, openBuiltSite } from './built-site';
import { addressMark, drawPage } from './draw-page';
import { TooManyDrawings } from './drawing-queue';
import { drawnUrl } from './drawn-url';
import { openPaths } from './facts/page-items';
import { codingOf, compressOnce } from './page-body';
import {
  type DrawPage,
  type KeptPage,
  type MarkOf,
  openPageCache,
  watchContent,
} from './page-cache';
import { underOneName } from './one-name';
import { type NamedSources, type PageSources, rememberNames } from './page-sources';
import { plainPage, type Reason } from './plain-page';
import { pageHeaders, popupHeaders, secretHeadersOf } from './security-policy';
import { serveAssets } from './serve-assets';
import { avatarsOf, flagsOf, serveDrawings } from './serve-drawings';
import { serveIcons } from './icons/serve-icons';
import { serveInstalled } from './serve-installed';
import { serveShare } from './serve-share';
import { serveSiteFiles } from './site-files';
import { preferredLanguages, unknownHostPage } from './unknown-host-page';

type PageHooks = Pick<HttpHooks, 'brandOf' | 'originOf' | 'originsOf'> & {
  isCall: IsCall;
  /** The bytes of an uploaded picture by its address. */
  findPicture: (address: string) => Promise<Buffer | undefined>;
};

/** Serves the built site: its files under /assets, and a page for every other address. */
export const servePages = async (
  app: FastifyInstance,
  platform: Platform,
  hooks: PageHooks,
  sources: PageSources,
): Promise<void> => {
  const site = await openBuiltSite(platform.config.distFolder);
  if (!site) {
    platform.log.warn('pages.not_built', { folder: platform.config.distFolder });
    return;
  }
  await serveAssets(app, site.assetsFolder);
  await serveDrawings(app, flagsOf(site.flagsFolder));
  await serveDrawings(app, avatarsOf(site.avatarsFolder));
  const markOf = watchContent(platform.live);
  serveSiteFiles(app, hooks, {
    pathsOf: async (request) =>
      openPaths(sources, contextOf(platform, await hooks.brandOf(request.host), request)),
    versionOf: ({ code, configVersion }) => `${configVersion} ${markOf(code)}`,
    limit: openLimiter(platform, 'sitemap', pageLimit),
    now: platform.clock.now,
  });
  serveInstalled(app, hooks);
  serveIcons(app, hooks);
  serveShare(app, platform, site, {
    findPicture: hooks.findPicture,
    statusOf: async (request) =>
      sources.readStatus(contextOf(platform, await hooks.brandOf(request.host), request)),
  });
  const serving: Serving = {
    platform,
    hooks,
    markOf,
    sources: rememberNames(sources, platform.clock, markOf),
    site,
    cache: openPageCache(platform.clock),
    limit: openLimiter(platform, 'pages', pageLimit),
  };
  app.get('/*', (request, reply) => sendPage(serving, request, reply));
};

type Serving = {
  platform: Platform;
  hooks: PageHooks;
  markOf: MarkOf;
  sources: NamedSources;
  site: BuiltSite;
  cache: ReturnType<typeof openPageCache>;
  /** Seconds until this address may request again; 0 is now. */
  limit: (address: string) => number;
};

/**
 * Pages that one address may request: many a player's address is that of a whole network, and
 * navigation within the site requests no page twice.
 */
const pageLimit = { count: 120, seconds: 60 };

/** Long enough for the waiting requests to be rendered. */
const busySeconds = 2;

const sendPage = async (
  { platform, hooks, markOf, sources, site, cache, limit }: Serving,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  // An unknown call is no page: its caller wants the refusal.
  if (hooks.isCall(request.url)) {
    reply.callNotFound();
    return reply;
  }
  const elsewhere = underOneName(platform.config.siteUrl, request.host, request.url);
  if (elsewhere !== undefined) return reply.redirect(elsewhere);
  // A link that keeps such a path (`//elsewhere`) would lead to another site.
  if (request.url.startsWith('//')) return reply.redirect(pages.notFound.path);
  const brand = await brandOrNone(hooks, request.host);
  if (!brand) return sendUnknownHost(platform, request, reply);
  const context = contextOf(platform, brand, request);
  const wait = limit(context.address);
  if (wait > 0) return sendPlain(context, 'tooMany', wait, reply);
  const status = await sources.readStatus(context);
  const url = await drawnUrl({ sources, context, status }, request.url);
  const siteOrigins = await hooks.originsOf(request.host);
  const drawing = { context, sources, site, status, url, siteOrigins };
  const draw: DrawPage = (before) => drawPage(drawing, before);
  const page = await cache
    .get(keyOf(context, status, url, markOf(brand.code)), draw)
    .catch((error: unknown) => {
      if (error instanceof TooManyDrawings) return undefined;
      throw error;
    });
  if (page) return sendKept(page, context, status, request, reply);
  platform.log.warn('pages.busy', { id: request.id, brand: brand.code });
  return sendPlain(context, 'busy', busySeconds, reply);
};

const brandOrNone = (hooks: PageHooks, host: string): Promise<Brand | undefined> =>
  hooks.brandOf(host).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'brand.unknown_host') return undefined;
    throw error;
  });

const sendUnknownHost = (
  { config: { supportUrl } }: Platform,
  { host, cookies, headers }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const languages = [cookies.lang, ...preferredLanguages(headers['accept-language'])];
  const page = unknownHostPage({ host, languages, supportUrl });
  return reply.status(404).headers(page.headers).type('text/html; charset=utf-8').send(page.html);
};

const sendPlain = (
  { language, brand }: Context,
  reason: Reason,
  retryAfterSeconds: number,
  reply: FastifyReply,
): FastifyReply => {
  const plain = plainPage({
    reason,
    language: phrasedLanguage(language, brand.defaultLang),
    brandName: brand.name,
    retryAfterSeconds,
  });
  return reply
    .status(plain.status)
    .headers(plain.headers)
    .type('text/html; charset=utf-8')
    .send(plain.html);
};

/** The facts that decide how a page is rendered; those of its brand are in one version. */
const keyOf = ({ brand, language }: Context, status: Status, url: string, mark: number): string =>
  [brand.code, language, status.configVersion, status.systemStatus, mark, url].join(' ');

const sendKept = async (
  page: KeptPage,
  { language, address }: Context,
  { systemStatus, firebase }: Status,
  { headers, url }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const isSame = page.status === 200 && headers['if-none-match'] === page.body.etag;
  reply
    .headers({
      ...pageHeaders,
      ...(firebase && popupHeaders),
      ...secretHeadersOf(url),
    })
    .header('content-security-policy', page.policy)
    .header('vary', 'accept-encoding, cookie')
    .header('cache-control', 'private, no-cache')
    .header('content-language', factsOf(language).tag)
    .header('etag', page.body.etag);
  if (isSame) return reply.status(304).send();
  const coding = codingOf(headers['accept-encoding']);
  if (coding !== 'identity') reply.header('content-encoding', coding);
  reply.status(page.status).type('text/html; charset=utf-8');
  if (systemStatus !== 2) return reply.send(await page.body.as(coding));
  const own = String(page.body.html).replaceAll(addressMark, address);
  return reply.removeHeader('etag').send(await compressOnce(own, coding));
};

/** `?lang=en` of the address, then the choice that was kept. */
const languageFor = (request: FastifyRequest, brand: Brand) => {
  const [, search = ''] = request.url.split('?');
  const asked = languageOfCode(new URLSearchParams(search).get('lang'), brand);
  return asked ?? languageOfCode(request.cookies.lang, brand) ?? brand.defaultLang;
};

const languageOfCode = (code: string | null | undefined, brand: Brand) => {
  const known = languageOf(code ?? undefined);
  return known && brand.supportLanguages.includes(known) ? known : undefined;
};

/** A page is rendered as for a visitor: no one is signed in. */
const contextOf = (platform: Platform, brand: Brand, request: FastifyRequest): Context => ({
  ...platform,
  sql: platform.database.sql,
  brand,
  language: languageFor(request, brand),
  requestId: request.id,
  address: plainAddress(request.ip),
  userAgent: '',
  host: request.host,
  cookies: {},
  setCookie: () => undefined,
  clearCookie: () => undefined,
  idempotencyKey: '',
  spendKey: async () => undefined,
  signedIn: undefined,
});
