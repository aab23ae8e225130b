import { player } from '@parlour/contract/player';
import { session } from '@parlour/contract/session';
import { wallet } from '@parlour/contract/wallet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobs } from '..';
import type { Sql } from '@parlour/node-kit/database/database';
import type { Context } from '../../../lib/context';
import type { Named } from '../../../lib/jobs/outbox';
import { demoAccounts, makeDemoAccounts } from '../../../demo';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { guardOf } from './guard';
import { logInAs, registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const minute = 60_000;
const day = 24 * 60 * minute;

const tryPassword = (
  { username, address }: { username: string; address?: string },
  password: string,
) =>
  site
    .visitor(address === undefined ? {} : { address })
    .call(session.logIn, { username, password, type: 'username' });

const events = (type: string) => site.database.sql<{ payload: Record<string, string> }>`
  select payload from lib.outbox where type = ${type} order by id`;

const isSignedIn = async (visitor: SomePlayer) =>
  (await visitor.call(player.readMember, {})).refusal?.code ?? 'yes';

test('[R-S3] a demo account signs in at a demo brand and at no other', async () => {
  await site.database.transaction(makeDemoAccounts);
  const { username, password } = demoAccounts[0]!;
  await logInAs(site, { username, password });
  const setDemo = async (demo: boolean) => {
    await site.database.sql`update brand.brand set demo = ${demo} where code = 'main'`;
  };
  await setDemo(false);
  const refused = await tryPassword({ username }, password);
  await setDemo(true);
  expect(refused.refusal?.code).toBe('session.wrong_credentials');
  expect((await events('session.refused')).at(-1)?.payload.reason).toBe('demo_account');
  const own = await registerPlayer(site);
  await setDemo(false);
  await logInAs(site, own);
  await setDemo(true);
});

test('[AUTH-01] a registered player logs in by name and password, and is recognised', async () => {
  const { username, password, playerId } = await registerPlayer(site);
  const browser = await logInAs(site, { username: ` ${username.toUpperCase()} `, password });
  expect(await browser.get(player.readMember, {})).toMatchObject({
    id: playerId,
    account: username,
    type: 0,
    currency: 'VND',
    brand: 'main',
  });
});

test('[AUTH-18] [R-S7] a log-in returns the time of the previous one', async () => {
  const { username, password } = await registerPlayer(site);
  const visitor = site.visitor();
  const signIn = await visitor.get(session.logIn, { username, password, type: 'username' });
  expect(signIn.firstTimeLogin).toBe(false);
  const agoMs = site.platform.clock.now().getTime() - Date.parse(signIn.lastLogin?.at ?? '');
  expect(agoMs).toBeGreaterThanOrEqual(-1000);
  expect(agoMs).toBeLessThan(minute);
});

test('[AUTH-01] a wrong password and an unknown name get the same answer', async () => {
  const { username } = await registerPlayer(site);
  const wrong = await tryPassword({ username }, 'not the password');
  const unknown = await tryPassword({ username: 'nobody_at_all' }, 'not the password');
  expect([wrong.status, unknown.status]).toEqual([403, 403]);
  const strip = ({ refusal }: typeof wrong) => ({ ...refusal, id: undefined });
  expect(strip(wrong)).toEqual(strip(unknown));
  expect(wrong.refusal?.code).toBe('session.wrong_credentials');
  expect((await events('session.refused')).at(-1)?.payload).toMatchObject({
    nameDigest: expect.stringMatching(/^[\w-]{22}$/),
    reason: 'wrong_credentials',
  });
});

test.each(["x' or '1'='1", "x'; drop table session.token; --", 'x"; select 1', '$1', '%', '\\'])(
  'a name is never interpreted as SQL: %s',
  async (username) => {
    const answer = await tryPassword({ username }, "' or true --");
    expect([answer.status, answer.refusal?.code]).toEqual([403, 'session.wrong_credentials']);
    await site.database.sql`select 1 from session.token limit 1`;
  },
);

test('[AUTH-01] known and unknown names take the same time', async () => {
  const { username } = await registerPlayer(site);
  const timeOf = async (name: string, address: string) => {
    const startedAt = performance.now();
    await tryPassword({ username: name, address }, 'not the password');
    return performance.now() - startedAt;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let turn = 0; turn < 30; turn += 1) {
    await site.database.sql`delete from lib.attempt`;
    known.push(await timeOf(username, `192.0.2.${turn}`));
    unknown.push(await timeOf(`stranger_${turn}`, `192.0.2.${100 + turn}`));
  }
  const median = (list: number[]) => list.toSorted((a, b) => a - b)[15] ?? 0;
  // A hash takes about 20 ms; without it an unknown name would answer many times faster.
  expect(Math.min(median(known), median(unknown))).toBeGreaterThan(8);
  expect(Math.max(median(known), median(unknown))).toBeLessThan(
    2 * Math.min(median(known), median(unknown)),
  );
});

test('[AUTH-01] a browser that is known asks the database the same for known and unknown names', async () => {
  const { playerId, cookies } = await registerPlayer(site);
  const asks = async (named: Named) => {
    let count = 0;
    const sql = ((...given: Parameters<Sql>) => {
      count += 1;
      return site.database.sql(...given);
    }) as Sql;
    const brand = { code: 'main' };
    const context = { sql, brand, cookies: Object.fromEntries(cookies) } as unknown as Context;
    await guardOf(context, named);
    return count;
  };
  expect(await asks({ nameDigest: 'of no account' })).toBe(await asks({ playerId }));
});

test('[R-S3] three wrong passwords lock an account for half an hour', async () => {
  const { username, password } = await registerPlayer(site);
  for (const _ of [1, 2, 3]) {
    expect((await tryPassword({ username }, 'wrong password')).status).toBe(403);
  }
  const right = await tryPassword({ username }, password);
  expect(right.status).toBe(423);
  expect(right.refusal?.code).toBe('session.locked');
  expect(Number(right.headers['retry-after'])).toBeGreaterThan(1700);
  await site.shiftClock(31 * minute);
  expect((await tryPassword({ username }, password)).status).toBe(200);
  await site.shiftClock(0);
});

test('[R-S3] a right password in between restarts the count', async () => {
  const { username, password } = await registerPlayer(site);
  for (const given of ['wrong password', 'wrong again', password, 'wrong once more', 'and again']) {
    await tryPassword({ username }, given);
  }
  expect((await tryPassword({ username }, password)).status).toBe(200);
});

test('[R-S3] of 50 concurrent wrong passwords no more than three are judged', async () => {
  const { username } = await registerPlayer(site);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => tryPassword({ username }, 'wrong password')),
  );
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 423)).toHaveLength(47);
});

