import { player } from '@parlour/contract/player';
import { session } from '@parlour/contract/session';
import { logInAs, registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, expect, test } from 'vitest';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const minute = 60_000;
const day = 24 * 60 * minute;
const other = 'eight loud lanterns';

const change = (browser: SomePlayer, newPassword: string, oldPassword?: string) =>
  browser.call(session.changePassword, {
    newPassword,
    confirmNewPassword: newPassword,
    ...(oldPassword !== undefined && { oldPassword }),
  });

const codeOf = async (browser: SomePlayer) =>
  (await browser.call(player.readMember, {})).refusal?.code ?? 'signed in';

const markMustChange = ({ playerId }: SomePlayer) => site.database.sql`
  update session.credential set must_change = true where player_id = ${playerId}::bigint`;

test('[PASS-03] a change takes the old password and answers a new token; others are refused', async () => {
  const browser = await registerPlayer(site);
  const secondTab = Object.assign(browser.newTab(), { token: browser.token });
  const before = { token: browser.token, cookie: browser.cookies.get('__Host-pl') };
  const answer = await change(browser, other, browser.password);
  expect(answer.status).toBe(200);
  browser.token = answer.body.value.token;
  expect(answer.body.value.expiresAt).toMatch(/Z$/);
  expect(browser.token).not.toBe(before.token);
  expect(browser.cookies.get('__Host-pl')).not.toBe(before.cookie);
  expect(await codeOf(browser)).toBe('signed in');
  expect((await secondTab.call(player.readMember, {})).refusal?.code).toBe('session.required');
  await logInAs(site, { ...browser, password: other });
  const old = await site.visitor().call(session.logIn, nameAndPassword(browser));
  expect(old.status).not.toBe(200);
});

