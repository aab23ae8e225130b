import { brand } from '@parlour/contract/brand';
import { cashier } from '@parlour/contract/cashier';
import { contract } from '@parlour/contract/contract';
import type { Endpoint } from '@parlour/contract/endpoint';
import { player } from '@parlour/contract/player';
import { support } from '@parlour/contract/support';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { jobs } from '.';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { registerPlayer } from '@parlour/testkit/people/players';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());
afterEach(async () => {
  await site.database.sql`
    update brand.brand set maintenance = false, maintenance_end = null where maintenance`;
  await site.database.sql`delete from brand.blocked_network`;
  await site.database.sql`delete from brand.blocked_country`;
  site.forgetBrands();
});

const status = () => site.visitor().get(brand.readStatus, {});

test('[SITE-11] the status has what a browser needs to know of the site', async () => {
  const visitor = site.visitor();
  const value = await visitor.get(brand.readStatus, {});
  expect(value).toMatchObject({
    systemStatus: 0,
    location: { ip: visitor.address },
    whitelabel: { modId: 'SITE', enabled: '1' },
    register: { username: { enabled: true, required: true }, terms: { version: '2026-12' } },
    brand: {
      code: 'main',
      currency: 'VND',
      dialingCode: '84',
      currencySymbol: '₫',
      timeZone: 'Asia/Ho_Chi_Minh',
      minAge: 18,
      defaultTheme: 'dark',
      supportLanguages: ['VI', 'EN', 'CN', 'JA', 'TH', 'TY', 'ID'],
    },
    imageCDNs: [],
    analytics: {},
  });
  expect(value.brand.licences.every(({ demo }) => demo)).toBe(true);
  expect(value.sealKeys[0]).toMatchObject({ kty: 'EC', crv: 'P-256' });
  expect(Object.keys(value.sealKeys[0] ?? {})).not.toContain('d');
});

test('[SITE-01] both demo brands have the lotteries and the prize modes of the configuration', async () => {
  for (const host of ['localhost', 'second.localhost']) {
    const { brand: facts } = await site.visitor({ host }).get(brand.readStatus, {});
    expect(facts.lotteryType).toBe('SEA');
    expect(facts.prizeModes).toEqual(['Lott', 'ZY', 'Elott', 'SEA']);
  }
});

test('[SITE-11] the whitelabel call and the status return the same tree', async () => {
  const alone = await site.visitor().get(brand.readWhitelabel, {});
  expect(alone).toEqual((await status()).whitelabel);
  const before = alone.childrenNodes.flatMap(({ childrenNodes }) => childrenNodes);
  expect(before.find(({ modId }) => modId === 'MEMBERCENTER')?.enabled).toBe('1');
  await site.database.sql`
    update brand.flag set enabled = false where brand = 'main' and flag = 'MEMBERCENTER'`;
  site.forgetBrands();
  const after = await site.visitor().get(brand.readWhitelabel, {});
  const flags = after.childrenNodes.flatMap(({ childrenNodes }) => childrenNodes);
  expect(flags.find(({ modId }) => modId === 'MEMBERCENTER')?.enabled).toBe('0');
});

test('[API-04] a change of a brand increases its version, visible without a restart', async () => {
  const before = await status();
  await site.database.sql`
    insert into brand.resource (brand, position, resource_type, url, labels)
    values ('main', 1, 'ANDROID', 'https://example.com/app', 
      '{"VI": "Tải ứng dụng", "EN": "Get the app"}')`;
  await site.shiftClock(1500);
  const after = await status();
  await site.shiftClock(0);
  expect(after.configVersion).toBeGreaterThan(before.configVersion);
  expect(after.resources).toEqual([
    {
      resourceType: 'ANDROID',
      url: 'https://example.com/app',
      labelNameVi: 'Tải ứng dụng',
      labelNameEn: 'Get the app',
    },
  ]);
});

test('the host decides the brand, and its port is ignored', async () => {
  const value = await site.visitor({ host: 'second.localhost:4000' }).get(brand.readStatus, {});
  expect(value.brand).toMatchObject({ code: 'second', currency: 'PHP', defaultTheme: 'light' });
});

test('an unknown host is the first brand in development, and unknown in production', async () => {
  const stranger = { host: 'stranger.example' };
  expect((await site.visitor(stranger).get(brand.readStatus, {})).brand.code).toBe('main');
  const production = await openSite({ NODE_ENV: 'production', DEMO: '1' });
  const answer = await production.visitor(stranger).call(brand.readStatus, {});
  expect(answer.status).toBe(404);
  expect(answer.refusal?.code).toBe('brand.unknown_host');
  expect((await production.visitor().get(brand.readStatus, {})).brand.code).toBe('main');
  await production.drop();
});

