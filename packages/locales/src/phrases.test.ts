import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memberPages } from '@parlour/contract/centres';
import { browserCodes, fieldCodes, siteStatusOf } from '@parlour/contract/errors';
import { factsOf, languages } from '@parlour/contract/languages';
import { describe, expect, test } from 'vitest';
import { nouns, phrasesOf } from './all';
import { loadCriticalPhrases, loadPhrases } from './load-phrases';
import { isConsoleLocale } from './console-locales';
import { type Locale, listLocales, localeOf } from './locales';
import { criticalNouns } from './nouns';
import { fill } from './phrases';

const filesOf = (locale: Locale): string[] =>
  readdirSync(join(import.meta.dirname, locale), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .toSorted();

/** The console speaks two languages, for all of an operator's screens. */
const isOfConsole = (file: string): boolean => /^console\b/.test(file);

const vietnameseFilesFor = (locale: Locale): string[] =>
  filesOf('vi').filter((file) => isConsoleLocale(locale) || !isOfConsole(file));

/** Every text of what a file exports, by its path in it. */
const textsIn = (value: unknown, path = ''): [string, string][] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, `${path}/${key}`));
};

const textsOf = async (locale: Locale, file: string): Promise<[string, string][]> =>
  textsIn(Object.values(await import(/* @vite-ignore */ join(import.meta.dirname, locale, file))));

const isGameName = (file: string, key: string): boolean =>
  file.startsWith('games/') && key === '/0/name';

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)(?::lower)?\}/g)].map((match) => match[1] ?? '').sort();

const sourceOf = (locale: Locale, file: string): string =>
  readFileSync(join(import.meta.dirname, locale, file), 'utf8');

const isComplete = (locale: Locale): boolean =>
  languages.some(
    (language) => factsOf(language).tag === locale && factsOf(language).phrases === 'complete',
  );

describe.each(listLocales())('[SITE-02] the language %s', (locale) => {
  test('has the files of Vietnamese, and the loaders find them', async () => {
    expect(filesOf(locale)).toEqual(vietnameseFilesFor(locale));
    for (const noun of nouns) {
      expect(await loadPhrases(locale, [noun])).toEqual({ [noun]: phrasesOf[locale][noun] });
    }
    expect(Object.keys(await loadCriticalPhrases(locale)).toSorted()).toEqual(criticalNouns);
  });

  test.each(vietnameseFilesFor(locale))(
    'has every phrase of %s, with its placeholders',
    async (file) => {
      const texts = new Map(await textsOf(locale, file));
      const vietnamese = await textsOf('vi', file);
      expect([...texts.keys()]).toEqual(vietnamese.map(([key]) => key));
      for (const [key, text] of vietnamese) {
        expect(placeholders(texts.get(key) ?? ''), key).toEqual(placeholders(text));
      }
    },
  );

  test.each(vietnameseFilesFor(locale))(
    'writes %s in NFC, without quotes or tags',
    async (file) => {
      for (const [key, text] of await textsOf(locale, file)) {
        expect(text.trim(), key).not.toBe('');
        expect(text, key).toBe(text.normalize('NFC'));
        // A game's name is sent to other systems, where an apostrophe has always been a plain one.
        if (!isGameName(file, key)) expect(text, key).not.toMatch(/['"<>]|\.\.\./);
        const letters = text.replaceAll(/[^\p{Lu}\p{Ll}]/gu, '');
        if (letters.length > 8) expect(letters, key).not.toBe(letters.toUpperCase());
      }
    },
  );

  test.runIf(isComplete(locale))('is complete: it takes no text from another language', () => {
    for (const file of filesOf(locale)) {
      expect(sourceOf(locale, file), file).not.toMatch(/^import \{.*from '(?:\.\.\/)+[a-z]+\//m);
    }
  });
});

test('[SITE-02] a language without phrases uses those of the brand, else Vietnamese', () => {
  expect(localeOf('VI')).toBe('vi');
  expect(localeOf('en')).toBe('en');
  expect(localeOf('QQ')).toBe('vi');
  expect(localeOf('QQ', 'EN')).toBe('en');
  expect(localeOf('xx', undefined, 'QQ')).toBe('vi');
});

test('[ERR-03] every code of a call or of the browser has its phrase', () => {
  for (const code of [...Object.keys(siteStatusOf), ...browserCodes]) {
    for (const locale of listLocales()) expect(phrasesOf[locale].refusal).toHaveProperty([code]);
  }
  for (const code of fieldCodes) {
    for (const locale of listLocales()) expect(phrasesOf[locale].form).toHaveProperty([code]);
  }
});

const namelessPages = (words: Record<string, string | undefined>): string[] =>
  Object.keys(memberPages).filter((page) => !words[page]?.trim());

test.each(listLocales())('every page of the member centre has its name in %s', (locale) => {
  const { player } = phrasesOf[locale];
  expect(namelessPages(player)).toEqual([]);
  const without = { ...player, securityCenter: undefined, depositv2: ' ' };
  expect(namelessPages(without)).toEqual(['securityCenter', 'depositv2']);
});

test.each(listLocales())('[SHELL-16] the chat in %s calls who answers no agent', (locale) => {
  const { chat, refusal, service } = phrasesOf[locale];
  const agentWords = { en: /\bagents?\b/i, vi: /đại lý/i, fil: /agent|ahente/i } as const;
  const word =
    (agentWords as Partial<Record<Locale, RegExp>>)[locale] ?? /\bagen\b|代理|エージェント|เอเย่นต์/;
  expect(service.agent).toMatch(word);
  const said = [...Object.values(chat), refusal['support.unanswered']];
  expect(said.filter((text) => word.test(text))).toEqual([]);
});

test('a phrase is filled by name, and a value with braces is inserted verbatim', () => {
  expect(fill('Từ {min} đến {max}', { min: '{max}', max: 2 })).toBe('Từ {max} đến 2');
  expect(fill('Nhà {name:lower}', { name: 'Đá gà' })).toBe('Nhà đá gà');
});
