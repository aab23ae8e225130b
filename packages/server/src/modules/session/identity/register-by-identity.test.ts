import { session } from '@parlour/contract/session';
import type { UnknownIdentity } from '@parlour/contract/session/identity';
import { openFirebase, testProject, type FirebaseDouble } from '@parlour/testkit/people/firebase';
import { registrationForm, someUsername } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import type { Visitor } from '@parlour/testkit/site/visitor';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { saveFlags } from '../../brand';
import { findPlayerByContact } from '../../player';

let firebase: FirebaseDouble;
let site: Site;
beforeAll(async () => {
  firebase = await openFirebase();
  site = await openSite({ FIREBASE_EMULATOR: firebase.address });
  await site.setBrand('main', testProject);
});
afterAll(async () => {
  await site.drop();
  await firebase.close();
});

const set = async (flags: Record<string, boolean>) => {
  await saveFlags(site.platform, 'main', flags);
  site.forgetBrands();
};

beforeEach(() =>
  set({
    GOOGLE: true,
    FACEBOOK: false,
    FIREBASE: true,
    MOBILENUMREG3: true,
    MOBILENUMPASSREG3: false,
    USERNAMEREG3: true,
    MOBILEVERCODELOGIN3: true,
    REGMOBVERF3: false,
  }),
);

const phone = { sign_in_provider: 'phone' };

let numbers = 0;
const newNumber = (): string => {
  numbers += 1;
  return `8491300${String(numbers).padStart(4, '0')}`;
};

const tokenOf = (mobile: string) =>
  firebase.sign({ firebase: phone, phone_number: `+${mobile}`, email_verified: false });

type Signing = { visitor?: Visitor; provider?: 'firebase' | 'google' };

/** The ticket that a sign-in of an unknown identity gets. */
const ticketOf = async (
  token: string,
  { visitor = site.visitor(), provider = 'google' }: Signing = {},
): Promise<UnknownIdentity & { visitor: Visitor }> => {
  const answer = await visitor.call(session.logInByIdentity, { provider, idToken: token });
  expect(answer.refusal?.code).toBe('session.step_required');
  return { ...(answer.refusal!.value as unknown as UnknownIdentity), visitor };
};

type Form = Parameters<typeof registrationForm>[0];

const formWith = (identity: string, changes: Form = {}) => {
  const { password: _password, confirmPassword: _confirm, ...form } = registrationForm(changes);
  return { ...form, identity };
};

const register = (visitor: Visitor, identity: string, changes?: Form) =>
  visitor.call(session.register, formWith(identity, changes));

