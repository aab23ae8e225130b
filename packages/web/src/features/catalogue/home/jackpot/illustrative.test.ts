import { expect, test } from 'vitest';
import { illustrativeAmount, stepMs } from './illustrative';

const at = Date.UTC(2026, 10, 23, 5, 0, 0);

test('[SHELL-14] the illustrative figure is the clock’s: 165.11 more every 3000 ms', () => {
  expect(stepMs).toBe(3000);
  const begin = Date.UTC(2026, 0, 1);
  expect(illustrativeAmount(begin)).toBe('0');
  expect(illustrativeAmount(begin + 2999)).toBe('0');
  expect(illustrativeAmount(begin + 3000)).toBe('165.11');
  expect(illustrativeAmount(begin + 300_000)).toBe('16511');
});

test('[SHELL-14] two browsers with the same clock show the same figure', () => {
  expect(illustrativeAmount(at)).toBe(illustrativeAmount(at + 2999));
  expect(illustrativeAmount(at)).not.toBe(illustrativeAmount(at + 3000));
  expect(illustrativeAmount(at)).toMatch(/^\d{10}(\.\d{1,2})?$/);
});
