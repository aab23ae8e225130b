import { catalogue } from '@parlour/contract/catalogue';
import { cashier } from '@parlour/contract/cashier';
import { launch } from '@parlour/contract/launch';
import { player } from '@parlour/contract/player';
import { session } from '@parlour/contract/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { registerPlayer, registrationForm } from '@parlour/testkit/people/players';

let site: Site;
beforeAll(async () => {
  // No address is exempt here.
  site = await openSite({ LIMITS_EXEMPT: '' });
});
afterAll(() => site.drop());

const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status);
const linesAbout = (word: string) =>
  site.logLines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event, limit }) => event === 'limit.reached' && limit === word);

const guess = (address: string, username: string) =>
  site.visitor({ address }).call(session.logIn, {
    username,
    password: 'a password of a list',
    type: 'username',
  });

test('[R-S4] guesses from one /64 count as one address, from one /48 as eight', async () => {
  // As if the network had used up the attempts of one address: 100, and 8 times 100.
  const used = (subject: string, count: number) => site.database.sql`
    insert into lib.attempt (subject, count, since, last_at)
    values (${`session.logIn address ${subject}`}, ${count}, lib.now(), lib.now())`;
  await used('2001:db8:0:1::/64', 99);
  await used('2001:db8:77::/48', 799);
  expect((await guess('2001:db8:0:1::1', 'somebody_1')).status).toBe(403);
  const next = await guess('2001:db8:0:1:ffff::2', 'somebody_2');
  expect([next.status, next.refusal?.code]).toEqual([429, 'request.too_many']);
  expect(Number(next.headers['retry-after'])).toBeGreaterThan(800);
  expect(next.refusal?.value?.retryAfterMs).toBe(Number(next.headers['retry-after']) * 1000);
  expect((await guess('2001:db8:77:1::1', 'somebody_3')).status).toBe(403);
  expect((await guess('2001:db8:77:2::1', 'somebody_4')).status).toBe(429);
  expect((await guess('2001:db8:78:2::1', 'somebody_5')).status).toBe(403);
});

test('a successful sign-in does not count against its address', async () => {
  const address = '198.51.100.20';
  const { username, password } = await registerPlayer(site);
  await site.visitor({ address }).get(session.logIn, { username, password, type: 'username' });
  const rows = await site.database.sql`
    select subject, count from lib.attempt
    where subject in ('session.logIn address 198.51.100.20', 'session.logIn brand main')
      and count > 0 and subject like '%address%'`;
  expect(rows).toEqual([]);
});

test('a player’s totals are computed 120 times a minute and no more', async () => {
  const someone = await registerPlayer(site);
  const ask = () => someone.call(session.readPlayed, {});
  const answers = await Promise.all(Array.from({ length: 125 }, ask));
  expect(statusesOf(answers).filter((status) => status === 200)).toHaveLength(120);
  expect(statusesOf(answers).filter((status) => status === 429)).toHaveLength(5);
});

test('a limit of the whole brand refuses no caller and is logged', async () => {
  await site.database.sql`
    insert into lib.attempt (subject, count, since, last_at)
    values ('session.register brand main', 1000, lib.now(), lib.now())
    on conflict (subject) do update set count = 1000, since = lib.now(), last_at = lib.now()`;
  const answer = await site.visitor().call(session.register, registrationForm());
  expect(answer.status).toBe(200);
  expect(linesAbout('session.register')).toContainEqual(
    expect.objectContaining({ by: 'brand', subject: 'main', count: 1 }),
  );
});

test('a browser may ask for a token sixty times a minute, from any addresses', async () => {
  const browser = await registerPlayer(site);
  const ask = (place: number) => {
    browser.address = `198.51.100.${100 + (place % 4)}`;
    return browser.call(session.resume, {});
  };
  const answers = await Promise.all(Array.from({ length: 63 }, (_, place) => ask(place)));
  expect(statusesOf(answers).filter((status) => status === 429)).toHaveLength(3);
  const other = await registerPlayer(site, { address: '198.51.100.100' });
  expect((await other.call(session.resume, {})).status).toBe(200);
});

