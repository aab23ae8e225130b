import { expect, test } from 'vitest';
import { spinPhase } from '../rules/play';
import { proveReels } from '../testing/proof-cases';
import { game } from './index';
import { rules } from './rules';

// [GAME-10]
proveReels({
  game,
  rules,
  combinations: 24_300_000,
  lineUnits: 465_311_048,
});

test('a sun in view turns the whole middle reel wild before lines are evaluated', () => {
  const { board, read, wins } = spinPhase(rules, [0, 0, 0, 0, 1]);
  expect(board[2]?.filter((symbol) => symbol === 'wild')).toHaveLength(1);
  expect(read?.[2]).toEqual(['wild', 'wild', 'wild', 'wild']);
  expect(read?.filter((_, reel) => reel !== 2)).toEqual(board.filter((_, reel) => reel !== 2));
  expect(wins.find(({ line }) => line === 2)).toMatchObject({
    symbol: 'lac',
    count: 4,
    units: 250,
  });
});

test('without a sun in view the board is evaluated unchanged', () => {
  const stop = rules.strips[2]!.findIndex((_, from) =>
    [0, 1, 2, 3].every((row) => rules.strips[2]![(from + row) % 30] !== 'wild'),
  );
  expect(spinPhase(rules, [0, 0, stop, 0, 0]).read).toBeUndefined();
});
