import { expect, test } from 'vitest';
import { strengthOf } from './password-strength';

test.each([
  ['1234567890123456', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['qwertyuiop1234', 'weak'],
  ['abcabcabcabcabcabc', 'weak'],
  ['minhkhoa minhkhoa 88', 'weak'],
  ['Kx7#mQ9', 'weak'],
  ['trời mưa nhỏ', 'fair'],
  ['Kx7#mQ9!vb', 'fair'],
  ['nắng vàng trên sông Hàn', 'strong'],
  ['paper lanterns float', 'strong'],
])('[AUTH-01] the password %s is %s: what can be foretold does not count', (password, strength) => {
  expect(strengthOf(password, 'minhkhoa')).toBe(strength);
});

test('[AUTH-01] kinds of characters do not make a password stronger', () => {
  expect(strengthOf('P@ssw0rd', '')).toBe('weak');
});
