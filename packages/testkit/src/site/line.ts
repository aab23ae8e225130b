import type { FastifyInstance, InjectOptions } from 'fastify';
import { openClient, type Message, type Reply } from './http-client';

/** A transport to a server: sends a request from that address and returns the answer. */
export type Line = (message: Message, address: string) => Promise<Reply>;

/** Into the server without a network. */
export const injected =
  (app: FastifyInstance): Line =>
  async ({ method, path, headers, bytes }, address) => {
    const response = await app.inject({
      method: method as InjectOptions['method'],
      url: path,
      remoteAddress: address,
      headers,
      payload: bytes,
    });
    return { status: response.statusCode, headers: response.headers as never, text: response.body };
  };

/** Over the network, as a proxy passes it on; fails when no answer comes. */
export const overHttp = (url: string): Line => {
  const client = openClient(url);
  return async (message, address) => {
    const headers = { ...message.headers, 'x-forwarded-for': address };
    const reply = await client.send({ ...message, headers });
    if (reply.status === 0) throw new Error(`${message.path}: ${reply.text}`);
    return reply;
  };
};
