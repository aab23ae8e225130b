import { session } from '@parlour/contract/session';
import type { Step } from '@parlour/contract/session/factors';
import { bindContact, useUpCodes } from '@parlour/testkit/people/contacts';
import { codeTo, messagesTo } from '@parlour/testkit/people/messages';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { verify } from '@parlour/testkit/site/verification';
import type { Visitor } from '@parlour/testkit/site/visitor';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const minute = 60_000;

let people = 0;

type Owner = SomePlayer & { email: string; mobile: string };

/** A player with an address and a number, proved or only entered. */
const owner = async (isVerified = true): Promise<Owner> => {
  people += 1;
  const made = await registerPlayer(site);
  const email = `stepping${people}@example.com`;
  const mobile = `8496${String(3_000_000 + people)}`;
  await bindContact(site, made.playerId, 'email', email, isVerified);
  await bindContact(site, made.playerId, 'mobile', mobile, isVerified);
  return Object.assign(made, { email, mobile });
};

const logIn = (visitor: Visitor, { username, password }: SomePlayer) =>
  visitor.call(session.logIn, { username, password, type: 'username' });

const stepFor = async (visitor: Visitor, someone: SomePlayer): Promise<Step> => {
  const { refusal } = await logIn(visitor, someone);
  expect(refusal?.code).toBe('session.step_required');
  return refusal?.value?.step as Step;
};

const send = (visitor: Visitor, stepId: string, kind: 'mail' | 'sms' = 'mail') =>
  visitor.call(session.sendStepCode, { stepId, kind });

const answer = async (
  visitor: Visitor,
  stepId: string,
  code: string,
  kind: 'mail' | 'sms' = 'mail',
): Promise<string> =>
  (await visitor.call(session.answerStep, { stepId, kind, code })).refusal?.code ?? 'in';

const unlike = (code: string) => (code === '000000' ? '000001' : '000000');

