import { afterEach, expect, test, vi } from 'vitest';
import { asRefused, missingChunk, Refused } from './refused';

const network = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });

afterEach(() => {
  vi.unstubAllGlobals();
});

test('[ERR-03] a missing chunk counts as an old build only with a network', () => {
  network(true);
  expect(missingChunk().code).toBe('chunk.failed');
  network(false);
  expect(missingChunk().code).toBe('network.failed');
});

test('[ERR-03] a failure without a network is the network’s, with one it is ours', () => {
  network(false);
  expect(asRefused(new TypeError('no module')).code).toBe('network.failed');
  expect(asRefused(new Refused('wallet.single')).code).toBe('wallet.single');
  network(true);
  expect(asRefused(new TypeError('no module')).code).toBe('system.failed');
});
