import { lookup as resolve, type LookupAddress } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import { plainAddress, readNetworks } from './address';

type Options = {
  headers: Record<string, string>;
  /** Only over TLS, and never to an address in our own networks. */
  mustBePublic: boolean;
  mostBytes: number;
  waitMs: number;
};

// Our own machine, private networks, shared networks, and addresses that no host has. Separate by
// version, since a list of both takes every version 4 address for one of version 6 too.
const inner4 = readNetworks(
  '0.0.0.0/8,10.0.0.0/8,100.64.0.0/10,127.0.0.0/8,169.254.0.0/16,172.16.0.0/12,192.0.0.0/24,' +
    '192.0.2.0/24,192.88.99.0/24,192.168.0.0/16,198.18.0.0/15,198.51.100.0/24,203.0.113.0/24,' +
    '224.0.0.0/3',
)!;
// An eighth of version 6 is assigned (2000::/3), and some of that maps to version 4.
const inner6 = readNetworks('::/3,4000::/2,8000::/1,2001::/23,2001:db8::/32,2002::/16,3fff::/20')!;

/** Whether an address is public. */
export const isPublicAddress = (address: string): boolean => {
  const plain = plainAddress(address);
  const family = isIP(plain);
  return family === 4 ? !inner4.has(plain) : family === 6 && !inner6.has(plain);
};

/**
 * Posts to a third party and reads the whole answer. Follows no redirect. Where the address must be
 * public, the connected address itself is checked, since a name may resolve to another one each
 * time.
 */
export const post = (
  url: URL,
  bytes: Buffer,
  { headers, mustBePublic, mostBytes, waitMs }: Options,
): Promise<{ status: number; text: string }> =>
  new Promise((answer, refuse) => {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (mustBePublic && url.protocol !== 'https:')
      return refuse(new Error('its address is not https'));
    if (mustBePublic && isIP(host) && !isPublicAddress(host)) return refuse(new Error(inside));
    const { request } = url.protocol === 'https:' ? https : http;
    const sent = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': bytes.length },
      ...(mustBePublic && { lookup: lookupPublic }),
    });
    const timer = setTimeout(() => sent.destroy(new Error('no answer in time')), waitMs);
    const end = (error: Error) => {
      clearTimeout(timer);
      refuse(error);
      sent.destroy();
    };
    sent.on('error', end);
    sent.on('response', (response) => {
      const parts: Buffer[] = [];
      let length = 0;
      response.on('error', end);
      response.on('aborted', () => end(new Error('an answer that breaks off')));
      response.on('data', (part: Buffer) => {
        length += part.length;
        parts.push(part);
        if (length > mostBytes) end(new Error('an answer without end'));
      });
      response.on('end', () => {
        clearTimeout(timer);
        const { statusCode: status = 0 } = response;
        if (status >= 300 && status < 400) return refuse(new Error(`HTTP ${status}: a redirect`));
        answer({ status, text: Buffer.concat(parts).toString('utf8') });
      });
    });
    sent.end(bytes);
  });

const inside = 'its address is not public';

const lookupPublic: LookupFunction = (host, options, done) =>
  resolve(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return done(error, '', 0);
    if (found.some(({ address }) => !isPublicAddress(address)))
      return done(new Error(inside), '', 0);
    if (options.all) return done(null, found);
    done(null, found[0]?.address ?? '', found[0]?.family);
  });
