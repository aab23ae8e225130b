import { setTimeout as pause } from 'node:timers/promises';
import type { ChatMessage } from '@parlour/contract/support/chat';
import { WebSocket } from '../live/web-socket';

type Part = { messages: ChatMessage[]; lastN: number };

export type Reader = {
  /** All that is shown. */
  messages: readonly ChatMessage[];
  /** Takes what the page itself sent, as its answer numbers it; asks if something is between. */
  takeSent: (message: ChatMessage) => Promise<void>;
  /** Asks for what follows, one question at a time, and once more if something came meanwhile. */
  ask: () => Promise<void>;
};

/** Reads a chat as a page of the site does: the numbers decide what is asked for. */
export const openReader = (
  read: (from: number) => Promise<Part>,
  onMessage: (message: ChatMessage) => void,
): Reader => {
  const messages: ChatMessage[] = [];
  let asking: Promise<void> | undefined;
  let isAskedAgain = false;
  const askOnce = async () => {
    for (;;) {
      const last = messages.at(-1)?.n ?? 0;
      const { messages: next, lastN } = await read(last);
      for (const message of next) {
        // It may have come by its own answer meanwhile.
        if (message.n <= (messages.at(-1)?.n ?? 0)) continue;
        messages.push(message);
        onMessage(message);
      }
      if ((messages.at(-1)?.n ?? 0) >= lastN || next.length === 0) return;
    }
  };
  const askUntilCurrent = async () => {
    do {
      isAskedAgain = false;
      // A question that was cut off is put again.
      await askOnce().catch(async () => {
        await pause(retryAfterMs(0));
        isAskedAgain = true;
      });
    } while (isAskedAgain);
  };
  const ask = () => {
    if (asking) isAskedAgain = true;
    else {
      asking = askUntilCurrent().finally(() => {
        asking = undefined;
      });
    }
    return asking!;
  };
  const takeSent = async (message: ChatMessage) => {
    const last = messages.at(-1)?.n ?? 0;
    if (message.n === last + 1) messages.push(message);
    else if (message.n > last) await ask();
  };
  return { messages, ask, takeSent };
};

/** As the pages wait before they connect again. */
export const retryAfterMs = (tries: number): number =>
  Math.min(30_000, 1000 * 2 ** Math.min(tries, 5)) * (0.75 + Math.random() / 2);

export type Line = {
  /** When the site has answered the first time, or after the next cut. */
  connected: () => Promise<void>;
  cut: () => void;
};

type LineOptions<Message> = {
  url: string;
  /** Of the page: its origin. */
  host: string;
  cookie: string;
  hello: object | undefined;
  onMessages: (messages: Message[]) => void;
};

/** A page's socket, which comes again after every end, later each time. */
export const openLine = <Message extends { type: string }>({
  url,
  host,
  cookie,
  hello,
  onMessages,
}: LineOptions<Message>): Line => {
  let attempt = 0;
  let socket: InstanceType<typeof WebSocket>;
  let up: () => void;
  let isUp: Promise<void>;
  const isDown = () => {
    isUp = new Promise((resolve) => {
      up = resolve;
    });
  };
  isDown();
  const connect = () => {
    socket = new WebSocket(url, { headers: { host, origin: `http://${host}`, cookie } });
    socket.on('open', () => {
      if (hello) socket.send(JSON.stringify(hello));
    });
    socket.on('message', (bytes: Buffer) => {
      const messages = JSON.parse(bytes.toString()) as Message[];
      if (messages.some(({ type }) => type === 'hello')) {
        attempt = 0;
        up();
      }
      onMessages(messages);
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      attempt += 1;
      setTimeout(connect, retryAfterMs(attempt));
    });
  };
  connect();
  return {
    connected: () => isUp,
    cut: () => {
      isDown();
      socket.terminate();
    },
  };
};
