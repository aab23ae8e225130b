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
