import { BlockList, isIP } from 'node:net';

type Network = {
  family: 4 | 6;
  bits: number;
  /** Holds IPv4 addresses as IPv6 (`::/8`, `::ffff:0:0/96`); `BlockList` takes them for IPv4. */
  isMapped: boolean;
};

/**
 * An address, or a network as `198.51.100.0/24`; undefined where the text is none. An address with
 * a zone (`fe80::1%eth0`) is one of a single machine, which the database does not store.
 */
export const networkOf = (text: string): Network | undefined => {
  const [address = '', given, ...more] = text.split('/');
  const family = isIP(address);
  if ((family !== 4 && family !== 6) || address.includes('%') || more.length > 0) return undefined;
  const most = family === 6 ? 128 : 32;
  if (given !== undefined && !/^\d{1,3}$/.test(given)) return undefined;
  const bits = Number(given ?? most);
  if (bits > most) return undefined;
  return { family, bits, isMapped: family === 6 && holdsMapped(address, bits) };
};

const mapped = '::ffff:0:0';
const mappedBits = 96;

const holdsMapped = (address: string, bits: number): boolean =>
  ipv6(mapped, mappedBits).check(address, 'ipv6') || ipv6(address, bits).check(mapped, 'ipv6');

const ipv6 = (address: string, bits: number): BlockList => {
  const list = new BlockList();
  list.addSubnet(address, bits, 'ipv6');
  return list;
};