test('[SITE-06] in maintenance every call is refused except those that report it', async () => {
  const someone = await registerPlayer(site);
  await site.database.sql`
    update brand.brand set maintenance = true, maintenance_end = lib.now() + interval '1 hour'
    where code = 'main'`;
  site.forgetBrands();
  const siteStatus = await status();
  expect(siteStatus.systemStatus).toBe(1);
  expect(Date.parse(siteStatus.maintenanceEnd ?? '')).toBeGreaterThan(
    Date.parse(siteStatus.serverTime),
  );
  expect((await site.visitor().call(brand.readWhitelabel, {})).status).toBe(200);
  const refused = await someone.call(player.readMember, {});
  expect(refused.status).toBe(503);
  expect(refused.refusal?.code).toBe('brand.maintenance');
  expect((await site.visitor().call(brand.readRegistrationRules, {})).status).toBe(503);
  // The other brand stays open.
  const other = site.visitor({ host: 'second.localhost' });
  expect((await other.get(brand.readStatus, {})).systemStatus).toBe(0);
});

test('[SITE-06] while the site is closed only the calls marked whileClosed answer', async () => {
  const calls = Object.values<Record<string, Endpoint>>(contract).flatMap((table) =>
    Object.values(table),
  );
  const answering = async (address: string) => {
    const open: string[] = [];
    for (const { noun, name, method, path } of calls) {
      const { statusCode } = await site.app.inject({
        method,
        url: path.replaceAll(/\{\w+\}/g, '1'),
        remoteAddress: address,
        headers: {
          host: 'localhost',
          'x-module': noun,
          authorization: `Bearer ${'unknown'.repeat(4)}`,
        },
      });
      if (statusCode !== 503 && statusCode !== 451) open.push(`${noun}.${name}`);
    }
    return open;
  };
  await site.database.sql`
    insert into brand.blocked_network (brand, network, reason, country)
    values ('main', '198.51.100.0/24', 'region', 'XX')`;
  site.forgetBrands();
  const telling = [
    'brand.readStatus',
    'brand.readWhitelabel',
    'brand.listServiceLinks',
    'brand.reportFault',
  ];
  const feedback = [
    'session.startVerification',
    'session.solveVerification',
    ...Object.keys(support).map((name) => `support.${name}`),
  ];
  expect(await answering('198.51.100.20')).toEqual([...telling, ...feedback]);
  expect((await answering('203.0.113.4')).length).toBe(calls.length);
  await site.database.sql`update brand.brand set maintenance = true where code = 'main'`;
  site.forgetBrands();
  expect(await answering('203.0.113.4')).toEqual([
    'brand.readStatus',
    'brand.readWhitelabel',
    'brand.listRoutes',
    'brand.listServiceLinks',
    'brand.reportFault',
    ...feedback,
  ]);
});

test('[SITE-06] maintenance is over at its announced end', async () => {
  await site.database.sql`
    update brand.brand set maintenance = true, maintenance_end = lib.now() + interval '1 hour'
    where code = 'main'`;
  site.forgetBrands();
  expect((await status()).systemStatus).toBe(1);
  await site.shiftClock(3_700_000);
  expect((await status()).systemStatus).toBe(0);
  await site.shiftClock(0);
});

test('[SITE-06] a restricted region gets status 2 and 451, other regions are unaffected', async () => {
  await site.database.sql`
    insert into brand.blocked_network (brand, network, reason, country)
    values ('main', '198.51.100.0/24', 'region', 'XX'), ('main', '2001:db8::/32', 'region', 'XY')`;
  site.forgetBrands();
  for (const address of ['198.51.100.20', '2001:db8::7', '::ffff:198.51.100.20']) {
    const there = site.visitor({ address });
    const siteStatus = await there.get(brand.readStatus, {});
    expect(siteStatus.systemStatus).toBe(2);
    expect(siteStatus.location.country).toMatch(/^X[XY]$/);
    const refused = await there.call(brand.readRegistrationRules, {});
    expect(refused.status).toBe(451);
    expect(refused.refusal?.code).toBe('brand.region_blocked');
  }
  const here = site.visitor({ address: '203.0.113.4' });
  expect((await here.call(brand.readRegistrationRules, {})).status).toBe(200);
});

