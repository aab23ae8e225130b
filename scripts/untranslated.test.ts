import { factsOf } from '@parlour/contract/languages';
import { listLanguages, localeOf } from '@parlour/locales/locales';
import { expect, test } from 'vitest';
import { untranslated } from './untranslated';

/** The part of the phrases of an offered language that may still be English. */
const mostEnglish = 0.02;

const offered = listLanguages().filter((language) => factsOf(language).phrases !== 'unfinished');

test.each(offered.filter((language) => language !== 'EN'))(
  '[SITE-02] %s has words of its own in 98 of 100 phrases',
  async (language) => {
    const { phrases, english } = await untranslated(localeOf(language));
    const named = english.map(({ place, text }) => `${place}: ${text}`).join('\n');
    expect(english.length / phrases, named).toBeLessThanOrEqual(mostEnglish);
  },
);

test('[SITE-02] a phrase is untranslated while it is the English one, but for names and values', async () => {
  const { phrases, english } = await untranslated('en');
  const texts = english.map(({ text }) => text);
  expect(english.length).toBeGreaterThan(phrases * 0.95);
  expect(texts).toContain('Email');
  expect(texts).not.toContain('{ms} ms');
});
