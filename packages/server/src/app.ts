import cookies from '@fastify/cookie';
import { isAgent, isTrial } from '@parlour/contract/account-type';
import { contract } from '@parlour/contract/contract';
import type { Endpoint } from '@parlour/contract/endpoint';
import fastify, { type FastifyInstance } from 'fastify';
import type { Platform } from './lib/context';
import { mountConsole } from './console';
import { callBounds } from './lib/http/bounds';
import { cleanForwarded, isTrustedProxy } from './lib/http/forwarded';
import { learnCalls, type IsCall } from './lib/http/call-names';
import { readRawBodies, serve, type HttpHooks, type Handlers } from './lib/http/http';
import { openFiles } from './lib/http/answers/open-files';
import { answerFailures, newRequestId, refuseAddress } from './lib/http/http-failures';
import type { Metrics, RequestKind } from '@parlour/node-kit/metrics';
import { openHealth } from '@parlour/node-kit/http/health';
import { openLimits } from './lib/http/limits';
import { boundPipelines } from '@parlour/node-kit/http/pipelines';
import { serveSocket } from './lib/live/socket';
import * as agent from './modules/agent';
import * as brand from './modules/brand';
import * as cashier from './modules/cashier';
import * as catalogue from './modules/catalogue';
import * as compliance from './modules/compliance';
import * as content from './modules/content';
import * as identity from './modules/identity';
import * as launch from './modules/launch';
import * as lottery from './modules/lottery';
import * as message from './modules/message';
import * as player from './modules/player';
import * as privacy from './modules/privacy';
import * as report from './modules/report';
import * as room from './modules/room';
import * as round from './modules/round';
import * as session from './modules/session';
import * as support from './modules/support';
import * as gateway from './modules/gateway';
import * as wallet from './modules/wallet';
import { serveDocs } from './openapi';
import type { PageSources } from './pages/page-sources';
import { guardConsole } from './pages/console/guard-console';
import { serveConsolePage } from './pages/console/serve-console';
import { servePages } from './pages/serve-pages';

/** What an application must know of the process that serves it. */
type ProcessState = { isEnding?: () => boolean; metrics?: Metrics | undefined };

/** Composes the modules into one application, which serves by `inject` or after `listen`. */
export const buildApp = async (
  platform: Platform,
  state: ProcessState = {},
): Promise<FastifyInstance> => {
  const { config } = platform;
  const hooks = hooksOf(platform);
  const app = await openApp(platform, hooks);
  const isCall = learnCalls(app);
  serveHealth(app, platform, state);
  state.metrics?.timeRequests(app, kindOf(isCall));

  mountNouns((table, routes) => serve(app, platform, hooks, table, routes));

  content.servePictures(app, platform);
  cashier.servePayments(app, platform);
  if (config.roles.includes('vendor')) await gateway.serveWallet(app, platform);
  if (config.roles.includes('live')) {
    const statusAt = (host: string) => brand.statusAt(platform, host);
    const connections = await serveSocket(app, platform, { ...hooks, statusAt });
    const stops = [
      round.notifyPlayed(platform, connections),
      message.notifyUnread(platform, connections),
    ];
    app.addHook('onClose', async () => stops.forEach((stop) => stop()));
  }
  if (config.docs) serveDocs(app, config.build);
  if (config.roles.includes('web')) {
    const findPicture = content.openPictures(platform);
    await servePages(app, platform, { ...hooks, isCall, findPicture }, pageSources);
  }
  return app;
};

/** The operators' console: its calls and its page, on an origin of its own. */
export const buildConsole = async (
  platform: Platform,
  state: ProcessState = {},
): Promise<FastifyInstance> => {
  const app = await openApp(platform, hooksOf(platform));
  guardConsole(app, platform);
  serveHealth(app, platform, state);
  await mountConsole(app, platform);
  // The preview of a banner shows its picture.
  content.servePictures(app, platform);
  await serveConsolePage(app, platform);
  return app;
};

type Mount = <Table extends Record<string, Endpoint>>(
  table: Table,
  routes: Handlers<Table>,
) => void;

/** Every noun of the contract has a line here. */
const mountNouns = (mount: Mount): void => {
  mount(contract.agent, agent.routes);
  mount(contract.brand, brand.routes);
  mount(contract.cashier, cashier.routes);
  mount(contract.catalogue, catalogue.routes);
  mount(contract.compliance, compliance.routes);
  mount(contract.content, content.routes);
  mount(contract.identity, identity.routes);
  mount(contract.launch, launch.routes);
  mount(contract.lottery, lottery.routes);
  mount(contract.message, message.routes);
  mount(contract.player, player.routes);
  mount(contract.privacy, privacy.routes);
  mount(contract.report, report.routes);
  mount(contract.room, room.routes);
  mount(contract.round, round.routes);
  mount(contract.session, session.routesWith({ welcome, findLink: agent.linkOf }));
  mount(contract.support, support.routes);
  mount(contract.wallet, wallet.routesWith(transferring));
};

