import { randomUUID } from 'node:crypto';
import { casework } from '@parlour/contract/casework';
import { type KeptPromises, promiseDays, reportConsole } from '@parlour/contract/report-console';
import { support } from '@parlour/contract/support';
import { supportChat } from '@parlour/contract/support/chat';
import { chatDesk } from '@parlour/contract/support/chat-desk';
import { supportDesk } from '@parlour/contract/support-desk';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { endCase } from '../../casework';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => site.shiftClock(0));
afterAll(() => site.drop());

const minute = 60_000;
const day = 24 * 60 * minute;

// Signed in now: a session of the console does not outlive the days that pass here.
const lead = (): Promise<SomeOperator> => openOperator(site, { roles: ['lead'], brands: ['main'] });
const agent = (): Promise<SomeOperator> =>
  openOperator(site, { roles: ['support'], brands: ['main'] });

const once = () => ({ headers: { 'idempotency-key': randomUUID() } });

const sendTicket = async (player: SomePlayer): Promise<string> => {
  const description = 'Tiền nạp từ sáng hôm nay đến giờ vẫn chưa vào ví';
  const { id } = await player.get(support.sendFeedback, { questionType: 'deposit', description });
  return id;
};

/** Decides the newest case of a ticket. */
const answerTicket = async (ticketId: string): Promise<string> => {
  const who = await agent();
  const [row] = await site.database.sql<{ id: string }>`
    select max(id)::text as id from casework.case_view
    where kind = 'ticket' and subject_id = ${ticketId}`;
  const caseId = row!.id;
  const { version } = await who.get(casework.claimCase, { caseId });
  const decision = { caseId, version, verdict: 'answer', text: 'Ngân hàng đã trả.' } as const;
  expect((await who.call(supportDesk.decideTicket, decision, once())).status).toBe(200);
  return caseId;
};

/** A chat that an operator has, in which the person has asked. */
const askInChat = async () => {
  const [player, who] = [await registerPlayer(site), await agent()];
  await player.get(supportChat.openChat, {});
  await player.get(supportChat.sendChat, { text: 'Hello?' });
  const [row] = await site.database.sql<{ id: string }>`
    select id::text from support.chat where player_id = ${player.playerId}::bigint`;
  const chatId = row!.id;
  await who.get(chatDesk.takeChat, { chatId });
  const answer = () => who.get(chatDesk.sendDeskChat, { chatId, text: 'Yes?' });
  return { player, who, chatId, answer };
};

type Counted = Pick<KeptPromises, 'days' | 'answered' | 'late' | 'missed' | 'medianSeconds'>;

const promises = async (kind: string): Promise<Counted[]> => {
  const { list } = await (await lead()).get(reportConsole.readPromises, { brand: 'main' });
  return list
    .filter((row) => row.kind === kind)
    .map(({ days, answered, late, missed, medianSeconds }) => ({
      days,
      answered,
      late,
      missed,
      ...(medianSeconds !== undefined && { medianSeconds }),
    }));
};

/** The same of tickets, from the cases and their decisions, one by one. */
const recountTickets = async (): Promise<Counted[]> => {
  const rows = await site.database.sql<{
    openedAt: Date;
    dueAt: Date;
    endedAt: Date | null;
    decidedAt: Date | null;
    now: Date;
  }>`
    select c.opened_at as "openedAt", c.due_at as "dueAt", c.closed_at as "endedAt",
      (select min(d.decided_at) from casework.decision d where d.case_id = c.id) as "decidedAt",
      lib.now() as now
    from casework.case_file c where c.kind = 'ticket' and c.brand = 'main'`;
  return promiseDays.flatMap((days) => {
    const since = rows[0]!.now.getTime() - days * day;
    const answered = rows.filter(({ decidedAt }) => decidedAt && decidedAt.getTime() > since);
    const missed = rows.filter(
      ({ decidedAt, endedAt, dueAt }) =>
        !decidedAt && endedAt && endedAt > dueAt && endedAt.getTime() > since,
    );
    if (answered.length + missed.length === 0) return [];
    const waits = answered
      .map(({ decidedAt, openedAt }) => (decidedAt!.getTime() - openedAt.getTime()) / 1000)
      .toSorted((one, other) => one - other);
    const median = waits[Math.ceil(waits.length / 2) - 1];
    return [
      {
        days,
        answered: answered.length,
        late: answered.filter(({ decidedAt, dueAt }) => decidedAt! > dueAt).length,
        missed: missed.length,
        ...(median !== undefined && { medianSeconds: Math.round(median) }),
      },
    ];
  });
};

