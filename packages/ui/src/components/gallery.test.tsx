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

// The policy of the page drops style attributes.
test('every component is drawn by the server, without a style attribute', () => {
  expect(html()).toContain('Ẩn số dư');
  expect(html()).not.toMatch(/\sstyle="/);
});

test('every control has a name', () => {
  for (const [, attributes, content] of html().matchAll(/<button([^>]*)>(.*?)<\/button>/gs)) {
    const words = (content ?? '').replace(/<[^>]+>/g, '').trim();
    expect(words || /aria-label="[^"]+"/.exec(attributes ?? ''), `${attributes}`).toBeTruthy();
  }
});

test('an error of a field is tied to its control', () => {
  const faulty = /<input[^>]*aria-invalid="true"[^>]*>/.exec(html())?.[0] ?? '';
  const described = /aria-describedby="([^" ]+)/.exec(faulty)?.[1] ?? 'none';
  expect(html()).toContain(`id="${described}"`);
});

test('the server draws the plates above the fold and only holds the place of the others', () => {
  const of = { code: 'lotus-pond', category: 'RNG', vendor: 'HOUSE' };
  drawPlatesWith(plate);
  expect(renderToString(<Plate {...of} eager />)).toContain('<pattern');
  expect(renderToString(<Plate {...of} />)).not.toContain('<pattern');
  expect(renderToString(<Plate {...of} />)).toContain('#34182A');
});

test('a route that forgot to load its words is told at once', () => {
  expect(() =>
    renderToString(
      <PhrasesProvider locale="vi" phrases={{}}>
        <Gallery />
      </PhrasesProvider>,
    ),
  ).toThrow('no phrases of');
});
