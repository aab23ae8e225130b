import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../lib/context';
import { openRarely } from '../../../lib/http/limiter';
import { handleWebhook, webhookStatus, type WebhookAnswer } from './handle-webhook';
import { providers } from '../providers/providers';

/** The routes that providers call, and their pages on this site. */
export const servePayments = (app: FastifyInstance, platform: Platform): void => {
  const note = refusalsNoted(platform);
  app.post<{ Params: { provider: string } }>('/webhooks/:provider', async (request, reply) => {
    const { params, headers, host } = request;
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const answer = await handleWebhook(platform, params.provider, { headers, body, host });
    note(params.provider, answer);
    return reply
      .code(webhookStatus[answer])
      .header('cache-control', 'no-store')
      .send({ result: answer });
  });
  for (const provider of providers.values()) {
    if (provider.isOpen(platform.config)) provider.serve?.(app, platform);
  }
};

/**
 * Anyone can send an unsigned message: it is logged rarely, and without the name that it claims.
 */
const refusalsNoted = (platform: Platform) => {
  const logRarely = openRarely(platform);
  return (provider: string, reason: WebhookAnswer): void => {
    const isUnsigned = reason === 'unknown_provider' || reason === 'bad_signature';
    const facts = { provider: provider.slice(0, 40), reason };
    if (isUnsigned) logRarely('cashier.webhook_refused', reason, facts);
    else if (webhookStatus[reason] !== 200) platform.log.warn('cashier.webhook_refused', facts);
  };
};
