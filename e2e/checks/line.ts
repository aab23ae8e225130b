import type { Page } from '@playwright/test';

/** Holds every answer of an address back until the story lets them go. */
export const holdAnswers = async (page: Page, address: string | RegExp): Promise<() => void> => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
};

/** The server's page alone: no file of ours is let through but its own HTML. */
export const withoutScript = (page: Page): Promise<unknown> =>
  page.route(/\/assets\/[^?]*\.js(\?|$)/, (route) => route.abort());
