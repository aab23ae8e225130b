import { describe, expect, test } from 'vitest';
import { countedNetworks, isLoopback, plainAddress, readNetworks } from './address';

describe('the addresses that count as one caller', () => {
  test.each([
    ['203.0.113.7', ['203.0.113.7']],
    ['::ffff:203.0.113.7', ['203.0.113.7']],
    ['::ffff:cb00:7107', ['203.0.113.7']],
    ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2001:0DB8:0001:0002::ffff', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
    ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0::/48']],
    ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
  ])('%s belongs to %j', (address, networks) => {
    expect(countedNetworks(address).map(({ network }) => network)).toEqual(networks);
  });
});

test('[ERR-03] a caller that disconnected before it was read has an address that is in no list', () => {
  const gone = plainAddress(undefined);
  expect(readNetworks('127.0.0.0/8,10.0.0.0/8')?.has(gone)).toBe(false);
  expect(countedNetworks(gone)).toEqual([{ network: gone, times: 1 }]);
});

describe('a list of networks', () => {
  test('contains the addresses within, in either version', () => {
    const networks = readNetworks('10.0.0.0/8, 203.0.113.7,2001:db8::/32');
    const inside = ['10.255.0.1', '::ffff:10.1.1.1', '203.0.113.7', '2001:db8:9::1'];
    const outside = ['11.0.0.1', '203.0.113.8', '2001:db9::1', '::1'];
    expect(inside.filter((address) => !networks?.has(address))).toEqual([]);
    expect(outside.filter((address) => networks?.has(address))).toEqual([]);
    expect(readNetworks('')?.has('127.0.0.1')).toBe(false);
  });

  test.each(['all', '10.0.0.0/33', '::/129', '10.0.0.0/8/8', '10.0.0.0/x', '10.0.0'])(
    'is refused when it contains %s',
    (text) => {
      expect(readNetworks(text)).toBeUndefined();
    },
  );

  test.each([
    ['127.0.0.0/8', true],
    ['127.0.0.1', true],
    ['::1', true],
    ['::1/128', true],
    ['127.0.0.0/7', false],
    ['::/0', false],
    ['10.0.0.1', false],
  ])('%s is loopback: %s', (network, expected) => {
    expect(isLoopback(network)).toBe(expected);
  });
});
