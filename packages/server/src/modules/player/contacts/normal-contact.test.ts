import { describe, expect, test } from 'vitest';
import { normalContact, normalMobile } from './normal-contact';

describe('a mobile number as E.164 digits', () => {
  test.each([
    ['84', '0901234567', '84901234567'],
    ['84', '901234567', '84901234567'],
    ['+84', '+84 90 123 45 67', '84901234567'],
    ['84', '８４９０１２３４５６７', '84901234567'],
    ['63', '0917 123 4567', '639171234567'],
    ['1', '(415) 555-2671', '14155552671'],
    // An Italian number keeps its 0.
    ['39', '02 1234 5678', '390212345678'],
    ['225', '07 12 34 56 78', '2250712345678'],
  ])('of +%s and %s is %s', (code, number, normal) => {
    expect(normalMobile(code, number)).toBe(normal);
  });

  test.each([
    ['84', '12'],
    ['84', '+639171234567'],
    ['84', '09012345678901234'],
    ['84', 'not a number'],
    ['999', '0901234567'],
    // The phone of another number, if the network takes off each 0.
    ['84', '00901234567'],
    ['63', '+630009171234567'],
    ['81', '00 90 1234 5678'],
    ['62', '000 812 3456 7890'],
    ['82', '+82 00 10 1234 5678'],
    ['', '0901234567'],
  ])('of +%s and %s there is none', (code, number) => {
    expect(normalMobile(code, number)).toBeUndefined();
  });
});

test.each([
  ['email', ' Lan@Example.COM', 'lan@example.com'],
  ['email', 'lan@EXAMPLE.com.', 'lan@example.com'],
  ['email', 'lan@bücher.example', 'lan@xn--bcher-kva.example'],
  ['mobile', '+84 901234567', '84901234567'],
  ['idNumber', 'ab-12 34.56', 'AB123456'],
  ['idNumber', 'ab\u200B12_34\u2014\uFF15\uFE0F6', 'AB123456'],
] as const)('[R-S10] an equal %s is found as %s', (kind, value, normal) => {
  expect(normalContact[kind](value)).toBe(normal);
});
