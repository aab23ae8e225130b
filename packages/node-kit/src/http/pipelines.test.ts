import { connect, type AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boundPipelines } from './pipelines';

let app: FastifyInstance;
let begun = 0;
beforeAll(async () => {
  app = fastify();
  boundPipelines(app);
  app.get('/', async () => {
    begun += 1;
    return 'well';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** How many answers arrive for so many calls sent at once on one connection. */
const answersTo = (calls: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (bytes: Buffer) => (text += bytes.toString()));
    socket.on('error', (error: Error & { code?: string }) => {
      if (error.code !== 'ECONNRESET') reject(error);
    });
    socket.on('close', () => resolve(text.split('HTTP/1.1 200').length - 1));
    const call = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const last = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
    socket.write(call.repeat(calls - 1) + last);
  });

test('calls on one connection wait for each other, up to a limit', async () => {
  expect(await answersTo(8)).toBe(8);
  begun = 0;
  expect(await answersTo(200)).toBeLessThan(9);
  expect(begun).toBeLessThan(9);
  expect(await answersTo(1)).toBe(1);
});
