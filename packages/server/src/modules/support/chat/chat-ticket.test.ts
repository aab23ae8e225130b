import { randomUUID } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import { support } from '@parlour/contract/support';
import { supportChat } from '@parlour/contract/support/chat';
import { chatDesk } from '@parlour/contract/support/chat-desk';
import { openOperator } from '@parlour/testkit/people/operators';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import type { Visitor } from '@parlour/testkit/site/visitor';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
beforeEach(async () => {
  await site.shiftClock(0);
  await site.database.sql`delete from support.chat_desk`;
});
afterAll(() => site.drop());

const openDesk = async () => {
  const someone = await openOperator(site, { roles: ['support'], brands: ['main'] });
  await someone.get(chatDesk.attendChats, { isReceiving: true });
  return someone;
};

const ask = async (who: Visitor, ...texts: string[]): Promise<void> => {
  await who.get(supportChat.openChat, {});
  for (const text of texts) await who.get(supportChat.sendChat, { text });
};

const chatIdOf = async ({ playerId }: SomePlayer): Promise<string> => {
  const [row] = await site.database.sql<{ id: string }>`
    select id::text from support.chat where player_id = ${playerId}::bigint`;
  return row!.id;
};

const codeOf = async (call: Promise<{ refusal: { code: string } | undefined }>) =>
  (await call).refusal?.code;

const casesOf = async (kind: 'chat' | 'ticket', subjectId: string) =>
  site.database.sql<{ state: string; result: string | null }>`
    select state, result from casework.case_view
    where kind = ${kind} and subject_id = ${subjectId}`;

const pictureOf = async (who: Visitor): Promise<void> => {
  const payload = await createCanvas(40, 30).encode('jpeg', 90);
  await who.call(supportChat.sendChatImage, {}, { payload });
};

describe('[SHELL-16] [MEMBER-11] a chat that waits', () => {
  test('while no operator is there becomes a ticket of what was written, and ends', async () => {
    const player = await registerPlayer(site);
    await ask(player, 'Where is my deposit?', 'DP26112300042');
    await pictureOf(player);
    const chatId = await chatIdOf(player);
    expect(await player.get(supportChat.readChat, {})).toMatchObject({ mayBecomeTicket: true });
    const { id, number, dueAt } = await player.get(supportChat.openChatTicket, {});
    const ticket = await player.get(support.readTicket, { id });
    expect(ticket).toMatchObject({
      number,
      dueAt,
      type: 'service',
      state: 'open',
      description: 'Where is my deposit?\nDP26112300042',
      messages: [],
      pictures: 1,
    });
    const view = await player.get(supportChat.readChat, {});
    expect(view).toMatchObject({ state: 'closed', mayBecomeTicket: false });
    expect(view.messages.at(-1)).toMatchObject({ by: 'site', event: 'ticket', number });
    expect(await casesOf('chat', chatId)).toEqual([{ state: 'closed', result: 'ticket' }]);
    expect(await casesOf('ticket', id)).toEqual([{ state: 'waiting', result: null }]);
  });

  test('becomes one ticket, however often and by however many pages it is asked', async () => {
    const player = await registerPlayer(site);
    await ask(player, 'Hello?');
    const idempotencyKey = randomUUID();
    const same = await Promise.all(
      Array.from({ length: 5 }, () =>
        player.call(supportChat.openChatTicket, {}, { idempotencyKey }),
      ),
    );
    expect(new Set(same.map(({ body }) => body.value.number)).size).toBe(1);
    expect(await codeOf(player.call(supportChat.openChatTicket, {}))).toBe('support.chat_closed');
    expect((await player.get(support.listTickets, {})).list).toHaveLength(1);
  });

  test('at a staffed desk becomes one only when the promised minute has passed', async () => {
    const someone = await openDesk();
    const player = await registerPlayer(site);
    await ask(player, 'Is anyone there?');
    expect(await player.get(supportChat.readChat, {})).toMatchObject({ mayBecomeTicket: false });
    expect(await codeOf(player.call(supportChat.openChatTicket, {}))).toBe('support.chat_answered');
    await site.shiftClock(70_000);
    await someone.get(chatDesk.attendChats, { isReceiving: true });
    expect(await player.get(supportChat.readChat, {})).toMatchObject({
      isStaffed: true,
      mayBecomeTicket: true,
    });
    await someone.get(chatDesk.takeChat, { chatId: await chatIdOf(player) });
    expect(await codeOf(player.call(supportChat.openChatTicket, {}))).toBe('support.chat_answered');
    expect((await player.get(support.listTickets, {})).list).toEqual([]);
  });

  test('is promised the minutes that the brand decided, at the desk and in its case', async () => {
    await site.setBrand('main', { chatPromiseMinutes: 3 });
    try {
      const someone = await openDesk();
      const player = await registerPlayer(site);
      await ask(player, 'Is it three minutes?');
      expect((await player.get(supportChat.readChat, {})).promisedMinutes).toBe(3);
      expect(await someone.get(chatDesk.listChats, {})).toMatchObject({
        promisedMinutes: 3,
        promises: { main: 3 },
      });
      const ofBoth = await openOperator(site, { roles: ['support'], brands: ['main', 'second'] });
      expect(await ofBoth.get(chatDesk.listChats, {})).toMatchObject({
        promisedMinutes: 1,
        promises: { main: 3, second: 1 },
      });
      const chatId = await chatIdOf(player);
      const [due] = await site.database.sql<{ minutes: number }>`
        select round(extract(epoch from due_at - opened_at) / 60)::integer as minutes
        from casework.case_view where kind = 'chat' and subject_id = ${chatId}`;
      expect(due!.minutes).toBe(3);
      for (const [passed, mayBecomeTicket] of [
        [70_000, false],
        [190_000, true],
      ] as const) {
        await site.shiftClock(passed);
        await someone.get(chatDesk.attendChats, { isReceiving: true });
        const view = await player.get(supportChat.readChat, {});
        expect(view).toMatchObject({ isStaffed: true, mayBecomeTicket });
      }
    } finally {
      await site.setBrand('main', { chatPromiseMinutes: 1 });
    }
  });

  test('of a visitor needs an address for the answer; the same browser reads the ticket', async () => {
    const visitor = site.visitor();
    await ask(visitor, 'I cannot sign up.');
    const bare = await visitor.call(supportChat.openChatTicket, {});
    expect(bare.refusal?.value?.fields).toEqual([{ name: 'contact', code: 'field.required' }]);
    const { id } = await visitor.get(supportChat.openChatTicket, { contact: 'lan@example.com' });
    const { description } = await visitor.get(support.readTicket, { id });
    expect(description).toBe('I cannot sign up.');
    const other = await site.visitor().call(support.readTicket, { id });
    expect(other.refusal?.code).toBe('request.unknown');
  });

  test('has only what was written since it was opened in its ticket', async () => {
    const player = await registerPlayer(site);
    await ask(player, 'The first question.');
    await player.get(supportChat.openChatTicket, {});
    await ask(player, 'Another question.');
    const { id } = await player.get(supportChat.openChatTicket, {});
    expect(await player.get(support.readTicket, { id })).toMatchObject({
      description: 'Another question.',
      messages: [],
    });
  });

  test('with a picture and no text does not become a ticket', async () => {
    const player = await registerPlayer(site);
    await ask(player);
    await pictureOf(player);
    expect(await player.get(supportChat.readChat, {})).toMatchObject({ mayBecomeTicket: false });
    expect(await codeOf(player.call(supportChat.openChatTicket, {}))).toBe('support.chat_answered');
  });
});

