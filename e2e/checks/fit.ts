import { expect, type Locator, type Page, test } from '@playwright/test';

const desktop = { width: 1440, height: 900 };

/**
 * No part of the page, of its dialogs or of a page of the centre extends beyond the side. A story
 * that runs on the phone only is measured at a desktop's width too.
 */
export const expectFits = async (page: Page): Promise<void> => {
  await expectFitsHere(page);
  if (!test.info().tags.includes('@phone')) return;
  const phone = page.viewportSize()!;
  await page.setViewportSize(desktop);
  await expect(() => expectFitsHere(page)).toPass({ timeout: 5000 });
  await page.setViewportSize(phone);
};

/** The same, at this width only. */
export const expectFitsHere = async (page: Page): Promise<void> => {
  const excess = await page.evaluate((width) => {
    const inside = [...document.querySelectorAll('dialog[open], dialog[open] [data-page]')];
    const over = inside.map((place) => place.scrollWidth - place.clientWidth);
    return Math.max(document.documentElement.scrollWidth - width, ...over);
  }, page.viewportSize()!.width);
  expect(excess, page.url()).toBeLessThanOrEqual(0);
};

export const boxOf = async (place: Locator) => {
  await expect(place).toBeVisible();
  return (await place.boundingBox())!;
};

/** Two elements do not overlap. Both are measured at once: a sheet may still be rising. */
export const expectApart = async (one: Locator, other: Locator): Promise<void> => {
  await expect(other).toBeVisible();
  const sign = await other.elementHandle();
  const isApart = await one.evaluate((text, element) => {
    const [a, b] = [text.getBoundingClientRect(), element!.getBoundingClientRect()];
    return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  }, sign);
  expect(isApart).toBe(true);
};
