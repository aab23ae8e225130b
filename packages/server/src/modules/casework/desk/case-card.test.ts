import { expect, test } from 'vitest';
import { cardOf, type CardRow } from './case-card';

const row = {
  id: '1',
  playerId: '7',
  amount: null,
  openedAt: new Date(0),
  dueAt: new Date(0),
  claimedUntil: null,
} as unknown as CardRow;

test.each([
  ['0912345678', '09***78'],
  ['+84912345678', '+8***78'],
  ['harbourlight', 'harbourlight'],
])('[OPS-01] on the card of a case the account %s is %s', (username, shown) => {
  expect(cardOf({ ...row, username }).player).toEqual({ id: '7', username: shown });
});
