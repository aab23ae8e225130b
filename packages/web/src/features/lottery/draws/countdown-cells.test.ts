import { expect, test } from 'vitest';
import { cellsOf } from './countdown-cells';

test.each([
  [undefined, '––:––:––'],
  [0, '00:00:00'],
  [1, '00:00:01'],
  [1000, '00:00:01'],
  [59_001, '00:01:00'],
  [2_537_000, '00:42:17'],
  [100 * 3_600_000, '100:00:00'],
])('a draw that closes in %s ms shows %s', (leftMs, text) => {
  const signs = cellsOf(leftMs).map(({ sign }) => sign);
  expect(signs.join('')).toBe(text);
});
