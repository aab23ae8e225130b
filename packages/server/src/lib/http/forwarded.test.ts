import { once } from 'node:events';
import { request as send, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { openSite } from '@parlour/testkit/site/site';
import { readTrustedProxies } from './forwarded';

describe('[R-S2] TRUST_PROXY', () => {
  test.each([
    ['0', 0],
    ['2', 2],
    ['10.0.0.0/8', ['10.0.0.0/8']],
    ['10.1.2.3, fd00::/16, ::1', ['10.1.2.3', 'fd00::/16', '::1']],
  ])('%s is a number of hops or a list of networks', (given, read) => {
    const proxies = readTrustedProxies(given);
    expect(typeof proxies === 'object' ? proxies.names : proxies).toEqual(read);
  });

  test.each([
    'all',
    'true',
    '*',
    '-1',
    '10',
    '0.0.0.0/0',
    '::/0',
    '0.0.0.0/1,128.0.0.0/1',
    '10.0.0.0/33',
    '10.0.0.0/8/8',
    '10.0.0.0/',
    'proxy.example',
    ',',
  ])('%s is refused', (given) => {
    expect(readTrustedProxies(given)).toBeUndefined();
  });
});

/** A listening site, and the caller's address that it reads from these headers. */
const openListening = async (proxies: string) => {
  const site = await openSite({ TRUST_PROXY: proxies });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.app.server.address() as AddressInfo;
  const ask = async (path: string, headers: OutgoingHttpHeaders): Promise<string> => {
    const call = send({
      port,
      host: '127.0.0.1',
      path,
      headers: { host: 'localhost', ...headers },
    });
    call.end();
    const [response] = (await once(call, 'response')) as [AsyncIterable<Buffer>];
    const parts: Buffer[] = [];
    for await (const part of response) parts.push(part);
    return Buffer.concat(parts).toString();
  };
  const status = async (headers: OutgoingHttpHeaders) =>
    (
      JSON.parse(await ask('/wps/system/status', headers)) as {
        value: { location: { ip: string }; brand: { code: string } };
      }
    ).value;
  return { ask, status, logLines: site.logLines, drop: site.drop };
};

test('[R-S2] a proxy that TRUST_PROXY does not name is logged once', async () => {
  for (const [proxies, lines] of [
    ['0', 1],
    ['1', 0],
  ] as const) {
    const site = await openListening(proxies);
    await site.status({});
    for (let n = 0; n < 3; n += 1) await site.status({ 'x-forwarded-for': real });
    const entries = site.logLines.filter((line) => line.includes('http.proxy_not_trusted'));
    expect(entries).toHaveLength(lines);
    await site.drop();
  }
});

const forged = '198.51.100.1';
const real = '203.0.113.9';

describe.each([
  {
    proxies: '0',
    cases: [
      [real, '127.0.0.1'],
      [`${forged}, ${real}`, '127.0.0.1'],
    ],
  },
  {
    proxies: '1',
    cases: [
      [real, real],
      [`${forged}, ${real}`, real],
      [`127.0.0.1, ${forged}, ${real}`, real],
      [[forged, real], real],
      [`${forged}, ${real}:4711`, real],
      [`${forged}, [2001:db8::7]:4711`, '2001:db8::7'],
      [`${forged}, unknown`, '127.0.0.1'],
      [`${forged}, "><script>`, '127.0.0.1'],
      ['', '127.0.0.1'],
    ],
  },
  {
    proxies: '2',
    cases: [
      [`${forged}, ${real}, 10.0.0.2`, real],
      [`${forged}, unknown, 10.0.0.2`, '10.0.0.2'],
    ],
  },
  {
    proxies: '127.0.0.0/8,10.0.0.0/8',
    cases: [
      [`${forged}, ${real}, 10.0.0.2, 10.0.0.1`, real],
      [`10.0.0.7, ${real}`, real],
      [`${forged}, 10.0.0.2, ${real}`, real],
    ],
  },
  { proxies: '10.0.0.0/8', cases: [[real, '127.0.0.1']] },
] as { proxies: string; cases: [string | string[], string][] }[])(
  '[R-S2] behind TRUST_PROXY=$proxies',
  ({ proxies, cases }) => {
    test('the left end of the forwarded addresses is never trusted', async () => {
      const site = await openListening(proxies);
      for (const [given, address] of cases) {
        const { location } = await site.status({ 'x-forwarded-for': given });
        expect({ given, address: location.ip }).toEqual({ given, address });
      }
      await site.drop();
    });

    test('the brand is that of Host, whatever other headers claim', async () => {
      const site = await openListening(proxies);
      const headers = {
        'x-forwarded-host': 'second.localhost',
        'x-forwarded-server': 'second.localhost',
        forwarded: `for=${forged};host=second.localhost;proto=https`,
        'x-original-host': 'second.localhost',
      };
      expect((await site.status(headers)).brand.code).toBe('main');
      expect((await site.status({ host: 'second.localhost' })).brand.code).toBe('second');
      await site.drop();
    });
  },
);