describe('[AUTH-12] without a factor, a new device asks for a code', () => {
  test('to the proved address or number, one’s choice, shown masked', async () => {
    const someone = await owner();
    const visitor = site.visitor();
    const { id, kinds, masked } = await stepFor(visitor, someone);
    expect(kinds).toEqual(['mail', 'sms']);
    expect(masked).toEqual({
      mail: `s***${people}@example.com`,
      sms: expect.stringMatching(/^\*+\d{3}$/),
    });
    expect((await send(visitor, id)).body.value).toEqual({ expiredMinutes: 3 });
    expect((await messagesTo(site, someone.email))[0]).toMatchObject({
      channel: 'mail',
      template: 'sign_in_code',
    });
    expect((await send(visitor, id, 'sms')).status).toBe(200);
    const code = await codeTo(site, someone.mobile);
    expect(await answer(visitor, id, code, 'sms')).toBe('in');
    expect((await logIn(visitor, someone)).status).toBe(200);
  });

  test('not on the device that registered, and not where the brand asks nothing', async () => {
    const someone = await owner();
    expect((await logIn(someone, someone)).status).toBe(200);
    await site.setBrand('main', { newDevice: 'off' });
    const free = await logIn(site.visitor(), someone);
    await site.setBrand('main', { newDevice: 'always' });
    const asked = await logIn(someone, someone);
    await site.setBrand('main', { newDevice: 'risk' });
    expect([free.status, asked.refusal?.code]).toEqual([200, 'session.step_required']);
  });

  test('not to an address that was only entered: it may be a stranger’s', async () => {
    expect((await logIn(site.visitor(), await owner(false))).status).toBe(200);
  });

  test('of its own step only, and not of another kind', async () => {
    const someone = await owner();
    const [first, second] = [site.visitor(), site.visitor()];
    const { id } = await stepFor(first, someone);
    const { id: other } = await stepFor(second, someone);
    await send(first, id);
    const code = await codeTo(site, someone.email);
    await send(second, other);
    expect(await answer(second, other, code)).toBe('session.code_wrong');
    expect(await answer(first, id, code, 'sms')).toBe('session.code_expired');
    const verification = { stepId: id, kind: 'slider', verification: 'x'.repeat(43) } as const;
    const slider = await first.call(session.answerStep, verification);
    expect(slider.refusal?.code).toBe('session.code_wrong');
    expect(await answer(first, id, code)).toBe('in');
  });

  test('[R-S4] also when strangers have used up what the number gets in a day', async () => {
    const someone = await owner();
    expect(await useUpCodes(site, someone.mobile)).toBe('session.code_quota');
    const visitor = site.visitor();
    const { id } = await stepFor(visitor, someone);
    expect((await send(visitor, id, 'sms')).status).toBe(200);
    await site.shiftClock(0);
  });

  test('at the brand where the sign-in began', async () => {
    const someone = await owner();
    const visitor = site.visitor();
    const { id } = await stepFor(visitor, someone);
    await send(visitor, id);
    const code = await codeTo(site, someone.email);
    const second = site.visitor({ host: 'second.localhost' });
    expect((await send(second, id)).refusal?.code).toBe('session.code_expired');
    expect(await answer(second, id, code)).toBe('session.code_expired');
    expect(await answer(visitor, id, code)).toBe('in');
  });

  test('[R-S3] of which three wrong ones lock the account, as wrong passwords do', async () => {
    const someone = await owner();
    const visitor = site.visitor();
    const { id } = await stepFor(visitor, someone);
    await send(visitor, id);
    const wrong = unlike(await codeTo(site, someone.email));
    for (const _ of [1, 2, 3]) expect(await answer(visitor, id, wrong)).toBe('session.code_wrong');
    expect(await answer(visitor, id, wrong)).toBe('session.code_expired');
    expect((await logIn(visitor, someone)).refusal?.code).toBe('session.locked');
  });

  test('that is valid for three minutes; a late one is no guess', async () => {
    const someone = await owner();
    const visitor = site.visitor();
    const { id } = await stepFor(visitor, someone);
    await send(visitor, id);
    const code = await codeTo(site, someone.email);
    await site.shiftClock(3 * minute + 1);
    expect(await answer(visitor, id, code)).toBe('session.code_expired');
    expect((await send(visitor, id)).status).toBe(200);
    expect(await answer(visitor, id, await codeTo(site, someone.email))).toBe('in');
    await site.shiftClock(0);
  });

  test('three in five minutes, and none for a step that is not there', async () => {
    const someone = await owner();
    const visitor = site.visitor();
    const { id } = await stepFor(visitor, someone);
    const codes = [];
    for (let turn = 0; turn < 4; turn += 1) codes.push((await send(visitor, id)).refusal?.code);
    expect(codes).toEqual([undefined, undefined, undefined, 'session.code_too_soon']);
    expect((await send(visitor, 'none')).refusal?.code).toBe('session.code_expired');
  });

  test('of 20 parallel uses of one code one signs in', async () => {
    const someone = await owner();
    const visitor = site.visitor();
    const { id } = await stepFor(visitor, someone);
    await send(visitor, id);
    const code = await codeTo(site, someone.email);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => answer(visitor, id, code)));
    expect(outcomes.filter((outcome) => outcome === 'in')).toHaveLength(1);
  });

  test('that a sign-in by a code to the number does not ask for again', async () => {
    const someone = await owner();
    const visitor = site.visitor();
    const number = { mobileNum: someone.mobile.slice(2), countryDialingCode: '84' };
    await visitor.get(session.sendLoginCode, number);
    const { mobileNum: username, countryDialingCode } = number;
    const password = await codeTo(site, someone.mobile);
    const form = { username, password, countryDialingCode, type: 'sms' } as const;
    expect((await visitor.call(session.logIn, form)).status).toBe(200);
  });

  test('only where the site can send it', async () => {
    const someone = await owner();
    Object.assign(site.platform.config, { production: true });
    try {
      expect((await logIn(site.visitor(), someone)).status).toBe(200);
    } finally {
      Object.assign(site.platform.config, { production: false });
    }
  });
});

test('[AUTH-12] an account without anything proves a new device by the puzzle, and reads of it next time', async () => {
  const strict = await openSite({ VERIFICATION: 'on' });
  const newcomer = strict.visitor();
  await strict.setBrand('main', { verification: 'off' });
  const someone = await registerPlayer(strict);
  const { id: stepId, kinds } = await stepFor(newcomer, someone);
  expect(kinds).toEqual(['slider']);
  const given = { stepId, kind: 'slider' } as const;
  const without = await newcomer.call(session.answerStep, given);
  expect(without.refusal?.code).toBe('session.verification_failed');
  const verification = await verify(strict, newcomer, 'login');
  const signIn = await newcomer.get(session.answerStep, { ...given, verification });
  expect(signIn.lastLogin).not.toHaveProperty('isUnproved');
  const next = await logIn(someone, someone);
  expect(next.body.value.lastLogin).toMatchObject({ isUnproved: true });
  const after = await logIn(someone, someone);
  expect(after.body.value.lastLogin).not.toHaveProperty('isUnproved');
  await strict.drop();
});
