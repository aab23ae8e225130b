import { player } from '@parlour/contract/player';
import { session } from '@parlour/contract/session';
import {
  logInAs,
  registerPlayer,
  type SomePlayer,
  somePassword,
} from '@parlour/testkit/people/players';
import { bindContact, useUpCodes } from '@parlour/testkit/people/contacts';
import { codeTo, messagesTo } from '@parlour/testkit/people/messages';
import type { Visitor } from '@parlour/testkit/site/visitor';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authenticate } from '..';
import { companionCookie } from '../../../lib/http/http';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const minute = 60_000;

const isSteppedUp = async ({ token = '', cookies }: Visitor): Promise<boolean> => {
  const options = { background: true, brand: { code: 'main' } };
  const found = await authenticate(site.platform, token, cookies.get(companionCookie), options);
  return found.isSteppedUp;
};

const stepUp = (someone: SomePlayer, password = somePassword) =>
  someone.call(session.stepUp, { password });

test('[R-S9] a password confirms who one is for ten minutes, in every tab', async () => {
  const someone = await registerPlayer(site);
  expect(await isSteppedUp(someone)).toBe(false);
  const { until, token } = (await stepUp(someone)).body.value;
  someone.token = token;
  const inMs = Date.parse(until) - site.platform.clock.now().getTime();
  expect(Math.abs(inMs - 10 * minute)).toBeLessThan(5000);
  expect(await isSteppedUp(someone)).toBe(true);
  const other = someone.newTab();
  other.token = (await other.get(session.resume, {}))?.token;
  expect(await isSteppedUp(other)).toBe(true);
  await site.shiftClock(9 * minute);
  expect(await isSteppedUp(someone)).toBe(true);
  await site.shiftClock(11 * minute);
  expect(await isSteppedUp(someone)).toBe(false);
  await site.shiftClock(0);
});

test('[R-S9] the token is a new one; the old one ends when calls on their way have arrived', async () => {
  const someone = await registerPlayer(site);
  const old = someone.token;
  someone.token = (await stepUp(someone)).body.value.token;
  expect(someone.token).not.toBe(old);
  await site.shiftClock(11_000);
  expect((await someone.call(player.readMember, {})).status).toBe(200);
  someone.token = old;
  expect((await someone.call(player.readMember, {})).refusal?.code).toBe('session.required');
  await site.shiftClock(0);
});

test('[R-S9] who copied the companion cookie shares no step-up; two at once leave one cookie', async () => {
  const someone = await registerPlayer(site);
  const copy = site.visitor();
  for (const [name, value] of someone.cookies) copy.cookies.set(name, value);
  copy.token = (await copy.get(session.resume, {}))?.token;
  const answers = await Promise.all([stepUp(someone), stepUp(someone)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  someone.token = answers[1]?.body.value.token;
  expect(await isSteppedUp(someone)).toBe(true);
  const stolen = await copy.call(session.enrolTotp, {});
  expect(stolen.refusal?.code).toBe('session.step_up_required');
  await site.shiftClock(11_000);
  expect((await copy.call(player.readMember, {})).refusal?.code).toBe('session.required');
  expect(await copy.get(session.resume, {})).toBeNull();
  expect((await someone.call(player.readMember, {})).status).toBe(200);
  await site.shiftClock(0);
});

test('[R-S3] [R-S9] wrong answers count as failed sign-ins, 20 at once no less', async () => {
  const someone = await registerPlayer(site);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => stepUp(someone, 'not the password')),
  );
  const codes = answers.map(({ refusal }) => refusal?.code);
  expect(codes.filter((code) => code === 'session.wrong_credentials')).toHaveLength(3);
  expect(codes.filter((code) => code === 'session.locked')).toHaveLength(17);
  expect((await stepUp(someone)).status).toBe(423);
  expect(await isSteppedUp(someone)).toBe(false);
  const [event] = await site.database.sql<{ payload: Record<string, string> }>`
    select payload from lib.outbox where type = 'session.refused' order by id desc limit 1`;
  expect(event?.payload).toMatchObject({ playerId: someone.playerId, reason: 'step_up' });
});

test('[R-S9] a session that was ended elsewhere is not confirmed, nor a visitor', async () => {
  const someone = await registerPlayer(site);
  await logInAs(site, someone);
  expect((await stepUp(someone)).refusal?.code).toBe('session.elsewhere');
  const visitor = await site.visitor().call(session.stepUp, { password: somePassword });
  expect(visitor.refusal?.code).toBe('session.required');
});

let people = 0;

/** A player who has an address and a number, both proved, and no password. */
const withoutPassword = async () => {
  people += 1;
  const made = await registerPlayer(site);
  const [email, mobile] = [`confirm${people}@example.com`, `8497${String(4_000_000 + people)}`];
  await bindContact(site, made.playerId, 'email', email);
  await bindContact(site, made.playerId, 'mobile', mobile);
  await site.database.sql`
    update session.credential set password_hash = null where player_id = ${made.playerId}::bigint`;
  return Object.assign(made, { email, mobile });
};

/** Its session has ended, and its browser came back to look. */
const lookingAround = async () => {
  const someone = await withoutPassword();
  await site.database.sql`
    update session.sign_in set strength = 'look' where player_id = ${someone.playerId}::bigint`;
  return someone;
};

const addFactor = (playerId: string) => site.database.sql`
  insert into session.factor (player_id, kind, name, secret, confirmed_at)
  values (${playerId}::bigint, 'totp', 'test', '\\x00', lib.now())`;

const send = (someone: Visitor, kind: 'mail' | 'sms' = 'mail') =>
  someone.call(session.sendStepUpCode, { kind });

