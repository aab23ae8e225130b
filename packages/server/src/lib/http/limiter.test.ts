import { expect, test } from 'vitest';
import { readConfig } from '../config';
import type { Platform } from '../context';
import { Counters, openLimiter } from './limiter';
import { createLog } from '@parlour/node-kit/log';

const bound = { count: 3, seconds: 60 };

test('a subject may call so often at once, and again as time passes', () => {
  const counters = new Counters();
  const at = (seconds: number) => counters.count('one', bound, 1_000_000 + seconds * 1000);
  expect([at(0), at(0), at(0)]).toEqual([0, 0, 0]);
  expect(at(0)).toBe(20_000);
  expect(at(15)).toBe(5000);
  expect(at(20)).toBe(0);
  expect(at(20)).toBeGreaterThan(0);
  expect(counters.count('other', bound, 1_000_000)).toBe(0);
});

test('a clock that is set back blocks no caller for longer than the window', () => {
  const counters = new Counters();
  for (const _ of [1, 2, 3]) counters.count('one', bound, 9_000_000);
  expect(counters.count('one', bound, 1_000_000)).toBeLessThanOrEqual(60_000);
});

const limiterOf = (exempt = '') => {
  const lines: string[] = [];
  let ms = 1_000_000;
  const clock = { now: () => new Date(ms) };
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: 'postgresql://unused/unused',
    SECRET_KEY: 's'.repeat(32),
    PARLOUR_HOUSE_SECRET: 'h'.repeat(32),
    LIMITS_EXEMPT: exempt,
  });
  const log = createLog('debug', clock.now, { write: (line) => lines.push(line) });
  const platform = { config, clock, log } as Platform;
  return {
    limit: openLimiter(platform, 'pages', bound),
    lines,
    pass: (more: number) => (ms += more),
  };
};

test('an address is answered how many seconds to wait, and may call again then', () => {
  const { limit, pass } = limiterOf();
  expect([1, 2, 3].map(() => limit('203.0.113.7'))).toEqual([0, 0, 0]);
  expect(limit('203.0.113.7')).toBe(20);
  expect(limit('203.0.113.8')).toBe(0);
  pass(20_000);
  expect(limit('203.0.113.7')).toBe(0);
});

test('addresses of one /64 count as one, and those of one /48 as eight', () => {
  const { limit } = limiterOf();
  const answers = Array.from({ length: 10 }, (_, index) => limit(`2001:db8:0:1::${index + 1}`));
  expect(answers.filter((wait) => wait === 0)).toHaveLength(3);
  const wide = Array.from({ length: 100 }, (_, index) => limit(`2001:db8:5:${index}::1`));
  expect(wide.filter((wait) => wait === 0)).toHaveLength(24);
});

test('an exempt address is never counted', () => {
  const { limit } = limiterOf('127.0.0.0/8');
  expect(Array.from({ length: 50 }, () => limit('127.0.0.1'))).toEqual(Array(50).fill(0));
});

test('a flood of refusals is logged in a few lines with their count', () => {
  const { limit, lines } = limiterOf();
  for (let turn = 0; turn < 3 + 150; turn += 1) limit('203.0.113.7');
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(
    entries.map(({ event, limit: name, by, subject, count }) => [event, name, by, subject, count]),
  ).toEqual(
    [1, 10, 100].map((count) => ['limit.reached', 'pages', 'address', '203.0.113.7', count]),
  );
});
