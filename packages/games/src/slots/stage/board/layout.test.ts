import { describe, expect, test } from 'vitest';
import { slotByCode } from '../../../games';
import { barHeight, layout, leastSymbol, type LayoutKind } from './layout';

const games = [...slotByCode.values()];
const windows: [width: number, height: number, kind: LayoutKind, controls: number][] = [
  [844, 390, 'landscape', 0],
  [667, 375, 'landscape', 0],
  [568, 320, 'landscape', 0],
  [1400, 500, 'landscape', 0],
  [320, 568, 'small', 112],
  [360, 560, 'small', 112],
  [360, 640, 'small', 168],
  [373, 900, 'small', 168],
  [390, 719, 'small', 168],
  [390, 720, 'phone', 168],
  [390, 844, 'phone', 222],
  [430, 932, 'phone', 222],
  [619, 779, 'phone', 168],
  [620, 620, 'tablet', 132],
  [768, 1024, 'tablet', 132],
  [1279, 1279, 'tablet', 132],
  [1024, 768, 'wide', 84],
  [1279, 720, 'wide', 84],
  [1280, 720, 'desk', 88],
  [1280, 1400, 'desk', 96],
  [1440, 900, 'desk', 88],
  [1920, 1080, 'desk', 96],
];

describe.each(windows)('%i × %i', (width, height, kind, controls) => {
  test.each(games.map((game) => [game.code, game] as const))(
    `[GAME-08] %s is laid out as ${kind}, and no symbol is smaller than 46 px`,
    (_code, { cols, rows }) => {
      const placed = layout(width, height, cols, rows);
      expect([placed.kind, placed.controls]).toEqual([kind, controls]);
      expect(placed.symbol).toBeGreaterThanOrEqual(leastSymbol);
      expect(placed.cellWidth).toBeGreaterThanOrEqual(leastSymbol);
      expect(placed.cellHeight).toBeGreaterThanOrEqual(leastSymbol);
      const { column, gap, side, gameHeader, resultBar } = placed;
      const beside = kind === 'desk' ? 2 * (column + gap) : column + (column && gap);
      expect(placed.frameWidth + beside + side).toBeLessThanOrEqual(width);
      const under = kind === 'desk' || kind === 'landscape' ? 0 : resultBar;
      const used = barHeight + gameHeader + placed.frameHeight + under + controls;
      expect(used).toBeLessThanOrEqual(height);
    },
  );
});

const five = (width: number, height: number) => layout(width, height, 5, 3);

test('[GAME-08] on a phone without room header and result bar shrink in their order, then the cells', () => {
  const steps = [];
  let last = '';
  for (let height = 932; height >= 480; height--) {
    const { gameHeader, resultBar } = layout(390, height, 5, 3);
    const step = `${gameHeader}/${resultBar}`;
    if (step !== last && height >= 720) steps.push(step);
    last = step;
  }
  // Under 780 the controls give up their own, and the others get it.
  expect(steps).toEqual(['160/92', '160/68', '112/68', '160/68', '112/68']);
  const small = [900, 620, 560, 545, 520].map((height) => layout(360, height, 6, 5));
  expect(small.map(({ gameHeader, resultBar }) => [gameHeader, resultBar])).toEqual([
    [64, 68],
    [64, 68],
    [44, 56],
    [44, 48],
    [44, 48],
  ]);
});

test('[GAME-08] six columns under 340 px also shrink gutter and border', () => {
  const gems = layout(320, 568, 6, 5);
  expect([gems.frameWidth, gems.band]).toEqual([expect.closeTo(312, 0), 6]);
  expect(layout(340, 568, 6, 5).band).toBe(9);
});

test('[GAME-08] the stage of a desktop is large: half of 1440 and more, five cells of 189 at most', () => {
  expect(five(1440, 900).frameWidth).toBeGreaterThan(0.55 * 1440);
  expect(five(1920, 1080).cellWidth).toBe(189);
  expect(five(3840, 2160).cellWidth).toBe(189);
  for (const { cols, rows } of games) {
    const { frameWidth, band } = layout(1920, 1080, cols, rows);
    expect(frameWidth - 2 * (band + 7)).toBeLessThanOrEqual(5 * 189);
    expect(frameWidth).toBeGreaterThan(0.3 * 1920);
  }
});

test('[GAME-08] a frame that is too low scrolls: the reels keep their least height', () => {
  const { frameHeight, symbol } = layout(360, 400, 6, 5);
  expect(symbol).toBe(leastSymbol);
  expect(frameHeight).toBeGreaterThan(400 - barHeight - 112 - 44);
});

test('[GAME-08] one more pixel never removes more than it adds', () => {
  for (const { cols, rows } of games) {
    for (let width = 320; width < 619; width++) {
      const [one, next] = [layout(width, 568, cols, rows), layout(width + 1, 568, cols, rows)];
      expect(next.cellWidth - one.cellWidth).toBeGreaterThan(-6);
    }
  }
});
