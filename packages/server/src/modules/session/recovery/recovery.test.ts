import { player } from '@parlour/contract/player';
import { session } from '@parlour/contract/session';
import { codeTo, messagesTo } from '@parlour/testkit/people/messages';
import { logInAs, registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import type { Visitor } from '@parlour/testkit/site/visitor';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Event } from '../../../lib/jobs/outbox';
import { claimContact } from '../../player';
import { sendPasswordMail } from './request-password-mail';

let site: Site;
beforeAll(async () => {
  site = await openSite();
  // What a new device asks for is another test's.
  await site.setBrand('main', { newDevice: 'off' });
});
afterAll(() => site.drop());

const minute = 60_000;
const other = 'eight loud lanterns';

let people = 0;

type Owner = SomePlayer & { email: string; mobileNum: string; to: string };

/** A player with an address and a number of their own. */
const owner = async (): Promise<Owner> => {
  people += 1;
  const email = `person${people}@example.com`;
  const mobileNum = `98${String(2_000_000 + people)}`;
  const made = await registerPlayer(site);
  const to = `84${mobileNum}`;
  await site.platform.database.transaction(async (sql) => {
    const claim = { brand: 'main', playerId: made.playerId };
    const { config } = site.platform;
    await claimContact(sql, config, { ...claim, kind: 'email', value: email, isVerified: false });
    await claimContact(sql, config, { ...claim, kind: 'mobile', value: to, isVerified: true });
  });
  return Object.assign(made, { email, mobileNum, to });
};

type MailRequested = Extract<Event, { type: 'session.mail_requested' }>;

/** What the job does with what was asked until now. */
const runMails = async () => {
  const rows = await site.database.sql<{ key: string; payload: object }>`
    update lib.outbox set done_at = lib.now()
    where type = 'session.mail_requested' and done_at is null
    returning key, payload`;
  for (const { payload, key } of rows) {
    await sendPasswordMail(site.platform, {
      type: 'session.mail_requested',
      key,
      ...payload,
    } as MailRequested);
  }
};

const ask = (username: string, email: string) =>
  site.visitor().call(session.requestPasswordMail, { username, email });

const linkTo = async (email: string): Promise<string> => {
  const [newest] = await messagesTo(site, email);
  const { link = '' } = (newest?.values ?? {}) as { link?: string };
  return link;
};

const ticketFor = async ({ username, email }: Owner): Promise<string> => {
  await ask(username, email);
  await runMails();
  return new URL(await linkTo(email)).searchParams.get('reset') ?? '';
};

const resetByMail = (ticket: string, newPassword = other) =>
  site.visitor().call(session.resetPasswordByMail, { ticket, newPassword });

const isSignedIn = async (browser: SomePlayer) =>
  (await browser.call(player.readMember, {})).refusal?.code ?? 'yes';

test('[PASS-01] name and address that belong together get a one-time link by mail', async () => {
  const made = await owner();
  const { username, email } = made;
  expect((await ask(` ${username.toUpperCase()} `, email.toUpperCase())).body.value).toEqual({});
  await runMails();
  const link = await linkTo(email);
  expect(link).toMatch(/^http:\/\/localhost:3000\/login\?reset=[\w-]{43}$/);
  const ticket = new URL(link).searchParams.get('reset') ?? '';
  const answer = await resetByMail(ticket);
  expect(answer.body.value).toMatchObject({ account: username, passwordDefault: false });
  expect(await isSignedIn(made)).toBe('session.expired');
  expect((await messagesTo(site, email))[0]?.template).toBe('password_changed');
  await logInAs(site, { username, password: other });
});

