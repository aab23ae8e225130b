import { expect, test } from 'vitest';
import { slotByCode } from '../../../games';
import { layout } from './layout';
import { headingWidth, titleFor } from './title';

const windows = [
  [320, 568],
  [360, 560],
  [360, 640],
  [390, 720],
  [390, 844],
  [768, 1024],
  [568, 320],
  [667, 375],
  [844, 390],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const;

test('[GAME-08] the name of every game fits at every size, in every language', async () => {
  for (const { cols, rows, rules, front } of slotByCode.values()) {
    const { names } = await front();
    for (const [width, height] of windows) {
      const placed = layout(width, height, cols, rows);
      if (placed.kind === 'landscape' && placed.column === 0) continue;
      const taken = rules.kind === 'anywhere' && placed.gameHeader < 100 ? 180 : 0;
      for (const name of Object.values(names)) {
        const { size, lines } = titleFor(name, placed, width, taken);
        const message = `${name} at ${width} × ${height}: ${size} px`;
        expect(size, message).toBeGreaterThanOrEqual(15);
        expect(lines.join(' ')).toBe(name);
        const widest = Math.max(...lines.map(headingWidth)) * size;
        const room = placed.gameHeader ? width - 24 - taken : placed.column;
        expect(widest, message).toBeLessThanOrEqual(room + 0.01);
      }
    }
  }
});

test('[GAME-08] a name ends before the art, else it is printed at 30 px', () => {
  const phone = layout(390, 844, 5, 3);
  expect(titleFor('Đầm Sen', phone, 390)).toEqual({ size: 34, lines: ['Đầm Sen'] });
  expect(titleFor('Trống Đồng', phone, 390).size).toBeGreaterThanOrEqual(30);
  expect(titleFor('Floating Market', phone, 390).lines).toEqual(['Floating', 'Market']);
});
