import { expect, test } from 'vitest';
import { periodOf, viewOf } from './period';

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

test('[WALLET-07] the address has the filter, and an invalid one means the last seven days', () => {
  const zone = 'Asia/Ho_Chi_Minh';
  const lastSeven = { from: '2026-02-24', to: '2026-03-02' };
  const view = (search: string) => viewOf(search, justAfterMidnight, zone);
  expect(view('')).toEqual({ name: 'last7', period: lastSeven, page: 1, by: 'rounds' });
  expect(view('period=yesterday&recordPage=3&recordView=days')).toEqual({
    name: 'yesterday',
    period: { from: '2026-03-01', to: '2026-03-01' },
    page: 3,
    by: 'days',
  });
  const own = { from: '2026-01-05', to: '2026-01-09' };
  expect(view('period=custom&from=2026-01-05&to=2026-01-09').period).toEqual(own);
  expect(view('period=custom&from=2026-01-09&to=2026-01-05').period).toEqual(lastSeven);
  expect(view('period=ever&recordPage=-2&recordView=years')).toEqual(view(''));
});
