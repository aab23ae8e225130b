import fastify from 'fastify';
import { expect, test } from 'vitest';
import { learnCalls } from './call-names';

const answer = async () => 'ok';

test('[ERR-03] an address that begins as a route does is a call in any spelling, every other is a page', () => {
  const app = fastify();
  app.get('/before/it/was/asked', answer);
  const isCall = learnCalls(app);
  app.get('/api/cashier/methods', answer);
  app.post('/vendor/:code/bet', answer);
  app.get('/*', answer);
  for (const url of ['/api', '/api/nothing?at=all', '/API/x', '/vendor/a/b', '/vendor?x=/']) {
    expect([url, isCall(url)]).toEqual([url, true]);
  }
  for (const url of ['/', '/*', '/?api', '/apis', '/rng/api', '/before/it', '']) {
    expect([url, isCall(url)]).toEqual([url, false]);
  }
});
