import { brand } from '@parlour/contract/brand';
import { operator } from '@parlour/contract/operator';
import { player } from '@parlour/contract/player';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { registerPlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

let site: Site;
let author: SomeOperator;
let lead: SomeOperator;
beforeAll(async () => {
  site = await openSite();
  author = await openOperator(site, { roles: ['brand'], brands: ['main'] });
  lead = await openOperator(site, { roles: ['lead'], brands: ['main'] });
});
afterAll(() => site.drop());
afterEach(async () => {
  await site.shiftClock(0);
  await site.database.sql`
    update brand.brand
    set maintenance = false, maintenance_start = null, maintenance_end = null,
      maintenance_texts = '{}', maintenance_networks = '{}', maintenance_testers = '{}'
    where code = 'main'`;
  site.forgetBrands();
});

const hour = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * hour).toISOString();

const read = async () =>
  (await author.call(operator.previewChange, { kind: 'brand', object: 'main', patch: {} })).body
    .value;

const propose = async (patch: Record<string, unknown>) => {
  const { version } = await read();
  const change = { kind: 'brand', object: 'main', patch, version, reason: 'as planned' } as const;
  const made = await author.call(operator.proposeChange, change);
  site.forgetBrands();
  return made;
};

/** What one person proposes and another confirms. */
const agree = async (patch: Record<string, unknown>) => {
  const made = (await propose(patch)).body.value;
  expect(made).toMatchObject({ state: 'proposed', needsSecond: true });
  await lead.get(operator.approveChange, { id: made.id, reason: 'read and agreed' });
  site.forgetBrands();
};

const faultsOf = async (patch: Record<string, unknown>) =>
  (await propose(patch)).refusal?.value?.fields?.map(({ name, code }) => `${name} ${code}`);

const status = (address?: string) =>
  site.visitor(address === undefined ? {} : { address }).get(brand.readStatus, {});

describe('[SITE-06] [OPS-02] a maintenance', () => {
  test('[SITE-07] is planned by one person: it begins and ends by itself, on the API too', async () => {
    const until = inHours(3);
    const someone = await registerPlayer(site);
    await agree({ 'notice.VI': ' Nâng cấp máy chủ. ' });
    const patch = { closed: true, from: inHours(1), until };
    expect((await propose(patch)).body.value).toMatchObject({ state: 'applied' });
    expect(await status()).not.toHaveProperty('maintenanceEnd');
    expect((await status()).systemStatus).toBe(0);
    expect((await someone.call(player.readMember, {})).status).toBe(200);
    await site.shiftClock(2 * hour);
    expect(await status()).toMatchObject({
      systemStatus: 1,
      maintenanceEnd: until,
      maintenanceTexts: { VI: 'Nâng cấp máy chủ.' },
    });
    expect((await someone.call(player.readMember, {})).refusal?.code).toBe('brand.maintenance');
    await site.shiftClock(4 * hour);
    expect((await status()).systemStatus).toBe(0);
  });

  test('[SITE-07] has an end after its beginning, and words in known languages', async () => {
    const from = inHours(2);
    expect(await faultsOf({ closed: true, from, until: inHours(1) })).toEqual([
      'until field.below',
    ]);
    expect(await faultsOf({ from })).toEqual(['closed field.required']);
    expect(await faultsOf({ 'notice.XX': 'Hello' })).toEqual(['notice.XX field.unknown']);
    expect(await faultsOf({ 'notice.EN': 'x'.repeat(601) })).toEqual(['notice.EN field.too_long']);
    expect(await faultsOf({ 'notice.EN': 7 })).toEqual(['notice.EN field.pattern']);
    expect(await faultsOf({ from: 'tomorrow' })).toEqual(['from field.pattern']);
  });

  test('[SITE-07] says what was written, until it is taken back', async () => {
    await agree({ closed: true, 'notice.VI': 'Nâng cấp.', 'notice.EN': 'An <b>upgrade</b>.' });
    expect((await status()).maintenanceTexts).toEqual({
      VI: 'Nâng cấp.',
      EN: 'An <b>upgrade</b>.',
    });
    const { list } = await author.get(operator.listChanges, { kind: 'brand', object: 'main' });
    await author.call(operator.undoChange, { id: list[0]!.id, reason: 'done earlier' });
    site.forgetBrands();
    expect((await status()).systemStatus).toBe(0);
    expect((await read()).values).not.toHaveProperty('notice.VI');
  });

  test('shows the open site to the networks that it lets in, and to no other', async () => {
    const allowedNetworks = ['198.51.100.7/24', '2001:db8::/32'];
    await propose({ closed: true, allowedNetworks });
    expect((await read()).values['allowedNetworks']).toEqual(['198.51.100.0/24', '2001:db8::/32']);
    const there = { address: '198.51.100.20' };
    expect((await status(there.address)).systemStatus).toBe(0);
    expect((await site.visitor(there).call(brand.readRegistrationRules, {})).status).toBe(200);
    expect((await status('2001:db8::9')).systemStatus).toBe(0);
    expect((await status('203.0.113.4')).systemStatus).toBe(1);
    for (const wrong of ['0.0.0.0/0', '10.0.0.0/33', 'here', '10.0.0.1/8/8']) {
      expect(await faultsOf({ allowedNetworks: [wrong] })).toEqual([
        'allowedNetworks field.pattern',
      ]);
    }
  });

  test('[SITE-08] names no network that holds every IPv4 address, nor one of a single machine', async () => {
    for (const wrong of ['::/8', '::ffff:0:0/96', '::ffff:128.0.0.0/97', 'fe80::1%x']) {
      expect(await faultsOf({ allowedNetworks: [wrong] }), wrong).toEqual([
        'allowedNetworks field.pattern',
      ]);
    }
    for (const wrong of ['::/16', '::ffff:0:0/96', 'fe80::1%x']) {
      expect(await faultsOf({ networks: [wrong] }), wrong).toEqual(['network field.pattern']);
    }
  });

  test('names its testers by their accounts, of this brand only', async () => {
    const tester = await registerPlayer(site);
    const other = await registerPlayer(site, { host: 'second.localhost' });
    const name = tester.username;
    await agree({ closed: true, testers: [name.toUpperCase()] });
    expect((await read()).values['testers']).toEqual([name]);
    expect(await faultsOf({ testers: [name, other.username] })).toEqual(['testers field.unknown']);
  });
});

