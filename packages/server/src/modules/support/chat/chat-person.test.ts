import { createCanvas } from '@napi-rs/canvas';
import { cashier } from '@parlour/contract/cashier';
import { casework } from '@parlour/contract/casework';
import { room } from '@parlour/contract/room';
import { roomDesk } from '@parlour/contract/room-desk';
import { supportChat } from '@parlour/contract/support/chat';
import { chatDesk } from '@parlour/contract/support/chat-desk';
import { openOperator, shareAddress, type SomeOperator } from '@parlour/testkit/people/operators';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCase } from '../../casework';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const support = () => openOperator(site, { roles: ['support'], brands: ['main'] });

type Talk = { player: SomePlayer; by: SomeOperator; chatId: string };

/** A chat that an operator took. */
const talk = async (): Promise<Talk> => {
  const [player, by] = [await registerPlayer(site), await support()];
  await player.get(supportChat.openChat, {});
  await player.get(supportChat.sendChat, { text: 'Where is it?' });
  const [row] = await site.database.sql<{ id: string }>`
    select id::text from support.chat where player_id = ${player.playerId}::bigint`;
  await by.get(chatDesk.takeChat, { chatId: row!.id });
  return { player, by, chatId: row!.id };
};

const cardOf = async ({ by, chatId }: Talk) =>
  (await by.get(chatDesk.listChats, {})).mine.find(({ id }) => id === chatId)!;

const personOf = ({ by, chatId }: Talk) => by.get(chatDesk.readChatPerson, { chatId });

const codeOf = async (call: Promise<{ refusal: { code: string } | undefined }>) =>
  (await call).refusal?.code;

/** Without a right of the role support, for as long as the work takes. */
const without = async (right: string, work: () => Promise<void>): Promise<void> => {
  const { sql } = site.database;
  await sql`update operator.role set rights = array_remove(rights, ${right}) where id = 'support'`;
  try {
    await work();
  } finally {
    await sql`update operator.role set rights = rights || array[${right}] where id = 'support'`;
  }
};

