import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { ConsoleMessage } from '@parlour/contract/live';
import { type ChatMessage, supportChat } from '@parlour/contract/support/chat';
import { chatDesk } from '@parlour/contract/support/chat-desk';
import { cookieLine } from '@parlour/testkit/site/cookies';
import { connectLive, listen, type LivePage } from '@parlour/testkit/site/live-page';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { openSite, type Site } from '@parlour/testkit/site/site';
import type { Visitor } from '@parlour/testkit/site/visitor';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';

let site: Site;
let host: string;
beforeAll(async () => {
  site = await openSite();
  await site.setBrand('main', { limits: ['support.sendChat:chat 1000/10'] });
  host = `localhost:${await listen(site.app)}`;
});
afterAll(() => site.drop());

const until = async (isTrue: () => boolean, what: string): Promise<void> => {
  const deadline = performance.now() + 10_000;
  while (!isTrue()) {
    if (performance.now() > deadline) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

/** A page with an open chat, which asks for what came since its last message. */
type ChatPage = {
  messages: ChatMessage[];
  connect: () => Promise<void>;
  /** Cuts the connection without a word. */
  cut: () => void;
  /** When all that is known of has been asked for. */
  settled: () => Promise<void>;
};

/** At the host `localhost:<port>`. */
const openChatPage = (visitor: Visitor): ChatPage => {
  const messages: ChatMessage[] = [];
  let socket: LivePage | undefined;
  let asking = Promise.resolve();

  const ask = async () => {
    for (;;) {
      const from = messages.at(-1)?.n ?? 0;
      const view = await visitor.get(supportChat.readChat, { from });
      messages.push(...view.messages);
      if (messages.length >= view.lastN) return;
    }
  };
  const askLater = () => {
    asking = asking.then(ask);
  };

  return {
    messages,
    connect: async () => {
      const port = Number(visitor.host.split(':')[1]);
      socket = await connectLive(visitor, port, ({ type }) => {
        if (type === 'hello' || type === 'chat') askLater();
      });
    },
    cut: () => socket?.cut(),
    settled: () => asking,
  };
};

type DeskSocket = {
  messages: ConsoleMessage[];
  /** The code with which it closed. */
  closed: Promise<number>;
  close: () => void;
};

/** An operator's page at `/console/socket`. */
const openDeskSocket = async ({
  cookies,
  host: at,
}: Pick<SomeOperator, 'cookies' | 'host'>): Promise<DeskSocket> => {
  const app = await site.openConsole();
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/console/socket`, {
    headers: { host: at, origin: `http://${at}`, cookie: cookieLine(cookies) },
  });
  const messages: ConsoleMessage[] = [];
  socket.on('message', (bytes: Buffer) => {
    messages.push(...(JSON.parse(bytes.toString()) as ConsoleMessage[]));
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await once(socket, 'open');
  return { messages, closed, close: () => socket.close() };
};

const support = () => openOperator(site, { roles: ['support'], brands: ['main'] });

type Talk = { visitor: Visitor; page: ChatPage; chatId: string; by: SomeOperator };

/** A visitor's chat, taken by an operator, with its page. */
const openTalk = async (by: SomeOperator): Promise<Talk> => {
  const visitor = site.visitor({ host });
  await visitor.get(supportChat.openChat, {});
  await visitor.get(supportChat.sendChat, { text: 'first' });
  const { id: chatId = '' } = await by.get(chatDesk.nextChat, {});
  return { visitor, page: openChatPage(visitor), chatId, by };
};

/** Taken by one after another, so that each operator has the chat of their turn. */
const openTalks = async (operators: readonly SomeOperator[]): Promise<Talk[]> => {
  const talks: Talk[] = [];
  for (const by of operators) {
    for (let turn = 0; turn < 4; turn += 1) talks.push(await openTalk(by));
  }
  return talks;
};

describe('[SHELL-16] the messages of a chat', () => {
  test('are there once and in order after a storm of lost connections', async () => {
    const operators = await Promise.all(Array.from({ length: 2 }, support));
    const talks = await openTalks(operators);
    const turns = 4;
    await Promise.all(
      talks.map(async ({ visitor, page, chatId, by }) => {
        await page.connect();
        for (let turn = 0; turn < turns; turn += 1) {
          if (turn % 2 === 1) page.cut();
          await by.get(chatDesk.sendDeskChat, { chatId, text: `answer ${turn}` });
          await visitor.get(supportChat.sendChat, { text: `question ${turn}` });
          if (turn % 2 === 1) await page.connect();
        }
      }),
    );
    const last = 2 + 2 * turns;
    await until(() => talks.every(({ page }) => page.messages.at(-1)?.n === last), 'the last one');
    for (const { page } of talks) {
      await page.settled();
      expect(page.messages.map(({ n }) => n)).toEqual(
        Array.from({ length: last }, (_, at) => at + 1),
      );
      expect(page.messages.slice(2).flatMap(({ text }) => text ?? [])).toEqual(
        Array.from({ length: turns }, (_, turn) => [`answer ${turn}`, `question ${turn}`]).flat(),
      );
      page.cut();
    }
  });
});

describe('[OPS-01] an operator’s socket', () => {
  test('tells of chats by their numbers alone, to operators with the right and the brand', async () => {
    const [mine, elsewhere] = [
      await support(),
      await openOperator(site, { roles: ['support'], brands: ['second'] }),
    ];
    const [own, other] = [await openDeskSocket(mine), await openDeskSocket(elsewhere)];
    const { visitor, chatId } = await openTalk(mine);
    await visitor.get(supportChat.typeChat, {});
    const seen = () => own.messages.flatMap((one) => (one.type === 'chat' ? [one.what] : []));
    await until(() => seen().includes('typing'), 'the typing');
    expect(own.messages.filter(({ type }) => type === 'chat')).toEqual([
      { type: 'chat', chatId, what: 'message', n: 1 },
      { type: 'chat', chatId, what: 'state', n: 2 },
      { type: 'chat', chatId, what: 'typing' },
    ]);
    expect(other.messages.filter(({ type }) => type === 'chat')).toEqual([]);
    own.close();
    other.close();
  });

  test('tells of the chats of each brand whose right its operator has, and of no other', async () => {
    const [both, mine] = [
      await openOperator(site, { roles: ['support'], brands: ['main', 'second'] }),
      await support(),
    ];
    const [ofBoth, ofMain] = [await openDeskSocket(both), await openDeskSocket(mine)];
    const port = host.split(':')[1];
    const visitors = {
      main: site.visitor({ host }),
      second: site.visitor({ host: `second.localhost:${port}` }),
    };
    const ids: string[] = [];
    for (const brand of ['second', 'main'] as const) {
      await visitors[brand].get(supportChat.openChat, {});
      await visitors[brand].get(supportChat.sendChat, { text: 'Hello?' });
      const { id = '' } = await both.get(chatDesk.nextChat, { brand });
      await visitors[brand].get(supportChat.typeChat, {});
      ids.push(id);
    }
    const [second, main] = ids;
    const seenBy = ({ messages }: DeskSocket) =>
      messages.flatMap((one) => (one.type === 'chat' ? [`${one.chatId} ${one.what}`] : []));
    const typed = `${main} typing`;
    await until(() => seenBy(ofBoth).includes(typed), 'the typing');
    expect(seenBy(ofBoth)).toContain(`${second} typing`);
    // Both came before what the other one's socket has by now: the change of the later chat.
    await until(() => seenBy(ofMain).includes(`${main} state`), 'the state');
    expect(new Set(seenBy(ofMain))).toEqual(new Set([`${main} message`, `${main} state`]));
    ofBoth.close();
    ofMain.close();
  });

  test('closes with the next message when the right has ended', async () => {
    const mine = await support();
    const { visitor } = await openTalk(mine);
    const own = await openDeskSocket(mine);
    await until(() => own.messages.length > 0, 'the first message');
    await site.database.sql`
      update operator.holding set ended_at = lib.now()
      where operator_id = ${mine.operatorId}::bigint`;
    await visitor.get(supportChat.sendChat, { text: 'Who reads this?' });
    expect(await own.closed).toBe(4403);
    // On a busy machine the line of the taking comes after the socket was opened.
    const isTaking = (one: (typeof own.messages)[number]) =>
      one.type === 'chat' && one.what === 'state';
    expect(own.messages.filter((one) => !isTaking(one))).toEqual([{ type: 'hello' }]);
  });

  test('closes when the session has ended, and opens for no one without one', async () => {
    const mine = await support();
    const { visitor } = await openTalk(mine);
    const own = await openDeskSocket(mine);
    await site.database.sql`
      update operator.sign_in set ended_at = lib.now(), reason = 'ended'
      where operator_id = ${mine.operatorId}::bigint`;
    await visitor.get(supportChat.sendChat, { text: 'Hello?' });
    expect(await own.closed).toBe(4401);
    await expect(openDeskSocket(mine)).rejects.toThrow('401');
  });
});