test('[PASS-03] a sign-in that began before the change does not outlive it', async () => {
  const browser = await registerPlayer(site);
  const stranger = site.visitor();
  const isWaiting = async () => {
    const [row] = await site.database.sql<{ count: bigint }>`
      select count(*) as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    return (row?.count ?? 0n) > 0n;
  };
  let signIn: Promise<Awaited<ReturnType<typeof logInWithOld>>> | undefined;
  const logInWithOld = () => stranger.call(session.logIn, nameAndPassword(browser));
  await site.platform.database.transaction(async (sql) => {
    await sql`
      update session.credential set password_hash = 'of the new one'
      where player_id = ${browser.playerId}::bigint`;
    signIn = logInWithOld();
    await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true);
  });
  expect((await signIn)?.refusal?.code).toBe('session.wrong_credentials');
});

test('[PASS-03] the new password follows the rule of registration', async () => {
  const browser = await registerPlayer(site);
  const faults = async (newPassword: string, confirmNewPassword = newPassword) => {
    const { refusal } = await browser.call(session.changePassword, {
      newPassword,
      confirmNewPassword,
    });
    return [refusal?.code, refusal?.value?.fields?.map(({ name, code }) => `${name} ${code}`)];
  };
  const invalid = (fault: string) => ['request.invalid', [fault]];
  expect(await faults('short')).toEqual(invalid('newPassword field.too_short'));
  expect(await faults(` ${other}`)).toEqual(invalid('newPassword field.pattern'));
  expect(await faults(other, 'something else')).toEqual(
    invalid('confirmNewPassword field.not_equal'),
  );
  const refused = (code: string) => [code, ['newPassword field.pattern']];
  expect(await faults('Password1234')).toEqual(refused('session.password_weak'));
  expect(await faults(`${browser.username}12`)).toEqual(refused('session.password_weak'));
  expect(await faults(browser.password)).toEqual(refused('session.password_reused'));
});

test('[PASS-03] the old password may be missing for five minutes after it was typed', async () => {
  const browser = await registerPlayer(site);
  await site.shiftClock(4 * minute);
  expect((await change(browser, other)).status).toBe(200);
  const later = await logInAs(site, { ...browser, password: other });
  await site.shiftClock(10 * minute);
  const missing = await change(later, 'nine green lanterns');
  expect(missing.refusal?.value?.fields).toEqual([{ name: 'oldPassword', code: 'field.required' }]);
  expect((await change(later, 'nine green lanterns', other)).status).toBe(200);
  await site.shiftClock(0);
});

test('[PASS-03] [R-S9] a second tab proves nothing: the session must have typed the password', async () => {
  const browser = await registerPlayer(site);
  await site.database.sql`
    update session.sign_in set password_at = null where player_id = ${browser.playerId}::bigint`;
  const missing = await change(browser, other);
  expect(missing.refusal?.value?.fields?.[0]?.name).toBe('oldPassword');
});

test('[R-S3] wrong old passwords count as failed sign-ins', async () => {
  const browser = await registerPlayer(site);
  for (const _ of [1, 2, 3]) {
    const wrong = await change(browser, other, 'not the password');
    expect(wrong.refusal?.code).toBe('session.wrong_credentials');
  }
  expect((await change(browser, other, browser.password)).refusal?.code).toBe('session.locked');
});

test('[PASS-03] of 20 parallel changes one counts', async () => {
  const browser = await registerPlayer(site);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => change(browser, `${other} ${index}`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('[PASS-03] [R-S9] an account without a password sets one soon after a sign-in, or after a step-up', async () => {
  const browser = await registerPlayer(site);
  await site.database.sql`
    update session.credential set password_hash = null
    where player_id = ${browser.playerId}::bigint`;
  const unknown = await site
    .visitor()
    .call(session.logIn, { username: browser.username, password: '', type: 'username' });
  expect(unknown.status).toBe(400);
  await site.shiftClock(6 * minute);
  expect((await change(browser, other)).refusal?.code).toBe('session.step_up_required');
  await site.database.sql`
    update session.sign_in set stepped_up_at = lib.now()
    where player_id = ${browser.playerId}::bigint`;
  const first = await change(browser, other);
  expect(first.status).toBe(200);
  await site.shiftClock(0);
  await logInAs(site, { ...browser, password: other });
  const fresh = await registerPlayer(site);
  await site.database.sql`
    update session.credential set password_hash = null
    where player_id = ${fresh.playerId}::bigint`;
  expect((await change(fresh, other)).status).toBe(200);
});

test('[AUTH-07] a session that must change its password may only change it and end', async () => {
  const { username, password } = await registerPlayer(site).then(async (made) => {
    await markMustChange(made);
    return made;
  });
  const browser = await logInAs(site, { username, password });
  expect(await codeOf(browser)).toBe('session.password_change_required');
  const tab = browser.newTab();
  const resumed = await tab.get(session.resume, {});
  expect(resumed).toMatchObject({ passwordDefault: true, passwordExpired: false });
  tab.token = resumed?.token;
  expect((await tab.call(session.touch, {})).refusal?.code).toBe(
    'session.password_change_required',
  );
  const answer = await change(browser, other);
  browser.token = answer.body.value.token;
  expect(await codeOf(browser)).toBe('signed in');
  const next = site.visitor();
  const signIn = await next.get(session.logIn, { username, password: other, type: 'username' });
  expect(signIn.passwordDefault).toBe(false);
  next.token = signIn.token;
  expect((await next.call(session.logOut, {})).status).toBe(200);
});

test('[AUTH-07] a session that must change its password may log out', async () => {
  const made = await registerPlayer(site);
  await markMustChange(made);
  const browser = await logInAs(site, made);
  expect((await browser.call(session.logOut, {})).status).toBe(200);
  expect(await codeOf(browser)).toBe('session.required');
});

test('[AUTH-07] a password expires after the brand’s days, where the brand forces the change', async () => {
  const made = await registerPlayer(site);
  const expired = async () => {
    const signIn = await site.visitor().get(session.logIn, { ...nameAndPassword(made) });
    return signIn.passwordExpired;
  };
  await site.shiftClock(91 * day);
  expect(await expired()).toBe(false);
  await site.setBrand('main', { passwordExpiresDays: 90 });
  expect(await expired()).toBe(false);
  await setFlag(true);
  expect(await expired()).toBe(true);
  await setFlag(false);
  await site.setBrand('main', { passwordExpiresDays: 0 });
  await site.shiftClock(0);
});

const nameAndPassword = ({ username, password }: SomePlayer) => ({
  username,
  password,
  type: 'username' as const,
});

const setFlag = async (isOn: boolean) => {
  await site.database.sql`
    update brand.flag set enabled = ${isOn} where brand = 'main' and flag = 'PWDEXPFORCECHANGE3'`;
  site.forgetBrands();
};
