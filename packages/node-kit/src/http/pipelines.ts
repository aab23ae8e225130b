import type { FastifyInstance } from 'fastify';

/** Browsers and proxies send the next call after they have read the last answer. */
const mostWaiting = 8;

/**
 * Disconnects a client that sends call after call on one connection without reading: each would
 * wait here with all that it needs.
 */
export const boundPipelines = (app: FastifyInstance): void => {
  const waiting = new WeakMap<object, number>();
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    if (count <= mostWaiting) return undefined;
    reply.hijack();
    socket.destroy();
    return reply;
  });
  app.addHook('onResponse', async ({ raw: { socket } }) => {
    waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
  });
};