describe('[AUTH-11] [REG-05] a registration with the ticket of an unknown identity', () => {
  test('asks no password, and the same account signs in from then on', async () => {
    const sub = `uid-${someUsername()}`;
    const { visitor, ...unknown } = await ticketOf(
      await firebase.sign({ sub, name: 'Lan Trần', email: 'lan@example.com' }),
    );
    expect(unknown).toEqual({
      register: true,
      provider: 'google',
      identity: expect.stringMatching(/^[\w-]{43}$/),
      name: 'Lan Trần',
      email: 'lan@example.com',
    });
    const { value } = (await register(visitor, unknown.identity)).body;
    expect(value).toMatchObject({ type: 0, firstTimeLogin: true });
    const [row] = await site.database.sql`
      select password_hash from session.credential where player_id = ${value.id}::bigint`;
    expect(row).toEqual({ password_hash: null });
    const idToken = await firebase.sign({ sub });
    const again = await visitor.call(session.logInByIdentity, { provider: 'google', idToken });
    expect(again.body.value.id).toBe(value.id);
  });

  test('takes no password, which would be of no use', async () => {
    const { visitor, identity } = await ticketOf(await firebase.sign());
    const form = { ...registrationForm(), identity };
    const answer = await visitor.call(session.register, form);
    expect(answer.refusal?.value?.fields).toEqual([{ name: 'password', code: 'field.unknown' }]);
  });

  test('is refused in another browser, without one, and at another brand', async () => {
    const { visitor, identity } = await ticketOf(await firebase.sign());
    const { visitor: other } = await ticketOf(await firebase.sign());
    for (const one of [other, site.visitor()]) {
      expect((await register(one, identity)).refusal?.code).toBe('session.external_failed');
    }
    const second = site.visitor({ host: 'second.localhost' });
    for (const [name, value] of visitor.cookies) second.cookies.set(name, value);
    expect((await register(second, identity)).refusal?.code).toBe('session.external_failed');
    expect((await register(visitor, identity)).status).toBe(200);
  });

  test('is refused after half an hour', async () => {
    const { visitor, identity } = await ticketOf(await firebase.sign());
    await site.shiftClock(31 * 60_000);
    const { refusal } = await register(visitor, identity);
    await site.shiftClock(0);
    expect(refusal?.code).toBe('session.external_failed');
  });

  test('[REG-09] is refused when its flag is off meanwhile', async () => {
    const { visitor, identity } = await ticketOf(await firebase.sign());
    await set({ GOOGLE: false });
    expect((await register(visitor, identity)).refusal?.code).toBe('brand.not_enabled');
  });

  test('uses the ticket up when it succeeds, and not when it is refused', async () => {
    const { visitor, identity } = await ticketOf(await firebase.sign());
    const username = someUsername();
    await site.visitor().get(session.register, registrationForm({ username }));
    const taken = await register(visitor, identity, { username });
    expect(taken.refusal?.code).toBe('session.username_taken');
    expect((await register(visitor, identity, { ofAge: false })).refusal?.code).toBe(
      'compliance.under_age',
    );
    expect((await register(visitor, identity)).status).toBe(200);
    expect((await register(visitor, identity)).refusal?.code).toBe('session.external_failed');
  });

  test('of twenty at once with one ticket makes one player', async () => {
    const { visitor, identity } = await ticketOf(await firebase.sign());
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => register(visitor.newTab(), identity)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const codes = new Set(answers.map(({ refusal }) => refusal?.code));
    expect(codes).toEqual(new Set(['session.external_failed', undefined]));
  });

  test('of two tickets of one identity makes one player', async () => {
    const sub = `uid-${someUsername()}`;
    const tickets = [
      await ticketOf(await firebase.sign({ sub })),
      await ticketOf(await firebase.sign({ sub, iat: Math.floor(Date.now() / 1000) - 1 })),
    ];
    const answers = await Promise.all(
      tickets.map(({ visitor, identity }) => register(visitor, identity)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]));
  });

  test('[STORE-02] neither the log nor the database has the ticket', async () => {
    const { identity } = await ticketOf(await firebase.sign());
    expect(site.logLines.join('\n')).not.toContain(identity);
    const rows = await site.database.sql`select * from session.unknown_identity`;
    expect(JSON.stringify(rows)).not.toContain(identity);
  });
});

