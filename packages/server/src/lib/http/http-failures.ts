import { randomUUID } from 'node:crypto';
import { phrasesOf } from '@parlour/locales/all';
import { consoleLocaleOf } from '@parlour/locales/console-locales';
import { consoleRefusalOf } from '@parlour/locales/console-refusals';
import { pages } from '@parlour/contract/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Brand, Platform } from '../context';
import { Refusal } from '../refusal';
import { keepBrand, refusalLocale } from './request-language';

/** The id of a call: on every answer, in every refusal, and in the log. */
export const newRequestId = (): string => randomUUID();

/** Sends a refusal in its envelope, with the id that the log has. */
const refuse = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => {
  const messages = {
    ...phrasesOf[refusalLocale(request)].refusal,
    ...consoleRefusalOf[consoleLocaleOf(String(request.headers['x-lang']))],
  };
  const { retryAfterSeconds: wait } = refusal;
  if (wait !== undefined) reply.header('retry-after', wait);
  const value = wait ? { ...refusal.value, retryAfterMs: wait * 1000 } : refusal.value;
  return reply
    .status(refusal.status)
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store')
    .send({
      success: false,
      code: refusal.code,
      message: messages[refusal.code],
      id: request.id,
      ...(value && { value }),
    });
};

/**
 * A malformed address (`/%`) never reaches a route. A browser that opens it gets the page for
 * unknown addresses, a caller the refusal.
 */
export const refuseAddress =
  (brandOf: BrandOf) =>
  (_error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    if (request.method === 'GET' && request.headers.accept?.startsWith('text/html')) {
      void reply.redirect(pages.notFound.path);
      return;
    }
    void refuseStranger(brandOf, request, reply, 'request.invalid');
  };

type BrandOf = (host: string) => Promise<Brand>;

/** Refuses what is no call, in the language of the host's brand if that can be read. */
const refuseStranger = async (
  brandOf: BrandOf,
  request: FastifyRequest,
  reply: FastifyReply,
  code: 'request.invalid' | 'request.unknown',
): Promise<FastifyReply> => {
  const brand = await brandOf(request.host).catch(() => undefined);
  if (brand) keepBrand(request, brand);
  return refuse(request, reply, new Refusal(code));
};

/**
 * Every answer that is not a success: refusals by their code, anything else as an internal error
 * with its id.
 */
export const answerFailures = (app: FastifyInstance, { log }: Platform, brandOf: BrandOf): void => {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    const facts = { id: request.id, method: request.method, path: request.url.split('?')[0] };
    if (refusal.status >= 500) log.error('http.failed', { ...facts, error });
    else log.debug('http.refused', { ...facts, code: refusal.code, fields: refusal.value?.fields });
    return refuse(request, reply, refusal);
  });
  app.setNotFoundHandler((request, reply) =>
    refuseStranger(brandOf, request, reply, 'request.unknown'),
  );
};

const unreachable = /ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|57P0|53300/i;
const lost = /connection terminated|not queryable|timeout exceeded/i;
const closing = /shutting down|starting up|in recovery|not accepting|ended by a failover/i;

const refusalOf = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  const { statusCode, code, message } = error as {
    statusCode?: number;
    code?: string;
    message?: string;
  };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('request.too_large');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new Refusal('request.invalid');
  }
  // The database is unavailable or rejected the statement before running it; the caller may try
  // again.
  const text = `${code ?? ''} ${message ?? ''}`;
  if ([unreachable, lost, closing].some((words) => words.test(text)))
    return new Refusal('system.busy');
  if (code === '57014' || /timeout/i.test(message ?? '')) return new Refusal('system.timeout');
  return new Refusal('system.failed');
};
