import { session } from '@parlour/contract/session';
import { bindContact } from '@parlour/testkit/people/contacts';
import { codeTo, messagesTo } from '@parlour/testkit/people/messages';
import { logInAs, registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { addTotp, totpCodeOf, totpSecretOf } from '@parlour/testkit/people/totp';
import { afterAll, beforeAll, expect, test } from 'vitest';

let site: Site;
beforeAll(async () => {
  site = await openSite();
  // What a new device asks for is another test's.
  await site.setBrand('main', { newDevice: 'off' });
});
afterAll(() => site.drop());

const browserOf = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' };

let people = 0;

/** A player with an address, who confirmed a moment ago who they are. */
const withEmail = async (): Promise<SomePlayer & { email: string; mobile: string }> => {
  people += 1;
  const made = await registerPlayer(site);
  const email = `noticed${people}@example.com`;
  await bindContact(site, made.playerId, 'email', email);
  const { token } = await made.get(session.stepUp, { password: made.password });
  return Object.assign(made, { token, email, mobile: `8497${String(3_000_000 + people)}` });
};

const templatesTo = async (to: string): Promise<string[]> =>
  (await messagesTo(site, to)).map(({ template }) => template);

test('[R-S7] [AUTH-12] a sign-in on an unknown device is mailed with time, place and device', async () => {
  const { username, password, email } = await withEmail();
  const stranger = site.visitor({ address: '113.160.0.7' });
  const answer = await stranger.call(
    session.logIn,
    { username, password, type: 'username' },
    { headers: browserOf },
  );
  expect(answer.status).toBe(200);
  const [notice, ...others] = await messagesTo(site, email);
  expect(others).toEqual([]);
  expect(notice).toMatchObject({
    channel: 'mail',
    template: 'new_device',
    values: { device: 'Firefox · Windows', place: 'Vietnam' },
  });
});

test('[R-S7] the device that registered and one that signed in before send none', async () => {
  const { username, password, email, ...browser } = await withEmail();
  const login = { username, password, type: 'username' } as const;
  await browser.get(session.logIn, login);
  const second = await logInAs(site, { username, password });
  await second.get(session.logIn, login);
  expect(await templatesTo(email)).toEqual(['new_device']);
});

test('[R-S7] a wrong password sends none, and one account sends no more than 20 a day', async () => {
  const { username, password, email } = await withEmail();
  await site.visitor().call(session.logIn, { username, password: 'wrong', type: 'username' });
  expect(await templatesTo(email)).toEqual([]);
  for (let device = 0; device < 21; device += 1) await logInAs(site, { username, password });
  expect(await templatesTo(email)).toHaveLength(20);
});

test('[R-S7] a player without an address gets no SMS for a sign-in', async () => {
  const { playerId, username, password } = await registerPlayer(site);
  await bindContact(site, playerId, 'mobile', '84973999111');
  await logInAs(site, { username, password });
  expect(await templatesTo('84973999111')).toEqual([]);
});

test('[R-S9] [AUTH-15] each change of a factor is mailed: added, codes renewed, removed', async () => {
  const someone = await withEmail();
  const { id } = await addTotp(site, someone);
  expect(await templatesTo(someone.email)).toEqual(['factor_changed']);
  await someone.get(session.renewRecoveryCodes, {});
  await someone.get(session.removeFactor, { id });
  expect(await templatesTo(someone.email)).toHaveLength(3);
  const unknown = await someone.call(session.removeFactor, { id });
  expect(unknown.refusal?.code).toBe('request.unknown');
  expect(await templatesTo(someone.email)).toHaveLength(3);
});

test('[R-S9] new recovery codes by the same code of an app are mailed, as they void the former', async () => {
  const someone = await withEmail();
  const { id, secret } = await someone.get(session.enrolTotp, {});
  const confirmation = { id, code: totpCodeOf(site, totpSecretOf(secret)) };
  await someone.get(session.confirmTotp, confirmation);
  expect((await someone.get(session.confirmTotp, confirmation)).codes).toHaveLength(10);
  expect(await templatesTo(someone.email)).toEqual(['factor_changed', 'factor_changed']);
});

test('[R-S9] a player with a number only gets the notice of a factor by SMS', async () => {
  const someone = await registerPlayer(site);
  await bindContact(site, someone.playerId, 'mobile', '84973999222');
  const { token } = await someone.get(session.stepUp, { password: someone.password });
  someone.token = token;
  await addTotp(site, someone);
  expect(await messagesTo(site, '84973999222')).toMatchObject([
    { channel: 'sms', template: 'factor_changed' },
  ]);
});

test('[R-S9] a notice of a first number goes to the address, a new address to the one before', async () => {
  const someone = await withEmail();
  const number = { kind: 'mobile' as const, value: someone.mobile.slice(2) };
  const mobile = { ...number, countryDialingCode: '84' };
  await someone.get(session.startContact, mobile);
  const code = await codeTo(site, someone.mobile);
  await someone.get(session.confirmContact, { ...mobile, code });
  expect(await messagesTo(site, someone.email)).toMatchObject([{ template: 'contact_changed' }]);
});
