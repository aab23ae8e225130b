import type { ChatView } from '@parlour/contract/support/chat';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useSession } from '../../../lib/session/session';
import { forgetChat, syncChat, takeAnswer, useChat } from './chat-store';
import { draftNow, keepDraft } from './draft';
import { followChat } from './follow-chat';
import { forgetOutbox, send, useOutbox } from './outbox';

type Asked = { path: string; text: string | undefined; answer: (response: Response) => void };

let calls: Asked[];
const before = useSession.getState();

const view = (about: Partial<ChatView> = {}): ChatView => ({
  state: 'open',
  isTaken: false,
  isStaffed: true,
  promisedMinutes: 1,
  takesPictures: true,
  lastN: 0,
  ownRead: 0,
  operatorRead: 0,
  unread: 0,
  mayBecomeTicket: false,
  messages: [],
  hasOlder: false,
  ...about,
});

const secret = view({
  lastN: 1,
  messages: [{ n: 1, by: 'player', at: '2026-01-01T00:00:00.000Z', text: 'of the first' }],
});

const answer = (value: unknown) => Response.json({ success: true, value });

const tooFast = (retryAfterMs: number) =>
  Response.json(
    { success: false, code: 'support.too_fast', message: '', id: '1', value: { retryAfterMs } },
    { status: 429 },
  );

/** The next call that was made and has no answer. */
const nextCall = async (): Promise<Asked> => {
  await vi.waitFor(() => expect(calls).not.toEqual([]));
  return calls.shift()!;
};

const anotherPerson = () => {
  forgetChat();
  forgetOutbox();
};

const settled = () => new Promise((resolve) => setTimeout(resolve, 30));

beforeEach(() => {
  calls = [];
  anotherPerson();
  useSession.setState({ authState: 'member' });
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal(
    'fetch',
    (path: string, { body }: RequestInit) =>
      new Promise<Response>((resolve) => {
        const { text } = body ? (JSON.parse(body as string) as { text?: string }) : {};
        calls.push({ path, text, answer: resolve });
      }),
  );
});
afterEach(() => {
  anotherPerson();
  useSession.setState(before);
  vi.unstubAllGlobals();
});

describe('[AUTH-14] when another person is at the tab', () => {
  test('a message that waits to be sent again is not sent', async () => {
    useChat.setState({ facts: view() });
    send({ text: 'of the first' });
    (await nextCall()).answer(tooFast(20));
    await settled();
    // Sent again after the wait, as long as its writer is there.
    (await nextCall()).answer(tooFast(20));
    anotherPerson();
    await settled();
    expect(calls).toEqual([]);
    expect(useOutbox.getState().waiting).toEqual([]);
  });

  test('a message whose chat is being opened is not sent, and the answer is not shown', async () => {
    send({ text: 'of the first' });
    const opening = await nextCall();
    expect(opening.path).toBe('/api/support/chat/open');
    anotherPerson();
    opening.answer(answer(secret));
    await settled();
    expect(calls).toEqual([]);
    expect(useChat.getState()).toMatchObject({ facts: undefined, messages: [] });
  });

  test('their own message does not wait for the former person’s', async () => {
    useChat.setState({ facts: view() });
    send({ text: 'of the first' });
    const former = await nextCall();
    anotherPerson();
    useChat.setState({ facts: view() });
    send({ text: 'of the second' });
    const own = await nextCall();
    expect(own.text).toBe('of the second');
    former.answer(answer({ n: 1, at: '2026-01-01T00:00:00.000Z' }));
    await settled();
    expect(useOutbox.getState().waiting.map(({ state }) => state)).toEqual(['sending']);
    own.answer(answer({ n: 1, at: '2026-01-01T00:00:00.000Z' }));
    (await nextCall()).answer(answer(view()));
    await vi.waitFor(() => expect(useOutbox.getState().waiting).toEqual([]));
  });

  test('what the former typed is not in their field', () => {
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('removeEventListener', () => {});
    const stop = followChat(false);
    keepDraft('of the first');
    useSession.setState({ authState: 'visitor' });
    expect(draftNow()).toBe('');
    stop();
  });

  test('an answer to the former person’s question is not shown, nor that it failed', async () => {
    const asked = syncChat();
    const question = await nextCall();
    const closing = takeAnswer(Promise.resolve(secret));
    anotherPerson();
    const own = syncChat();
    question.answer(tooFast(20));
    await Promise.all([asked, closing]);
    expect(useChat.getState()).toMatchObject({ facts: undefined, missed: undefined });
    (await nextCall()).answer(answer(view()));
    await own;
    expect(useChat.getState()).toMatchObject({ facts: { state: 'open' }, messages: [] });
  });
});
