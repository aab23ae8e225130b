import { expect, test } from 'vitest';
import { numbers as english } from '@parlour/locales/en/games/numbers';
import { numbers as vietnamese } from '@parlour/locales/vi/games/numbers';
import { inWords } from './in-words';

test('[GAME-09] an amount is written in words as on a cheque, in both languages', () => {
  const cases: [amount: string, vi: string, en: string][] = [
    ['2200000', 'Hai triệu hai trăm nghìn đồng', 'Two million two hundred thousand dong'],
    ['0', 'Không đồng', 'Zero dong'],
    ['105', 'Một trăm lẻ năm đồng', 'One hundred and five dong'],
    ['21015', 'Hai mươi mốt nghìn không trăm mười lăm đồng', 'Twenty-one thousand fifteen dong'],
    ['1000000004', 'Một tỷ không trăm lẻ bốn đồng', 'One billion four dong'],
    ['54.50', 'Năm mươi tư và 50/100 đồng', 'Fifty-four and 50/100 dong'],
  ];
  for (const [amount, vi, en] of cases) {
    expect(inWords(amount, vietnamese, 'đồng')).toBe(vi);
    expect(inWords(amount, english, 'dong')).toBe(en);
  }
});