test('[R-S4] a stranger’s guesses do not lock the owner out of a known browser', async () => {
  const owner = await registerPlayer(site);
  const { username, password } = owner;
  for (const _ of [1, 2, 3]) await tryPassword({ username }, 'a guess of a stranger');
  expect((await tryPassword({ username }, password)).status).toBe(423);
  const known = await owner.call(session.logIn, { username, password, type: 'username' });
  expect(known.status).toBe(200);
});

test('[R-S4] a cookie that a stranger planted makes no browser known', async () => {
  const stranger = await registerPlayer(site);
  const planted = stranger.cookies.get('__Host-pd') ?? '';
  const { username, password } = await registerPlayer(site);
  const victim = site.visitor();
  victim.cookies.set('__Host-pd', planted);
  await victim.get(session.logIn, { username, password, type: 'username' });
  expect(victim.cookies.get('__Host-pd')).toMatch(/^[\w-]{43}$/);
  expect(victim.cookies.get('__Host-pd')).not.toBe(planted);
  for (const _ of [1, 2, 3]) await tryPassword({ username }, 'a guess of a stranger');
  const guess = { username, password: 'one more guess', type: 'username' } as const;
  expect((await stranger.call(session.logIn, guess)).status).toBe(423);
  expect((await victim.call(session.logIn, guess)).status).toBe(403);
});

test('[R-S4] a shared browser stays known for each of its players, in any order of sign-ins', async () => {
  const one = await registerPlayer(site);
  const other = await registerPlayer(site);
  const { username, password } = other;
  await one.get(session.logIn, { username, password, type: 'username' });
  for (const _ of [1, 2, 3]) {
    await tryPassword({ username: one.username }, 'a guess of a stranger');
  }
  const back = { username: one.username, password: one.password, type: 'username' } as const;
  expect((await one.call(session.logIn, back)).status).toBe(200);
});