test('a player may change the language sixty times a minute and no more', async () => {
  const someone = await registerPlayer(site);
  const change = () => someone.call(player.setLanguage, { language: 'EN' });
  const statuses = statusesOf(await Promise.all(Array.from({ length: 62 }, change)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  const other = await registerPlayer(site);
  expect((await other.call(player.setLanguage, { language: 'EN' })).status).toBe(200);
  await site.shiftClock(61_000);
  expect((await change()).status).toBe(200);
  await site.shiftClock(0);
});

test('demo games of one address are bounded, whatever the game', async () => {
  const address = '198.51.100.60';
  const open = () =>
    site.visitor({ address }).call(launch.launchDemo, {
      vassalage: 'HOUSE',
      gameCode: 'none',
      language: 'EN',
      platform: 'WEB',
    } as never);
  const statuses = statusesOf(await Promise.all(Array.from({ length: 25 }, open)));
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
});

test('[LOBBY-04] an address may search 240 times a minute, and turn pages beyond that', async () => {
  const address = '198.51.100.70';
  const list = (gameName?: string) =>
    site.visitor({ address }).call(catalogue.listGames, {
      channel: 'parlour',
      merchant: 'parlour',
      gameType: 'RNG',
      language: 'VI',
      ...(gameName && { gameName }),
    });
  const searched = statusesOf(
    await Promise.all(Array.from({ length: 300 }, (_, at) => list(`word ${at}`))),
  );
  // Four a second come back while they are answered.
  const passed = searched.filter((status) => status === 200);
  expect(passed.length).toBeGreaterThanOrEqual(240);
  expect(searched.filter((status) => status === 429)).toHaveLength(300 - passed.length);
  expect(passed.length).toBeLessThan(300);
  expect((await list()).status).toBe(200);
  expect(linesAbout('catalogue.listGames.gameName').length).toBeGreaterThan(0);
});

test('a player may ask for thirty deposits an hour, over all processes', async () => {
  const someone = await registerPlayer(site);
  await site.database.sql`
    insert into lib.attempt (subject, count, since, last_at)
    values (${`cashier.requestDeposit player ${someone.playerId}`}, 30, lib.now(), lib.now())`;
  const answer = await someone.call(cashier.requestDeposit, {
    methodId: 'sandbox',
    amount: '500000',
  });
  expect([answer.status, answer.refusal?.code]).toEqual([429, 'request.too_many']);
  expect(answer.refusal?.message).toBe('That was too many requests. Wait a moment and try again.');
});

test('a refusal by a limit is in the caller’s language, and logged with its count', async () => {
  const address = '198.51.100.61';
  await site.database.sql`
    insert into lib.attempt (subject, count, since, last_at)
    values (${`session.logIn address ${address}`}, 100, lib.now(), lib.now())`;
  const answer = await site
    .visitor({ address })
    .call(
      session.logIn,
      { username: 'somebody', password: 'of a list', type: 'username' },
      { headers: { 'x-lang': 'VI' } },
    );
  expect(answer.refusal?.message).toBe('Bạn thao tác quá nhanh. Hãy đợi một chút rồi thử lại.');
  expect(linesAbout('session.logIn')).toContainEqual(
    expect.objectContaining({ by: 'address', subject: address, count: 1, level: 'warn' }),
  );
});

test('all calls of an address together have a limit too, which the brand sets', async () => {
  await site.setBrand('second', { limits: ['calls:address 5/3600'] });
  const ask = (remoteAddress: string) =>
    site.app.inject({
      url: '/wps/system/setting/register',
      remoteAddress,
      headers: { host: 'second.localhost' },
    });
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask('198.51.100.62')));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3);
  expect((await ask('198.51.100.63')).statusCode).toBe(200);
});
