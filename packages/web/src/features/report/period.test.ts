import { expect, test } from 'vitest';
import { periodOf } from './period';

const justAfterMidnight = Date.parse('2026-03-01T17:05:00Z');

test('[WALLET-07] a period is days of the brand, not of the browser', () => {
  const zone = 'Asia/Ho_Chi_Minh';
  expect(periodOf('today', justAfterMidnight, zone)).toEqual({
    from: '2026-03-02',
    to: '2026-03-02',
  });
  expect(periodOf('yesterday', justAfterMidnight, zone).from).toBe('2026-03-01');
  expect(periodOf('last7', justAfterMidnight, zone)).toEqual({
    from: '2026-02-24',
    to: '2026-03-02',
  });
  expect(periodOf('last30', justAfterMidnight, 'Asia/Manila').from).toBe('2026-02-01');
});
