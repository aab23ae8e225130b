import { contrast, READABLE } from '@parlour/contract/contrast';
import { expect, test } from 'vitest';
import { barColours, brandStyleOf } from './brand-style';

const logo = (width: number, height: number) =>
  `/pictures/11111111-2222-8333-8444-555555555555-${width}x${height}.png`;

test('[SITE-01] a brand that changes nothing adds nothing to a page', () => {
  expect(brandStyleOf({})).toBe('');
  expect(barColours({})).toBe('content="#101c1f" data-dark="#101c1f" data-light="#ffffff"');
});

test('[SITE-01] an accent replaces its family in its own theme, and colours the browser’s bars', () => {
  const style = brandStyleOf({ accentLight: '#0a6c86' });
  expect(style).toMatch(/^\[data-theme=light\]\{--accent:#0a6c86;--accent-hover:#[^}]*\}$/);
  const words = /--on-accent:(#[\da-f]{6})/.exec(style)![1]!;
  for (const name of ['accent', 'accent-hover', 'accent-press']) {
    const fill = new RegExp(`--${name}:(#[\\da-f]{6})`).exec(style)![1]!;
    expect(contrast(words, fill), name).toBeGreaterThanOrEqual(READABLE);
  }
  expect(barColours({ accentLight: '#0a6c86' })).toContain('data-light="#0a6c86"');
});

test('[SITE-01] a logo has its place before it comes; a wide one stands for the name', () => {
  expect(brandStyleOf({ logo: logo(240, 240) })).toBe(
    `:root{--logo:url(${logo(240, 240)});--logo-width:1.75rem;--logo-gap:.5rem}`,
  );
  expect(brandStyleOf({ logo: logo(480, 120) })).toContain('--logo-width:7rem;--logo-name:0');
});
