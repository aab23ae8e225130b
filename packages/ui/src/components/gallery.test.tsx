import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { phrasesOf } from '@parlour/locales/all';
import { plate } from '../plates/plate';
import { PhrasesProvider } from '../use-phrases';
import { Gallery } from './gallery';
import { drawPlatesWith, Plate } from './art/plate';

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

test('the server renders the plates above the fold and only placeholders for the others', () => {
  const of = { code: 'lotus-pond', category: 'RNG', vendor: 'HOUSE' };
  drawPlatesWith(plate);
  expect(renderToString(<Plate {...of} eager />)).toContain('<pattern');
  expect(renderToString(<Plate {...of} />)).not.toContain('<pattern');
  expect(renderToString(<Plate {...of} />)).toContain('#34182A');
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