describe('[SHELL-16] [OPS-01] beside a chat the operator reads', () => {
  test('since when the player is here, their documents and their money', async () => {
    const found = await talk();
    expect(await personOf(found)).toMatchObject({
      account: { state: 'active', documents: 'none' },
      money: { currency: 'VND', cash: '0', held: '0' },
      orders: [],
      ends: [],
    });
  });

  test('that the player is self-excluded, and until when', async () => {
    const found = await talk();
    await site.database.sql`
      insert into compliance.player_state (player_id, state, excluded_until)
      values (${found.player.playerId}::bigint, 'active', lib.now() + interval '180 days')
      on conflict (player_id) do update set excluded_until = excluded.excluded_until`;
    const { account } = await personOf(found);
    expect(account).toMatchObject({ state: 'excluded', stateUntil: expect.any(String) });
  });

  test('no money without the right to the ledger, and no account without that to players', async () => {
    const found = await talk();
    await without('ledger.r', async () => {
      const person = await personOf(found);
      expect(person.money).toBeUndefined();
      expect(person.account).toBeDefined();
    });
    await without('player.r', async () => expect((await personOf(found)).account).toBeUndefined());
  });

  test('no order without the right to the ledger, and sends none as a card', async () => {
    const found = await talk();
    const { player, by, chatId } = found;
    const { number } = await player.get(cashier.requestDeposit, {
      methodId: 'sandbox',
      amount: '500000',
    });
    const send = () => codeOf(by.call(chatDesk.sendDeskChat, { chatId, order: number }));
    expect((await personOf(found)).orders).toMatchObject([{ number, amount: '500000' }]);
    await without('ledger.r', async () => {
      expect((await personOf(found)).orders).toBeUndefined();
      expect(await send()).toBe('operator.right_missing');
    });
    expect(await send()).toBeUndefined();
  });

  test('nothing of another brand’s chat', async () => {
    const { chatId } = await talk();
    const other = await openOperator(site, { roles: ['support'], brands: ['second'] });
    expect(await codeOf(other.call(chatDesk.readChatPerson, { chatId }))).toBe('request.unknown');
  });

  test('nothing of a player with whom they have to do', async () => {
    const found = await talk();
    await shareAddress(site, found.by, found.player);
    const { chatId } = found;
    expect(await codeOf(found.by.call(chatDesk.readChatPerson, { chatId }))).toBe('desk.conflict');
  });

  test('none of a chat with such a player: it is neither taken, nor given by the desk or a colleague', async () => {
    const found = await talk();
    const { by, chatId, player } = found;
    const tied = await support();
    await shareAddress(site, tied, player);
    const to = tied.operatorId;
    const handed = { chatId, how: 'person' as const, to, reason: 'my shift ends' };
    await tied.get(chatDesk.attendChats, { isReceiving: true });
    expect(await codeOf(by.call(chatDesk.leaveChat, handed))).toBe('desk.conflict');
    await by.get(chatDesk.leaveChat, { chatId, how: 'queue' });
    expect(await codeOf(tied.call(chatDesk.takeChat, { chatId }))).toBe('desk.conflict');
    expect((await tied.get(chatDesk.nextChat, {})).id).not.toBe(chatId);
    // For another it is the same chat as before.
    expect((await by.get(chatDesk.nextChat, {})).id).toBe(chatId);
  });

  test('nothing that such a player writes, nor what colleagues answer, nor on which page they are', async () => {
    const { by, chatId, player } = await talk();
    const tied = await support();
    await player.get(supportChat.noteChatPage, { page: 'withdraw' });
    const seen = async (who: SomeOperator) => {
      const { waiting, others } = await who.get(chatDesk.listChats, {});
      return [...waiting, ...others].find(({ id }) => id === chatId);
    };
    expect(await seen(tied)).toMatchObject({ page: 'withdraw', last: { text: 'Where is it?' } });
    await shareAddress(site, tied, player);
    const read = { chatId, from: 0 };
    expect(await codeOf(tied.call(chatDesk.readDeskChat, { chatId }))).toBe('desk.conflict');
    expect(await codeOf(tied.call(chatDesk.readDeskChat, read))).toBe('desk.conflict');
    for (const how of ['taken', 'queue']) {
      if (how === 'queue') await by.get(chatDesk.leaveChat, { chatId, how });
      // The name and the state stand in the list for all.
      const card = await seen(tied);
      expect(card).toMatchObject({ player: { username: player.username }, state: 'open' });
      expect([card!.last, card!.page]).toEqual([undefined, undefined]);
    }
    expect((await by.get(chatDesk.readDeskChat, { chatId })).messages[0]!.text).toBe(
      'Where is it?',
    );
  });

  test('nothing more of one’s own chat, and writes no more, once one is tied: it is given back', async () => {
    const { by, chatId, player } = await talk();
    const payload = await createCanvas(40, 30).encode('jpeg', 90);
    const { n } = (await player.call(supportChat.sendChatImage, {}, { payload })).body.value;
    await by.get(chatDesk.readDeskImage, { chatId, n });
    await shareAddress(site, by, player);
    const calls = {
      read: by.call(chatDesk.readDeskChat, { chatId }),
      looked: by.call(chatDesk.readDeskImage, { chatId, n }),
      said: by.call(chatDesk.sendDeskChat, { chatId, text: 'It is on its way.' }),
      sent: by.call(chatDesk.sendDeskImage, { chatId }, { payload }),
    };
    for (const [name, call] of Object.entries<Parameters<typeof codeOf>[0]>(calls)) {
      expect([name, await codeOf(call)]).toEqual([name, 'desk.conflict']);
    }
    const { mine } = await by.get(chatDesk.listChats, {});
    expect(mine.find(({ id }) => id === chatId)!.last).toBeUndefined();
    await by.get(chatDesk.leaveChat, { chatId, how: 'queue' });
    const other = await support();
    await other.get(chatDesk.takeChat, { chatId });
    expect(await codeOf(other.call(chatDesk.readDeskImage, { chatId, n }))).toBeUndefined();
  });

  test('on which page the person is, while the chat is open', async () => {
    const found = await talk();
    const { player, by, chatId } = found;
    expect((await cardOf(found)).page).toBeUndefined();
    await player.get(supportChat.noteChatPage, { page: 'withdraw' });
    expect((await cardOf(found)).page).toBe('withdraw');
    expect(await codeOf(player.call(supportChat.noteChatPage, { page: '/?a=<b>' }))).toBe(
      'request.invalid',
    );
    await player.get(supportChat.closeChat, {});
    await player.get(supportChat.noteChatPage, { page: 'home' });
    expect((await by.get(chatDesk.readDeskChat, { chatId })).page).toBeUndefined();
  });

  test('which colleague wrote what; the player does not', async () => {
    const found = await talk();
    const { player, by, chatId } = found;
    await by.get(chatDesk.sendDeskChat, { chatId, text: 'I look.' });
    expect((await cardOf(found)).last).toEqual({
      by: 'operator',
      text: 'I look.',
      operator: { id: by.operatorId, name: by.name },
    });
    const { messages } = await (await support()).get(chatDesk.readDeskChat, { chatId });
    expect(messages.at(-1)).toMatchObject({ text: 'I look.', writer: by.name });
    const own = (await player.get(supportChat.readChat, {})).messages.at(-1);
    expect(JSON.stringify(own)).not.toContain(by.name);
  });

  test('what became tickets on the brand’s day, and no longer', async () => {
    const found = await talk();
    const { by, chatId, player } = found;
    await by.get(chatDesk.leaveChat, { chatId, how: 'ticket' });
    const names = async () =>
      (await by.get(chatDesk.listChats, {})).becameTickets.map(({ username }) => username);
    expect(await names()).toContain(player.username);
    await site.database.sql`
      update support.ticket set opened_at = lib.now() - interval '25 hours'
      where player_id = ${player.playerId}::bigint`;
    expect(await names()).not.toContain(player.username);
  });
});

