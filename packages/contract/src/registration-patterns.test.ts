import { describe, expect, test } from 'vitest';
import { patternKinds, patternOf } from './registration-patterns';

const accepts = (id: number, value: string): boolean =>
  new RegExp(patternOf('', id), 'u').test(value);

const kinds: [id: number, kind: string, good: string[], bad: string[]][] = [
  [1, 'plain length', ['anything at all', 'Đặng 12 !?'], []],
  [
    2,
    'a letter first, then letters and digits',
    ['a', 'minh88', 'Z9z'],
    ['1abc', 'á1', 'a_b', 'a b', ''],
  ],
  [3, 'Chinese and digits', ['王小明', '王88', '88'], ['Wang', '王 明', '王。', '']],
  [
    4,
    'e-mail',
    ['a@b.vn', 'lan.tran+x@mail.example.com', "o'neil@ex-ample.co"],
    ['a@b', '@b.vn', 'a@', 'a b@c.vn', 'a@-b.vn', 'a@b..vn', 'a@b.v', 'lan@ví.vn', ''],
  ],
  [5, 'alphanumeric', ['abc', '123', 'A1b2'], ['a-b', 'a b', 'ắ', '']],
  [6, 'letters and digits combined', ['a1', '1Z', 'abc123'], ['abc', '123', 'a1!', '']],
  [7, 'digits', ['0', '0123456789'], ['12a', '1 2', '-1', '１２', '']],
  [8, 'alphanumeric with a capital', ['A', 'a1B', 'ABC1'], ['abc1', 'A b', 'Á1', '']],
  [9, 'English letters and spaces', ['Lan Tran', 'x'], ['Trần Lan', 'Lan1', ' ', '']],
  [10, 'no spaces', ['a', 'đ!1'], ['a b', 'a\u00a0b', 'a\tb', '']],
  [
    11,
    'Chinese and punctuation',
    ['王小明', '买买提·阿里', '王。'],
    ['王1', 'Wang', '王 明', '。', ''],
  ],
  [
    12,
    'date yyyy-MM-dd',
    ['1995-08-20', '2000-02-29', '2024-02-29', '1999-12-31'],
    [
      '1995-8-20',
      '20-08-1995',
      '1900-02-29',
      '2023-02-29',
      '2024-02-30',
      '1995-13-01',
      '1995-04-31',
      '0000-01-01',
      '1995/08/20',
      '',
    ],
  ],
  [
    13,
    'date MM-dd-yyyy',
    ['08-20-1995', '02-29-2000', '12-31-1999'],
    [
      '1995-08-20',
      '20-08-1995',
      '02-29-1900',
      '02-30-2024',
      '13-01-1995',
      '04-31-1995',
      '01-01-0000',
      '',
    ],
  ],
  [14, 'letters and spaces', ['Trần Lan', '王 小明', 'Lan'], ['Lan1', 'Lan!', ' ', '']],
  [15, 'Korean', ['김민준', '한글'], ['Kim', '김 민', '김1', '']],
  [16, 'Thai', ['สมชาย', 'กำ'], ['Somchai', 'สม ชาย', 'สม1', 'สม๑', '']],
  [17, 'Thai or English with spaces', ['สมชาย ใจดี', 'Somchai Jaidee'], ['สม1', 'Trần', ' ', '']],
  [
    18,
    'capitals and spaces with a letter',
    ['NGUYEN MINH KHOA', 'A'],
    ['Nguyen', 'N1', 'NGUYỄN', ' ', ''],
  ],
  [19, 'letters, digits and symbols', ['aB3$%^', '~'], ['a b', 'mật', '']],
];

describe.each(kinds)('[REG-03] pattern kind %i, %s', (id, _kind, good, bad) => {
  test.each(good)('accepts “%s”', (value) => expect(accepts(id, value)).toBe(true));
  test.each(bad)('refuses “%s”', (value) => expect(accepts(id, value)).toBe(false));
});

test('[REG-03] the table above has every kind', () => {
  expect(kinds.map(([id]) => id)).toEqual(Object.keys(patternKinds).map(Number));
  expect(kinds).toHaveLength(19);
});

test('[REG-03] an unknown kind limits only the length, and a brand’s own pattern comes first', () => {
  expect(accepts(99, 'anything at all')).toBe(true);
  expect(patternOf('^x$', 7)).toBe('^x$');
  expect(patternOf('*', 7)).toBe('.*');
});
