import { randomUUID } from 'node:crypto';
import { supportChat, type ChatMessage } from '@parlour/contract/support/chat';
import { chatDesk, type DeskMessageView } from '@parlour/contract/support/chat-desk';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { whileRolesEnd } from '@parlour/testkit/people/right-ending';
import { openSite, type Site } from '@parlour/testkit/site/site';
import type { Visitor } from '@parlour/testkit/site/visitor';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobs } from '../jobs';

let site: Site;
beforeAll(async () => {
  site = await openSite();
  await site.setBrand('main', { limits: ['support.sendChat:chat 1000/10'] });
});
afterAll(() => site.drop());

const support = () => openOperator(site, { roles: ['support'], brands: ['main'] });

/** Opens a chat with a first message. */
const ask = async (visitor: Visitor, text = 'Hello?'): Promise<void> => {
  await visitor.get(supportChat.openChat, {});
  await visitor.get(supportChat.sendChat, { text });
};

const chatIdOf = async ({ playerId }: SomePlayer): Promise<string> => {
  const [row] = await site.database.sql<{ id: string }>`
    select id::text from support.chat where player_id = ${playerId}::bigint`;
  return row!.id;
};

const asked = async (): Promise<{ player: SomePlayer; chatId: string }> => {
  const player = await registerPlayer(site);
  await ask(player);
  return { player, chatId: await chatIdOf(player) };
};

const taken = async (by: SomeOperator) => {
  const found = await asked();
  await by.get(chatDesk.takeChat, { chatId: found.chatId });
  return found;
};

const said = ({ by, text, event }: ChatMessage) => event ?? `${by}: ${text}`;

/** What the player reads of it. */
const withoutWriter = ({ writer: _writer, ...message }: DeskMessageView): ChatMessage => message;

const openCases = async (chatId: string): Promise<number> => {
  const [row] = await site.database.sql<{ count: number }>`
    select count(*)::integer as count from casework.case_view
    where kind = 'chat' and subject_id = ${chatId} and state <> 'closed'`;
  return row!.count;
};

type Answered = { refusal: { code: string } | undefined };

const codeOf = async (call: Promise<Answered>) => (await call).refusal?.code;