const openApp = async (platform: Platform, { brandOf }: HttpHooks): Promise<FastifyInstance> => {
  const { config } = platform;
  const app = fastify({
    logger: false,
    genReqId: newRequestId,
    trustProxy: isTrustedProxy(config.trustedProxies),
    ...callBounds,
    frameworkErrors: refuseAddress(brandOf),
  });
  boundPipelines(app);
  await app.register(cookies);
  readRawBodies(app);
  attend(app, platform);
  answerFailures(app, platform, brandOf);
  return app;
};

const transferring: Parameters<typeof wallet.routesWith>[0] = {
  assertPaymentPassword: session.assertPaymentPassword,
  findUpline: agent.findUpline,
  findPlayer: (sql, code, typed) => player.findPlayerId(sql, code, player.foldUsername(typed)),
  isDirect: agent.isDirect,
  openTurnover: cashier.openTurnover,
};

const pageSources: PageSources = {
  readStatus: brand.readStatus,
  listVendors: catalogue.listVendors,
  listHot: catalogue.listHot,
  listGames: catalogue.listGames,
  listGameTypes: catalogue.listGameTypes,
  readNotices: content.readNotices,
  readHelp: content.readHelp,
  listArticleItems: content.listArticleItems,
  listArticles: content.listArticles,
  listMenus: lottery.listMenus,
  listVietnamMenus: lottery.listVietnamMenus,
  listWinners: round.listWinners,
  readPictures: catalogue.readPictures,
};

/** Hooks of every call, before and after it. */
const attend = (app: FastifyInstance, { config, log }: Platform): void => {
  const isSecure = config.siteUrl.startsWith('https:');
  let isProxyTold = config.trustedProxies !== 0;
  app.addHook('onRequest', async (request, reply) => {
    if (!isProxyTold && request.headers['x-forwarded-for'] !== undefined) {
      isProxyTold = true;
      // Behind a proxy that TRUST_PROXY does not name, all players together share the limits of one
      // address.
      log.warn('http.proxy_not_trusted', { address: request.ip });
    }
    cleanForwarded(request.headers);
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    if (isSecure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
  app.addHook('onResponse', async (request, reply) => {
    if (reply.elapsedTime < 1000) return;
    const { id, method, routeOptions } = request;
    log.warn('http.slow', { id, method, route: routeOptions.url, ms: reply.elapsedTime });
  });
};

/**
 * `/livez` asks the process alone and is for proxies; `/healthz` asks the database too and is for
 * people.
 */
const serveHealth = (
  app: FastifyInstance,
  { database: { sql }, clock }: Platform,
  { isEnding = () => false }: ProcessState,
): void => {
  const isWell = openHealth({ sql, clock });
  app.get('/livez', (_request, reply) =>
    reply
      .code(isEnding() ? 503 : 200)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send(isEnding() ? 'ending' : 'live'),
  );
  app.get('/healthz', async (_request, reply) => {
    await isWell();
    // Another host of the same brand measures how fast this one answers.
    return reply
      .header('cache-control', 'no-store')
      .header('access-control-allow-origin', '*')
      .type('text/plain')
      .send('ok');
  });
};

const kindOf =
  (isCall: IsCall) =>
  (url: string): RequestKind => {
    if (url === '/livez' || url === '/healthz') return 'other';
    if (url.startsWith('/vendor/')) return 'vendor';
    return isCall(url) ? 'call' : 'page';
  };

/** The functions of modules that `lib/http` calls. */
const hooksOf = (platform: Platform): HttpHooks => ({
  brandOf: (host) => brand.brandOf(platform, host),
  originOf: (host) => brand.originOf(platform, host),
  originsOf: (host) => brand.originsOf(platform, host),
  assertMayCall: (called, endpoint, address) =>
    brand.assertMayCall(platform, called, endpoint, address),
  authenticate: (token, cookie, options) => session.authenticate(platform, token, cookie, options),
  assertLive: (signInId) => session.assertLive(platform, signInId),
  unseal: (sealed, method, path) => brand.unseal(platform, sealed, method, path),
  files: openFiles(platform),
  limits: openLimits(platform),
});

/** What a registration does outside the session module, in the same transaction. */
export const welcome: session.OnPlayerCreated = async (sql, created) => {
  const { playerId, brand: code, username, currency, type, linkId } = created;
  if (linkId !== undefined) {
    const usernameKey = player.foldUsername(username);
    const node = { playerId, brand: code, usernameKey, isAgent: isAgent(type) };
    await agent.placeUnder(sql, node, linkId);
  }
  if (isTrial(type)) await wallet.openTrialWallet(sql, { playerId, brand: code });
  else await wallet.openWallet(sql, { playerId, currency, isTrial: false });
};