test('[SITE-08] a blocked country is refused on every call, and its page shows the visitor’s address', async () => {
  await site.database.sql`
    insert into brand.blocked_country (brand, country) values ('main', 'US')`;
  site.forgetBrands();
  const there = site.visitor({ address: '8.8.8.8' });
  expect(await there.get(brand.readStatus, {})).toMatchObject({
    systemStatus: 2,
    location: { ip: '8.8.8.8', country: 'US' },
  });
  const refused = await there.call(brand.readRegistrationRules, {});
  expect([refused.status, refused.refusal?.code]).toEqual([451, 'brand.region_blocked']);
  const elsewhere = await site.visitor({ address: '113.160.0.1' }).get(brand.readStatus, {});
  expect(elsewhere).toMatchObject({ systemStatus: 0, location: { country: 'VN' } });
  const otherBrand = site.visitor({ address: '8.8.8.8', host: 'second.localhost' });
  expect((await otherBrand.get(brand.readStatus, {})).systemStatus).toBe(0);
});

test('[SITE-06] maintenance takes precedence over a region, and a blocked address is notified', async () => {
  const address = '198.51.100.21';
  await site.database.sql`
    insert into brand.blocked_network (brand, network, reason)
    values ('main', '198.51.100.21', 'address')`;
  site.forgetBrands();
  const refused = await site.visitor({ address }).call(brand.readRegistrationRules, {});
  expect(refused.refusal?.code).toBe('brand.address_blocked');
  expect((await site.visitor({ address }).get(brand.readStatus, {})).systemStatus).toBe(2);
  await site.database.sql`update brand.blocked_network set reason = 'region'`;
  await site.database.sql`update brand.brand set maintenance = true where code = 'main'`;
  site.forgetBrands();
  const siteStatus = await site.visitor({ address }).get(brand.readStatus, {});
  expect(siteStatus.systemStatus).toBe(1);
});

test('[API-05] the routes are the hosts of this brand alone', async () => {
  const domains = async (host: string) =>
    (await site.visitor({ host }).get(brand.listRoutes, {})).domainList.map(({ domain }) => domain);
  expect(await domains('localhost:3000')).toEqual(['localhost:3000']);
  expect((await status()).hasRoutes).toBe(false);
  await site.database.sql`insert into brand.host (host, brand) values ('other.example', 'second')`;
  site.forgetBrands();
  const both = ['other.example:3000', 'second.localhost:3000'];
  expect(await domains('second.localhost')).toEqual(both);
  expect(await domains('other.example')).toEqual(both);
  expect(await domains('localhost:3000')).toEqual(['localhost:3000']);
  const second = await site.visitor({ host: 'other.example' }).get(brand.readStatus, {});
  expect(second.hasRoutes).toBe(true);
});

test('a forwarded address counts only behind a trusted proxy', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.99' };
  const direct = await site
    .visitor({ address: '10.9.9.9' })
    .call(brand.readStatus, {}, { headers });
  expect(direct.body.value.location.ip).toBe('10.9.9.9');
});

test('[API-02] a sealing key lives about a month beside its successor', async () => {
  const keys = async () => (await status()).sealKeys.map(({ kid }) => kid);
  const rotate = async () => {
    await jobs.every?.['brand.rotate_seal_keys']?.work(site.platform);
  };
  const [first] = await keys();
  await rotate();
  expect(await keys()).toEqual([first]);
  await site.shiftClock(31 * 24 * 3_600_000);
  await rotate();
  const [second, ...older] = await keys();
  expect(older).toEqual([first]);
  await site.shiftClock(62 * 24 * 3_600_000);
  await rotate();
  const last = await keys();
  expect(last).toHaveLength(2);
  expect(last[1]).toBe(second);
  await site.shiftClock(0);
});

test('[API-02] the private half of a sealing key is not readable in the rows', async () => {
  const rows = await site.database.sql<{ text: string }>`
    select encode(private_sealed, 'escape') || public_key::text as text from brand.seal_key`;
  expect(rows.length).toBeGreaterThan(0);
  for (const { text } of rows) expect(text).not.toContain('"d"');
});

test('[SITE-14] a centre that the flag hides is refused by the server too', async () => {
  const someone = await registerPlayer(site);
  const open = () => someone.call(cashier.listMethods, { kind: 'deposit' });
  const switchTo = async (enabled: boolean) => {
    await site.database.sql`
      update brand.flag set enabled = ${enabled} where brand = 'main' and flag = 'MEMBERCENTER'`;
    site.forgetBrands();
  };
  await switchTo(true);
  expect((await open()).status).toBe(200);
  await switchTo(false);
  const refused = await open();
  expect([refused.status, refused.refusal?.code]).toEqual([403, 'brand.not_enabled']);
  await switchTo(true);
});
