import { randomUUID } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import { supportChat } from '@parlour/contract/support/chat';
import { chatDesk } from '@parlour/contract/support/chat-desk';
import { openOperator } from '@parlour/testkit/people/operators';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import type { Visitor } from '@parlour/testkit/site/visitor';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobs } from '../jobs';

let site: Site;
beforeAll(async () => {
  site = await openSite();
  await site.setBrand('main', { limits: ['support.sendChat:chat 1000/1'] });
});
afterAll(() => site.drop());

const support = () => openOperator(site, { roles: ['support'], brands: ['main'] });

const send = async (from: Visitor, text = 'Hello?'): Promise<string> =>
  (await from.call(supportChat.sendChat, { text })).refusal?.code ?? 'sent';

const open = async (from: Visitor): Promise<string> =>
  (await from.call(supportChat.openChat, {})).refusal?.code ?? 'open';

const ask = async (from: Visitor): Promise<void> => {
  expect([await open(from), await send(from)]).toEqual(['open', 'sent']);
};

const newestChat = async (): Promise<string> => {
  const [row] = await site.database.sql<{ id: string }>`
    select max(id)::text as id from support.chat`;
  return row!.id;
};

const countOf = async (what: 'guests' | 'images'): Promise<number> => {
  const [row] = await site.database.sql<{ count: number }>`
    select case when ${what} = 'guests'
      then (select count(*) from support.chat where guest_hash is not null)
      else (select count(*) from upload.image_view) end::integer as count`;
  return row!.count;
};

const stateOf = async (from: Visitor) => (await from.get(supportChat.readChat, {})).state;

describe('[SHELL-16] a visitor’s chat', () => {
  test('takes twenty messages without an answer, and more after one', async () => {
    const [visitor, someone] = [site.visitor(), await support()];
    await ask(visitor);
    const chatId = await newestChat();
    for (let turn = 2; turn <= 20; turn += 1) expect(await send(visitor)).toBe('sent');
    expect(await send(visitor)).toBe('support.unanswered');
    await someone.get(chatDesk.takeChat, { chatId });
    expect(await send(visitor)).toBe('support.unanswered');
    await someone.get(chatDesk.sendDeskChat, { chatId, text: 'Yes?' });
    expect(await send(visitor)).toBe('sent');
    const player = await registerPlayer(site);
    await ask(player);
    for (let turn = 2; turn <= 21; turn += 1) expect(await send(player)).toBe('sent');
  });

  test('is one of ten that an address opens in an hour; players are not counted', async () => {
    const address = '203.0.113.40';
    const codes: string[] = [];
    for (let turn = 0; turn < 11; turn += 1) codes.push(await open(site.visitor({ address })));
    expect(codes.filter((code) => code === 'open')).toHaveLength(10);
    expect(codes.at(-1)).toBe('request.too_many');
    const player = await registerPlayer(site);
    player.address = address;
    expect(await open(player)).toBe('open');
  });

  test('sends so many messages of an address in an hour, whatever the browser says', async () => {
    await site.setBrand('main', { limits: ['support.sendChat:visitor 2/3600'] });
    const address = '203.0.113.41';
    const visitors = [0, 1, 2].map(() => site.visitor({ address }));
    for (const visitor of visitors) await open(visitor);
    const codes = [];
    for (const visitor of visitors) codes.push(await send(visitor));
    expect(codes).toEqual(['sent', 'sent', 'request.too_many']);
    await site.setBrand('main', { limits: ['support.sendChat:chat 1000/1'] });
  });

  test('is opened by who solved the puzzle; a player needs none', async () => {
    const strict = await openSite({ VERIFICATION: 'on' });
    const visitor = strict.visitor();
    expect(await open(visitor)).toBe('session.verification_required');
    const { refusal } = await visitor.call(supportChat.openChat, { verification: 'no-such-text' });
    expect(refusal?.code).toBe('session.verification_failed');
    await strict.drop();
  });

  test('waits behind every player’s, in the list and for the next operator', async () => {
    await site.database.sql`
      insert into support.chat (brand, guest_hash, language, asked_at, last_n)
      select 'main', sha256(convert_to('flood ' || n, 'UTF8')), 'VI',
        lib.now() - interval '1 hour', 0
      from generate_series(1, 201) n`;
    const [player, someone] = [await registerPlayer(site), await support()];
    await ask(player);
    const { waiting } = await someone.get(chatDesk.listChats, {});
    expect(waiting.map((card) => card.player?.id)).toContain(player.playerId);
    const firstVisitor = waiting.findIndex((card) => card.player === undefined);
    expect(waiting.slice(firstVisitor).filter((card) => card.player)).toEqual([]);
    const { id } = await someone.get(chatDesk.nextChat, {});
    const taken = await someone.get(chatDesk.readDeskChat, { chatId: id! });
    expect(taken.player).toBeDefined();
  });

  test('that waits in vain for a day is closed, and deleted after the brand’s days; a player’s waits on', async () => {
    const [visitor, player] = [site.visitor(), await registerPlayer(site)];
    await ask(visitor);
    const chatId = await newestChat();
    await ask(player);
    const work = (name: string) => jobs.every![name]!.work(site.platform);
    await site.database.sql`
      update support.chat set last_at = lib.now() - interval '25 hours'`;
    await work('support.silent_chats');
    expect([await stateOf(visitor), await stateOf(player)]).toEqual(['closed', 'open']);
    await site.database.sql`
      update support.chat set last_at = lib.now() - interval '30 days'`;
    await work('support.forget_visitors');
    expect(await stateOf(visitor)).toBe('closed');
    await site.setBrand('main', { visitorChatDays: 29 });
    await work('support.forget_visitors');
    expect([await stateOf(visitor), await stateOf(player)]).toEqual(['none', 'open']);
    const left = await site.database.sql`
      select from support.chat_message where chat_id = ${chatId}::bigint`;
    expect(left).toHaveLength(0);
  });
});

