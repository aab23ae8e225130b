import { describe, expect, test } from 'vitest';
import { loadSlotTexts } from '@parlour/locales/game-phrases';
import { listLocales } from '@parlour/locales/locales';
import { viewByCode } from '@parlour/testkit/games/views';
import { fieldSvg } from './field-patterns';
import { frameSvg } from '../board/frame';
import { symbolSvg } from './print';

const views = [...viewByCode.values()];
const states = ['idle', 'win'] as const;
const details = [1, 1.5, 2];

test('[GAME-09] eight games have sixty-two drawings', () => {
  const drawings = views.flatMap(({ look }) => Object.keys(look.symbols));
  expect(views).toHaveLength(8);
  expect(drawings).toHaveLength(62);
});

describe.each(views)('$game.code', ({ game, look }) => {
  const onReels = game.rules.symbols.filter((symbol) => symbol !== 'blank');

  test('[GAME-09] every symbol of the rules has a drawing and a name, and there is no spare one', async () => {
    expect(Object.keys(look.symbols).sort()).toEqual([...onReels].sort());
    for (const locale of listLocales()) {
      const { words } = await loadSlotTexts(locale, game.code);
      expect(Object.keys(words.symbols)).toEqual(expect.arrayContaining([...onReels]));
    }
  });

  test('[GAME-09] each drawing is deterministic, without text or an invalid number', () => {
    for (const symbol of onReels) {
      for (const state of states) {
        for (const detail of details) {
          const svg = symbolSvg(look, symbol, { state, detail });
          expect(svg).toBe(symbolSvg(look, symbol, { state, detail }));
          expect(svg).not.toMatch(/<text|Gradient|NaN|undefined|Infinity|style=/);
        }
      }
    }
  });

  test('[GAME-09] a winning symbol has another print than an idle one, in the same inks', () => {
    for (const symbol of onReels) {
      const idle = symbolSvg(look, symbol);
      const win = symbolSvg(look, symbol, { state: 'win' });
      expect(win).not.toBe(idle);
      for (const svg of [idle, win]) {
        const colours = new Set(svg.match(/#[0-9a-f]{6}/gi));
        const inks = new Set([...Object.values(look.palette), '#FFF6E6']);
        expect([...colours].filter((colour) => !inks.has(colour))).toEqual([]);
      }
    }
  });

  test('[GAME-09] field and frame are drawn for any size', () => {
    for (const [width, height] of [
      [344, 400],
      [1440, 900],
    ] as const) {
      const field = fieldSvg(look, { width, height, cx: width / 2, cy: height / 2 });
      expect(field).not.toMatch(/NaN|undefined/);
    }
    const box = { cols: game.cols, rows: game.rows, cellWidth: 67.6, cellHeight: 88, band: 11 };
    const frame = frameSvg(look, box);
    expect(frame).not.toMatch(/NaN|undefined/);
    expect(frameSvg(look, box, true)).not.toBe(frame);
  });
});
