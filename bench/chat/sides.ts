import { supportChat, type ChatMessage, type SentMessage } from '@parlour/contract/support/chat';
import { chatDesk } from '@parlour/contract/support/chat-desk';
import type { ConsoleMessage, LiveMessage } from '@parlour/contract/live';
import { cookieLine } from '@parlour/testkit/site/cookies';
import { openClient } from '@parlour/testkit/site/http-client';
import { type Answer, newVisitor, type Visitor } from '@parlour/testkit/site/visitor';
import type { Attendant, Talker } from './people';
import { type Line, openLine, openReader, type Reader } from './page';

export type Site = { url: string; consoleUrl: string };

/** Writes under a key; fails when the answer is lost. */
type Send = (text: string, idempotencyKey: string) => Promise<Answer<SentMessage>>;

/** A window of a player, or an operator's pane of a chat. */
export type Side = { by: 'player' | 'operator'; reader: Reader; send: Send };

export type Seen = (message: ChatMessage) => void;

/** Calls of many browsers, which can all be cut off at once. */
export const openCalls = ({ url, consoleUrl }: Site) => {
  const open = (to: string) => {
    const client = openClient(to);
    const visitor = (): Visitor =>
      newVisitor({
        host: new URL(to).host,
        now: () => new Date(),
        line: async (message, address) => {
          const headers = { ...message.headers, 'x-forwarded-for': address };
          const reply = await client.send({ ...message, headers });
          if (reply.status === 0) throw new Error(`${message.path}: ${reply.text}`);
          return reply;
        },
        headers: { 'sec-fetch-site': 'same-origin' },
      });
    return { visitor, cut: client.close };
  };
  const [site, desk] = [open(url), open(consoleUrl)];
  return {
    player: site.visitor,
    operator: desk.visitor,
    cut: () => {
      site.cut();
      desk.cut();
    },
  };
};

/** A player's window on which the chat is open: it reads what comes, and marks it as read. */
export const openWindow = (
  visitor: Visitor,
  { token, cookie }: Talker,
  { url }: Site,
  seen: Seen,
): Side & { line: Line } => {
  visitor.cookies.set('__Host-pl', cookie);
  visitor.token = token;
  const reader = openReader((from) => visitor.get(supportChat.readChat, { from }), seen);
  const sync = async () => {
    await reader.ask();
    const last = reader.messages.at(-1);
    if (last?.by === 'operator') {
      await visitor.call(supportChat.markChatRead, { n: last.n }).catch(() => undefined);
    }
  };
  const line = openLine<LiveMessage>({
    url: `${url.replace(/^http/, 'ws')}/socket`,
    host: visitor.host,
    cookie: cookieLine(visitor.cookies),
    hello: { type: 'hello', token, lang: 'VI' },
    onMessages: (messages) => {
      const last = reader.messages.at(-1)?.n ?? 0;
      for (const message of messages) {
        const isNews =
          message.type === 'hello' || (message.type === 'chat' && isNew(message, last));
        if (isNews) void sync();
      }
    },
  });
  const send: Send = (text, idempotencyKey) =>
    visitor.call(supportChat.sendChat, { text }, { idempotencyKey });
  return { by: 'player', reader, send, line };
};

/** Whether the page asks; it has what it wrote itself, and takes a mark from the frame. */
const isNew = ({ what, n }: { what: string; n?: number }, last: number): boolean =>
  what === 'state' || (what === 'message' && (n ?? Infinity) > last);

/** However much is written, the list of the desk is asked for no more often than this. */
const listMs = 1000;
const attendMs = 20_000;

/** An operator's desk with the panes of their chats. */
export const openDesk = (
  visitor: Visitor,
  { cookie, chats }: Attendant,
  { talkers, site, seen }: { talkers: readonly Talker[]; site: Site; seen: Seen },
): { line: Line; panes: { place: number; pane: Side }[] } => {
  visitor.cookies.set('__Host-pc', cookie);
  const panes = chats.map((place) => {
    const { chatId } = talkers[place]!;
    const reader = openReader((from) => visitor.get(chatDesk.readDeskChat, { chatId, from }), seen);
    const send: Send = (text, idempotencyKey) =>
      visitor.call(chatDesk.sendDeskChat, { chatId, text }, { idempotencyKey });
    return { place, chatId, pane: { by: 'operator' as const, reader, send } };
  });
  const list = pacedList(visitor);
  const sync = async ({ chatId, pane: { reader } }: (typeof panes)[number]) => {
    await reader.ask();
    const last = reader.messages.at(-1);
    if (last?.by === 'player') {
      await visitor.call(chatDesk.markDeskRead, { chatId, n: last.n }).catch(() => undefined);
    }
  };
  const line = openLine<ConsoleMessage>({
    url: `${site.consoleUrl.replace(/^http/, 'ws')}/console/socket`,
    host: visitor.host,
    cookie: cookieLine(visitor.cookies),
    hello: undefined,
    onMessages: (messages) => {
      for (const message of messages) {
        if (message.type === 'hello') for (const one of panes) void sync(one);
        if (message.type !== 'chat' || message.what === 'state') list();
        if (message.type !== 'chat') continue;
        const one = panes.find(({ chatId }) => chatId === message.chatId);
        if (one && isNew(message, one.pane.reader.messages.at(-1)?.n ?? 0)) void sync(one);
      }
    },
  });
  const attend = () =>
    void visitor.call(chatDesk.attendChats, { isReceiving: true }).catch(() => undefined);
  attend();
  // People sit down at different moments: together they would be a burst that no desk makes.
  setTimeout(() => setInterval(attend, attendMs), attendMs * Math.random());
  return { line, panes };
};

const pacedList = (visitor: Visitor) => {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      void visitor.call(chatDesk.listChats, {}).catch(() => undefined);
    }, listMs);
  };
};