describe('[SHELL-16] [OPS-01] an operator', () => {
  test('makes a ticket of the own chat, with what both said, and of no colleague’s', async () => {
    const [mine, colleague] = [await openDesk(), await openDesk()];
    const player = await registerPlayer(site);
    await ask(player, 'My withdrawal is late.');
    const chatId = await chatIdOf(player);
    await mine.get(chatDesk.takeChat, { chatId });
    await mine.get(chatDesk.sendDeskChat, { chatId, text: 'Which one?' });
    await player.get(supportChat.sendChat, { text: 'The one of today.' });
    const leave = { chatId, how: 'ticket' } as const;
    expect(await codeOf(colleague.call(chatDesk.leaveChat, leave))).toBe('support.not_taken');
    await mine.get(chatDesk.leaveChat, leave);
    const [card] = (await player.get(support.listTickets, {})).list;
    const ticket = await player.get(support.readTicket, { id: card!.id });
    expect(ticket.description).toBe('My withdrawal is late.');
    expect(ticket.messages).toMatchObject([
      { by: 'operator', text: 'Which one?' },
      { by: 'player', text: 'The one of today.' },
    ]);
    expect((await mine.get(chatDesk.readDeskChat, { chatId })).state).toBe('closed');
    const { ends } = await mine.get(chatDesk.readChatPerson, { chatId });
    expect(ends).toMatchObject([{ number: ticket.number }]);
    const { becameTickets } = await mine.get(chatDesk.listChats, {});
    expect(becameTickets[0]).toMatchObject({
      number: ticket.number,
      username: player.username,
      caseId: expect.stringMatching(/^\d+$/),
    });
    expect(await codeOf(mine.call(chatDesk.leaveChat, leave))).toBe('support.chat_closed');
  });

  test('makes none of a chat without a text of the person', async () => {
    const someone = await openDesk();
    const player = await registerPlayer(site);
    await ask(player);
    await pictureOf(player);
    const chatId = await chatIdOf(player);
    await someone.get(chatDesk.takeChat, { chatId });
    const refused = someone.call(chatDesk.leaveChat, { chatId, how: 'ticket' });
    expect(await codeOf(refused)).toBe('support.no_text');
    expect(await player.get(supportChat.readChat, {})).toMatchObject({ isTaken: true });
  });
});
