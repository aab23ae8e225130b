import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';

/**
 * Lets this address open sockets, and no other: the library does at every page's address, for any
 * page's origin and beside the places of an address.
 */
export const openSocketsAt = async (
  app: FastifyInstance,
  path: string,
  { maxPayload }: { maxPayload: number },
): Promise<void> => {
  await app.register(websocket, { options: { maxPayload, perMessageDeflate: false } });
  app.addHook('onRequest', async ({ ws, routeOptions }, reply) =>
    ws && routeOptions.url !== path ? reply.code(400).send() : undefined,
  );
};
