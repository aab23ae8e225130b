import { casework } from '@parlour/contract/casework';
import { message } from '@parlour/contract/message';
import { support } from '@parlour/contract/support';
import { supportDesk } from '@parlour/contract/support-desk';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobs as caseworkJobs } from '../casework';
import { jobs as messageJobs } from '../message';
import { jobs } from '.';

let site: Site;
let ann: SomeOperator;

beforeAll(async () => {
  site = await openSite();
});
beforeEach(async () => {
  ann = await openOperator(site, { roles: ['support'] });
});
afterAll(() => site.drop());

const write = (player: SomePlayer) =>
  player.get(support.sendFeedback, {
    questionType: 'deposit',
    description: Array.from({ length: 12 }, () => 'nạp').join(' '),
  });

const claimed = async (ticketId: string) => {
  const [row] = await site.database.sql<{ id: string }>`
    select id::text from casework.case_file
    where kind = 'ticket' and subject_id = ${ticketId} order by id desc limit 1`;
  const caseId = row!.id;
  const { version } = await ann.get(casework.claimCase, { caseId });
  return { caseId, version };
};

/** Delivers the events of this type, as the outbox's job does. */
const deliver = async (
  type: 'casework.asked' | 'casework.late',
  { on }: Pick<typeof jobs, 'on'>,
): Promise<void> => {
  const rows = await site.database.sql<{ key: string; payload: object }>`
    select key, payload from lib.outbox where type = ${type} order by id`;
  for (const { key, payload } of rows) {
    await on![type]!(site.platform, { type, key, ...payload } as never);
  }
};

const inboxOf = async (player: SomePlayer) =>
  (await player.get(message.listMessages, {})).list.map(({ title, ticket }) => ({ title, ticket }));

test('[MEMBER-08] [MEMBER-11] an answer to a ticket is in the player’s inbox, once each time', async () => {
  const [player, other] = [await registerPlayer(site), await registerPlayer(site)];
  const { id, number } = await write(player);
  const key = { headers: { 'idempotency-key': '5d4f3f43-2b0a-4a55-9d5c-3c1d9a6b7e10' } };
  const input = { ...(await claimed(id)), verdict: 'answer', text: 'Đã vào ví.' } as const;
  await ann.call(supportDesk.decideTicket, input, key);
  await ann.call(supportDesk.decideTicket, input, key);
  const answered = { title: `Request ${number} has an answer`, ticket: id };
  expect(await inboxOf(player)).toEqual([answered]);
  await player.get(support.reopenTicket, { id, text: 'vẫn chưa' });
  await ann.get(supportDesk.decideTicket, {
    ...(await claimed(id)),
    verdict: 'close',
    reasonCode: 'no_answer',
  });
  expect(await inboxOf(player)).toEqual([
    { title: `Request ${number} is closed`, ticket: id },
    answered,
  ]);
  expect(await inboxOf(other)).toEqual([]);
});

test('[MEMBER-08] [MEMBER-11] a question about a ticket is in the inbox, once', async () => {
  const player = await registerPlayer(site);
  const { id, number } = await write(player);
  await ann.get(casework.askPlayer, { ...(await claimed(id)), message: 'Số lệnh nào ạ?' });
  await deliver('casework.asked', jobs);
  await deliver('casework.asked', jobs);
  expect(await inboxOf(player)).toEqual([
    { title: `Request ${number} needs your answer`, ticket: id },
  ]);
});

test('[MEMBER-08] [MEMBER-11] a missed promise is notified once, by the number of the ticket', async () => {
  const player = await registerPlayer(site);
  const { id, number } = await write(player);
  await site.shiftClock(25 * 3_600_000);
  const tellLate = caseworkJobs.every!['casework.tell_late']!.work;
  await tellLate(site.platform);
  await tellLate(site.platform);
  await deliver('casework.late', messageJobs);
  await deliver('casework.late', messageJobs);
  await site.shiftClock(0);
  expect(await inboxOf(player)).toEqual([
    { title: `Request ${number} needs more time`, ticket: id },
  ]);
});
