import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payeeNameOf } from './payee-name';

test.each([
  ['Nguyễn Minh Khoa', 'NGUYEN MINH KHOA'],
  ['  Đặng   Thị\tẢnh ', 'DANG THI ANH'],
  ['Trâ\u0300n đức', 'TRAN DUC'],
  ['José Núñez', 'JOSE NUNEZ'],
  ['สมชาย ใจดี', 'สมชาย ใจดี'],
  ['กำ', 'กำ'],
  ['김 민준', '김 민준'],
])('[REG-10] the real name “%s” is kept as “%s”', (typed, kept) => {
  expect(payeeNameOf(typed)).toBe(kept);
});

test('[REG-10] a name that is kept stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const kept = payeeNameOf(typed);
      expect(payeeNameOf(kept)).toBe(kept);
    }),
  );
});