describe('[AUTH-11] [AUTH-02] a number that Firebase verified', () => {
  const byNumber = (identity: string, changes: object = {}) => {
    const { username: _username, ...form } = formWith(identity);
    return { ...form, countryDialingCode: '84', ...changes };
  };

  test('is registered without a further code, and signs its player in', async () => {
    const mobile = newNumber();
    const { visitor, identity, ...unknown } = await ticketOf(await tokenOf(mobile), {
      provider: 'firebase',
    });
    expect(unknown).toEqual({ register: true, provider: 'firebase', mobile });
    await set({ REGMOBVERF3: true });
    const { value } = (await visitor.call(session.registerByMobile, byNumber(identity))).body;
    expect(value).toMatchObject({ account: mobile });
    const { config, database } = site.platform;
    expect(await findPlayerByContact(database.sql, config, 'main', 'mobile', mobile)).toEqual({
      playerId: value.id,
      isVerified: true,
    });
    const idToken = await tokenOf(mobile);
    const again = await visitor.call(session.logInByIdentity, { provider: 'firebase', idToken });
    expect(again.body.value.id).toBe(value.id);
  });

  test('is the contact of an account by username too', async () => {
    const mobile = newNumber();
    const { visitor, identity } = await ticketOf(await tokenOf(mobile), { provider: 'firebase' });
    const { value } = (await register(visitor, identity)).body;
    const idToken = await tokenOf(mobile);
    const again = await visitor.call(session.logInByIdentity, { provider: 'firebase', idToken });
    expect(again.body.value.id).toBe(value.id);
  });

  test('is not typed again: another one is refused by its name', async () => {
    const { visitor, identity } = await ticketOf(await tokenOf(newNumber()), {
      provider: 'firebase',
    });
    const answer = await visitor.call(
      session.registerByMobile,
      byNumber(identity, { mobileNum: '912345678' }),
    );
    expect(answer.refusal?.value?.fields).toEqual([{ name: 'mobileNum', code: 'field.unknown' }]);
  });

  test('does not sign in who only claimed it, nor where sign-in by number is off', async () => {
    const mobile = newNumber();
    const form = registrationForm();
    await site.visitor().get(session.registerByMobile, {
      ...byNumber('', { mobileNum: mobile.slice(2) }),
      termsVersion: form.termsVersion,
    });
    await ticketOf(await tokenOf(mobile), { provider: 'firebase' });
    await set({ MOBILEVERCODELOGIN3: false });
    const idToken = await tokenOf(mobile);
    const answer = await site
      .visitor()
      .call(session.logInByIdentity, { provider: 'firebase', idToken });
    expect(answer.refusal?.code).toBe('brand.not_enabled');
  });
});

describe('[REG-05] [REG-08] with Firebase as who sends the codes', () => {
  beforeEach(() => set({ REGMOBVERF3: true }));

  const send = (mobile: string, changes: object = {}) => {
    const { username: _u, password: _p, confirmPassword: _c, ...form } = registrationForm();
    const number = { mobileNum: mobile.slice(2), countryDialingCode: '84' };
    return site.visitor().call(session.registerByMobile, { ...form, ...number, ...changes });
  };

  const proof = async (mobile: string) => ({
    firebaseChannel: 'sms' as const,
    firebaseIdToken: await tokenOf(mobile),
  });

  test('its token proves the number, once', async () => {
    const mobile = newNumber();
    const given = await proof(mobile);
    expect((await send(mobile)).refusal?.code).toBe('session.code_missing');
    const refused = await send(mobile, { ...given, ofAge: false });
    expect(refused.refusal?.code).toBe('compliance.under_age');
    const { value } = (await send(mobile, given)).body;
    const { config, database } = site.platform;
    expect(await findPlayerByContact(database.sql, config, 'main', 'mobile', mobile)).toEqual({
      playerId: value.id,
      isVerified: true,
    });
    const idToken = given.firebaseIdToken;
    const again = await site
      .visitor()
      .call(session.logInByIdentity, { provider: 'firebase', idToken });
    expect(again.refusal?.code).toBe('session.external_failed');
  });

  test('the token of another number, of another way or of no one is refused', async () => {
    const mobile = newNumber();
    const tokens = [await tokenOf(newNumber()), await firebase.sign(), 'no token'];
    for (const firebaseIdToken of tokens) {
      const answer = await send(mobile, { firebaseChannel: 'sms', firebaseIdToken });
      expect(answer.refusal?.code).toBe('session.number_unproved');
    }
  });

  test('we send no codes but those for a forgotten password', async () => {
    const visitor = site.visitor();
    const to = { countryDialingCode: '84', mobileNum: newNumber().slice(2) };
    const login = await visitor.call(session.sendLoginCode, { ...to, purpose: 'login' });
    expect(login.refusal?.code).toBe('brand.not_enabled');
    const registration = await visitor.call(session.sendRegistrationCode, {
      countryDialingCode: '84',
      mobileNo: to.mobileNum,
      regType: 'registerMobile',
    });
    expect(registration.refusal?.code).toBe('brand.not_enabled');
    await set({ CHNGPASSVERIF3: true });
    const password = await visitor.call(session.sendLoginCode, { ...to, purpose: 'password' });
    expect(password.status).toBe(200);
  });
});
