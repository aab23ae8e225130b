import { cashier } from '@parlour/contract/cashier';
import { player } from '@parlour/contract/player';
import { session } from '@parlour/contract/session';
import { logInAs, registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deviceName } from '../../../lib/device-name';
import { placeOf } from '../../../lib/place';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const minute = 60_000;
const codeOf = async (visitor: SomePlayer) =>
  (await visitor.call(player.readMember, {})).refusal?.code ?? 'live';

/** A player with three live sessions, each in a browser of its own. */
const onThree = async () => {
  await site.setBrand('main', { mostSessions: 3 });
  const first = await registerPlayer(site);
  const all = [first, await logInAs(site, first), await logInAs(site, first)] as const;
  await site.setBrand('main', { mostSessions: 1 });
  return all;
};

describe('[R-S6] [AUTH-15] the live sessions', () => {
  test('are as many as the brand allows; one more ends the oldest', async () => {
    await site.setBrand('main', { mostSessions: 2 });
    const first = await registerPlayer(site);
    const second = await logInAs(site, first);
    const third = await logInAs(site, first);
    await site.setBrand('main', { mostSessions: 1 });
    expect(await Promise.all([first, second, third].map(codeOf))).toEqual([
      'session.elsewhere',
      'live',
      'live',
    ]);
    const { list } = await third.get(session.listSessions, {});
    expect(list.map(({ current }) => current)).toEqual([true, false]);
  });

  test('are listed and ended one by one, with all their tabs', async () => {
    const [first, second, third] = await onThree();
    const { list } = await third.get(session.listSessions, {});
    expect(list).toHaveLength(3);
    await third.get(session.endSession, { id: list[2]!.id });
    expect(await Promise.all([first, second, third].map(codeOf))).toEqual([
      'session.expired',
      'live',
      'live',
    ]);
    const again = await third.call(session.endSession, { id: list[2]!.id });
    expect(again.status).toBe(404);
  });
});

describe('[AUTH-15] a known device', () => {
  test('has a name and times, and is a stranger’s once it is forgotten', async () => {
    const [first, second, third] = await onThree();
    const { list } = await third.get(session.listDevices, {});
    expect(list.map(({ current }) => current)).toEqual([true, false, false]);
    await third.get(session.forgetDevice, { id: list[1]!.id });
    expect(await codeOf(second)).toBe('session.expired');
    expect(await codeOf(first)).toBe('live');
    expect((await third.get(session.listDevices, {})).list).toHaveLength(2);
    expect((await third.call(session.forgetDevice, { id: list[1]!.id })).status).toBe(404);
  });

  test('[R-S4] that was forgotten shares the lock that strangers cause', async () => {
    const owner = await registerPlayer(site);
    const [device] = (await owner.get(session.listDevices, {})).list;
    await owner.get(session.forgetDevice, { id: device!.id });
    const wrong = { username: owner.username, password: 'not the password', type: 'username' };
    for (const _ of [1, 2, 3]) await site.visitor().call(session.logIn, wrong as never);
    const { username, password } = owner;
    const answer = await owner.call(session.logIn, { username, password, type: 'username' });
    expect(answer.refusal?.code).toBe('session.locked');
  });

  test.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0 Safari/537.36 Edg/126.0',
      'Edge · Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1',
      'Safari · iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14) SamsungBrowser/25.0 Chrome/121.0 Safari/537.36',
      'Samsung Internet · Android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox · Linux'],
    ['curl/8.5.0', ''],
    ['<script>', ''],
  ])('%s is shown as %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  test.each([
    ['113.160.0.1', 'VN'],
    ['2405:4800::1', 'VN'],
    ['8.8.8.8', 'US'],
    ['10.0.0.1', undefined],
    ['127.0.0.1', undefined],
  ])('at %s is in %s', (address, country) => {
    expect(placeOf(address)).toBe(country);
  });
});

test('[AUTH-15] [R-S7] sign-ins are listed with their place, and a log-in tells the last one', async () => {
  const address = '113.160.0.1';
  const someone = await registerPlayer(site, { address });
  await logInAs(site, someone, { address: '8.8.8.8' });
  const { username, password } = someone;
  const visitor = site.visitor({ address });
  const signIn = await visitor.get(session.logIn, { username, password, type: 'username' });
  expect(signIn.lastLogin).toMatchObject({ at: expect.any(String), place: 'US' });
  visitor.token = signIn.token;
  const history = await visitor.get(session.listSignIns, {});
  expect(history.list.map(({ place, reason }) => [place, reason])).toEqual([
    ['VN', undefined],
    ['US', 'elsewhere'],
    ['VN', 'elsewhere'],
  ]);
  expect(history).toMatchObject({ page: 1, total: 3, totalPages: 1 });
});

test('[R-S1] the brand sets after how many idle minutes a session ends', async () => {
  await site.setBrand('main', { idleMinutes: 2 });
  const someone = await registerPlayer(site);
  await site.setBrand('main', { idleMinutes: 15 });
  await site.shiftClock(119_000);
  expect((await someone.call(cashier.listMethods, { kind: 'deposit' })).status).toBe(200);
  await site.shiftClock(119_000 + 2 * minute + 1000);
  expect((await someone.call(cashier.listMethods, { kind: 'deposit' })).refusal?.code).toBe(
    'session.idle',
  );
  await site.shiftClock(0);
});
