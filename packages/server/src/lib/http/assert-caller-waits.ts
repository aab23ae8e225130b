import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal';

/**
 * For a verb that moves money, after it has its lock: who gave up waiting repeats the call, and a
 * refusal of the repeat is final only when the first try may no longer take effect.
 */
export const assertCallerWaits =
  ({ raw: { socket } }: FastifyRequest) =>
  (): void => {
    if (socket.destroyed || socket.writableEnded) throw new Refusal('system.busy');
  };
