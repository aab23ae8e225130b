import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { accentFamilyOf, accentFaults, surfacesOf, themes } from '@parlour/contract/accent';
import { contrast, READABLE, VISIBLE } from '@parlour/contract/contrast';
import { inkNameOf, inksOf } from './artwork/inks';

const sheet = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');

const tokensOf = (selector: string): Map<string, string> => {
  const at = sheet.indexOf(`${selector} {`);
  const block = sheet.slice(at, sheet.indexOf('\n}', at));
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((match) => [match[1] ?? '', match[2] ?? '']),
  );
};

const dark = tokensOf(':root');
const light = new Map([...dark, ...tokensOf("[data-theme='light']")]);

// A vendor whose slots are printed in the category's own ink.
const ringPink = Array.from({ length: 60 }, (_, at) => `V${at}`).find(
  (vendor) => inkNameOf({ code: 'x', category: 'RNG', vendor }) === 'RNG',
) as string;

const surfaces = ['bg-0', 'bg-1', 'bg-2', 'bg-3'];
const inks = ['rng', 'fish', 'live', 'pvp', 'ds88', 'esports', 'sports', 'elott', 'lott', 'bingo'];
const words = ['text-1', 'text-2', 'text-3', 'accent-text', 'pos', 'neg', 'warn', 'info'];
const texts = words.concat(inks.map((ink) => `ink-${ink}`));

test('the prints of banners are those of the artwork', () => {
  for (const ink of inks) {
    const { line, ground } = inksOf({ code: 'x', category: ink.toUpperCase(), vendor: ringPink });
    expect(dark.get(`print-${ink}`)).toBe(line.toLowerCase());
    expect(dark.get(`print-${ink}-ground`)).toBe(ground.toLowerCase());
  }
});

describe.each([
  ['dark', dark],
  ['light', light],
])('[SITE-10] the %s theme', (_, theme) => {
  const ratio = (text: string, ground: string): number =>
    contrast(theme.get(text) ?? '', theme.get(ground) ?? '');

  test.each(texts)('%s is readable on every surface', (text) => {
    for (const surface of surfaces) {
      expect(ratio(text, surface), `${text} on ${surface}`).toBeGreaterThanOrEqual(READABLE);
    }
  });

  test.each(['line-strong', 'focus'])('%s is visible on every surface', (line) => {
    for (const surface of surfaces) {
      expect(ratio(line, surface), `${line} on ${surface}`).toBeGreaterThanOrEqual(VISIBLE);
    }
  });

  test.each([
    ['on-accent', 'accent'],
    ['on-accent', 'accent-hover'],
    ['on-accent', 'accent-press'],
    ['on-neg', 'neg'],
    ['bg-0', 'text-1'],
    ['bg-0', 'text-2'],
  ])('%s can be read on %s', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(READABLE);
  });

  test('its own accent passes the check for a brand’s accent', () => {
    expect(
      accentFaults(
        {
          accent: theme.get('accent') ?? '',
          accentHover: theme.get('accent-hover') ?? '',
          accentPress: theme.get('accent-press') ?? '',
          onAccent: theme.get('on-accent') ?? '',
          accentText: theme.get('accent-text') ?? '',
        },
        surfaces.map((surface) => theme.get(surface) ?? ''),
      ),
    ).toEqual([]);
  });
});

test('both themes have the same colours, and only colours differ', () => {
  for (const [name, value] of tokensOf("[data-theme='light']")) {
    expect(dark.has(name), `${name}`).toBe(true);
    expect(value, `${name}`).toMatch(/^#|^0 (8|24)px/);
  }
});

test('a brand’s unreadable accent is reported with its pair of colours', () => {
  const pale = {
    accent: '#ffe08a',
    accentHover: '#ffe9a8',
    accentPress: '#f5d067',
    onAccent: '#ffffff',
    accentText: '#ffe08a',
  };
  const faults = accentFaults(pale, ['#e9f0ef']);
  expect(faults).toHaveLength(5);
  expect(faults[0]).toContain('#ffffff on #ffe08a');
});

describe.each(themes)('[SITE-01] a brand’s accent in the %s theme', (theme) => {
  const tokens = theme === 'dark' ? dark : light;

  test('is checked on the surfaces of the theme', () => {
    const own = surfaces.map((surface) => tokens.get(surface)?.replace(/^#fff$/, '#ffffff'));
    expect(surfacesOf[theme]).toEqual(own);
  });

  test('can be of any hue: its family is readable, and its words are its own colour', () => {
    const hues = ['#ff7a48', '#3cc4dc', '#e070c0', '#a9cc62', '#7f9cff', '#c8430b', '#0a6c86'];
    for (const hue of hues) {
      const family = accentFamilyOf(theme, hue);
      const { accent: _, ...others } = family;
      const unread = accentFaults(family, surfacesOf[theme]).filter((one) => !one.startsWith(hue));
      expect(unread, hue).toEqual([]);
      expect(Object.values(others)).not.toContain('#000000');
    }
  });
});

/** What a colour with an alpha makes of the one under it. */
const over = (top: string, under: string): string => {
  const partsOf = (colour: string): number[] =>
    [1, 3, 5, 7].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const [high, low] = [partsOf(top), partsOf(under)];
  const share = (high[3] ?? 255) / 255;
  const mixed = [0, 1, 2].map((at) => (high[at] ?? 0) * share + (low[at] ?? 0) * (1 - share));
  return `#${mixed.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
};

test.each([dark, light])(
  '[SITE-10] beside an open dialog the place of the scroll bar is as dim as the page',
  (theme) => {
    expect(theme.get('dimmed')).toBe(over(theme.get('scrim') ?? '', theme.get('bg-0') ?? ''));
  },
);

test('the heart on its scrim is visible over the brightest artwork', () => {
  // The scrim is the dark page at 80 %; under it at worst the brightest ground.
  for (const category of [
    'RNG',
    'FISH',
    'LIVE',
    'PVP',
    'SPORTS',
    'ESPORTS',
    'LOTT',
    'ELOTT',
    'BINGO',
    'DS88',
  ]) {
    const { line, ground } = inksOf({ code: 'x', category, vendor: 'V' });
    for (const under of [line, ground]) {
      expect(contrast('#ecf3f1', over('#0b1416cc', under))).toBeGreaterThan(READABLE);
    }
    expect(contrast(line, ground)).toBeGreaterThan(7);
  }
});

test('type grows with the browser’s own size, from 12 px up, in lines of 1.25 and more', () => {
  const types = readFileSync(new URL('./theme/type.css', import.meta.url), 'utf8');
  expect(types).not.toMatch(/font(-size)?:[^;]*px/);
  expect(types).toContain('font: 450 0.8125rem');
  for (const [, size, height] of types.matchAll(/font: \d+ ([\d.]+)rem\s*\/\s*([\d.]+)/g)) {
    expect(Number(size) * 16).toBeGreaterThanOrEqual(12);
    expect(Number(height)).toBeGreaterThanOrEqual(1.25);
  }
});
