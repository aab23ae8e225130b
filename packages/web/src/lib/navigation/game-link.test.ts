import type { Game } from '@parlour/contract/catalogue';
import { phrasesOf } from '@parlour/locales/all';
import { expect, test } from 'vitest';
import { fromBet, hotMarks, returnLine } from './game-link';

const game = (nodeId: number, isHot: 0 | 1): Game => ({
  nodeId,
  gameCode: `g${nodeId}`,
  vassalage: 'HOUSE',
  gameType: 'RNG',
  gameClassify: 'Video Slots',
  name: `Game ${nodeId}`,
  isHot,
  isNew: false,
  demo: true,
});

const hall = (count: number, hot: number) =>
  Array.from({ length: count }, (_, at) => game(at, at < hot ? 1 : 0));

test.each([
  [8, 3, 1],
  [8, 0, 0],
  [3, 3, 1],
  [24, 9, 3],
])('of %i games of which %i are hot, %i carry the mark', (count, hot, marked) => {
  const games = hall(count, hot);
  expect(games.filter(hotMarks(games))).toHaveLength(marked);
});

test('a card says its return, or the lowest bet without empty cents', () => {
  const words = phrasesOf.vi.catalogue;
  expect(returnLine({ ...game(1, 0), rtp: '95.59' }, words)).toBe('RTP 95.59\u00a0%');
  expect(returnLine(game(1, 0), words)).toBe('');
  expect(fromBet({ ...game(1, 0), minBet: '1000' }, words, '₫')).toBe('Cược từ ₫\u00a01,000');
  expect(fromBet({ ...game(1, 0), minBet: '0.5' }, words, 'P')).toBe('Cược từ P\u00a00.50');
});
