import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { readNetworks, type Networks } from './address';

/** How many proxies of ours are in front, or the networks they are in; neither: none. */
export type TrustedProxies = number | Networks;

/** The most proxies that a call may pass. */
const mostHops = 9;
/** A wider network cannot consist of one's own proxies: any caller could be in it. */
const widestBits = { 4: 8, 6: 16 };

/** Parses TRUST_PROXY; undefined when it is no number of hops and no list of networks. */
export const readTrustedProxies = (text: string): TrustedProxies | undefined => {
  if (/^\d+$/.test(text)) return Number(text) <= mostHops ? Number(text) : undefined;
  const networks = readNetworks(text);
  return networks?.names.length && networks.names.every(isNarrow) ? networks : undefined;
};

const isNarrow = (network: string): boolean => {
  const [address = '', bits = '128'] = network.split('/');
  return Number(bits) >= (isIP(address) === 6 ? widestBits[6] : widestBits[4]);
};

/**
 * Whether a proxy is trusted, asked from our side outwards: place 0 is the direct peer. Entries
 * left of the first untrusted one were written by the caller.
 */
export const isTrustedProxy = (
  proxies: TrustedProxies,
): ((address: string, place: number) => boolean) => {
  if (typeof proxies === 'number') return (_address, place) => place < proxies;
  return (address) => isIP(address) !== 0 && proxies.has(address);
};

/**
 * Removes untrusted forwarded headers: every host and protocol, and entries that are no addresses,
 * from our side outwards. The called host is in `Host`; the protocol is that of SITE_URL.
 */
export const cleanForwarded = (headers: IncomingHttpHeaders): void => {
  delete headers['x-forwarded-host'];
  delete headers['x-forwarded-proto'];
  const chain = headers['x-forwarded-for'];
  if (chain === undefined) return;
  const addresses = String(chain)
    .split(',')
    .map((address) => withoutPort(address.trim()));
  const first = addresses.findLastIndex((address) => isIP(address) === 0) + 1;
  if (first === addresses.length) delete headers['x-forwarded-for'];
  else headers['x-forwarded-for'] = addresses.slice(first).join(', ');
};

/** Some proxies add the port that called them. */
const withoutPort = (address: string): string =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ??
  /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ??
  address;
