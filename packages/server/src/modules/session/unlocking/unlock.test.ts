import { brand } from '@parlour/contract/brand';
import { session } from '@parlour/contract/session';
import { bindContact } from '@parlour/testkit/people/contacts';
import { messagesTo } from '@parlour/testkit/people/messages';
import { registerPlayer, someUsername, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import type { Visitor } from '@parlour/testkit/site/visitor';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Event } from '../../../lib/jobs/outbox';
import { issueTicket } from '../recovery/tickets';
import { sendUnlockMail } from './request-unlock-mail';

let site: Site;
beforeAll(async () => {
  site = await openSite();
  // What a new device asks for is another test's.
  await site.setBrand('main', { newDevice: 'off' });
});
afterAll(() => site.drop());

const minute = 60_000;

let people = 0;

type Owner = SomePlayer & { email: string };

const owner = async (): Promise<Owner> => {
  people += 1;
  const made = await registerPlayer(site);
  const email = `locked${people}@example.com`;
  await bindContact(site, made.playerId, 'email', email);
  return Object.assign(made, { email });
};

const logIn = async (visitor: Visitor, username: string, password: string): Promise<string> => {
  const answer = await visitor.call(session.logIn, { username, password, type: 'username' });
  return answer.refusal?.code ?? 'signed in';
};

/** By strangers, or by the visitor. */
const lock = async (username: string, visitor?: Visitor): Promise<void> => {
  for (const _ of [1, 2, 3]) await logIn(visitor ?? site.visitor(), username, 'not the password');
};

type UnlockRequested = Extract<Event, { type: 'session.unlock_requested' }>;

/** What the job does with what was asked until now: the number of requests. */
const runMails = async (): Promise<number> => {
  const rows = await site.database.sql<{ key: string; payload: Omit<UnlockRequested, 'key'> }>`
    update lib.outbox set done_at = lib.now()
    where type = 'session.unlock_requested' and done_at is null
    returning key, payload`;
  for (const { payload, key } of rows) await sendUnlockMail(site.platform, { ...payload, key });
  return rows.length;
};

const ask = (username: string) => site.visitor().call(session.requestUnlockMail, { username });

const ticketFor = async ({ username, email }: Owner): Promise<string> => {
  await ask(username);
  await runMails();
  const [newest] = await messagesTo(site, email);
  const { link = '' } = (newest?.values ?? {}) as { link?: string };
  return new URL(link).searchParams.get('unlock') ?? '';
};

const unlock = async (ticket: string, visitor: Visitor = site.visitor()): Promise<string> =>
  (await visitor.call(session.unlockByMail, { ticket })).refusal?.code ?? 'unlocked';

test('[R-S3] [R-S4] the owner of a locked account lifts the lock by a link in a mail', async () => {
  const { username, password, email, playerId } = await owner();
  await lock(username);
  const visitor = site.visitor();
  expect(await logIn(visitor, username, password)).toBe('session.locked');
  const ticket = await ticketFor({ username, email } as Owner);
  expect((await messagesTo(site, email))[0]).toMatchObject({
    channel: 'mail',
    template: 'unlock_link',
    playerId,
    values: { link: `http://localhost:3000/login?unlock=${ticket}`, minutes: 30 },
  });
  // Mail servers open links to look at them: the page alone lifts nothing.
  const page = await visitor.send({
    method: 'GET',
    path: `/login?unlock=${ticket}`,
    headers: { host: 'localhost' },
  });
  expect(page.status).toBeLessThan(500);
  expect(await logIn(visitor, username, password)).toBe('session.locked');
  expect(await unlock(ticket)).toBe('unlocked');
  expect(await logIn(visitor, username, password)).toBe('signed in');
  const events = await site.database.sql`
    select from lib.outbox where type = 'session.unlocked' and payload->>'playerId' = ${playerId}`;
  expect(events).toHaveLength(1);
});

