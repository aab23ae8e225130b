import { randomBytes } from 'node:crypto';
import { casework } from '@parlour/contract/casework';
import { support } from '@parlour/contract/support';
import { supportDesk } from '@parlour/contract/support-desk';
import { openOperator } from '@parlour/testkit/people/operators';
import { registerPlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import type { Visitor } from '@parlour/testkit/site/visitor';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guestCookie } from '../../lib/guest-cookie';
import { forgetRequests } from './forget-requests';

let site: Site;
beforeAll(async () => {
  site = await openSite();
  await site.setBrand('main', { feedbackMinWords: 3 });
});
afterAll(() => site.drop());

const sound = { questionType: 'deposit', description: 'Tiền nạp chưa vào ví' } as const;

const guest = (): Visitor => {
  const visitor = site.visitor();
  visitor.cookies.set(guestCookie, randomBytes(32).toString('base64url'));
  return visitor;
};

const close = async (ticketId: string): Promise<void> => {
  const someone = await openOperator(site, { roles: ['support'] });
  const [row] = await site.database.sql<{ id: string }>`
    select id::text from casework.case_file where kind = 'ticket' and subject_id = ${ticketId}`;
  const caseId = row!.id;
  const { version } = await someone.get(casework.claimCase, { caseId });
  const text = 'Ngân hàng đã trả.';
  await someone.get(supportDesk.decideTicket, { caseId, version, verdict: 'answer', text });
};

/** The ticket was opened and closed so many days before. */
const makeOlder = async (ticketId: string, days: number): Promise<void> => {
  await site.database.sql`
    update support.ticket set changed_at = changed_at - make_interval(days => ${days})
    where id = ${ticketId}::bigint`;
  await site.database.sql`
    update casework.case_file set closed_at = closed_at - make_interval(days => ${days})
    where kind = 'ticket' and subject_id = ${ticketId}`;
};

const rowsOf = async (ticketId: string): Promise<number> => {
  const [row] = await site.database.sql<{ count: number }>`
    select (select count(*) from support.ticket where id = ${ticketId}::bigint)
      + (select count(*) from support.ticket_message m where m.ticket_id = ${ticketId}::bigint)
      as count`;
  return Number(row!.count);
};

const ofVisitor = async () =>
  (await guest().get(support.sendFeedback, { ...sound, contact: 'lan@example.com' })).id;

test('[MEMBER-15] a visitor’s request is deleted 180 days after it was closed, not before', async () => {
  const [old, young, open] = [await ofVisitor(), await ofVisitor(), await ofVisitor()];
  await close(old);
  await close(young);
  await makeOlder(old, 181);
  await makeOlder(young, 179);
  await makeOlder(open, 400);
  await forgetRequests(site.platform);
  expect(await rowsOf(old)).toBe(0);
  expect(await rowsOf(young)).toBe(2);
  expect(await rowsOf(open)).toBe(1);
  await site.setBrand('main', { feedbackMinWords: 3, visitorRequestDays: 90 });
  await forgetRequests(site.platform);
  expect(await rowsOf(young)).toBe(0);
});

test('[MEMBER-15] a player’s request stays for as long as the account', async () => {
  const { id } = await (await registerPlayer(site)).get(support.sendFeedback, sound);
  await close(id);
  await makeOlder(id, 400);
  await forgetRequests(site.platform);
  expect(await rowsOf(id)).toBe(2);
});