describe('[SHELL-16] a support chat', () => {
  test('is a talk of a player and an operator, in one order for both', async () => {
    const someone = await support();
    const player = await registerPlayer(site);
    expect(await player.get(supportChat.readChat, {})).toMatchObject({ state: 'none' });
    await ask(player, 'My <b>deposit</b>?');
    const chatId = await chatIdOf(player);
    expect(await openCases(chatId)).toBe(1);
    const { waiting } = await someone.get(chatDesk.listChats, {});
    expect(waiting.find(({ id }) => id === chatId)).toMatchObject({
      player: { id: player.playerId },
      last: { by: 'player', text: 'My <b>deposit</b>?' },
    });
    await someone.get(chatDesk.takeChat, { chatId });
    expect(await openCases(chatId)).toBe(0);
    await someone.get(chatDesk.sendDeskChat, { chatId, text: 'It is there.' });
    const view = await player.get(supportChat.readChat, {});
    expect(view).toMatchObject({ state: 'open', isTaken: true, unread: 1, operatorRead: 3 });
    expect(view.messages.map(said)).toEqual([
      'player: My <b>deposit</b>?',
      'taken',
      'operator: It is there.',
    ]);
    expect(view.messages.map(({ n }) => n)).toEqual([1, 2, 3]);
    await player.get(supportChat.markChatRead, { n: 3 });
    const desk = await someone.get(chatDesk.readDeskChat, { chatId });
    expect(desk).toMatchObject({ playerRead: 3, messages: view.messages });
    expect(
      (await player.get(supportChat.readChat, { from: 2 })).messages.map(({ n }) => n),
    ).toEqual([3]);
  });

  test('is a visitor’s by the guest cookie of the browser, and no one else’s', async () => {
    const [visitor, other] = [site.visitor(), site.visitor()];
    await ask(visitor, 'I cannot sign up.');
    expect((await visitor.get(supportChat.readChat, {})).messages.map(said)).toEqual([
      'player: I cannot sign up.',
    ]);
    await other.get(supportChat.openChat, {});
    expect((await other.get(supportChat.readChat, {})).messages).toEqual([]);
    const player = await registerPlayer(site);
    for (const [name, value] of visitor.cookies) {
      if (name === '__Host-pg') player.cookies.set(name, value);
    }
    expect(await player.get(supportChat.readChat, {})).toMatchObject({ state: 'none' });
  });

  test('of another brand, or of a colleague, is not the operator’s', async () => {
    const [mine, elsewhere, colleague] = [
      await support(),
      await openOperator(site, { roles: ['support'], brands: ['second'] }),
      await support(),
    ];
    const { chatId } = await taken(mine);
    expect(await codeOf(elsewhere.call(chatDesk.readDeskChat, { chatId }))).toBe('request.unknown');
    expect(await codeOf(elsewhere.call(chatDesk.takeChat, { chatId }))).toBe('request.unknown');
    const words = { chatId, text: 'Mine.' };
    expect(await codeOf(elsewhere.call(chatDesk.sendDeskChat, words))).toBe('request.unknown');
    expect(await codeOf(colleague.call(chatDesk.sendDeskChat, words))).toBe('support.not_taken');
    expect(await codeOf(colleague.call(chatDesk.leaveChat, { chatId, how: 'close' }))).toBe(
      'support.not_taken',
    );
  });

  test('is of one brand: no call of an operator of another one shows or changes it', async () => {
    const [mine, elsewhere] = [
      await support(),
      await openOperator(site, { roles: ['support'], brands: ['second'] }),
    ];
    const { chatId: waiting } = await asked();
    const { chatId, player } = await taken(mine);
    const payload = await createCanvas(40, 30).encode('jpeg', 90);
    const { body } = await player.call(supportChat.sendChatImage, {}, { payload });
    const before = await mine.get(chatDesk.readDeskChat, { chatId });
    const calls = {
      listed: elsewhere.call(chatDesk.listChats, { brand: 'main' }),
      next: elsewhere.call(chatDesk.nextChat, { brand: 'main' }),
      taken: elsewhere.call(chatDesk.takeChat, { chatId: waiting }),
      read: elsewhere.call(chatDesk.readDeskChat, { chatId }),
      person: elsewhere.call(chatDesk.readChatPerson, { chatId }),
      said: elsewhere.call(chatDesk.sendDeskChat, { chatId, text: 'Mine.' }),
      sent: elsewhere.call(chatDesk.sendDeskImage, { chatId }, { payload }),
      looked: elsewhere.call(chatDesk.readDeskImage, { chatId, n: body.value.n }),
      marked: elsewhere.call(chatDesk.markDeskRead, { chatId, n: 1 }),
      typed: elsewhere.call(chatDesk.typeDeskChat, { chatId }),
      colleagues: elsewhere.call(chatDesk.listColleagues, { chatId }),
      left: elsewhere.call(chatDesk.leaveChat, { chatId, how: 'close' }),
    };
    for (const [name, call] of Object.entries<Promise<Answered>>(calls)) {
      expect([name, await codeOf(call)]).toEqual([name, 'request.unknown']);
    }
    const { waiting: seen, mine: own, others } = await elsewhere.get(chatDesk.listChats, {});
    expect([...seen, ...own, ...others].filter(({ brand }) => brand !== 'second')).toEqual([]);
    expect(await elsewhere.get(chatDesk.nextChat, {})).toEqual({});
    expect(await mine.get(chatDesk.readDeskChat, { chatId })).toEqual(before);
  });

  test('of either brand is theirs who has the right in both, each with its brand', async () => {
    const both = await openOperator(site, { roles: ['support'], brands: ['main', 'second'] });
    const here = await asked();
    const there = await registerPlayer(site, { host: 'second.localhost' });
    await ask(there);
    const chats = { main: here.chatId, second: await chatIdOf(there) };
    const { waiting } = await both.get(chatDesk.listChats, {});
    const brandOf = (id: string) => waiting.find((card) => card.id === id)?.brand;
    expect([brandOf(chats.main), brandOf(chats.second)]).toEqual(['main', 'second']);
    const ofSecond = await both.get(chatDesk.listChats, { brand: 'second' });
    expect(ofSecond.waiting.map(({ id }) => id)).toEqual([chats.second]);
    expect(await both.get(chatDesk.nextChat, { brand: 'second' })).toEqual({ id: chats.second });
    await both.get(chatDesk.takeChat, { chatId: chats.main });
    for (const [brand, chatId] of Object.entries(chats)) {
      await both.get(chatDesk.sendDeskChat, { chatId, text: 'Yes?' });
      expect(await both.get(chatDesk.readDeskChat, { chatId })).toMatchObject({ brand });
    }
    // The right in one brand ends: what they have there is not theirs any more.
    await site.database.sql`
      update operator.holding set brands = '{main}' where operator_id = ${both.operatorId}::bigint`;
    const words = { chatId: chats.second, text: 'And now?' };
    expect(await codeOf(both.call(chatDesk.sendDeskChat, words))).toBe('request.unknown');
    expect(await codeOf(both.call(chatDesk.readDeskChat, { chatId: chats.second }))).toBe(
      'request.unknown',
    );
    expect(await codeOf(both.call(chatDesk.sendDeskChat, { ...words, chatId: chats.main }))).toBe(
      undefined,
    );
  });

  test('is left by a right that is in force until it is written', async () => {
    const mine = await support();
    const { chatId } = await taken(mine);
    const [answer] = await whileRolesEnd(site, mine, () => [
      mine.call(chatDesk.leaveChat, { chatId, how: 'close' }),
    ]);
    expect(answer!.refusal?.code).toBe('request.unknown');
    const [row] = await site.database.sql`
      select state from support.chat where id = ${chatId}::bigint`;
    expect(row).toEqual({ state: 'open' });
  });

  test('has a message once, however often it is sent under its key', async () => {
    const player = await registerPlayer(site);
    await player.get(supportChat.openChat, {});
    const idempotencyKey = randomUUID();
    const send = (text: string) => player.call(supportChat.sendChat, { text }, { idempotencyKey });
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('Once.')));
    expect(new Set(answers.map(({ body }) => body.value.n))).toEqual(new Set([1]));
    expect(await codeOf(send('Something else.'))).toBe('request.repeat_conflict');
    expect((await player.get(supportChat.readChat, {})).lastN).toBe(1);
  });

  test('is taken by one of two operators who claim it at once', async () => {
    const { chatId } = await asked();
    const people = await Promise.all([support(), support()]);
    const codes = await Promise.all(
      people.map((one) => codeOf(one.call(chatDesk.takeChat, { chatId }))),
    );
    expect(new Set(codes)).toEqual(new Set(['support.chat_taken', undefined]));
  });

  test('is one of at most four of an operator, also when they ask at once', async () => {
    const someone = await support();
    const chats = await Promise.all(Array.from({ length: 6 }, asked));
    const codes = await Promise.all(
      chats.map(({ chatId }) => codeOf(someone.call(chatDesk.takeChat, { chatId }))),
    );
    expect(codes.filter((code) => code === undefined)).toHaveLength(4);
    expect(codes.filter((code) => code === 'support.chat_limit')).toHaveLength(2);
    expect((await someone.get(chatDesk.listChats, {})).mine).toHaveLength(4);
  });

  test('is one of as many as the brand decided, taken, given by the queue or handed over', async () => {
    await site.setBrand('main', { mostChats: 2 });
    try {
      const [someone, colleague] = [await support(), await support()];
      await colleague.get(chatDesk.attendChats, { isReceiving: true });
      for (let has = 0; has < 2; has += 1) await taken(colleague);
      const { chatId } = await taken(someone);
      await taken(someone);
      expect((await someone.get(chatDesk.listChats, {})).most).toBe(2);
      expect((await someone.get(chatDesk.listColleagues, { chatId })).most).toBe(2);
      const { chatId: another } = await asked();
      expect(await codeOf(someone.call(chatDesk.takeChat, { chatId: another }))).toBe(
        'support.chat_limit',
      );
      expect(await codeOf(someone.call(chatDesk.nextChat, {}))).toBe('support.chat_limit');
      const handing = {
        chatId,
        how: 'person',
        to: colleague.operatorId,
        reason: 'Lunch.',
      } as const;
      expect(await codeOf(someone.call(chatDesk.leaveChat, handing))).toBe('support.chat_limit');
    } finally {
      await site.setBrand('main', { mostChats: 4 });
    }
  });

  test('takes no message while it is closed, and goes on when it is opened again', async () => {
    const someone = await support();
    const { player, chatId } = await taken(someone);
    await someone.get(chatDesk.leaveChat, { chatId, how: 'close' });
    expect(await codeOf(player.call(supportChat.sendChat, { text: 'Wait!' }))).toBe(
      'support.chat_closed',
    );
    expect(await codeOf(someone.call(chatDesk.sendDeskChat, { chatId, text: 'Bye.' }))).toBe(
      'support.chat_closed',
    );
    await ask(player, 'Again.');
    const { messages } = await player.get(supportChat.readChat, {});
    expect(messages.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
    expect(messages.map(said).at(-1)).toBe('player: Again.');
    expect(await openCases(chatId)).toBe(1);
  });

  test('keeps one gapless order of 200 messages that both sides send at once', async () => {
    const someone = await support();
    const { player, chatId } = await taken(someone);
    const mine = Array.from({ length: 100 }, (_, turn) => `mine ${turn}`);
    const theirs = Array.from({ length: 100 }, (_, turn) => `theirs ${turn}`);
    // Ten at a time of each side, as ten pages would send.
    const inLanes = (texts: string[], sendOne: (text: string) => Promise<unknown>) =>
      Array.from({ length: 10 }, async (_, lane) => {
        for (let at = lane; at < texts.length; at += 10) await sendOne(texts[at]!);
      });
    await Promise.all([
      ...inLanes(mine, (text) => player.get(supportChat.sendChat, { text })),
      ...inLanes(theirs, (text) => someone.get(chatDesk.sendDeskChat, { chatId, text })),
    ]);
    const all = async (read: (from: number) => Promise<ChatMessage[]>) => {
      const found: ChatMessage[] = [];
      for (;;) {
        const next = await read(found.at(-1)?.n ?? 0);
        if (next.length === 0) return found;
        found.push(...next);
      }
    };
    const seen = await all(
      async (from) => (await player.get(supportChat.readChat, { from })).messages,
    );
    const atDesk = await all(
      async (from) => (await someone.get(chatDesk.readDeskChat, { chatId, from })).messages,
    );
    expect(seen.map(({ n }) => n)).toEqual(Array.from({ length: 202 }, (_, at) => at + 1));
    expect(atDesk.map(withoutWriter)).toEqual(seen);
    const texts = seen.flatMap(({ text }) => text ?? []);
    expect(texts.toSorted()).toEqual(['Hello?', ...mine, ...theirs].toSorted());
  });

  test('refuses who sends too fast, with the wait', async () => {
    await site.setBrand('main', { limits: ['support.sendChat:chat 3/60'] });
    const player = await registerPlayer(site);
    await player.get(supportChat.openChat, {});
    for (const text of ['1', '2', '3']) await player.get(supportChat.sendChat, { text });
    const { refusal, status } = await player.call(supportChat.sendChat, { text: '4' });
    expect([status, refusal?.code]).toEqual([429, 'support.too_fast']);
    expect(refusal?.value?.retryAfterMs).toBeGreaterThan(50_000);
    await site.setBrand('main', { limits: ['support.sendChat:chat 1000/10'] });
  });

  test('takes pictures of players who are signed in, drawn again', async () => {
    const someone = await support();
    const { player, chatId } = await taken(someone);
    const payload = await createCanvas(40, 30).encode('jpeg', 90);
    const { body } = await player.call(supportChat.sendChatImage, {}, { payload });
    const { n } = body.value;
    const [message] = (await player.get(supportChat.readChat, { from: n - 1 })).messages;
    expect(message).toMatchObject({ by: 'player', image: { width: 40, height: 30 } });
    const shown = await someone.get(chatDesk.readDeskImage, { chatId, n });
    const { base64 } = await player.get(supportChat.readChatImage, { n });
    expect(Buffer.from(base64, 'base64').subarray(0, 2).toString('hex')).toBe('ffd8');
    expect(Buffer.from(shown.base64, 'base64').subarray(0, 2).toString('hex')).toBe('ffd8');
    const other = await registerPlayer(site);
    await ask(other);
    expect(await codeOf(other.call(supportChat.readChatImage, { n }))).toBe('request.unknown');
  });

  test('takes a picture of its operator, once under its key, and of no colleague', async () => {
    const [someone, colleague] = [await support(), await support()];
    const { player, chatId } = await taken(someone);
    const payload = await createCanvas(40, 30).encode('jpeg', 90);
    const options = { payload, idempotencyKey: randomUUID() };
    const send = (by: SomeOperator) => by.call(chatDesk.sendDeskImage, { chatId }, options);
    const { body } = await send(someone);
    expect((await send(someone)).body.value).toEqual(body.value);
    const { n } = body.value;
    const view = await player.get(supportChat.readChat, { from: n - 1 });
    expect(view.messages).toMatchObject([{ by: 'operator', image: { width: 40, height: 30 } }]);
    const { base64 } = await player.get(supportChat.readChatImage, { n });
    expect(Buffer.from(base64, 'base64').subarray(0, 2).toString('hex')).toBe('ffd8');
    expect(await codeOf(send(colleague))).toBe('support.not_taken');
  });

  test('gets no link to elsewhere, and no card of another’s order, from an operator', async () => {
    const someone = await support();
    const { chatId } = await taken(someone);
    const text = 'See www.elsewhere.example';
    expect(await codeOf(someone.call(chatDesk.sendDeskChat, { chatId, text }))).toBe(
      'desk.link_outside',
    );
    const order = 'DP0000000001';
    expect(await codeOf(someone.call(chatDesk.sendDeskChat, { chatId, order }))).toBe(
      'request.unknown',
    );
  });
});

