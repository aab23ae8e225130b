import { expect, test } from 'vitest';
import { isLower, worksWithOf } from './build-version';

test.each([
  ['0.1', '0.2', true],
  ['0.9', '0.10', true],
  ['0.9.9', '1', true],
  ['0.4', '0.4.0', false],
  ['0.4.1', '0.4', false],
  ['1.0.0', '0.9.9', false],
])('version %s is lower than %s: %s', (one, other, answer) => {
  expect(isLower(one, other)).toBe(answer);
});

test('a migration names the oldest build that works with it in a line of its own', () => {
  const text = '-- Players have nicknames.\n-- works with: 0.4\nalter table player.player …';
  expect(worksWithOf(text)).toBe('0.4');
  expect(worksWithOf('-- this works with: 0.4, perhaps')).toBeUndefined();
  expect(() => worksWithOf('-- works with: the last one')).toThrow(/takes a version as 0\.4/);
});