test('[R-S4] an address that tries one name after another is stopped', async () => {
  const address = '198.51.100.77';
  const answers = await Promise.all(
    Array.from({ length: 110 }, (_, index) =>
      tryPassword({ username: `name_${index}`, address }, 'password of a list'),
    ),
  );
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(100);
  expect(answers.filter(({ refusal }) => refusal?.code === 'request.too_many')).toHaveLength(10);
});

test('[R-S6] a new sign-in ends the previous session', async () => {
  const first = await registerPlayer(site);
  const second = await logInAs(site, first);
  expect(await isSignedIn(first)).toBe('session.elsewhere');
  expect(await isSignedIn(second)).toBe('yes');
  const ended = (await events('session.ended')).map(({ payload }) => payload);
  expect(ended).toContainEqual(
    expect.objectContaining({ playerId: first.playerId, reason: 'elsewhere' }),
  );
});

test('[R-S6] of three concurrent sign-ins one session stays live', async () => {
  const { username, password, playerId } = await registerPlayer(site);
  const browsers = await Promise.all(
    Array.from({ length: 3 }, () => logInAs(site, { username, password })),
  );
  const states = await Promise.all(browsers.map(isSignedIn));
  expect(states.filter((state) => state === 'yes')).toHaveLength(1);
  const live = await site.database.sql`
    select from session.sign_in where player_id = ${playerId}::bigint and ended_at is null`;
  expect(live).toHaveLength(1);
});

test('[R-S1] fifteen minutes without an act of the player end the session', async () => {
  const someone = await registerPlayer(site);
  await site.shiftClock(14 * minute + 55_000);
  expect((await someone.call(session.touch, {})).status).toBe(200);
  await site.shiftClock(29 * minute + 45_000);
  // A background call of the browser: answered, but no act of the player.
  expect((await someone.call(wallet.readBalance, {})).status).toBe(200);
  await site.shiftClock(30 * minute);
  expect(await isSignedIn(someone)).toBe('session.idle');
  expect((await someone.call(session.touch, {})).refusal?.code).toBe('session.idle');
  await site.shiftClock(0);
  expect(await isSignedIn(someone)).toBe('session.idle');
});

test('[R-S2] a session ends after thirty days, however active', async () => {
  const someone = await registerPlayer(site);
  await site.database.sql`
    update session.sign_in set active_at = lib.now() + interval '31 days'
    where player_id = ${someone.playerId}::bigint`;
  await site.shiftClock(30 * day + minute);
  expect(await isSignedIn(someone)).toBe('session.expired');
  await site.shiftClock(0);
});

test('[R-S1] a job ends idle sessions', async () => {
  const someone = await registerPlayer(site);
  await site.shiftClock(20 * minute);
  await jobs.every?.['session.end_stale']?.work(site.platform);
  await site.shiftClock(0);
  expect(await isSignedIn(someone)).toBe('session.idle');
});

test('[STORE-02] a token works only with its companion cookie', async () => {
  const someone = await registerPlayer(site);
  const other = await registerPlayer(site);
  const { token, cookies } = someone;
  const own = cookies.get('__Host-pl') ?? '';
  cookies.delete('__Host-pl');
  expect(await isSignedIn(someone)).toBe('session.required');
  cookies.set('__Host-pl', other.cookies.get('__Host-pl') ?? '');
  expect(await isSignedIn(someone)).toBe('session.required');
  cookies.set('__Host-pl', own);
  expect(await isSignedIn(someone)).toBe('yes');
  someone.token = `${token?.slice(0, -1)}${token?.endsWith('A') ? 'B' : 'A'}`;
  expect(await isSignedIn(someone)).toBe('session.required');
});

test('[STORE-02] the database stores neither token nor cookie, only their digests', async () => {
  const { token, cookies, password, playerId } = await registerPlayer(site);
  const [row] = await site.database.sql<{ all: string }>`
    select concat(
      (select jsonb_agg(t) from session.token t),
      (select jsonb_agg(s) from session.sign_in s),
      (select jsonb_agg(c) from session.credential c where player_id = ${playerId}::bigint),
      (select jsonb_agg(d) from session.device d),
      (select jsonb_agg(o) from lib.outbox o)) as all`;
  expect(row?.all).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  for (const secret of [token, password, ...cookies.values()]) {
    expect(row?.all).not.toContain(secret);
  }
});

