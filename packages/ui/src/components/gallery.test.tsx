import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { phrasesOf } from '@parlour/locales/all';
import { artwork } from '../artwork/artwork';
import { groundOf } from '../artwork/inks';
import { PhrasesProvider } from '../use-phrases';
import { Gallery } from './gallery';
import { drawArtworkWith, Artwork } from './art/artwork';

const html = (): string =>
  renderToString(
    <PhrasesProvider locale="vi" phrases={phrasesOf.vi}>
      <Gallery />
    </PhrasesProvider>,
  );

// The page's policy drops style attributes.
test('the server renders every component without a style attribute', () => {
  expect(html()).toContain('Ẩn số dư');
  expect(html()).not.toMatch(/\sstyle="/);
});

test('every control has an accessible name', () => {
  for (const [, attributes, content] of html().matchAll(/<button([^>]*)>(.*?)<\/button>/gs)) {
    const words = (content ?? '').replace(/<[^>]+>/g, '').trim();
    expect(words || /aria-label="[^"]+"/.exec(attributes ?? ''), `${attributes}`).toBeTruthy();
  }
});

test('a field’s error is linked to its control', () => {
  const faulty = /<input[^>]*aria-invalid="true"[^>]*>/.exec(html())?.[0] ?? '';
  const described = /aria-describedby="([^" ]+)/.exec(faulty)?.[1] ?? 'none';
  expect(html()).toContain(`id="${described}"`);
});

test('the server renders the artwork above the fold and only placeholders for the others', () => {
  const of = { code: 'l2', category: 'LIVE', vendor: 'V01' };
  drawArtworkWith(artwork);
  expect(renderToString(<Artwork {...of} eager />)).toContain('<pattern');
  expect(renderToString(<Artwork {...of} />)).not.toContain('<pattern');
  expect(renderToString(<Artwork {...of} />)).toContain(groundOf(of));
});

test('a route that forgot to load its phrases fails at once', () => {
  expect(() =>
    renderToString(
      <PhrasesProvider locale="vi" phrases={{}}>
        <Gallery />
      </PhrasesProvider>,
    ),
  ).toThrow('no phrases of');
});
