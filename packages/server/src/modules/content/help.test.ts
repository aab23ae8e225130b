import { brand } from '@parlour/contract/brand';
import { content, type HelpItem } from '@parlour/contract/content';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { cleanHtml } from './clean-html';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.drop());

const help = async (lang: string, host = 'localhost'): Promise<HelpItem[]> =>
  (await site.visitor({ host }).get(content.readHelp, { lang, device: 'WEB' })).list;

const ids =
  'about news beginner deposit verify security responsible licences terms privacy contact'.split(
    ' ',
  );

test('[CONTENT-01] a visitor reads the eleven items of the help centre, in their order', async () => {
  for (const host of ['localhost', 'second.localhost']) {
    expect((await help('EN', host)).map(({ id }) => id)).toEqual(ids);
  }
});

test('[CONTENT-01] the sanitiser leaves every item of the demo unchanged', async () => {
  for (const lang of ['VI', 'EN']) {
    for (const { html, title } of await help(lang)) {
      expect(title).not.toBe('');
      expect(html).toMatch(/^\s*<(p|h3|ol)>/);
      expect(html).not.toMatch(/<a>/);
      expect(cleanHtml(html)).toBe(html);
    }
  }
});

/** Its headings, steps, rows and links; their order within a sentence is the language's. */
const shapeOf = (html: string) => ({
  blocks: [...html.matchAll(/<(h3|ol|ul|li|table|tr|th|td)>/g)].map(([, tag]) => tag),
  links: new Set([...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)),
});

test.each(['VI', 'CN', 'JA', 'TH', 'TY', 'ID'])(
  '[SITE-13] [CONTENT-01] the help in %s is no English, and has the same parts and links',
  async (lang) => {
    const english = await help('EN');
    const translated = await help(lang);
    expect(translated.map(({ id }) => id)).toEqual(ids);
    for (const [place, { id, title, html }] of translated.entries()) {
      const { title: englishTitle, html: englishHtml } = english[place]!;
      expect(html, id).not.toBe(englishHtml);
      expect(shapeOf(html), id).toEqual(shapeOf(englishHtml));
      expect(cleanHtml(html), id).toBe(html);
      if (title !== 'Privacy') expect(title, id).not.toBe(englishTitle);
    }
  },
);

test('[CONTENT-01] every link from one item to another has its target', async () => {
  const linked = (await help('VI')).flatMap(({ html }) =>
    [...html.matchAll(/href="\/help\?item=([^"]*)"/g)].map(([, id]) => id),
  );
  expect(linked.length).toBeGreaterThan(5);
  for (const id of linked) expect(ids).toContain(id);
});

test('[R-L4] the help on responsible gaming leads to the limits, to withdrawal and to support', async () => {
  for (const lang of ['VI', 'EN', 'CN', 'JA', 'TH', 'TY', 'ID']) {
    const item = (await help(lang)).find(({ id }) => id === 'responsible');
    for (const address of ['/?mc=responsible', '/?mc=withdraw', '/help?item=contact']) {
      expect(item?.html).toContain(`href="${address}"`);
    }
  }
});

test('[CONTENT-01] the help on deposits names every way that the demo has', async () => {
  const methods = await site.database.sql<{ names: Record<string, string> }>`
    select names from cashier.method where brand = 'main' and kind = 'deposit' limit 10`;
  expect(methods.length).toBeGreaterThan(1);
  for (const lang of ['VI', 'EN']) {
    const item = (await help(lang)).find(({ id }) => id === 'deposit');
    for (const { names } of methods) expect(item?.html).toContain(names[lang]);
  }
});

test('[SITE-13] items are in the language, or in the brand’s own', async () => {
  const first = async (lang: string, host?: string) => (await help(lang, host))[0]?.title;
  expect(await first('VI')).toBe('Giới thiệu');
  expect(await first('en')).toBe('About us');
  expect(await first('JA')).toBe('運営について');
  expect(await first('XX')).toBe('Giới thiệu');
  expect(await first('XX', 'second.localhost')).toBe('About us');
});

test('[REG-07] the terms of the registration link to their item', async () => {
  const { register } = await site.visitor().get(brand.readStatus, {});
  const { pathname, searchParams } = new URL(register.terms.url, 'http://site');
  expect(pathname).toBe('/helpmc');
  for (const lang of ['VI', 'EN', 'CN', 'JA', 'TH', 'TY', 'ID']) {
    const terms = (await help(lang)).find(({ id }) => id === searchParams.get('item'));
    expect(terms?.html).toContain(register.terms.version);
  }
});

test('[CONTENT-01] an operator’s text is sanitised before it is sent', async () => {
  const texts = { VI: { title: 'Tin', html: '<p onclick="x()">a<script>alert(1)</script></p>' } };
  await site.database.sql`
    insert into content.help_item (brand, code, position, texts)
    values ('main', 'events', 100, ${JSON.stringify(texts)}::jsonb)`;
  expect((await help('VI')).at(-1)).toEqual({ id: 'events', title: 'Tin', html: '<p>a</p>' });
});

test('[CONTENT-01] an item may be below another, and is hidden with it', async () => {
  const texts = { VI: { title: 'Bên dưới', html: '<p>b</p>' } };
  await site.database.sql`
    insert into content.help_item (brand, code, parent, texts)
    values ('main', 'below', 'about', ${JSON.stringify(texts)}::jsonb)`;
  expect((await help('VI'))[0]).toMatchObject({
    id: 'about',
    children: [{ id: 'below', title: 'Bên dưới', html: '<p>b</p>' }],
  });
  await site.database.sql`
    update content.help_item set enabled = false where brand = 'main' and code = 'about'`;
  expect((await help('VI')).map(({ id }) => id)).toEqual([...ids.slice(1), 'events']);
});

test('[CONTENT-01] an unknown device is refused by name', async () => {
  const { status, refusal } = await site
    .visitor()
    .call(content.readHelp, { lang: 'VI', device: 'TV' as 'WEB' });
  expect(status).toBe(400);
  expect(refusal).toMatchObject({
    code: 'request.invalid',
    value: { fields: [{ name: 'device', code: 'field.pattern' }] },
  });
});