describe('[SHELL-16] [OPS-01] who answers a player in the chat', () => {
  const reason = 'the player asks where it is';

  const withdrawalOf = (playerId: string) =>
    site.database.transaction(async (sql) => {
      await openCase(sql, {
        brand: 'main',
        kind: 'withdrawal',
        subjectId: `chat-person-${playerId}`,
        playerId,
        reasons: ['first'],
      });
    });

  const caseOf = async ({ by, player }: Talk) =>
    (await by.get(casework.listCases, { playerId: player.playerId, state: 'open' })).list[0]!;

  test('pushes a case that they read and do not work, which others without a chat do not', async () => {
    const found = await talk();
    const { by, player } = found;
    await withdrawalOf(player.playerId);
    const { id: caseId, version, isPushed } = await caseOf(found);
    expect(isPushed).toBe(false);
    const input = { caseId, version, reason };
    expect(await codeOf(by.call(casework.claimCase, { caseId }))).toBe('operator.right_missing');
    const agent = await openOperator(site, { roles: ['finance'], brands: ['main'] });
    expect(await codeOf(agent.call(casework.pushCase, input))).toBe('operator.right_missing');
    await by.get(casework.pushCase, input);
    expect((await caseOf(found)).isPushed).toBe(true);
    const lines = await site.database.sql`
      select reason from audit.entry_view
      where act = 'case.pushed' and operator_id = ${by.operatorId}::bigint`;
    expect(lines).toEqual([{ reason }]);
  });

  test('silences the player in the brand’s room, where it is open', async () => {
    const found = await talk();
    const { by, player } = found;
    expect((await personOf(found)).room).toBeUndefined();
    await site.database.sql`
      update brand.flag set enabled = true where brand = 'main' and flag = 'CHATROOM'`;
    site.forgetBrands();
    expect((await personOf(found)).room).toEqual({ isSilenced: false });
    const input = { brand: 'main', playerId: player.playerId, hours: 24, reason: 'insults' };
    await by.get(roomDesk.silencePlayer, input);
    expect((await personOf(found)).room).toMatchObject({
      isSilenced: true,
      until: expect.any(String),
    });
    expect(await codeOf(player.call(room.sendMessage, { text: 'Hi' }))).toBe('room.silenced');
    const elsewhere = await openOperator(site, { roles: ['support'], brands: ['second'] });
    const other = { ...input, brand: 'second' };
    expect(await codeOf(elsewhere.call(roomDesk.silencePlayer, other))).toBe('request.unknown');
  });
});
