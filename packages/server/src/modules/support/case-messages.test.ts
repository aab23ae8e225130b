import { randomUUID } from 'node:crypto';
import { casework } from '@parlour/contract/casework';
import { message } from '@parlour/contract/message';
import { support } from '@parlour/contract/support';
import type { Event } from '@parlour/server/lib/jobs/outbox';
import { bindContact } from '@parlour/testkit/people/contacts';
import { messagesTo } from '@parlour/testkit/people/messages';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCase } from '../casework';
import { jobs as messageJobs } from '../message';
import { jobs } from '.';

let site: Site;
let desk: SomeOperator;

beforeAll(async () => {
  site = await openSite();
  desk = await openOperator(site, { roles: ['cashier', 'support'] });
});
afterAll(() => site.drop());

const types = ['casework.asked', 'casework.parked'] as const;

/** Delivers what was asked and laid aside, twice, as the outbox does after a process died. */
const deliver = async (): Promise<void> => {
  const rows = await site.database.sql<{ type: (typeof types)[number]; key: string; payload: {} }>`
    select type, key, payload from lib.outbox where type = any(${[...types]}) order by id`;
  for (const { type, key, payload } of [...rows, ...rows]) {
    const event = { type, key, ...payload } as Event;
    for (const { on } of [jobs, messageJobs]) await on?.[type]?.(site.platform, event as never);
  }
};

const inboxOf = async (player: SomePlayer) =>
  (await player.get(message.listMessages, {})).list.map(({ title, text }) => ({ title, text }));

const sentTo = async (to: string) =>
  (await messagesTo(site, to)).map(({ channel, template }) => `${channel} ${template}`);

/** Asks the player about a withdrawal, and then lays its case aside. */
const workCase = async ({ playerId }: SomePlayer): Promise<string> => {
  const subject = { brand: 'main', kind: 'withdrawal', subjectId: randomUUID() } as const;
  const { id: caseId } = await site.platform.database.transaction((sql) =>
    openCase(sql, { ...subject, playerId, reasons: ['amount'] }),
  );
  await desk.get(casework.claimCase, { caseId });
  await desk.get(casework.askPlayer, { caseId, version: 1, message: 'A receipt, please.' });
  await desk.get(casework.claimCase, { caseId });
  const parked = { caseId, version: 2, reason: 'The bank is closed.', minutes: 60 };
  const { number } = await desk.get(casework.parkCase, parked);
  await deliver();
  return number;
};

test('[MEMBER-08] [OPS-01] what is said of a case goes to no address or number that was only typed: the inbox alone has it', async () => {
  const player = await registerPlayer(site);
  await bindContact(site, player.playerId, 'email', 'typed@example.com', false);
  await bindContact(site, player.playerId, 'mobile', '84901230001', false);
  const number = await workCase(player);
  expect(await sentTo('typed@example.com')).toEqual([]);
  expect(await sentTo('84901230001')).toEqual([]);
  expect(await inboxOf(player)).toMatchObject([
    {
      title: `Request ${number} is waiting`,
      text: expect.stringMatching(/^The bank is closed\. We look at request CS\d+ again before /),
    },
    { title: `Request ${number} needs your answer`, text: 'A receipt, please.' },
  ]);
});

test('[MEMBER-08] [OPS-01] a proved number gets it where the address was only typed, and the inbox too', async () => {
  const player = await registerPlayer(site);
  await bindContact(site, player.playerId, 'email', 'half@example.com', false);
  await bindContact(site, player.playerId, 'mobile', '84901230002');
  await workCase(player);
  expect(await sentTo('half@example.com')).toEqual([]);
  expect(await sentTo('84901230002')).toEqual(['sms case_parked', 'sms case_asked']);
  expect(await inboxOf(player)).toHaveLength(2);
});

test('[MEMBER-11] a question about a ticket goes to no address that was only typed, and is in the inbox once', async () => {
  const player = await registerPlayer(site);
  await bindContact(site, player.playerId, 'email', 'asks@example.com', false);
  const { id, number } = await player.get(support.sendFeedback, {
    questionType: 'deposit',
    description: Array.from({ length: 12 }, () => 'nạp').join(' '),
  });
  const [row] = await site.database.sql<{ id: string }>`
    select id::text from casework.case_file where kind = 'ticket' and subject_id = ${id}`;
  const { version } = await desk.get(casework.claimCase, { caseId: row!.id });
  const question = { caseId: row!.id, version, message: 'Số lệnh nào ạ?' };
  await desk.get(casework.askPlayer, question);
  await deliver();
  expect(await sentTo('asks@example.com')).toEqual([]);
  expect((await inboxOf(player)).map(({ title }) => title)).toEqual([
    `Request ${number} needs your answer`,
  ]);
});
