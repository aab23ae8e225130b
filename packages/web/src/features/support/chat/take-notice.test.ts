import type { ChatMessage } from '@parlour/contract/support/chat';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { forgetChat, takeNotice, takeSent, useChat } from './chat-store';

const message = (n: number): ChatMessage => ({
  n,
  by: 'player',
  at: '2026-01-01T00:00:00.000Z',
  text: `message ${n}`,
});

beforeEach(() => {
  forgetChat();
  useChat.setState({
    facts: {
      state: 'open',
      isTaken: true,
      isStaffed: true,
      promisedMinutes: 1,
      takesPictures: true,
      lastN: 2,
      ownRead: 2,
      operatorRead: 1,
      unread: 0,
      mayBecomeTicket: false,
    },
    messages: [message(1), message(2)],
  });
});
afterEach(forgetChat);

describe('[SHELL-16] a notice of a chat', () => {
  test('of the operator’s mark is shown without a question, and never goes back', () => {
    expect(takeNotice({ what: 'read', n: 2 })).toBe(true);
    expect(takeNotice({ what: 'read', n: 1 })).toBe(true);
    expect(useChat.getState().facts?.operatorRead).toBe(2);
  });

  test('of a message that is here needs no question; one that follows does', () => {
    expect(takeNotice({ what: 'message', n: 2 })).toBe(true);
    expect(takeNotice({ what: 'message', n: 3 })).toBe(false);
    expect(takeNotice({ what: 'state', n: 2 })).toBe(false);
  });

  test('of a chat that this page does not know is asked for', () => {
    forgetChat();
    expect(takeNotice({ what: 'read', n: 2 })).toBe(false);
  });
});

describe('[SHELL-16] an own message that was sent', () => {
  const sent = (n: number) => takeSent('mine', { n, at: '2026-01-01T00:00:01.000Z' });

  test('is shown as the answer numbers it, without a question', () => {
    expect(sent(3)).toBe(true);
    const { facts, messages } = useChat.getState();
    expect(messages.at(-1)).toMatchObject({ n: 3, by: 'player', text: 'mine' });
    expect(facts).toMatchObject({ lastN: 3, ownRead: 3 });
    expect(takeNotice({ what: 'message', n: 3 })).toBe(true);
  });

  test('is asked for where another came before it, or where it is here', () => {
    expect(sent(4)).toBe(false);
    expect(sent(2)).toBe(false);
    expect(useChat.getState().messages).toHaveLength(2);
  });

  test('is asked for where no operator has the chat: it changes what the person waits for', () => {
    useChat.setState(({ facts }) => ({ facts: { ...facts!, isTaken: false } }));
    expect(sent(3)).toBe(false);
  });
});