describe('[SITE-11] [OPS-02] the links of a brand', () => {
  test('to customer service are written as they are read, and lead to its hosts alone', async () => {
    await site.setBrand('main', { serviceHosts: ['chat.example.com'] });
    const links = ['LIVECHAT https://chat.example.com/a', 'POPUP https://chat.example.com/now'];
    await agree({ links });
    const { customerService } = await status();
    expect(customerService.list).toEqual([
      { csType: 'LIVECHAT', path: 'https://chat.example.com/a' },
    ]);
    expect(customerService.version.pathList[0]?.path).not.toContain('chat');
    expect((await read()).values['links']).toEqual(links);
    expect(await faultsOf({ links: ['VIP javascript:alert(1)'] })).toEqual(['links field.pattern']);
    expect(await faultsOf({ links: ['VIP http://chat.example.com'] })).toEqual([
      'links field.pattern',
    ]);
    expect(await faultsOf({ links: ['VIP https://evil.example'] })).toEqual([
      'links field.unknown',
    ]);
    expect(await faultsOf({ links: ['CHAT https://chat.example.com'] })).toEqual([
      'links field.pattern',
    ]);
    await propose({ links: [] });
    expect((await status()).customerService.list).toEqual([]);
  });

  test('to apps and channels wait for a second person where one is new', async () => {
    const telegram = 'TELEGRAM | https://t.me/parlour';
    await agree({ resources: [telegram] });
    const named = `${telegram} | https://t.me/qr.png | EN=Channel | VI=Kênh = tin`;
    await agree({ resources: [named] });
    expect((await status()).resources).toEqual([
      {
        resourceType: 'TELEGRAM',
        url: 'https://t.me/parlour',
        qrCodeUrl: 'https://t.me/qr.png',
        labelNameEn: 'Channel',
        labelNameVi: 'Kênh = tin',
      },
    ]);
    expect((await read()).values['resources']).toEqual([named]);
    for (const [wrong, code] of [
      ['TELEGRAM | javascript:alert(1)', 'pattern'],
      ['TELEGRAM | http://t.me/parlour', 'pattern'],
      ['telegram | https://t.me/parlour', 'pattern'],
      [`${telegram} | data:image/png;base64,AA`, 'pattern'],
      [`${telegram} | | VI`, 'pattern'],
      [`${telegram} | | XX=Kênh`, 'unknown'],
    ] as const) {
      expect(await faultsOf({ resources: [wrong] }), wrong).toEqual([`resources field.${code}`]);
    }
    expect(await faultsOf({ resources: [telegram, telegram] })).toEqual(['resources field.taken']);
    expect((await propose({ resources: [] })).body.value).toMatchObject({ state: 'applied' });
  });

  test('are few lines, and none of them long', async () => {
    const line = 'TELEGRAM | https://t.me/parlour | | VI';
    for (const name of ['links', 'resources']) {
      const long = [`${line}${' '.repeat(40_000)}=x`];
      expect(await faultsOf({ [name]: long })).toEqual([`${name} field.too_long`]);
      const many = Array.from({ length: 51 }, () => line);
      expect(await faultsOf({ [name]: many })).toEqual([`${name} field.above`]);
    }
  });
});