test.each([
  [
    'of another mailbox whose letters fold to the same',
    (email: string) => email.replace('k', '\u212A'),
  ],
  ['with lines of a mail header', (email: string) => `${email}/\r\nBcc: <relay%evil.example>`],
  ['of a host that ends early', (email: string) => `${email}#.evil.example`],
])('[PASS-01] what was typed is never mailed to: %s', async (_name, typed) => {
  const { username, playerId } = await owner();
  const email = `lark${playerId}@example.com`;
  const { config, database } = site.platform;
  const claim = {
    brand: 'main',
    kind: 'email',
    value: email,
    playerId,
    isVerified: false,
  } as const;
  await database.transaction((sql) => claimContact(sql, config, claim));
  await ask(username, typed(email));
  await runMails();
  expect(await messagesTo(site, typed(email))).toEqual([]);
  expect((await messagesTo(site, email)).length).toBeLessThan(2);
});

test('[PASS-01] a change of the password voids the links that were mailed before it', async () => {
  const made = await owner();
  const ticket = await ticketFor(made);
  const changed = await made.call(session.changePassword, {
    newPassword: other,
    confirmNewPassword: other,
  });
  expect(changed.status).toBe(200);
  const answer = await resetByMail(ticket, 'nine slow lanterns');
  expect(answer.refusal?.code).toBe('session.link_used');
});

test('[PASS-01] [ERR-02] any other pair gets the same answer by the same work, and no mail', async () => {
  const { username, email } = await owner();
  const second = await owner();
  const before = (await messagesTo(site, second.email)).length;
  const pairs = [
    [username, email],
    [username, second.email],
    ['no_such_person', email],
    [username, 'unknown@example.com'],
  ] as const;
  for (const [name, address] of pairs) {
    const answer = await ask(name, address);
    expect([answer.status, answer.body]).toEqual([200, { success: true, value: {} }]);
  }
  const [row] = await site.database.sql<{ rows: bigint; text: string }>`
    select count(*) as rows, string_agg(payload::text, ' ') as text
    from lib.outbox where type = 'session.mail_requested' and done_at is null`;
  expect(row?.rows).toBe(4n);
  expect(row?.text).not.toContain(email);
  await runMails();
  expect(await messagesTo(site, email)).toHaveLength(1);
  expect(await messagesTo(site, second.email)).toHaveLength(before);
});

test('[PASS-01] the body is a form, with the headers that a forged one cannot send', async () => {
  const json = await site
    .visitor()
    .call(
      session.requestPasswordMail,
      { username: 'someone', email: 'a@example.com' },
      { payload: '{}', headers: { 'content-type': 'application/json' } },
    );
  expect(json.refusal?.code).toBe('request.invalid');
  const twice = await site
    .visitor()
    .call(
      session.requestPasswordMail,
      { username: 'someone', email: 'a@example.com' },
      { payload: 'username=one&username=two&email=a%40example.com' },
    );
  expect(twice.refusal?.value?.fields).toEqual([{ name: 'username', code: 'field.pattern' }]);
  const forged = await site
    .visitor()
    .call(
      session.requestPasswordMail,
      { username: 'someone', email: 'a@example.com' },
      { headers: { 'x-module': undefined } },
    );
  expect(forged.status).toBe(400);
});

test('[PASS-01] a player gets five links a day and no more, no matter who asks', async () => {
  const { username, email } = await owner();
  for (let index = 0; index < 7; index += 1) await ask(username, email);
  await runMails();
  expect(await messagesTo(site, email)).toHaveLength(5);
});

test('[PASS-01] a link is used once, for half an hour, and a newer one voids it', async () => {
  const made = await owner();
  const older = await ticketFor(made);
  const ticket = await ticketFor(made);
  expect((await resetByMail(older)).refusal?.code).toBe('session.link_used');
  expect((await resetByMail(ticket, 'short')).refusal?.code).toBe('request.invalid');
  expect((await resetByMail(ticket)).status).toBe(200);
  expect((await resetByMail(ticket)).refusal?.code).toBe('session.link_used');
  const late = await ticketFor(made);
  await site.shiftClock(31 * minute);
  expect((await resetByMail(late, 'nine green lanterns')).refusal?.code).toBe('session.link_used');
  await site.shiftClock(0);
});