test('[R-S4] the link lifts the lock of the owner’s own browser too, opened anywhere', async () => {
  const made = await owner();
  await lock(made.username, made);
  expect(await logIn(made, made.username, made.password)).toBe('session.locked');
  expect(await unlock(await ticketFor(made))).toBe('unlocked');
  expect(await logIn(made, made.username, made.password)).toBe('signed in');
});

test('[ERR-02] every name gets the same answer by the same work; a mail goes to locked accounts', async () => {
  const [locked, open] = [await owner(), await owner()];
  const withoutAddress = await registerPlayer(site);
  await lock(locked.username);
  await lock(withoutAddress.username);
  const names = [locked.username, open.username, withoutAddress.username, someUsername()];
  const answers = [];
  for (const name of names) {
    const { status, body } = await ask(name);
    answers.push({ status, body });
    expect(await runMails()).toBe(1);
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await messagesTo(site, locked.email)).toHaveLength(1);
  expect(await messagesTo(site, open.email)).toEqual([]);
});

test('[R-S3] a link is used once, for half an hour, and a newer one voids it', async () => {
  const made = await owner();
  await lock(made.username);
  const older = await ticketFor(made);
  const ticket = await ticketFor(made);
  expect(await unlock(older)).toBe('session.link_used');
  expect(await unlock('none')).toBe('session.link_used');
  const elsewhere = site.visitor({ host: 'second.localhost' });
  expect(await unlock(ticket, elsewhere)).toBe('session.link_used');
  expect(await unlock(ticket)).toBe('unlocked');
  expect(await unlock(ticket)).toBe('session.link_used');
  await lock(made.username);
  const late = await ticketFor(made);
  await site.shiftClock(30 * minute + 1);
  expect(await unlock(late)).toBe('session.link_used');
  await site.shiftClock(0);
});

test('[R-S3] a link to unlock sets no password, and the other way round', async () => {
  const made = await owner();
  await lock(made.username);
  const ticket = await ticketFor(made);
  const reset = { ticket, newPassword: 'eight loud lanterns' };
  const answer = await site.visitor().call(session.resetPasswordByMail, reset);
  expect(answer.refusal?.code).toBe('session.link_used');
  const other = await site.platform.database.transaction((sql) =>
    issueTicket(sql, made.playerId, 'password'),
  );
  expect(await unlock(other)).toBe('session.link_used');
});

test('[R-S3] of 20 parallel uses of one link one succeeds', async () => {
  const made = await owner();
  await lock(made.username);
  const ticket = await ticketFor(made);
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => unlock(ticket)));
  expect(outcomes.filter((outcome) => outcome === 'unlocked')).toHaveLength(1);
});

test('[R-S4] a player gets five links a day, an address asks ten times an hour', async () => {
  const made = await owner();
  await lock(made.username);
  for (const _ of [1, 2, 3, 4, 5, 6, 7]) await ask(made.username);
  await runMails();
  expect(await messagesTo(site, made.email)).toHaveLength(5);
  const visitor = site.visitor({ address: '203.0.113.70' });
  const statuses = [];
  for (let turn = 0; turn < 11; turn += 1) {
    const { status } = await visitor.call(session.requestUnlockMail, { username: 'nobody_here' });
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
});

test('[PASS-01] a production site without SMTP_URL offers nothing that needs a mail', async () => {
  const { config } = site.platform;
  Object.assign(config, { production: true });
  try {
    expect((await site.visitor().get(brand.readStatus, {})).hasMail).toBe(false);
    expect((await ask('someone')).refusal?.code).toBe('brand.not_enabled');
    const mail = { username: 'someone', email: 'someone@example.com' };
    const answer = await site.visitor().call(session.requestPasswordMail, mail);
    expect(answer.refusal?.code).toBe('brand.not_enabled');
  } finally {
    Object.assign(config, { production: false });
  }
  expect((await site.visitor().get(brand.readStatus, {})).hasMail).toBe(true);
});
