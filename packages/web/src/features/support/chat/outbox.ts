import { type ChatView, type SentMessage, supportChat } from '@parlour/contract/support/chat';
import { create } from 'zustand';
import { call, setRight } from '../../../lib/api/api';
import { asRefused, Refused } from '../../../lib/api/refused';
import { sendImage } from '../../../lib/api/send-image';
import { useSession } from '../../../lib/session/session';
import { withVerification } from '../../../lib/session/verify';
import { personNow, syncChat, takeAnswer, takeSent, useChat } from './chat-store';

/** A message on its way; a repeat goes under the same key. */
export type OutgoingChat = {
  key: string;
  state: 'sending' | 'failed';
  refused?: Refused;
} & ({ text: string } | { picture: Blob });

export const useOutbox = create<{ waiting: readonly OutgoingChat[] }>(() => ({ waiting: [] }));

const waitingNow = () => useOutbox.getState().waiting;

const replace = (key: string, change: Partial<OutgoingChat> | undefined): void =>
  useOutbox.setState({
    waiting: waitingNow().flatMap((one) =>
      one.key !== key ? [one] : change === undefined ? [] : [{ ...one, ...change } as OutgoingChat],
    ),
  });

/** A visitor solves a puzzle to open a chat. */
const openChat = async (): Promise<ChatView> => {
  if (useSession.getState().authState === 'member') return call(supportChat.openChat, {});
  const view = await withVerification('feedback', (verification) =>
    call(supportChat.openChat, verification === undefined ? {} : { verification }),
  );
  if (!view) throw new Refused('session.verification_required');
  return view;
};

const openFirst = async (): Promise<void> => {
  if (useChat.getState().facts?.state !== 'open') await takeAnswer(openChat());
};

const sendOne = (one: OutgoingChat): Promise<SentMessage> =>
  'text' in one
    ? call(supportChat.sendChat, { text: one.text })
    : setRight(() => sendImage(supportChat.sendChatImage, {}, one.picture, one.key));

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The longest wait that is waited out without asking. */
const longestWaitMs = 15_000;

/**
 * Sends one message; sent too fast, it goes again after the wait that the server names. With its
 * writer it is gone: another person's token never sends it.
 */
const deliver = async (one: OutgoingChat, writer: number): Promise<SentMessage | undefined> => {
  while (writer === personNow()) {
    try {
      await openFirst();
      return writer === personNow() ? await sendOne(one) : undefined;
    } catch (thrown) {
      const refused = asRefused(thrown);
      const wait = Number(refused.value.retryAfterMs);
      if (refused.code !== 'support.too_fast' || !(wait <= longestWaitMs)) throw refused;
      await pause(wait);
    }
  }
  return undefined;
};

/** Shows a message that was sent: its answer has the number, and the rest is known here. */
const showSent = async (one: OutgoingChat, sent: SentMessage | undefined): Promise<void> => {
  if (!(sent && 'text' in one && takeSent(one.text, sent))) await syncChat();
};

/** The person whose messages are being sent. */
let running: number | undefined;

/** Sends what waits, one after another: what was written first is first. */
const run = async (): Promise<void> => {
  const writer = personNow();
  if (running === writer) return;
  running = writer;
  while (writer === personNow()) {
    const [one] = waitingNow();
    if (one?.state !== 'sending') break;
    try {
      const sent = await deliver(one, writer);
      if (writer !== personNow()) return;
      // It leaves when the chat has it, so that it is never missing from the screen.
      await showSent(one, sent);
      replace(one.key, undefined);
    } catch (thrown) {
      replace(one.key, { state: 'failed', refused: asRefused(thrown) });
    }
  }
  if (running === writer) running = undefined;
};

export const send = (said: { text: string } | { picture: Blob }): void => {
  const one: OutgoingChat = { ...said, key: crypto.randomUUID(), state: 'sending' };
  useOutbox.setState({ waiting: [...waitingNow(), one] });
  void run();
};

export const retry = (key: string): void => {
  const { refused: _refused, ...one } = waitingNow().find((each) => each.key === key) ?? {};
  if (!('key' in one)) return;
  useOutbox.setState({
    waiting: waitingNow().map((each) =>
      each.key === key ? ({ ...one, state: 'sending' } as OutgoingChat) : each,
    ),
  });
  void run();
};

export const discard = (key: string): void => {
  replace(key, undefined);
  void run();
};

export const forgetOutbox = (): void => useOutbox.setState({ waiting: [] });

/** The network is back: what failed for want of it goes now. */
export const retryLost = (): void => {
  for (const { key, state, refused } of waitingNow()) {
    if (state === 'failed' && refused?.status === 0) retry(key);
  }
};
