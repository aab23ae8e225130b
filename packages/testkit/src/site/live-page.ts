import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { LiveMessage } from '@parlour/contract/live';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';
import { cookieLine } from './cookies';
import type { Visitor } from './visitor';

/** The port at which a process listens from now on. */
export const listen = async (app: FastifyInstance): Promise<number> => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
};

export type LivePage = {
  /** Cuts the connection without a word. */
  cut: () => void;
};

/** Opens the visitor's socket, at the port of a process. */
export const connectLive = async (
  { host, cookies, token }: Visitor,
  port: number,
  receive: (message: LiveMessage) => void,
): Promise<LivePage> => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, {
    headers: { host, origin: `http://${host}`, cookie: cookieLine(cookies) },
  });
  socket.on('error', () => socket.terminate());
  socket.on('message', (bytes: Buffer) => {
    for (const message of JSON.parse(bytes.toString()) as LiveMessage[]) receive(message);
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'hello', token, lang: 'VI' }));
  return { cut: () => socket.terminate() };
};
