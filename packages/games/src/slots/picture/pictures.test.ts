import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { slots } from '../../games';

const fronts = await Promise.all(
  slots.map(async (slot) => ({
    code: slot.code,
    palette: (await slot.view()).look.palette,
    pictures: (await slot.front()).pictures!,
  })),
);

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
const negatives = ['harvest-moon', 'floating-market', 'red-seven'];

describe.each(fronts)('[LOBBY-14] the pictures of $code', ({ code, palette, pictures }) => {
  const { thumb, background } = pictures;

  test('are in the inks of its stage', () => {
    const ground = negatives.includes(code) ? palette.ink : palette.ground;
    expect(thumb).toContain(`fill="${ground}"/><g fill="none"`);
    // Words stand on a background: it is never a negative, and has no frame.
    expect(background).toContain(`fill="${palette.ground}"/><g fill="none"`);
    const inks = new Set([...Object.values(palette), '#FFF6E6']);
    for (const colour of `${thumb}${background}`.match(/#[0-9A-F]{6}/g) ?? []) {
      expect(inks).toContain(colour);
    }
    expect(background).not.toContain('M9 9h282');
  });

  test('have a size of their own, no text, and load nothing', () => {
    expect(thumb).toMatch(/^<svg [^>]*width="300" height="400">/);
    expect(background).toMatch(/^<svg [^>]*width="300" height="240">/);
    for (const svg of [thumb, background]) {
      expect(svg).not.toMatch(/<text|style=|<script|NaN|undefined|Infinity|href="[^#]|\son\w+=/);
      expect(svg.length).toBeLessThan(12_000);
    }
  });
});

test('[LOBBY-14] our games have one picture each, which never changes by accident', () => {
  const thumbs = fronts.map(({ pictures }) => pictures.thumb);
  expect(new Set(thumbs).size).toBe(slots.length);
  expect(digestOf(thumbs.join(''))).toMatchInlineSnapshot(`"33d8ce9055da"`);
});
