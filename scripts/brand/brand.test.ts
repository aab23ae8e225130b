import { brand } from '@parlour/contract/brand';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runBrand } from './run-brand';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const run = async (words: string) => {
  const [printed, refused]: [string[], string[]] = [[], []];
  const done = await runBrand(site.platform, words.split(' '), {
    print: (line) => printed.push(line),
    refuse: (line) => refused.push(line),
  });
  return { done, printed, refused };
};

const status = (address?: string) =>
  site.visitor(address === undefined ? {} : { address }).get(brand.readStatus, {});

test('[SITE-06] [SITE-07] closes a site until a time, and opens it', async () => {
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const closed = await run(`main close --until ${until}`);
  expect(closed.printed).toContain(`status = closed until ${until}`);
  expect(await status()).toMatchObject({ systemStatus: 1, maintenanceEnd: until });
  const from = new Date(Date.now() + 1_800_000).toISOString();
  const planned = await run(`main close --from ${from} --until ${until}`);
  expect(planned.printed).toContain(`status = closes at ${from} until ${until}`);
  expect((await status()).systemStatus).toBe(0);
  const endless = await run('main close');
  expect(endless.printed).toContain('status = closed');
  expect((await status()).maintenanceEnd).toBeUndefined();
  expect((await run('main open')).printed).toContain('status = open');
  expect((await status()).systemStatus).toBe(0);
});

test('[SITE-08] blocks a country and a network, and serves them again', async () => {
  await run('main block us');
  await run('main block 198.51.100.7/24 --reason address');
  const { printed } = await run('main');
  expect(printed).toContain('blocked = US, 198.51.100.0/24 (address)');
  expect((await status('8.8.8.8')).systemStatus).toBe(2);
  expect((await status('198.51.100.99')).systemStatus).toBe(2);
  await run('main unblock US');
  await run('main unblock 198.51.100.0/24');
  expect((await status('8.8.8.8')).systemStatus).toBe(0);
  expect((await status('198.51.100.99')).systemStatus).toBe(0);
});

test('[SITE-01] gives the site a host name and takes it away', async () => {
  const { printed } = await run('second host add Games.Example.com');
  expect(printed).toContain('hosts = games.example.com, second.localhost');
  const there = await site.visitor({ host: 'games.example.com' }).get(brand.readStatus, {});
  expect(there.brand.code).toBe('second');
  expect((await run('second host remove games.example.com')).done).toBe(true);
});

test('[SITE-01] [SITE-11] sets settings, flags, languages and resources', async () => {
  await run('main set minAge=21 prizeModes=Lott,SEA askAddress=true');
  await run('main flag FREEPLAY3=off');
  await run('main languages EN VI');
  await run('main resource add TELEGRAM https://t.me/parlour --label EN=Telegram');
  const after = await status();
  expect(after.brand).toMatchObject({
    minAge: 21,
    prizeModes: ['Lott', 'SEA'],
    defaultLang: 'EN',
    supportLanguages: ['EN', 'VI'],
  });
  expect(after.resources).toEqual([
    { resourceType: 'TELEGRAM', url: 'https://t.me/parlour', labelNameEn: 'Telegram' },
  ]);
  expect((await run('main')).printed).toContain('FREEPLAY3 = off');
  await run('main resource remove TELEGRAM');
  await run('main languages VI EN');
  expect((await status()).resources).toEqual([]);
});

test('[SHELL-15] adds a link to customer service, the popup’s encrypted', async () => {
  await run('main set serviceHosts=chat.example.com');
  await run('main link add VIP https://chat.example.com/vip');
  await run('main link add POPUP https://chat.example.com/now');
  const { customerService } = await status();
  expect(customerService.list).toEqual([{ csType: 'VIP', path: 'https://chat.example.com/vip' }]);
  const [popup] = customerService.version.pathList;
  expect(popup?.type).toBe('3');
  expect(popup?.path).not.toContain('example');
  await run('main link remove VIP');
  await run('main link remove POPUP');
  expect((await status()).customerService).toEqual({ list: [], version: { pathList: [] } });
});

describe('[ERR-04] a refusal is a sentence, and nothing changes', () => {
  test.each([
    ['nowhere', 'There is no such brand.'],
    ['nowhere open', 'There is no such brand.'],
    ['main close --until 2020-01-01T00:00Z', 'The end of the maintenance is in the past, or'],
    ['main close --from tomorrow', 'The beginning is a time with its zone, such as'],
    ['main close --until tomorrow', 'The end is a time with its zone, such as'],
    ['main host add second.localhost', 'Another brand has this host.'],
    ['main host add https://a.example', 'That is not a host name'],
    ['main host add 10.0.1', 'That is not a host name'],
    ['main host remove b.example', 'The brand does not have this host.'],
    ['second host remove second.localhost', 'A brand keeps at least one host'],
    ['main languages', 'A brand has at least one language.'],
    ['main languages VI XX', 'XX is unknown here.'],
    ['main block 0.0.0.0/0', 'network is too small (from 8).'],
    ['main block 10.0.0.0/33', 'That is neither a country'],
    ['main block ZZ', 'There is no such country.'],
    ['main unblock VN', 'This country is not blocked.'],
    ['main unblock 10.0.0.0/8', 'This network is not blocked.'],
    ['main link add VIP http://chat.example.com', 'The address must begin with https://.'],
    [
      'main link add VIP https://evil.example',
      'The address is on none of the brand’s serviceHosts',
    ],
    ['main link remove LIVECHAT', 'The brand has no link of this kind.'],
    ['main resource add telegram https://t.me/x', 'A type is in capital letters'],
    ['main resource add TELEGRAM javascript:alert(1)', 'The address must begin with https://.'],
    ['main resource remove IOS', 'The brand has no resource of this type.'],
    ['main set minAge=12', 'minAge is too small (from 18).'],
    ['main flag GOOGLE=on', 'firebaseApiKey is needed by a flag that is on.'],
    ['main flag NOSUCH=on', 'NOSUCH is unknown here.'],
    ['main fly', 'npm run brand -- BRAND'],
    ['main open now', 'npm run brand -- main open'],
    ['main block VN --reason address', 'npm run brand -- main block COUNTRY'],
  ])('%s', async (words, sentence) => {
    const before = await site.database.sql`select code, config_version from brand.brand`;
    const { done, printed, refused } = await run(words);
    expect({ done, printed }).toEqual({ done: false, printed: [] });
    expect(refused[0]).toContain(sentence);
    expect(await site.database.sql`select code, config_version from brand.brand`).toEqual(before);
  });
});

test('[SITE-16] [OPS-02] a command leaves a line by its login, and changes no brand with real money', async () => {
  await run('second flag FREEPLAY3=off');
  await run('second flag FREEPLAY3=on');
  const lines = await site.database.sql<{ role: string; reason: string; after: string }>`
    select role, reason, after from audit.entry_view
    where act = 'brand.change' and brand = 'second' and reason like '%FREEPLAY3%' order by id`;
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.at(-1)).toMatchObject({ role: expect.stringMatching(/^cli:./) });
  expect(lines.at(-1)!.after).toContain('"flags.FREEPLAY3":true');
  await site.database.sql`update brand.brand set mode = 'real' where code = 'second'`;
  const refused = await run('second close');
  expect(refused.refused).toEqual([
    'This brand takes real money: it is changed in the console only.',
  ]);
  await site.database.sql`update brand.brand set mode = 'demonstration' where code = 'second'`;
});
