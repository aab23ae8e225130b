import type { ChatDesk, DeskChatCard } from '@parlour/contract/support/chat-desk';
import { describe, expect, test } from 'vitest';
import { isOfList, promiseOf, watchPane, withCard, withSent } from './desk-cards';

const card = (id: string, lastN: number): DeskChatCard => ({
  id,
  brand: 'main',
  language: 'VI',
  state: 'open',
  openedAt: '2026-01-01T00:00:00.000Z',
  lastAt: '2026-01-01T00:00:00.000Z',
  lastN,
  deskRead: 0,
  playerRead: 0,
});

describe('[SHELL-16] the list of the chat desk', () => {
  test('is not read again for what an open pane reads, and for nothing that it does not show', () => {
    const message = { type: 'chat', chatId: '7', what: 'message', n: 3 } as const;
    expect(isOfList(message)).toBe(true);
    const unwatch = watchPane('7');
    expect(isOfList(message)).toBe(false);
    expect(isOfList({ ...message, what: 'state' })).toBe(true);
    unwatch();
    expect(isOfList(message)).toBe(true);
    expect(isOfList({ ...message, what: 'typing' })).toBe(false);
    expect(isOfList({ ...message, what: 'read' })).toBe(false);
    expect(isOfList({ ...message, what: 'page' })).toBe(false);
    expect(isOfList({ type: 'hello' })).toBe(true);
    expect(isOfList({ type: 'cases', kind: 'chat' })).toBe(false);
  });

  test('has the card that the pane has read, in its group', () => {
    const desk: ChatDesk = {
      waiting: [card('1', 1)],
      mine: [card('7', 2), card('8', 2)],
      others: [],
      becameTickets: [],
      most: 4,
      promisedMinutes: 1,
      promises: { main: 1 },
    };
    expect(withCard(desk, card('7', 3))).toEqual({ ...desk, mine: [card('7', 3), card('8', 2)] });
  });

  test('measures each chat by the promise of its brand', () => {
    const desk = { promisedMinutes: 1, promises: { main: 1, second: 10 } };
    const ofSecond = { ...card('9', 1), brand: 'second' };
    expect([card('7', 1), ofSecond].map((one) => promiseOf(desk, one))).toEqual([1, 10]);
  });

  test('has an own message as its answer numbers it: the chat waits for no one', () => {
    const at = '2026-01-01T00:00:01.000Z';
    const message = { n: 3, by: 'operator', at, text: 'yes', writer: 'Lan' } as const;
    const claimedBy = { id: '5', name: 'Lan' };
    const known = { ...card('7', 2), claimedBy, askedAt: at, messages: [], hasOlder: true };
    const { askedAt: _asked, ...answered } = known;
    expect(withSent(known, message)).toEqual({
      ...answered,
      lastN: 3,
      deskRead: 3,
      lastAt: at,
      last: { by: 'operator', text: 'yes', operator: claimedBy },
      messages: [message],
    });
  });
});
