import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { groundOf, inkNameOf, inksOf, isNegative } from './inks';
import { artwork } from './artwork';
import { rosetteOf } from '../engraving/rosette';
import { shuffled } from '../engraving/seed';

const categories = ['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'DS88'];
const drawing = (code: string, category: string, vendor: string): string =>
  artwork({ code, category, vendor }, { id: 'same' });

describe('[LOBBY-14] a game without a picture has artwork of its own', () => {
  test('the same game has the same drawing on every device', () => {
    for (const category of categories) {
      expect(drawing('abc', category, 'V01')).toBe(drawing('abc', category, 'V01'));
    }
    // A drawing never changes: a change of the generator must change this test on purpose.
    const all = categories.map((category) => drawing('kept', category, 'V01')).join('');
    expect(createHash('sha256').update(all).digest('hex').slice(0, 16)).toMatchInlineSnapshot(
      `"920bfd61165e330e"`,
    );
  });

  test('ten thousand games are ten thousand drawings', () => {
    const seen = new Set<string>();
    for (let at = 0; at < 10_000; at += 1) {
      seen.add(
        createHash('sha1')
          .update(drawing(`game-${at}`, categories[at % categories.length] ?? 'RNG', `V${at % 24}`))
          .digest('base64'),
      );
    }
    expect(seen.size).toBe(10_000);
  }, 60_000);

  test('artwork is small, compressed less than two kilobytes on average', () => {
    const sizes = Array.from({ length: 300 }, (_, at) => {
      const svg = drawing(`w${at}`, categories[at % categories.length] ?? 'RNG', 'V01');
      return { raw: svg.length, packed: gzipSync(svg).length };
    });
    const mean = (of: 'packed' | 'raw') =>
      sizes.reduce((sum, size) => sum + size[of], 0) / sizes.length;
    expect(mean('raw')).toBeLessThan(7000);
    expect(mean('packed')).toBeLessThan(2000);
    expect(Math.max(...sizes.map(({ raw }) => raw))).toBeLessThan(14_000);
  });

  test('artwork has figures as outlines, no text, and closes what it opens', () => {
    const open = /<(svg|defs|pattern|g|clipPath)\b/g;
    const close = /<\/(svg|defs|pattern|g|clipPath)>/g;
    for (let at = 0; at < 200; at += 1) {
      const svg = drawing(`t${at}`, categories[at % categories.length] ?? 'RNG', `V${at % 7}`);
      expect(svg).not.toMatch(/<text|style=|<script|NaN|undefined|Infinity/);
      expect(svg.match(open)?.length).toBe(svg.match(close)?.length);
    }
  });

  test('the ids inside artwork derive from the given id', () => {
    const svg = artwork({ code: 'r1', category: 'FISH', vendor: 'V01' }, { id: 'left' });
    for (const [, name] of svg.matchAll(/(?:id="|url\(#)([^")]+)/g)) {
      expect(name?.startsWith('left')).toBe(true);
    }
  });
});

describe('inks', () => {
  test('a vendor’s slots share one ink, and eight vendors are not all alike', () => {
    const inkOf = (code: string, vendor: string) => inkNameOf({ code, category: 'RNG', vendor });
    for (const vendor of ['V01', 'V02', 'V03']) {
      expect(new Set(['a', 'b', 'c', 'd'].map((code) => inkOf(code, vendor))).size).toBe(1);
    }
    const ring = new Set(Array.from({ length: 60 }, (_, at) => inkOf('a', `V${at}`)));
    expect(ring.size).toBe(8);
  });

  test('about 38 of 100 games have their artwork printed as a negative', () => {
    const negatives = Array.from({ length: 4000 }, (_, at) =>
      isNegative({ code: `n${at}`, category: 'RNG', vendor: 'V01' }),
    ).filter(Boolean).length;
    expect(negatives / 4000).toBeGreaterThan(0.35);
    expect(negatives / 4000).toBeLessThan(0.41);
  });

  test('the placeholder’s tint is the ground of the drawing', () => {
    for (let at = 0; at < 50; at += 1) {
      const of = { code: `g${at}`, category: categories[at % 9] ?? 'RNG', vendor: 'V09' };
      expect(artwork(of)).toContain(`fill="${groundOf(of)}"/><g fill="none"`);
    }
  });
});

test('a banner’s crop has no frame and uses the dark ground', () => {
  const codes = Array.from({ length: 20 }, (_, at) => ({
    code: `c${at}`,
    category: 'LIVE',
    vendor: 'V01',
  }));
  const of = codes.find(isNegative) as (typeof codes)[0];
  const svg = artwork(of, { crop: true });
  expect(svg).toContain(`fill="${inksOf(of).ground}"/><g fill="none"`);
  expect(svg).toContain('slice');
  expect(svg).not.toContain('M9 9h282');
});

test('a rosette stays inside its radius', () => {
  for (const name of ['minhkhoa', 'hanoi2088', 'a', 'Ễ']) {
    let [x, y] = [0, 0];
    for (const [, letter, values] of rosetteOf(name, 44).matchAll(/([Mqt])([^Mqt]+)/g)) {
      const numbers = (values?.match(/-?\d+/g) ?? []).map(Number);
      const pairs = Array.from({ length: numbers.length / 2 }, (_, at) => [
        numbers[at * 2] ?? 0,
        numbers[at * 2 + 1] ?? 0,
      ]) as [number, number][];
      const ends = letter === 'q' ? pairs.slice(1) : pairs;
      for (const [dx, dy] of ends) {
        [x, y] = letter === 'M' ? [dx, dy] : [x + dx, y + dy];
        expect(Math.hypot(x, y)).toBeLessThanOrEqual(445);
      }
    }
  }
});

test('shuffling keeps every item and leaves the given list unchanged', () => {
  const list = [1, 2, 3, 4, 5];
  expect(shuffled(() => 0.4, list).toSorted((a, b) => a - b)).toEqual(list);
  expect(list).toEqual([1, 2, 3, 4, 5]);
});
