import { expect, test } from 'vitest';
import { countWords } from './count-words';

test.each([
  ['', 0],
  [' \n\t ', 0],
  ['… !? — ***', 0],
  ['Tiền nạp chưa vào ví.', 5],
  ['My deposit of 500,000 is missing', 6],
  ['我的存款没有到账', 4],
  ['入金がまだ反映されていません', 5],
  ['เงินฝากยังไม่เข้า', 4],
])('[MEMBER-11] the words of “%s” are counted without blanks too', (text, least) => {
  const count = countWords(text);
  if (least === 0) expect(count).toBe(0);
  else expect(count).toBeGreaterThanOrEqual(least);
  expect(count).toBeLessThanOrEqual(least * 2);
});

test('[MEMBER-11] a composed and a decomposed Vietnamese text have the same words', () => {
  const text = 'Rút tiền từ hôm qua vẫn chưa về tài khoản';
  expect(countWords(text.normalize('NFD'))).toBe(countWords(text.normalize('NFC')));
});
