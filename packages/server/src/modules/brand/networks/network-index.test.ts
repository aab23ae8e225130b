import { BlockList, isIP } from 'node:net';
import { describe, expect, test } from 'vitest';
import { indexNetworks, lastAtMost } from './network-index';

/** The same numbers at each run. */
const numbersFrom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

describe('[R-C6] an index of networks', () => {
  test('finds what a list that is read from its first to its last entry finds', () => {
    const draw = numbersFrom(7);
    const four = () => `${10 + draw(3)}.${draw(4)}.${draw(256)}.${draw(256)}`;
    const six = () => `2001:db8:${draw(4).toString(16)}::${draw(65_536).toString(16)}`;
    const networks = Array.from({ length: 300 }, (_, place) =>
      place % 2 === 0 ? `${four()}/${8 + draw(25)}` : `${six()}/${32 + draw(97)}`,
    );
    const { find, size } = indexNetworks(networks.map((network) => [network, network] as const));
    expect(size).toBe(300);
    const lists = networks.map((network) => {
      const [address = '', bits] = network.split('/');
      const list = new BlockList();
      list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
      return [network, list] as const;
    });
    let hits = 0;
    for (let turn = 0; turn < 2000; turn += 1) {
      const address = turn % 2 === 0 ? four() : six();
      const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
      const expected = lists.filter(([, list]) => list.check(address, family));
      hits += expected.length;
      expect(find(address).toSorted()).toEqual(expected.map(([network]) => network).toSorted());
    }
    expect(hits).toBeGreaterThan(1000);
  });

  test.each([
    ['its first address', '203.0.113.0', ['203.0.113.0/24']],
    ['its last address', '203.0.113.255', ['203.0.113.0/24']],
    ['the one before', '203.0.112.255', []],
    ['the one after', '203.0.114.0', []],
    ['one in a narrower network', '203.0.113.9', ['203.0.113.8/29', '203.0.113.0/24']],
    [
      'one that is mapped into version 6',
      '::ffff:203.0.113.9',
      ['203.0.113.8/29', '203.0.113.0/24'],
    ],
    ['a version 6', '2001:db8:0:1::5', ['2001:db8::/32']],
    ['a whole version 6', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff', ['2001:db8::/32']],
    ['the one after it', '2001:db9::', []],
    ['no address', 'nothing', []],
  ])('of %s', (_name, address, expected) => {
    const networks = ['203.0.113.0/24', '203.0.113.8/29', '198.51.100.7/32', '2001:db8::/32'];
    expect(indexNetworks(networks.map((each) => [each, each] as const)).find(address)).toEqual(
      expected,
    );
  });

  test('reads at most seventeen of a hundred thousand for an address', () => {
    const starts = Array.from({ length: 100_000 }, (_, place) => BigInt(place) * 256n);
    let reads = 0;
    const counted = new Proxy(starts, {
      get: (target, name) => {
        if (name !== 'length') reads += 1;
        return Reflect.get(target, name) as unknown;
      },
    });
    for (const place of [0, 1, 49_999, 50_000, 99_999]) {
      reads = 0;
      expect(lastAtMost(counted, BigInt(place) * 256n + 7n)).toBe(place);
      expect(reads).toBeLessThanOrEqual(17);
    }
  });
});
