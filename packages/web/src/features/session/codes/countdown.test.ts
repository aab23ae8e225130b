import { beforeEach, expect, test, vi } from 'vitest';
import { secondsLeft, startCountdown } from './countdown';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test('[AUTH-03] [STORE-03] a countdown has sixty seconds for each minute, and is kept', () => {
  const sentAt = Date.now();
  startCountdown('login', { expiredMinutes: 3, sentAt });
  expect(secondsLeft('login', sentAt)).toBe(180);
  expect(secondsLeft('login', sentAt + 179_500)).toBe(1);
  expect(secondsLeft('login', sentAt + 180_000)).toBe(0);
  expect(secondsLeft('password', sentAt)).toBe(0);
  expect(kept.get('codeCountdowns')).toContain('login');
});

test('[AUTH-03] the time that the answer took is taken off', () => {
  const sentAt = Date.now() - 4000;
  startCountdown('password', { expiredMinutes: 1, sentAt });
  expect(secondsLeft('password', sentAt + 4000)).toBe(56);
});

test.each(['not json', '[]', 'null', '{"login":"soon"}', `{"login":${Date.now() * 2}}`])(
  'what is stored and makes no sense blocks no one: %s',
  (stored) => {
    kept.set('codeCountdowns', stored);
    expect(secondsLeft('login')).toBe(0);
  },
);