describe('[MEMBER-11] the promises of tickets', () => {
  test('are kept by the first verdict before their hour, as a recount of the cases has it', async () => {
    const player = await registerPlayer(site);
    const old = await sendTicket(player);
    await site.shiftClock(20 * minute);
    const reopened = await answerTicket(old);
    await site.shiftClock(10 * day);
    const late = await sendTicket(await registerPlayer(site));
    const withdrawn = await sendTicket(await registerPlayer(site));
    await site.shiftClock(12 * day);
    await answerTicket(late);
    await site.database.transaction((sql) =>
      endCase(sql, { kind: 'ticket', subjectId: withdrawn, result: 'withdrawn' }),
    );
    await answerTicket(await sendTicket(await registerPlayer(site)));
    const counted = await promises('ticket');
    expect(counted).toMatchObject([
      { days: 7, answered: 2, late: 1, missed: 1 },
      { days: 30, answered: 3, late: 1, missed: 1 },
    ]);
    const recounted = await recountTickets();
    expect(counted.map(withoutMedian)).toEqual(recounted.map(withoutMedian));
    // Half of a second is rounded to either side.
    for (const [place, { medianSeconds }] of counted.entries()) {
      expect(Math.abs(medianSeconds! - recounted[place]!.medianSeconds!)).toBeLessThanOrEqual(1);
    }
    expect(counted[1]!.medianSeconds).toBeGreaterThanOrEqual(20 * 60);
    expect(counted[1]!.medianSeconds).toBeLessThan(day / 1000);
    // Opened again and decided late, the promise of the case is still the one that was kept.
    await reopen(reopened);
    await answerTicket(old);
    expect(await promises('ticket')).toEqual(counted);
  });
});

const withoutMedian = ({ medianSeconds: _median, ...row }: Counted) => row;

const reopen = async (caseId: string): Promise<void> => {
  const who = await lead();
  const { version } = await who.get(casework.readCase, { caseId });
  const again = { caseId, version, reason: 'asked for again' };
  const { refusal } = await who.call(casework.reopenCase, again, once());
  expect(refusal?.code).toBeUndefined();
};

describe('[MEMBER-11] [SHELL-16] the promises of chats', () => {
  test('are kept by an operator’s message, not by taking the chat', async () => {
    await site.setBrand('main', { chatPromiseMinutes: 2 });
    const [soon, late, left, thanked] = [
      await askInChat(),
      await askInChat(),
      await askInChat(),
      await askInChat(),
    ];
    await site.shiftClock(minute);
    await soon.answer();
    await thanked.answer();
    await soon.answer();
    await thanked.player.get(supportChat.sendChat, { text: 'Thanks!' });
    await site.shiftClock(4 * minute);
    await late.answer();
    // One person leaves without an answer; another ends with a word of thanks.
    await left.player.get(supportChat.closeChat, {});
    await thanked.who.get(chatDesk.leaveChat, { chatId: thanked.chatId, how: 'close' });
    const counted = await promises('chat');
    expect(counted).toMatchObject(
      promiseDays.map((days) => ({ days, answered: 3, late: 1, missed: 1 })),
    );
    expect(counted[0]!.medianSeconds).toBeGreaterThanOrEqual(60);
    expect(counted[0]!.medianSeconds).toBeLessThan(120);
    await site.setBrand('main', { chatPromiseMinutes: 1 });
    expect(await promises('chat')).toEqual(counted);
  });

  test('are those of the brands whose figures one reads', async () => {
    const elsewhere = await openOperator(site, { roles: ['lead'], brands: ['second'] });
    expect(await elsewhere.get(reportConsole.readPromises, {})).toEqual({ list: [] });
    const { refusal } = await elsewhere.call(reportConsole.readPromises, { brand: 'main' });
    expect(refusal?.code).toBe('request.unknown');
    const { refusal: missing } = await (await agent()).call(reportConsole.readPromises, {});
    expect(missing?.code).toBe('operator.right_missing');
  });
});
