import { processConfigOf } from '@parlour/node-kit/environment';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createApp } from './app';
import { gamesWorld, secret, site } from '@parlour/testkit/games/games-world';

const world = await gamesWorld();
afterAll(() => world.close());

const openAt = async (gamesUrl: string) =>
  createApp({
    config: {
      ...processConfigOf({}, 10),
      port: 0,
      host: '127.0.0.1',
      databaseUrl: '',
      walletUrl: 'http://127.0.0.1:9',
      siteOrigins: [site],
      gamesUrl,
      houseSecret: secret,
      seedSecrets: [secret],
      production: false,
      logLevel: 'silent',
      distFolder: 'dist',
    },
    deps: world.deps,
    shells: () => ({ script: '/assets/main.js', preloads: [], styles: [] }),
  });

test('a client that sends call after call on one connection without reading is disconnected', async () => {
  const app = await openAt('http://localhost:3001');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const answersTo = (calls: number) =>
    new Promise<number>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      let text = '';
      socket.on('data', (bytes: Buffer) => (text += bytes.toString()));
      socket.on('error', () => {});
      socket.on('close', () => resolve(text.split('HTTP/1.1 ').length - 1));
      const call = (then: string) => `GET /x HTTP/1.1\r\nHost: localhost\r\n${then}\r\n`;
      socket.write(call('').repeat(calls - 1) + call('Connection: close\r\n'));
    });
  expect(await answersTo(8)).toBe(8);
  expect(await answersTo(100)).toBeLessThan(9);
  await app.close();
});

test('the games on https send Strict-Transport-Security, and drop a call that never ends', async () => {
  const name = 'strict-transport-security';
  const plain = await openAt('http://localhost:3001');
  expect((await plain.inject({ url: '/healthz' })).headers[name]).toBeUndefined();
  const secure = await openAt('https://games.example');
  expect((await secure.inject({ url: '/healthz' })).headers[name]).toBe(
    'max-age=31536000; includeSubDomains',
  );
  const { requestTimeout, headersTimeout, timeout } = secure.server;
  expect([requestTimeout, headersTimeout, timeout]).toEqual([30_000, 15_000, 60_000]);
  await plain.close();
  await secure.close();
});
