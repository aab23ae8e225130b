import type { Page } from '@playwright/test';

/** Delays every answer of an address until the story releases them. */
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

/** The server's page alone: every file of ours except the HTML is blocked. */
export const withoutScript = (page: Page): Promise<unknown> =>
  page.route(/\/assets\/[^?]*\.js(\?|$)/, (route) => route.abort());
