import type { FirstPage } from '@parlour/contract/first-page';
import { type Page, pageOf, pages } from '@parlour/contract/pages';
import { describe, expect, test } from 'vitest';
import { metaLines, metaOf } from './meta';

const origin = 'https://parlour.example';

type Given = { language?: string; supportLanguages?: string[]; item?: FirstPage['item'] };

const meta = (path: string, given: Given = {}) => {
  const { language = 'VI', supportLanguages = ['VI', 'EN'], item } = given;
  const brand = { name: 'Par<lour', defaultLang: 'VI', supportLanguages };
  const page = { path, language, item, status: { systemStatus: 0, brand } } as unknown as FirstPage;
  return metaOf(pageOf(path.split('?')[0] ?? ''), page, origin);
};

describe('what search engines read of a page', () => {
  test('[CONTENT-01] its canonical address is absolute, without a query but the language', () => {
    expect(meta('/rng?page=HOUSE').canonical).toBe(`${origin}/rng`);
    expect(meta('/rng?page=HOUSE', { language: 'EN' }).canonical).toBe(`${origin}/rng?lang=en`);
    expect(meta('/').canonical).toBe(`${origin}/`);
  });

  test('[CONTENT-01] an item of the help or of the announcements has its own title and address', () => {
    const item = { id: 'deposit', title: 'Hướng dẫn nạp tiền' };
    const { title, canonical, alternates } = meta('/help?item=deposit', { item, language: 'EN' });
    expect(title).toBe('Hướng dẫn nạp tiền · Par<lour');
    expect(canonical).toBe(`${origin}/help?item=deposit&lang=en`);
    expect(alternates[0]?.address).toBe(`${origin}/help?item=deposit`);
    expect(alternates.at(-1)?.address).toBe(`${origin}/help?item=deposit`);
    expect(meta('/help?item=no-such').canonical).toBe(`${origin}/help`);
  });

  test('[SITE-02] [CONTENT-01] each language has its address, the brand’s own the plain one', () => {
    const { alternates } = meta('/help', { supportLanguages: ['VI', 'EN', 'XX'] });
    expect(alternates).toEqual([
      { tag: 'vi', address: `${origin}/help` },
      { tag: 'en', address: `${origin}/help?lang=en` },
      { tag: 'x-default', address: `${origin}/help` },
    ]);
    expect(meta('/help', { supportLanguages: ['VI'] }).alternates).toEqual([]);
  });

  test('[CONTENT-01] a page for players alone is not indexed and names no address', () => {
    const lines = metaLines(meta('/game'), { locale: 'vi', brandName: 'x' });
    expect(lines).toContain('content="noindex"');
    expect(lines).not.toContain('canonical');
  });

  test('[CONTENT-01] a name of an operator’s is text, not HTML', () => {
    const lines = metaLines(meta('/login'), { locale: 'vi', brandName: 'a"><script>' });
    expect(lines).not.toContain('<script');
    expect(lines).not.toContain('Par<lour');
    expect(lines.match(/<title>/g)).toHaveLength(1);
  });

  const found = Object.values<Page>(pages).filter(
    ({ visibility, isPlanned }) => visibility === 'listed' && !isPlanned,
  );

  test.each(found.map(({ path }) => path))(
    '[CONTENT-01] %s has a description of its own length in both languages',
    (path) => {
      const texts = ['VI', 'EN'].map((language) => meta(path, { language }).description);
      expect(new Set(texts).size).toBe(2);
      for (const text of texts) {
        expect(text).toContain('Par<lour');
        expect(text.length).toBeGreaterThan(50);
        expect(text.length).toBeLessThan(165);
      }
    },
  );

  test('[CONTENT-01] its share picture is of the page and the language', () => {
    expect(meta('/RNG', { language: 'EN' }).image).toBe(`${origin}/share/rng.en.png`);
    expect(meta('/no-such').image).toBe(`${origin}/share/notFound.vi.png`);
  });
});
