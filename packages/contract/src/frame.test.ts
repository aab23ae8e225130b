import { describe, expect, test } from 'vitest';
import { isFromGame, isToGame } from './frame';

describe('a message between the page and the game', () => {
  test.each([
    { parlour: 1, type: 'ready' },
    { parlour: 1, type: 'round-started', key: 'k', stake: '1000.00' },
    { parlour: 1, type: 'round-started', key: 'k', stake: '0', since: '2026-11-20T20:00:00.000Z' },
    { parlour: 1, type: 'round-ended', played: false },
    { parlour: 1, type: 'limited' },
  ])('[GAME-08] $type of the game is accepted', (message) => {
    expect(isFromGame(message)).toBe(true);
  });

  test.each([
    ['nothing', null],
    ['a word', 'ready'],
    ['an unknown type', { parlour: 1, type: 'pay' }],
    ['a name of every object', { parlour: 1, type: 'constructor' }],
    ['a start without its stake', { parlour: 1, type: 'round-started', key: 'k' }],
    ['a stake that is a number', { parlour: 1, type: 'round-started', key: 'k', stake: 1 }],
    [
      'a moment that is a number',
      { parlour: 1, type: 'round-started', key: 'k', stake: '0', since: 1 },
    ],
    ['an end that does not say whether it was played', { parlour: 1, type: 'round-ended' }],
    ['a message of another program', { type: 'ready' }],
  ])('[GAME-08] %s is not', (_name, message) => {
    expect(isFromGame(message)).toBe(false);
  });

  test('[GAME-08] what was played reaches the game complete or not at all', () => {
    const played = { parlour: 1, type: 'played', startedAt: 'a', net: '-1.00', asOf: 'b' };
    expect(isToGame(played)).toBe(true);
    expect(isToGame({ ...played, net: -1 })).toBe(false);
  });
});
