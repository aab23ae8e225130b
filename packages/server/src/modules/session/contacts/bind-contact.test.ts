import { player } from '@parlour/contract/player';
import { session } from '@parlour/contract/session';
import { codeTo, messagesTo } from '@parlour/testkit/people/messages';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, expect, test } from 'vitest';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

let contacts = 0;
const someEmail = () => {
  contacts += 1;
  return `contact${contacts}@example.com`;
};

/** A player who confirmed a moment ago who they are. */
const confirmed = async (): Promise<SomePlayer> => {
  const made = await registerPlayer(site);
  const { token } = await made.get(session.stepUp, { password: made.password });
  made.token = token;
  return made;
};

const start = (browser: SomePlayer, value: string) =>
  browser.call(session.startContact, { kind: 'email', value });

const confirm = (browser: SomePlayer, value: string, code: string) =>
  browser.call(session.confirmContact, { kind: 'email', value, code });

test('[R-S9] a contact is bound only by a player who confirmed who they are', async () => {
  const browser = await registerPlayer(site);
  expect((await start(browser, someEmail())).refusal?.code).toBe('session.step_up_required');
  const answer = await confirm(browser, someEmail(), '123456');
  expect(answer.refusal?.code).toBe('session.step_up_required');
});

test('a player binds an address and a number by the code that was sent to it', async () => {
  const browser = await confirmed();
  const email = someEmail();
  expect((await start(browser, email)).body.value).toEqual({ expiredMinutes: 3 });
  const answer = await confirm(browser, email, await codeTo(site, email));
  expect(answer.body.value.masked).toBe(`c***${contacts}@example.com`);
  const mobile = { kind: 'mobile' as const, value: '0977 123 456', countryDialingCode: '84' };
  await browser.get(session.startContact, mobile);
  const code = await codeTo(site, '84977123456');
  await browser.get(session.confirmContact, { ...mobile, code });
  const member = await browser.get(player.readMember, {});
  expect(member).toMatchObject({ emailMasked: answer.body.value.masked });
  expect(member.mobileMasked).toMatch(/\*456$/);
});

test('[R-S9] the contact before gets a notice of the change', async () => {
  const browser = await confirmed();
  const [first, second] = [someEmail(), someEmail()];
  for (const email of [first, second]) {
    await start(browser, email);
    expect((await confirm(browser, email, await codeTo(site, email))).status).toBe(200);
  }
  expect((await messagesTo(site, first))[0]).toMatchObject({ template: 'contact_changed' });
});

test('[R-C2] a change of a contact is a line of the audit with the masked one before and after', async () => {
  const browser = await confirmed();
  const [first, second] = [someEmail(), someEmail()];
  for (const email of [first, second, second]) {
    await start(browser, email);
    expect((await confirm(browser, email, await codeTo(site, email))).status).toBe(200);
  }
  const lines = await site.database.sql`
    select role, brand, before::jsonb, after::jsonb, request_id is not null as "hasRequest" from audit.entry_view
    where act = 'contact.change' and object_kind = 'player' and object_id = ${browser.playerId}
    order by id`;
  const [was, is] = [first, second].map((email) => `c***${email.slice(email.indexOf('@') - 1)}`);
  const line = { role: 'player', brand: 'main', hasRequest: true };
  expect(lines).toMatchObject([
    { ...line, before: { email: null }, after: { email: was } },
    { ...line, before: { email: was }, after: { email: is } },
  ]);
  expect(JSON.stringify(lines)).not.toContain(second);
});

test('a code for one player binds nothing to another', async () => {
  const [owner, thief] = [await confirmed(), await confirmed()];
  const email = someEmail();
  await start(owner, email);
  const code = await codeTo(site, email);
  expect((await confirm(thief, email, code)).refusal?.code).toBe('session.code_expired');
  expect((await confirm(owner, email, code)).status).toBe(200);
});

test('[R-S10] of two players who prove one address the first has it', async () => {
  const [first, second] = [await confirmed(), await confirmed()];
  const email = someEmail();
  await start(first, email);
  await confirm(first, email, await codeTo(site, email));
  await start(second, email);
  const answer = await confirm(second, email, await codeTo(site, email));
  expect([answer.status, answer.refusal?.code]).toEqual([409, 'session.contact_taken']);
});

test('an address that is none is refused by its field', async () => {
  const answer = await start(await confirmed(), 'no address');
  expect(answer.refusal?.value?.fields).toEqual([{ name: 'value', code: 'field.pattern' }]);
});

test('[R-S10] the code goes to the very address that is bound, however it was typed', async () => {
  const thief = await confirmed();
  // The Kelvin sign is a k once it is folded; the mailbox that was typed is another one.
  const [typed, bound] = ['\u212Aim@example.com', 'kim@example.com'];
  await start(thief, typed);
  expect(await messagesTo(site, typed)).toEqual([]);
  expect((await messagesTo(site, bound))[0]).toMatchObject({ template: 'contact_code' });
});

test.each(['a@b.com#.x', 'a@b.com/c', 'a b@c.com', 'a@b,c.com', 'a@b.com\r\nBcc: d@e.com'])(
  '[ERR-04] what goes to no single mailbox is refused: %j',
  async (value) => {
    const answer = await start(await confirmed(), value);
    expect(answer.refusal?.value?.fields).toEqual([{ name: 'value', code: 'field.pattern' }]);
  },
);
