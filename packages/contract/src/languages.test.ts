import { expect, test } from 'vitest';
import { languageOf, languageOfTag } from './languages';

test.each([
  ['zh-CN', 'CN'],
  ['zh', 'CN'],
  ['fil-PH', 'TY'],
  ['tl', 'TY'],
  ['ja', 'JA'],
  [' en-GB', 'EN'],
  ['ty', undefined],
  ['', undefined],
])('[SITE-02] a browser’s %s is %s', (tag, language) => {
  expect(languageOfTag(tag)).toBe(language);
});

test('[SITE-02] a code of the wire is known in either case', () => {
  expect(languageOf('ty')).toBe('TY');
  expect(languageOf('zh')).toBeUndefined();
});