describe('[SHELL-16] [AUTH-08] a player’s chat', () => {
  const strengthOf = async ({ playerId }: SomePlayer, strength: 'look' | 'ended') => {
    await (strength === 'look'
      ? site.database.sql`
          update session.sign_in set strength = 'look' where player_id = ${playerId}::bigint`
      : site.database.sql`
          update session.sign_in set ended_at = lib.now(), reason = 'blocked'
          where player_id = ${playerId}::bigint`);
  };

  test('is never a visitor’s: a session that looks reads it and is asked who is there to write', async () => {
    const player = await registerPlayer(site);
    await ask(player);
    const guests = await countOf('guests');
    await strengthOf(player, 'look');
    expect((await player.get(supportChat.readChat, {})).messages).toHaveLength(1);
    expect([await open(player), await send(player)]).toEqual([
      'session.step_up_required',
      'session.step_up_required',
    ]);
    await strengthOf(player, 'ended');
    const { refusal } = await player.call(supportChat.readChat, {});
    expect([refusal?.code, await open(player), await send(player)]).toEqual(
      Array.from({ length: 3 }, () => 'session.expired'),
    );
    expect(await countOf('guests')).toBe(guests);
  });

  test('takes a thousand messages a day', async () => {
    const player = await registerPlayer(site);
    await ask(player);
    const chatId = await newestChat();
    await site.database.sql`
      insert into support.chat_message (chat_id, n, side, about)
      select ${chatId}::bigint, n, 'site', '{"event":"late"}' from generate_series(2, 999) n`;
    await site.database.sql`
      update support.chat set last_n = 999 where id = ${chatId}::bigint`;
    expect(await send(player)).toBe('sent');
    const { refusal } = await player.call(supportChat.sendChat, { text: 'and more' });
    expect(refusal?.code).toBe('support.too_fast');
    expect(refusal?.value?.retryAfterMs).toBeGreaterThan(80_000_000);
  });

  test('keeps one picture of one that is sent again under its key', async () => {
    const player = await registerPlayer(site);
    await player.get(supportChat.openChat, {});
    const payload = await createCanvas(400, 300).encode('jpeg', 90);
    const images = await countOf('images');
    const options = { payload, headers: { 'idempotency-key': randomUUID() } };
    const sent = await Promise.all([
      player.call(supportChat.sendChatImage, {}, options),
      player.call(supportChat.sendChatImage, {}, options),
    ]);
    expect(sent.map(({ body }) => body.value.n)).toEqual([1, 1]);
    expect(await countOf('images')).toBe(images + 1);
  });

  test('has a picture decoded only where it is open, its sender may send, and it was not sent before', async () => {
    const [mine, colleague, player] = [
      await support(),
      await support(),
      await registerPlayer(site),
    ];
    // Bytes that no decoder reads: a call that decodes them says so.
    const unreadable = { payload: Buffer.alloc(64) };
    const sendOwn = async (options: object = unreadable) => {
      const { refusal, body } = await player.call(supportChat.sendChatImage, {}, options);
      return refusal?.code ?? body.value.n;
    };
    expect(await sendOwn()).toBe('support.chat_closed');
    await ask(player);
    const chatId = await newestChat();
    expect(await sendOwn()).toBe('request.invalid');
    const idempotencyKey = randomUUID();
    const payload = await createCanvas(40, 30).encode('jpeg', 90);
    expect(await sendOwn({ payload, idempotencyKey })).toBe(2);
    expect(await sendOwn({ ...unreadable, idempotencyKey })).toBe(2);
    const sendAt = async (by: typeof mine) =>
      (await by.call(chatDesk.sendDeskImage, { chatId }, unreadable)).refusal?.code;
    expect(await sendAt(mine)).toBe('support.not_taken');
    await mine.get(chatDesk.takeChat, { chatId });
    expect([await sendAt(mine), await sendAt(colleague)]).toEqual([
      'request.invalid',
      'support.not_taken',
    ]);
    await site.setBrand('main', { limits: ['support.sendChat:chat 1/60'] });
    expect(await sendOwn()).toBe('support.too_fast');
    await site.setBrand('main', { limits: ['support.sendChat:chat 1000/1'] });
    await player.get(supportChat.closeChat, {});
    expect(await sendOwn()).toBe('support.chat_closed');
    expect(await sendOwn({ ...unreadable, idempotencyKey })).toBe(2);
  });

  test('shows its pictures to the operator who has it, each look with a line', async () => {
    const [mine, colleague, player] = [
      await support(),
      await support(),
      await registerPlayer(site),
    ];
    await ask(player);
    const chatId = await newestChat();
    const payload = await createCanvas(400, 300).encode('jpeg', 90);
    const { n } = (await player.call(supportChat.sendChatImage, {}, { payload })).body.value;
    const codeOf = async (someone: typeof mine) =>
      (await someone.call(chatDesk.readDeskImage, { chatId, n })).refusal?.code;
    const lines = () => site.database.sql<{ operatorId: string }>`
      select operator_id::text as "operatorId" from audit.entry_view
      where act = 'chat.view' and object_id = ${chatId}`;
    expect(await codeOf(mine)).toBe('support.not_taken');
    await mine.get(chatDesk.takeChat, { chatId });
    expect(await codeOf(colleague)).toBe('support.not_taken');
    expect(await lines()).toEqual([]);
    const shown = await mine.get(chatDesk.readDeskImage, { chatId, n });
    expect(Buffer.from(shown.base64, 'base64').subarray(0, 2).toString('hex')).toBe('ffd8');
    expect(shown).not.toEqual(await player.get(supportChat.readChatImage, { n }));
    expect(await lines()).toEqual([{ operatorId: mine.operatorId }]);
  });
});
