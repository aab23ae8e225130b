import { phrasesOf } from '@parlour/locales/all';
import { listLocales } from '@parlour/locales/locales';
import { describe, expect, test } from 'vitest';
import { faultText, ruleText } from './faults';

describe('[REG-07] a registration rule is explained from its pattern', () => {
  const { form } = phrasesOf.vi;

  test('with the bounds of the brand', () => {
    expect(ruleText(form, { patternId: 2, min: 4, max: 15 })).toBe(
      '4–15 ký tự, bắt đầu bằng chữ cái, chỉ gồm chữ không dấu và số',
    );
  });

  test('with one figure where both bounds are equal', () => {
    expect(ruleText(form, { patternId: 7, min: 6, max: 6 })).toBe('Nhập đúng 6 chữ số');
  });

  test('by its length where the pattern is unknown, and as invalid once the input is wrong', () => {
    const rule = { patternId: 99, min: 1, max: 9 };
    expect(ruleText(form, rule)).toBe('Nhập 1–9 ký tự');
    expect(faultText(form, { name: 'line', code: 'field.pattern', ...rule })).toBe(
      'Nội dung chưa đúng định dạng. Độ dài cho phép 1–9 ký tự.',
    );
  });

  test('every pattern of the catalogue has its template in both languages', () => {
    for (const locale of listLocales()) {
      for (let patternId = 1; patternId <= 19; patternId += 1) {
        for (const max of [6, 12]) {
          const text = ruleText(phrasesOf[locale].form, { patternId, min: 6, max });
          expect(text).toMatch(/6/);
          expect(text).not.toMatch(/[{}]/);
        }
      }
    }
  });
});

test('an invalid field has a reason, with its bounds as money or characters', () => {
  const { form } = phrasesOf.en;
  expect(faultText(form, { name: 'amount', code: 'field.below', min: '50000' })).toBe(
    'The minimum is 50,000.00',
  );
  expect(faultText(form, { name: 'nickname', code: 'field.too_long', max: 20 })).toBe(
    'Use at most 20 characters',
  );
  expect(
    faultText(form, { name: 'password', code: 'field.pattern', patternId: 6, min: 6, max: 20 }),
  ).toBe('6–20 characters with both letters and digits');
  expect(
    faultText(form, { name: 'password', code: 'field.required', patternId: 6, min: 6, max: 20 }),
  ).toBe('Fill in this field');
});
