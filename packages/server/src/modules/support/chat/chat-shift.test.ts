import { shiftDesk } from '@parlour/contract/shift-desk';
import { supportChat } from '@parlour/contract/support/chat';
import { chatDesk } from '@parlour/contract/support/chat-desk';
import { openOperator, shareAddress, type SomeOperator } from '@parlour/testkit/people/operators';
import { registerPlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Event } from '../../../lib/jobs/outbox';
import { jobs as shiftJobs } from '../../casework';
import { jobs } from '../jobs';

let site: Site;
let movedMs = 0;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const onShift = async (): Promise<SomeOperator> => {
  const who = await openOperator(site, { roles: ['support'], brands: ['main'] });
  await who.get(shiftDesk.setShift, { state: 'on' });
  await who.get(chatDesk.attendChats, { isReceiving: true });
  return who;
};

/** A chat that the operator took; its person waits for an answer. */
const taken = async (by: SomeOperator): Promise<string> => {
  const player = await registerPlayer(site);
  await player.get(supportChat.openChat, {});
  await player.get(supportChat.sendChat, { text: 'Where is my money?' });
  const [row] = await site.database.sql<{ id: string }>`
    select id::text from support.chat where player_id = ${player.playerId}::bigint`;
  await by.get(chatDesk.takeChat, { chatId: row!.id });
  return row!.id;
};

/** Ties the operator to the player of the chat. */
const tie = async (who: SomeOperator, id: string): Promise<void> => {
  const [player] = await site.database.sql<{ playerId: string }>`
    select player_id::text as "playerId" from support.chat where id = ${id}::bigint`;
  await shareAddress(site, who, player!);
};

const ofChat = async (id: string) => {
  const [row] = await site.database.sql<{ claimedBy: string | null; cases: number }>`
    select c.claimed_by::text as "claimedBy", (
        select count(*)::integer from casework.case_view v
        where v.kind = 'chat' and v.subject_id = c.id::text and v.state <> 'closed'
      ) as cases
    from support.chat c where c.id = ${id}::bigint`;
  return row!;
};

type Ended = Extract<Event, { type: 'casework.shift_ended' }>;

/** Delivers the end of the person's shift; twice, as may happen. */
const deliver = async ({ operatorId }: SomeOperator): Promise<void> => {
  const [row] = await site.database.sql<{ payload: Ended }>`
    select payload from lib.outbox
    where type = 'casework.shift_ended' and payload ->> 'operatorId' = ${operatorId}
    order by id desc limit 1`;
  for (let times = 0; times < 2; times += 1) {
    await jobs.on!['casework.shift_ended']!(site.platform, row!.payload as never);
  }
};

const later = (ms: number) => site.shiftClock((movedMs += ms));
const freeLeft = () => jobs.every!['support.left_chats']!.work(site.platform);

const note = 'the bank calls back at nine';
const waits = { claimedBy: null, cases: 1 };

describe('[OPS-02] the chats of an operator whose shift ends', () => {
  test('need a note, are listed, and go back to the queue, where their persons wait', async () => {
    const who = await onShift();
    const ids = [await taken(who), await taken(who)];
    expect((await who.get(shiftDesk.readShift, {})).chats).toBe(2);
    const { refusal } = await who.call(shiftDesk.setShift, { state: 'off' });
    expect(refusal).toMatchObject({ code: 'desk.shift_holds', value: { count: 2 } });
    await who.get(shiftDesk.setShift, { state: 'off', note });
    await deliver(who);
    for (const id of ids) expect(await ofChat(id)).toEqual(waits);
    expect((await who.get(shiftDesk.readShift, {})).chats).toBe(0);
    const [line] = await site.database.sql<{ after: string }>`
      select after from audit.entry_view
      where act = 'shift.end' and operator_id = ${who.operatorId}::bigint`;
    expect(JSON.parse(line!.after)).toEqual({ cases: [], chats: ids });
  });

  test('go to the colleague who was named, four at most, and the note with them', async () => {
    const [who, colleague] = [await onShift(), await onShift()];
    for (let has = 0; has < 3; has += 1) await taken(colleague);
    const ids = [await taken(who), await taken(who)];
    await who.get(shiftDesk.setShift, { state: 'off', note, to: colleague.operatorId });
    await deliver(who);
    expect(await ofChat(ids[0]!)).toEqual({ claimedBy: colleague.operatorId, cases: 0 });
    expect(await ofChat(ids[1]!)).toEqual(waits);
    const { messages } = await colleague.get(chatDesk.readDeskChat, { chatId: ids[0]! });
    expect(messages.at(-1)).toMatchObject({ event: 'taken', handed: { by: who.name } });
  });

  test('[SHELL-16] go back, with the note, where the colleague is tied to their player', async () => {
    const [who, tied] = [await onShift(), await onShift()];
    const [id, other] = [await taken(who), await taken(who)];
    await tie(tied, id);
    await who.get(shiftDesk.setShift, { state: 'off', note, to: tied.operatorId });
    await deliver(who);
    expect(await ofChat(id)).toEqual(waits);
    expect((await ofChat(other)).claimedBy).toBe(tied.operatorId);
    const { messages } = await who.get(chatDesk.readDeskChat, { chatId: id });
    expect(messages.at(-1)).toMatchObject({
      event: 'left',
      handed: { by: who.name, reason: note },
    });
  });

  test('taken after it stay, and those of someone who is signed in no more go back', async () => {
    const who = await onShift();
    await who.get(shiftDesk.setShift, { state: 'off' });
    const id = await taken(who);
    await later(5);
    await deliver(who);
    expect((await ofChat(id)).claimedBy).toBe(who.operatorId);
    await who.get(shiftDesk.setShift, { state: 'on' });
    await site.database.sql`
      update operator.sign_in set ended_at = lib.now(), reason = 'ended'
      where operator_id = ${who.operatorId}::bigint`;
    await shiftJobs.every!['casework.end_shifts']!.work(site.platform);
    await deliver(who);
    expect(await ofChat(id)).toEqual(waits);
  });
});

test('[OPS-02] a chat whose person has no answer for five minutes waits for another operator', async () => {
  const who = await onShift();
  const [silent, answered] = [await taken(who), await taken(who)];
  await later(4 * 60_000);
  await who.get(chatDesk.attendChats, { isReceiving: true });
  await who.get(chatDesk.sendDeskChat, { chatId: answered, text: 'It is on its way.' });
  await freeLeft();
  expect((await ofChat(silent)).claimedBy).toBe(who.operatorId);
  await later(61_000);
  await who.get(chatDesk.attendChats, { isReceiving: true });
  await freeLeft();
  expect(await ofChat(silent)).toEqual(waits);
  expect((await ofChat(answered)).claimedBy).toBe(who.operatorId);
});

test('[SHELL-16] a chat whose operator became tied to its player waits for another operator', async () => {
  const who = await onShift();
  const [chat, other] = [await taken(who), await taken(who)];
  for (const chatId of [chat, other]) {
    await who.get(chatDesk.sendDeskChat, { chatId, text: 'It is on its way.' });
  }
  await tie(who, chat);
  await later(121_000);
  await who.get(chatDesk.attendChats, { isReceiving: true });
  await freeLeft();
  expect((await ofChat(chat)).claimedBy).toBeNull();
  expect((await ofChat(other)).claimedBy).toBe(who.operatorId);
});