const unlike = (code: string) => (code === '000000' ? '000001' : '000000');

describe('[R-S9] [AUTH-08] who has neither password nor factor confirms by a code', () => {
  test('to the proved address or number, shown masked, also from a browser that only looks', async () => {
    const someone = await lookingAround();
    expect(await someone.get(session.listFactors, {})).toMatchObject({
      list: [],
      hasPassword: false,
      masked: { mail: `c***${people}@example.com`, sms: expect.stringMatching(/^\*+\d{3}$/) },
    });
    expect((await someone.call(session.enrolTotp, {})).refusal?.code).toBe(
      'session.step_up_required',
    );
    expect((await send(someone)).body.value).toEqual({ expiredMinutes: 3 });
    expect((await messagesTo(site, someone.email))[0]).toMatchObject({ template: 'sign_in_code' });
    const code = await codeTo(site, someone.email);
    someone.token = (await someone.get(session.stepUp, { kind: 'mail', code })).token;
    expect(await isSteppedUp(someone)).toBe(true);
    expect((await someone.call(session.enrolTotp, {})).status).toBe(200);
    const used = await someone.call(session.stepUp, { kind: 'mail', code });
    expect(used.refusal?.code).toBe('session.code_expired');
  });

  test('of the way it was sent by, of this session and of this brand', async () => {
    const someone = await withoutPassword();
    expect((await send(someone, 'sms')).status).toBe(200);
    const code = await codeTo(site, someone.mobile);
    const byMail = await someone.call(session.stepUp, { kind: 'mail', code });
    expect(byMail.refusal?.code).toBe('session.code_expired');
    await site.setBrand('main', { mostSessions: 2 });
    const other = site.visitor();
    const number = { mobileNum: someone.mobile.slice(2), countryDialingCode: '84' };
    await other.get(session.sendLoginCode, number);
    const form = { username: number.mobileNum, countryDialingCode: '84', type: 'sms' } as const;
    const password = await codeTo(site, someone.mobile);
    other.token = (await other.get(session.logIn, { ...form, password })).token;
    const elsewhere = await other.call(session.stepUp, { kind: 'sms', code });
    expect(elsewhere.refusal?.code).toBe('session.code_expired');
    await site.setBrand('main', { mostSessions: 1 });
    expect((await someone.call(session.stepUp, { kind: 'sms', code })).status).toBe(200);
  });

  test('[R-S3] of which three wrong ones lock the account; an empty or late one is no guess', async () => {
    const someone = await withoutPassword();
    const answer = async (code: string) =>
      (await someone.call(session.stepUp, { kind: 'mail', code })).refusal?.code;
    expect(await answer('123456')).toBe('session.code_expired');
    await send(someone);
    const wrong = unlike(await codeTo(site, someone.email));
    expect(await answer('')).toBe('session.code_missing');
    for (const _ of [1, 2, 3]) expect(await answer(wrong)).toBe('session.code_wrong');
    expect(await answer(wrong)).toBe('session.locked');
  });

  test('of which 20 parallel uses confirm once, and three are sent in five minutes', async () => {
    const someone = await withoutPassword();
    const sent = [];
    for (let turn = 0; turn < 4; turn += 1) sent.push((await send(someone)).refusal?.code);
    expect(sent).toEqual([undefined, undefined, undefined, 'session.code_too_soon']);
    const code = await codeTo(site, someone.email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => someone.call(session.stepUp, { kind: 'mail', code })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('[R-S4] also when strangers have used up what their number gets in a day', async () => {
    const someone = await withoutPassword();
    expect(await useUpCodes(site, someone.mobile)).toBe('session.code_quota');
    expect((await send(someone, 'sms')).status).toBe(200);
    await site.shiftClock(0);
  });

  test('not beside a factor, and not in place of a password', async () => {
    const protectedOne = await withoutPassword();
    await send(protectedOne);
    const code = await codeTo(site, protectedOne.email);
    await addFactor(protectedOne.playerId);
    expect((await protectedOne.get(session.listFactors, {})).masked).toEqual({});
    expect((await send(protectedOne)).refusal?.code).toBe('brand.not_enabled');
    const late = await protectedOne.call(session.stepUp, { kind: 'mail', code });
    expect(late.refusal?.code).toBe('session.code_expired');

    const someone = await registerPlayer(site);
    await bindContact(site, someone.playerId, 'email', 'with-password@example.com');
    expect((await send(someone)).refusal?.code).toBe('brand.not_enabled');
    const alone = await someone.call(session.stepUp, { kind: 'mail', code: '123456' });
    expect(alone.refusal?.code).toBe('request.invalid');
  });

  test('and beside the password, where a browser that only looks is on an unknown network', async () => {
    const someone = await registerPlayer(site);
    await bindContact(site, someone.playerId, 'email', 'far-away@example.com');
    await site.database.sql`
      update session.sign_in set strength = 'look' where player_id = ${someone.playerId}::bigint`;
    await site.setBrand('main', { newDevice: 'always' });
    const { password } = someone;
    const alone = await someone.call(session.stepUp, { password });
    expect(alone.refusal?.code).toBe('session.step_required');
    expect((await send(someone)).status).toBe(200);
    const code = await codeTo(site, 'far-away@example.com');
    const withoutIt = await someone.call(session.stepUp, { kind: 'mail', code });
    expect(withoutIt.refusal?.code).toBe('request.invalid');
    const both = await someone.call(session.stepUp, { password, kind: 'mail', code });
    await site.setBrand('main', { newDevice: 'risk' });
    expect(both.status).toBe(200);
  });
});
