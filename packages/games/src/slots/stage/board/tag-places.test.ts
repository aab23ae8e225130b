import { expect, test } from 'vitest';
import { slotByCode } from '../../../games';
import { layout } from './layout';
import { gapTagSize, lineTagShift, middleGap, tagHeight, tagRow } from './tag-places';

const games = [...slotByCode.values()].filter(({ rules }) => rules.kind !== 'anywhere');
const windows = [
  [320, 568],
  [360, 560],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const;

test.each(games.map((game) => [game.code, game] as const))(
  '[GAME-09] in %s the amount of a line is in a gap between rows, in every window',
  (_code, { cols, rows }) => {
    for (const [width, height] of windows) {
      const placed = layout(width, height, cols, rows);
      const size = gapTagSize(placed);
      expect(size).toBeGreaterThanOrEqual(14);
      for (let row = 0; row < rows; row += 1) {
        const shift = lineTagShift(placed, rows, row);
        const tag = (size * tagHeight) / 2;
        // A drawing leaves a tenth of its square free on each side, or nearly.
        expect(Math.abs(shift) - tag).toBeGreaterThanOrEqual(placed.symbol * 0.3);
        expect((row + 0.5) * placed.cellHeight + shift).toBeLessThan(rows * placed.cellHeight);
      }
    }
  },
);

test('[GAME-09] a way has its amount in the gap nearest to the middle', () => {
  expect([3, 4, 5].map(middleGap)).toEqual([2, 2, 3]);
});

test('[GAME-09] a group of a cascade has its amount on the row near the middle with fewest of its cells', () => {
  const cells = [2, 2, 2, 2, 1].map((row, reel) => ({ reel, row }));
  expect(tagRow(5, { cells }, new Set())).toBe(3);
  expect(tagRow(5, { cells }, new Set([3]))).toBe(1);
});
