import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { GameRefusal } from '../../rounds/wire';
import { builtFiles } from './built-files';
import type { BuiltShells } from './built-shell';
import type { Config } from '../config';
import { isAway } from '../open-database';
import { openHealth } from '@parlour/node-kit/http/health';
import { reasonOf } from '@parlour/node-kit/log';
import { pageRoutes } from './page-routes';
import { pictureRoutes } from './pictures';
import { boundPipelines } from '@parlour/node-kit/http/pipelines';
import { Refusal, statusOf } from '../refusal';
import { roundRoutes } from './round-routes';
import type { GameDeps } from '../rounds/rounds';
import { vendorRoutes } from './vendor-routes';

type Parts = { config: Config; deps: GameDeps; shells: BuiltShells };

/**
 * The games' own origin: the page, its rounds, its built files, and the vendor API beside them.
 */
export const createApp = async ({ config, deps, shells }: Parts): Promise<FastifyInstance> => {
  const part = deps.source.uuid().slice(0, 8);
  let requests = 0;
  const app = fastify({
    logger: false,
    bodyLimit: 16_384,
    genReqId: () => `${part}-${(requests += 1)}`,
    // A call that is still coming in after this long is dropped, its head sooner, and so is a
    // connection on which nothing moves.
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
    forceCloseConnections: 'idle',
  });
  boundPipelines(app);
  const isSecure = config.gamesUrl.startsWith('https:');
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    if (isSecure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    if (!reply.hasHeader('referrer-policy')) reply.header('referrer-policy', 'no-referrer');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler((failure, request, reply) => {
    const refusal = refusalOf(deps, failure, request.id);
    if (refusal.retryAfterMs !== undefined) {
      reply.header('retry-after', String(Math.ceil(refusal.retryAfterMs / 1000)));
    }
    const isRetried = refusal.code === 'system.failed' && refusal.retryAfterMs !== undefined;
    return reply.code(isRetried ? 503 : statusOf[refusal.code]).send(refusal);
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ code: 'request.invalid', id: request.id } satisfies GameRefusal),
  );
  const isWell = openHealth({ sql: deps.database.sql, clock: deps.source });
  app.get('/livez', (_request, reply) => reply.type('text/plain').send('live'));
  app.get('/healthz', async (_request, reply) => {
    await isWell();
    return reply.type('text/plain').send('ok');
  });
  // The independent check, one file to take home.
  app.get('/fair.mjs', async (_request, reply) => {
    const text = await readFile(join(config.distFolder, 'fair', 'fair.mjs')).catch(() => null);
    if (!text) return reply.callNotFound();
    return reply
      .header('content-disposition', 'attachment; filename="parlour-fair.mjs"')
      .type('text/javascript; charset=utf-8')
      .send(text);
  });
  await app.register(cookie);
  await app.register(builtFiles(join(config.distFolder, 'games', 'assets')));
  await app.register(pictureRoutes(deps.games));
  await app.register(vendorRoutes({ config, ...deps }), { prefix: '/operator/generic/v2' });
  await app.register(pageRoutes({ config, shells, ...deps }));
  await app.register(roundRoutes(deps, config));
  return app;
};

/**
 * Expected refusals as they are; a database that is away asks to come again; the rest is a fault
 * of ours.
 */
const refusalOf = (deps: GameDeps, failure: unknown, id: string): GameRefusal => {
  if (failure instanceof Refusal) {
    const { code, retryAfterMs } = failure;
    return retryAfterMs === undefined ? { code, id } : { code, id, retryAfterMs };
  }
  if (isAway(failure)) return { code: 'system.failed', id, retryAfterMs: 1000 };
  const status = (failure as FastifyError).statusCode ?? 500;
  if (status < 500) return { code: 'request.invalid', id };
  deps.log.error('request.failed', {
    id,
    reason: reasonOf(failure),
    stack: failure instanceof Error ? failure.stack : undefined,
  });
  return { code: 'system.failed', id };
};
