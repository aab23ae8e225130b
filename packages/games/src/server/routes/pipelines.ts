import type { FastifyInstance } from 'fastify';

const mostWaiting = 8;

/** Cuts off whoever sends call after call on one connection and reads no answer. */
export const boundPipelines = (app: FastifyInstance): void => {
  const callsOf = new WeakMap<object, Set<string>>();
  app.addHook('onRequest', async ({ id, raw: { socket } }, reply) => {
    const calls = callsOf.get(socket) ?? new Set();
    callsOf.set(socket, calls.add(id));
    if (calls.size > mostWaiting) {
      socket.destroy();
      return reply.hijack();
    }
    return undefined;
  });
  app.addHook('onResponse', async ({ id, raw: { socket } }) => {
    callsOf.get(socket)?.delete(id);
  });
};
