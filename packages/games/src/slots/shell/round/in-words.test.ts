import { expect, test } from 'vitest';
import { numbers as english } from '@parlour/locales/en/games/numbers';
import { numbers as filipino } from '@parlour/locales/fil/games/numbers';
import { numbers as indonesian } from '@parlour/locales/id/games/numbers';
import { numbers as thai } from '@parlour/locales/th/games/numbers';
import { numbers as vietnamese } from '@parlour/locales/vi/games/numbers';
import { numbers as chinese } from '@parlour/locales/zh-Hans/games/numbers';
import { numbers as japanese } from '@parlour/locales/ja/games/numbers';
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

test('[GAME-09] a thousand has its own word in Indonesian; Thai counts by millions', () => {
  const cases: [amount: string, id: string, th: string][] = [
    ['2200000', 'Dua juta dua ratus ribu dong', 'สองล้านสองแสนดอง'],
    ['0', 'Nol dong', 'ศูนย์ดอง'],
    ['111', 'Seratus sebelas dong', 'หนึ่งร้อยสิบเอ็ดดอง'],
    ['1001', 'Seribu satu dong', 'หนึ่งพันเอ็ดดอง'],
    ['21015', 'Dua puluh satu ribu lima belas dong', 'สองหมื่นหนึ่งพันสิบห้าดอง'],
    ['101000', 'Seratus satu ribu dong', 'หนึ่งแสนหนึ่งพันดอง'],
    ['1001000', 'Satu juta seribu dong', 'หนึ่งล้านหนึ่งพันดอง'],
    ['1000000000004', 'Satu triliun empat dong', 'หนึ่งล้านล้านสี่ดอง'],
    ['54.50', 'Lima puluh empat dan 50/100 dong', 'ห้าสิบสี่กับ 50/100 ดอง'],
  ];
  for (const [amount, id, th] of cases) {
    expect(inWords(amount, indonesian, 'dong')).toBe(id);
    expect(inWords(amount, thai, 'ดอง')).toBe(th);
  }
});

test('[GAME-09] in Filipino the last word takes the ending that its unit asks for', () => {
  const cases: [amount: string, words: string][] = [
    ['2200000', 'Dalawang milyon at dalawang daang libong dong'],
    ['0', 'Serong dong'],
    ['4', 'Apat na dong'],
    ['105', 'Isang daan at limang dong'],
    ['400', 'Apat na raang dong'],
    ['21015', 'Dalawampu’t isang libo at labinlimang dong'],
    [
      '2345678',
      'Dalawang milyon, tatlong daan at apatnapu’t limang libo, anim na raan at ' +
        'pitumpu’t walong dong',
    ],
    ['54.50', 'Limampu’t apat na dong at 50/100'],
  ];
  for (const [amount, words] of cases) expect(inWords(amount, filipino, 'dong')).toBe(words);
});

test('[GAME-09] Chinese and Japanese count by ten thousands', () => {
  const cases: [amount: string, zh: string, ja: string][] = [
    ['0', '零越南盾', '零ドン'],
    ['10', '十越南盾', '十ドン'],
    ['1110', '一千一百一十越南盾', '千百十ドン'],
    ['20105', '二万零一百零五越南盾', '二万百五ドン'],
    ['2200000', '二百二十万越南盾', '二百二十万ドン'],
    ['10000000', '一千万越南盾', '一千万ドン'],
    ['1000000004', '十亿零四越南盾', '十億四ドン'],
    ['1000050000', '十亿零五万越南盾', '十億五万ドン'],
    ['100005000', '一亿零五千越南盾', '一億五千ドン'],
    ['54.50', '五十四又 50/100 越南盾', '五十四と 50/100 ドン'],
  ];
  for (const [amount, zh, ja] of cases) {
    expect(inWords(amount, chinese, '越南盾')).toBe(zh);
    expect(inWords(amount, japanese, 'ドン')).toBe(ja);
  }
});
