import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import type { Endpoint } from '@parlour/contract/endpoint';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Refusal } from '../refusal';
import { bodyOptionsOf } from './image-bodies';

const app = Fastify();
let release = (): void => undefined;
const held = new Promise<void>((resolve) => {
  release = resolve;
});
let inside = 0;

beforeAll(async () => {
  app.setErrorHandler((error, _request, reply) =>
    reply.code(400).send({ code: (error as unknown as Refusal).code }),
  );
  const work = async () => {
    inside += 1;
    await held;
    return { code: 'taken' };
  };
  for (const [url, endpoint] of [
    ['/image', { image: true }],
    ['/large', { mostBytes: 7_000_000 }],
  ] as const) {
    app.route({ ...bodyOptionsOf(endpoint as Endpoint), method: 'POST', url, handler: work });
  }
  await app.ready();
});

afterAll(() => app.close());

const send = async (
  url: string,
  remoteAddress: string,
  authorization = `Bearer ${'a'.repeat(43)}`,
  bytes = 70_000,
) => {
  const headers = authorization === '' ? {} : { authorization };
  const payload = { text: 'a'.repeat(bytes) };
  const response = await app.inject({ method: 'POST', url, remoteAddress, headers, payload });
  return response.json<{ code: string }>().code;
};

test('[API-03] large bodies come two at a time from an address, and only with a token', async () => {
  for (const none of ['', 'Bearer x', 'Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==']) {
    expect(await send('/image', '192.0.2.1', none)).toBe('session.required');
  }
  const first = [send('/image', '192.0.2.1'), send('/large', '192.0.2.1')];
  await expect.poll(() => inside).toBe(2);
  expect(await send('/image', '192.0.2.1')).toBe('system.busy');
  expect(await send('/large', '192.0.2.1')).toBe('system.busy');
  const neighbour = send('/image', '192.0.2.2');
  // A call that may be large and is not is like any other.
  const small = send('/large', '192.0.2.1', undefined, 2000);
  await expect.poll(() => inside).toBe(4);
  release();
  expect(await Promise.all([...first, neighbour, small])).toEqual(Array(4).fill('taken'));
  expect(await send('/image', '192.0.2.1')).toBe('taken');
});

test('[API-03] a large body behind another call of its connection leaves its place when that ends', async () => {
  const own = Fastify();
  let arrived = 0;
  let answer = (): void => undefined;
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  own.addHook('onRequest', async () => void (arrived += 1));
  own.setErrorHandler((error, _request, reply) =>
    reply.code(400).send({ code: (error as unknown as Refusal).code }),
  );
  own.get('/slow', () => isAnswered);
  const large = { ...bodyOptionsOf({ image: true } as Endpoint), method: 'POST', url: '/image' };
  own.route({ ...large, handler: async () => ({ code: 'taken' }) } as never);
  await own.listen({ port: 0, host: '127.0.0.1' });
  const { port } = own.server.address() as AddressInfo;
  const token = `Bearer ${'a'.repeat(43)}`;
  for (let rounds = 1; rounds <= 3; rounds += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    const head = `host: x\r\nauthorization: ${token}\r\n`;
    socket.write(`GET /slow HTTP/1.1\r\n${head}\r\n`);
    socket.write(`POST /image HTTP/1.1\r\n${head}content-length: 90000\r\n\r\n...`);
    await expect.poll(() => arrived).toBe(2 * rounds);
    socket.destroy();
    await once(socket, 'close');
  }
  const sent = () =>
    fetch(`http://127.0.0.1:${port}/image`, {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'text/plain' },
      body: 'a'.repeat(70_000),
    }).then((response) => response.json() as Promise<{ code: string }>);
  await expect.poll(sent).toEqual({ code: 'taken' });
  answer();
  await own.close();
});
