import { browserCodes, fieldCodes, statusOf } from '@parlour/contract/errors';
import { describe, expect, test } from 'vitest';
import { loadPhrases, nouns } from './load-phrases';
import { fill, localeOf, locales, type Phrases } from './phrases';
import { phrasesOf } from './all';

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
