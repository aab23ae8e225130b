import { setTimeout as pause } from 'node:timers/promises';
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

/** Every call takes three seconds longer, as on a bad mobile network. */
export const slowDown = (page: Page) =>
  page.route(/\/(api|wps)\//, async (route) => {
    await pause(3000);
    // The page may be gone meanwhile.
    await route.continue().catch(() => undefined);
  });

type Lost = { hasCookies?: boolean };

/** The server does what the next call asks; its answer does not arrive, nor do its cookies. */
export const loseAnswer = (page: Page, address: string, { hasCookies = false }: Lost = {}) =>
  page.route(
    address,
    async (route) => {
      const context = page.context();
      const before = await context.cookies();
      await route.fetch();
      if (!hasCookies) {
        await context.clearCookies();
        await context.addCookies(before);
      }
      await route.abort();
    },
    { times: 1 },
  );

/** The server's page alone: every file of ours except the HTML is blocked. */
export const withoutScript = (page: Page): Promise<unknown> =>
  page.route(/\/assets\/[^?]*\.js(\?|$)/, (route) => route.abort());
