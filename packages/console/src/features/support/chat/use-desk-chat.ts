import { chatDesk, type DeskChat, type DeskMessageView } from '@parlour/contract/support/chat-desk';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api/call';
import { onConsoleLive } from '../../../lib/api/live';
import { asRefused, type ConsoleRefused } from '../../../lib/api/refused';
import { showCard, watchPane, withSent } from './desk-cards';

type Known = {
  chat: DeskChat | undefined;
  messages: readonly DeskMessageView[];
  /** The person types, until this time of the page. */
  typingUntil: number;
  missed: ConsoleRefused | undefined;
};

const nothing: Known = { chat: undefined, messages: [], typingUntil: 0, missed: undefined };

const pollMs = 20_000;
const typingMs = 5000;

/** Reads a chat and what comes after its last message, one question at a time. */
const openReader = (
  chatId: string,
  show: (change: (known: Known) => Known) => void,
  onRead: (chat: DeskChat) => void,
) => {
  let last = 0;
  let isAsking = false;
  let isAskedAgain = false;
  let isOver = false;

  const take = (chat: DeskChat) => {
    const next = chat.messages.filter(({ n }) => n > last);
    last = next.at(-1)?.n ?? last;
    if (isOver) return;
    onRead(chat);
    show((known) => ({
      ...known,
      chat,
      messages: [...known.messages, ...next],
      missed: undefined,
    }));
  };
  const ask = async () => {
    if (isAsking) {
      isAskedAgain = true;
      return;
    }
    isAsking = true;
    try {
      do {
        isAskedAgain = false;
        const chat = await call(chatDesk.readDeskChat, { chatId, ...(last > 0 && { from: last }) });
        take(chat);
        if (last < chat.lastN && chat.messages.length > 0) isAskedAgain = true;
      } while (isAskedAgain && !isOver);
    } catch (thrown) {
      if (!isOver) show((known) => ({ ...known, missed: asRefused(thrown) }));
    } finally {
      isAsking = false;
    }
  };
  return {
    ask,
    /** Takes the operator's own words as the answer of their call numbers them. */
    takeSent: (chat: DeskChat, message: DeskMessageView) => {
      if (message.n !== last + 1) void ask();
      else take(withSent(chat, message));
    },
    /** Whether the message is here: then no one asks for it. */
    has: (n: number) => n <= last,
    close: () => {
      isOver = true;
    },
  };
};

/** The person's mark stands in its notice. */
const withRead = (known: Known, n: number): Known =>
  known.chat
    ? { ...known, chat: { ...known.chat, playerRead: Math.max(known.chat.playerRead, n) } }
    : known;

/** A chat as it is now. */
export const useDeskChat = (chatId: string) => {
  const [known, setKnown] = useState(nothing);
  const [reader, setReader] = useState<ReturnType<typeof openReader>>();
  const client = useQueryClient();
  useEffect(() => {
    const opened = openReader(chatId, setKnown, (chat) => showCard(client, chat));
    const unwatch = watchPane(chatId);
    setReader(opened);
    void opened.ask();
    const timer = setInterval(() => void opened.ask(), pollMs);
    const stop = onConsoleLive((message) => {
      if (message.type === 'hello') void opened.ask();
      if (message.type !== 'chat' || message.chatId !== chatId) return undefined;
      const { what, n } = message;
      if (what === 'read' && n !== undefined) return setKnown((now) => withRead(now, n));
      if (
        what === 'state' ||
        what === 'page' ||
        (what === 'message' && !(n !== undefined && opened.has(n)))
      ) {
        void opened.ask();
      }
      const typingUntil = what === 'typing' ? Date.now() + typingMs : 0;
      return setKnown((now) => ({ ...now, typingUntil }));
    });
    return () => {
      opened.close();
      unwatch();
      clearInterval(timer);
      stop();
    };
  }, [chatId, client]);
  const { chat } = known;
  return {
    ...known,
    refresh: () => void reader?.ask(),
    takeSent: (message: DeskMessageView) => chat && reader?.takeSent(chat, message),
  };
};
