import type { Endpoint } from '@parlour/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { invalid } from '../refusal';

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