test('[STORE-02] a token of one brand is invalid on another', async () => {
  const { token, cookies } = await registerPlayer(site);
  const elsewhere = site.visitor({ host: 'second.localhost' });
  elsewhere.token = token;
  for (const [name, value] of cookies) elsewhere.cookies.set(name, value);
  expect((await elsewhere.call(player.readMember, {})).refusal?.code).toBe('session.required');
});

test('[STORE-03] a second tab gets a token of its own, and a log-out ends both', async () => {
  const first = await registerPlayer(site);
  const tab = first.newTab();
  const signIn = await tab.get(session.resume, {});
  expect(signIn?.token).toEqual(expect.any(String));
  expect(signIn?.token).not.toBe(first.token);
  tab.token = signIn?.token;
  expect((await tab.call(player.readMember, {})).status).toBe(200);
  await first.get(session.logOut, {});
  expect((await tab.call(player.readMember, {})).status).toBe(401);
  expect(await first.newTab().get(session.resume, {})).toBeNull();
});

test('[STORE-03] a visitor resumes no session, without an error; a dead cookie is removed', async () => {
  const visitor = await site.visitor().call(session.resume, {});
  expect([visitor.status, visitor.body]).toEqual([200, { success: true, value: null }]);
  const someone = await registerPlayer(site);
  const ended = new Map(someone.cookies);
  await someone.get(session.logOut, {});
  const tab = someone.newTab();
  ended.forEach((value, name) => tab.cookies.set(name, value));
  expect(await tab.get(session.resume, {})).toBeNull();
  expect(tab.cookies.has('__Host-pl')).toBe(false);
});

test('[AUTH-10] a session that was idle too long is not resumed', async () => {
  const someone = await registerPlayer(site);
  await site.shiftClock(31 * minute);
  expect(await someone.newTab().get(session.resume, {})).toBeNull();
  await site.shiftClock(0);
});

test('[AUTH-10] a log-out always succeeds, revokes the token and removes the cookie', async () => {
  const someone = await registerPlayer(site);
  const stolen = new Map(someone.cookies);
  expect((await someone.call(session.logOut, {})).body).toEqual({ success: true, value: {} });
  expect(someone.cookies.has('__Host-pl')).toBe(false);
  stolen.forEach((value, name) => someone.cookies.set(name, value));
  expect(await isSignedIn(someone)).toBe('session.expired');
  expect((await someone.call(session.logOut, {})).status).toBe(200);
  expect((await site.visitor().call(session.logOut, {})).status).toBe(200);
});

test('[AUTH-10] a lost token is revoked by a later try with the cookie', async () => {
  const someone = await registerPlayer(site);
  const kept = new Map(someone.cookies);
  await someone.newTab().get(session.logOut, {});
  kept.forEach((value, name) => someone.cookies.set(name, value));
  expect(await isSignedIn(someone)).toBe('session.expired');
});

test('[AUTH-16] a trial account is refused what needs a real one, and may do the rest', async () => {
  const someone = await registerPlayer(site);
  await site.database.sql`
    update player.player set type = 4 where id = ${someone.playerId}::bigint`;
  const refused = await someone.call(wallet.readWallets, {});
  expect(refused.status).toBe(403);
  expect(refused.refusal?.code).toBe('session.trial_account');
  expect(await isSignedIn(someone)).toBe('yes');
});

test('[AUTH-14] a member is refused at the agents’ sign-in', async () => {
  const { username, password } = await registerPlayer(site);
  const answer = await site
    .visitor()
    .call(session.logIn, { username, password, type: 'username', entrance: 'agent' });
  expect(answer.refusal?.code).toBe('session.not_agent');
});

test('[SITE-03] the chosen language is stored with the player', async () => {
  const someone = await registerPlayer(site);
  await someone.get(player.setLanguage, { language: 'EN' });
  const [row] = await site.database.sql`
    select language from player.player where id = ${someone.playerId}::bigint`;
  expect(row).toEqual({ language: 'EN' });
});

test('[STORE-02] the log has no secret of any call', async () => {
  const { token, cookies, username, password } = await registerPlayer(site);
  await tryPassword({ username }, 'a wrong secret thing');
  const lines = site.logLines.join('\n');
  expect(site.logLines.length).toBeGreaterThan(10);
  for (const secret of [token, password, 'a wrong secret thing', ...cookies.values()]) {
    expect(lines).not.toContain(secret);
  }
});