test('of 20 parallel uses of one link one succeeds', async () => {
  const ticket = await ticketFor(await owner());
  const answers = await Promise.all(Array.from({ length: 20 }, () => resetByMail(ticket)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
}, 60_000);

test('[PASS-01] a link of one brand opens nothing at another', async () => {
  const ticket = await ticketFor(await owner());
  const answer = await site
    .visitor({ host: 'second.localhost' })
    .call(session.resetPasswordByMail, { ticket, newPassword: other });
  expect(answer.refusal?.code).toBe('session.link_used');
});

/** The browser that asked for a code. */
let asking: Visitor;

const sendCode = ({ mobileNum }: Owner, purpose: 'login' | 'password' = 'password') => {
  asking = site.visitor();
  return asking.get(session.sendLoginCode, { mobileNum, countryDialingCode: '84', purpose });
};

const resetByMobile = ({ mobileNum }: Owner, verificationCode: string, newPassword = other) =>
  asking.call(session.resetPasswordByMobile, {
    mobileNum,
    countryDialingCode: '84',
    verificationCode,
    newPassword,
  });

test('[PASS-02] a code and a new password log in and end the other sessions', async () => {
  const made = await owner();
  await sendCode(made);
  const answer = await resetByMobile(made, await codeTo(site, made.to));
  expect(answer.body.value).toMatchObject({ account: made.username });
  expect(await isSignedIn(made)).toBe('session.expired');
  await logInAs(site, { username: made.username, password: other });
});

test('[PASS-02] a password that is refused does not use up the code', async () => {
  const made = await owner();
  await sendCode(made);
  const code = await codeTo(site, made.to);
  const codes = [];
  for (const password of ['short', 'Password1234', made.password, `${made.username}12`]) {
    codes.push((await resetByMobile(made, code, password)).refusal?.code);
  }
  expect(codes).toEqual([
    'request.invalid',
    'session.password_weak',
    'session.password_reused',
    'session.password_weak',
  ]);
  expect((await resetByMobile(made, code)).status).toBe(200);
});

test('[PASS-02] a code to log in is no code to set a password', async () => {
  const made = await owner();
  await sendCode(made, 'login');
  const answer = await resetByMobile(made, await codeTo(site, made.to));
  expect(answer.refusal?.code).toBe('session.code_expired');
});

test('[PASS-02] [R-S4] a recovery opens an account that guesses had locked', async () => {
  const made = await owner();
  for (const _ of [1, 2, 3]) {
    await site.visitor().call(session.logIn, {
      username: made.username,
      password: 'not the password',
      type: 'username',
    });
  }
  await sendCode(made);
  expect((await resetByMobile(made, await codeTo(site, made.to))).status).toBe(200);
  await logInAs(site, { username: made.username, password: other });
});

test('[PASS-01] an account without a password gets one by the link', async () => {
  const made = await owner();
  await site.database.sql`
    update session.credential set password_hash = null
    where player_id = ${made.playerId}::bigint`;
  expect((await resetByMail(await ticketFor(made))).status).toBe(200);
  await logInAs(site, { username: made.username, password: other });
});

test('[R-S5] a password that is set again takes the place of the password, not of a factor', async () => {
  const made = await owner();
  await site.database.sql`
    insert into session.factor (player_id, kind, name, secret, confirmed_at)
    values (${made.playerId}::bigint, 'totp', 'test', '\\x00', lib.now())`;
  const answer = await resetByMail(await ticketFor(made));
  expect(answer.refusal?.code).toBe('session.step_required');
  expect(answer.refusal?.value?.step).toMatchObject({ kinds: ['totp'] });
  expect(await isSignedIn(made)).toBe('session.expired');
  const { username } = made;
  const again = await site
    .visitor()
    .call(session.logIn, { username, password: other, type: 'username' });
  expect(again.refusal?.code).toBe('session.step_required');
});
