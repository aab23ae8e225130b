import type { Endpoint } from '@parlour/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { invalid, Refusal } from '../refusal';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The key of a call that takes one; empty for any other. */
export const idempotencyKeyOf = (endpoint: Endpoint, request: FastifyRequest): string => {
  if (!endpoint.once) return '';
  const key = request.headers['idempotency-key'];
  if (typeof key === 'string' && uuid.test(key)) return key.toLowerCase();
  throw invalid({
    name: 'Idempotency-Key',
    code: key === undefined ? 'field.required' : 'field.pattern',
  });
};

/**
 * For a verb that moves money, after it has its lock: who gave up waiting repeats the call, and a
 * refusal of the repeat is final only when the first try may no longer take effect.
 */
export const assertCallerWaits =
  ({ raw: { socket } }: FastifyRequest) =>
  (): void => {
    if (socket.destroyed || socket.writableEnded) throw new Refusal('system.busy');
  };
