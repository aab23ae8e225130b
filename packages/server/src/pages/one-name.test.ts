import { expect, test } from 'vitest';
import { underOneName } from './one-name';

test.each([
  ['http://localhost:3000', '127.0.0.1:3000', 'http://localhost:3000/rng?page=2'],
  ['http://localhost:3000', '[::1]:3000', 'http://localhost:3000/rng?page=2'],
  ['http://127.0.0.1:3000', 'localhost:3000', 'http://127.0.0.1:3000/rng?page=2'],
  ['http://localhost:3000', 'localhost:3000', undefined],
  ['http://localhost:3000', 'second.localhost:3000', undefined],
  ['https://parlour.example', '127.0.0.1:3000', undefined],
  ['http://localhost:3000', 'parlour.example', undefined],
  ['http://localhost:3000', 'not a host', undefined],
])('[GAME-08] of a site at %s, what is asked of %s is at %s', (siteUrl, host, address) => {
  expect(underOneName(siteUrl, host, '/rng?page=2')).toBe(address);
});
