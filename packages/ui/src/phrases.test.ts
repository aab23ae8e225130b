import { browserCodes, fieldCodes, statusOf } from '@parlour/contract/errors';
import { describe, expect, test } from 'vitest';
import { faultText, ruleText } from './faults';
import { loadPhrases, nouns } from './load-phrases';
import { fill, localeOf, locales, type Phrases } from './phrases';
import { phrasesOf } from './phrases/all';

const textsOf = (noun: keyof Phrases, locale: 'vi' | 'en'): [string, string][] =>
  Object.entries(phrasesOf[locale][noun]);

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();

describe.each(nouns)('[SITE-02] the words of %s', (noun) => {
  test('are the same keys in Vietnamese and English, none empty', () => {
    expect(textsOf(noun, 'en').map(([key]) => key)).toEqual(
      textsOf(noun, 'vi').map(([key]) => key),
    );
    for (const locale of locales) {
      for (const [key, text] of textsOf(noun, locale)) {
        expect(text.trim(), `${noun}.${key} in ${locale}`).not.toBe('');
      }
    }
  });

  test('take the same values in both languages', () => {
    const english = new Map(textsOf(noun, 'en'));
    for (const [key, text] of textsOf(noun, 'vi')) {
      expect(placeholders(english.get(key) ?? ''), `${noun}.${key}`).toEqual(placeholders(text));
    }
  });

  test('are in NFC, without typewriter quotes, tags or capitals throughout', () => {
    for (const locale of locales) {
      for (const [key, text] of textsOf(noun, locale)) {
        expect(text, `${noun}.${key}`).toBe(text.normalize('NFC'));
        expect(text, `${noun}.${key}`).not.toMatch(/['"<>]|\.\.\./);
        if (text.length > 8) expect(text, `${noun}.${key}`).not.toBe(text.toUpperCase());
      }
    }
  });

  test('come alone when they are loaded', async () => {
    for (const locale of locales) {
      expect(await loadPhrases(locale, [noun])).toEqual({ [noun]: phrasesOf[locale][noun] });
    }
  });
});

test('[SITE-02] a language without words of its own reads Vietnamese', () => {
  expect(localeOf('VI')).toBe('vi');
  expect(localeOf('EN')).toBe('en');
  expect(localeOf('TY')).toBe('vi');
});

test('[ERR-03] every code that a call or the browser can give has its words', () => {
  for (const code of [...Object.keys(statusOf), ...browserCodes]) {
    for (const locale of locales) expect(phrasesOf[locale].refusal).toHaveProperty([code]);
  }
  for (const code of fieldCodes) {
    for (const locale of locales) expect(phrasesOf[locale].form).toHaveProperty([code]);
  }
});

test('a phrase is filled by name, and a value that holds braces is left alone', () => {
  expect(fill('Từ {min} đến {max}', { min: '{max}', max: 2 })).toBe('Từ {max} đến 2');
});

describe('[REG-07] a rule of registration explains itself by its pattern', () => {
  const { form } = phrasesOf.vi;

  test('with the bounds of the brand', () => {
    expect(ruleText(form, { patternId: 2, min: 4, max: 15 })).toBe(
      '4–15 ký tự, bắt đầu bằng chữ cái, chỉ gồm chữ không dấu và số',
    );
  });

  test('with one figure where both bounds are the same', () => {
    expect(ruleText(form, { patternId: 7, min: 6, max: 6 })).toBe('Nhập đúng 6 chữ số');
  });

  test('with its length where the pattern is not known, and that it is wrong once it is', () => {
    const rule = { patternId: 99, min: 1, max: 9 };
    expect(ruleText(form, rule)).toBe('Nhập 1–9 ký tự');
    expect(faultText(form, { name: 'line', code: 'field.pattern', ...rule })).toBe(
      'Nội dung chưa đúng định dạng. Độ dài cho phép 1–9 ký tự.',
    );
  });

  test('every pattern of the catalogue has its template in both languages', () => {
    for (const locale of locales) {
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

test('a wrong field says why, with its bounds as money or characters', () => {
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