describe('[SHELL-16] who is there', () => {
  test('is an operator whose desk is open and takes chats, for less than a minute', async () => {
    const player = await registerPlayer(site);
    const isStaffed = async () => (await player.get(supportChat.readChat, {})).isStaffed;
    const someone = await support();
    await someone.get(chatDesk.attendChats, { isReceiving: true });
    expect(await isStaffed()).toBe(true);
    await site.shiftClock(60_000);
    expect(await isStaffed()).toBe(false);
    await someone.get(chatDesk.attendChats, { isReceiving: true });
    await someone.get(chatDesk.attendChats, { isReceiving: false });
    expect(await isStaffed()).toBe(false);
    await site.shiftClock(0);
  });

  test('a chat of an operator who left the desk waits for another', async () => {
    const someone = await support();
    const { player, chatId } = await taken(someone);
    await player.get(supportChat.sendChat, { text: 'Are you there?' });
    await site.shiftClock(180_000);
    await jobs.every!['support.left_chats']!.work(site.platform);
    const view = await player.get(supportChat.readChat, {});
    expect(view.isTaken).toBe(false);
    expect(view.messages.at(-1)).toMatchObject({ by: 'site', event: 'left' });
    expect(await openCases(chatId)).toBe(1);
    const late = { caseId: '1', brand: 'main', kind: 'chat', subjectId: chatId, playerId: null };
    await jobs.on!['casework.late']!(site.platform, { type: 'casework.late', key: '1', ...late });
    const { messages } = await player.get(supportChat.readChat, {});
    expect(messages.at(-1)).toMatchObject({ by: 'site', event: 'late' });
    await site.shiftClock(0);
  });

  test('a chat is handed to a colleague who is at the desk, with a reason for the desk alone', async () => {
    const [mine, there, away, elsewhere] = [
      await support(),
      await support(),
      await support(),
      await openOperator(site, { roles: ['support'], brands: ['second'] }),
    ];
    const { player, chatId } = await taken(mine);
    for (const one of [there, elsewhere])
      await one.get(chatDesk.attendChats, { isReceiving: true });
    const { list } = await mine.get(chatDesk.listColleagues, { chatId });
    const names = list.map(({ name }) => name);
    expect(list).toContainEqual({ id: there.operatorId, name: there.name, chats: 0 });
    for (const { name } of [mine, away, elsewhere]) expect(names).not.toContain(name);
    const handTo = (to: SomeOperator, reason?: string) =>
      codeOf(mine.call(chatDesk.leaveChat, leaving(chatId, to, reason)));
    expect(await handTo(away, 'Knows payments.')).toBe('request.unknown');
    expect(await handTo(mine, 'Knows payments.')).toBe('request.unknown');
    expect(await handTo(there)).toBe('request.invalid');
    await player.get(supportChat.sendChat, { text: 'Meanwhile.' });
    expect(await handTo(there, 'Knows payments.')).toBe(undefined);
    expect((await there.get(chatDesk.listChats, {})).mine.map(({ id }) => id)).toEqual([chatId]);
    const handed = { by: mine.name, to: there.name, reason: 'Knows payments.' };
    const desk = await there.get(chatDesk.readDeskChat, { chatId });
    expect(desk.messages.at(-1)).toMatchObject({ event: 'taken', handed });
    const view = await player.get(supportChat.readChat, {});
    expect(view.messages.map(said)).toEqual([
      'player: Hello?',
      'taken',
      'player: Meanwhile.',
      'taken',
    ]);
    expect(JSON.stringify(view)).not.toContain('Knows payments.');
    const [line] = await site.database.sql<{ reason: string }>`
      select reason from audit.entry_view where act = 'chat.leave' and object_id = ${chatId}`;
    expect(line).toEqual({ reason: 'Knows payments.' });
  });

  test('a chat that is given back to the queue waits there with its reason', async () => {
    const [mine, next] = [await support(), await support()];
    const { chatId } = await taken(mine);
    const reason = 'My shift is over.';
    await mine.get(chatDesk.leaveChat, { chatId, how: 'queue', reason });
    expect(await openCases(chatId)).toBe(1);
    await next.get(chatDesk.takeChat, { chatId });
    const { messages } = await next.get(chatDesk.readDeskChat, { chatId });
    expect(messages.map(({ handed }) => handed)).toContainEqual({ by: mine.name, reason });
  });
});

const leaving = (chatId: string, to: SomeOperator, reason?: string) => ({
  chatId,
  how: 'person' as const,
  to: to.operatorId,
  ...(reason !== undefined && { reason }),
});
