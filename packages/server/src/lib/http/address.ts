import { BlockList, isIP } from 'node:net';

/**
 * A version 4 address in its own form, also where it comes mapped into version 6. A caller that
 * disconnected before it was read has none any more: it counts as the unspecified address.
 */
export const plainAddress = (address: string | undefined): string =>
  (address ?? '0.0.0.0').replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');

/** The group of addresses that counts as one caller, and the factor of its bound. */
export type CountedNetwork = { network: string; times: number };

/**
 * A household or a server has a whole /64 of version 6, and a /48 contains 65,536 of them: a caller
 * that changes its address within either stays the same caller.
 */
export const countedNetworks = (address: string): CountedNetwork[] => {
  const groups = isIP(address) === 6 ? groupsOf(address) : undefined;
  if (!groups) return [{ network: plainAddress(address), times: 1 }];
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    const [high = 0, low = 0] = groups.slice(6);
    return [{ network: [high >> 8, high & 255, low >> 8, low & 255].join('.'), times: 1 }];
  }
  const prefix = (count: number) =>
    `${groups
      .slice(0, count)
      .map((group) => group.toString(16))
      .join(':')}::/${count * 16}`;
  return [
    { network: prefix(4), times: 1 },
    { network: prefix(3), times: 8 },
  ];
};

/** The eight groups of a version 6 address, however it is written. */
const groupsOf = (address: string): number[] => {
  const [bare = ''] = address.split('%');
  const quad = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(bare);
  const [a = 0, b = 0, c = 0, d = 0] = (quad ?? []).slice(1).map(Number);
  const hex = quad
    ? bare.slice(0, quad.index) + [a * 256 + b, c * 256 + d].map((n) => n.toString(16)).join(':')
    : bare;
  const [head = '', tail] = hex.split('::');
  const read = (text: string) => (text === '' ? [] : text.split(':').map((g) => parseInt(g, 16)));
  if (tail === undefined) return read(head);
  const [before, after] = [read(head), read(tail)];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
};

/** A list of networks (`10.0.0.0/8, ::1`) that can be asked whether it contains an address. */
export type Networks = { names: string[]; has: (address: string) => boolean };

/** Parses a list of networks; undefined when one of them is invalid. */
export const readNetworks = (text: string): Networks | undefined => {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const list = new BlockList();
  for (const name of names) {
    const [address = '', bits] = name.split('/');
    const family = isIP(address);
    const most = family === 6 ? 128 : 32;
    if (family === 0 || name.split('/').length > 2) return undefined;
    if (bits !== undefined && (!/^\d{1,3}$/.test(bits) || Number(bits) > most)) return undefined;
    list.addSubnet(address, Number(bits ?? most), family === 6 ? 'ipv6' : 'ipv4');
  }
  return {
    names,
    has: (address) => {
      const plain = plainAddress(address);
      return list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
    },
  };
};

/** Whether only this machine has addresses of the network. */
export const isLoopback = (network: string): boolean => {
  const [address = '', bits = ''] = network.split('/');
  if (isIP(address) === 4) return address.startsWith('127.') && (bits === '' || Number(bits) >= 8);
  return address === '::1' && (bits === '' || bits === '128');
};
