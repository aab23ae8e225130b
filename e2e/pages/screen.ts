import type { Page } from '@playwright/test';

/** Whether the story is told on a phone. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** The code of the screen listens: what the server drew takes no press before. */
export const untilLive = (page: Page): Promise<void> =>
  page.locator('main[data-live]').waitFor({ state: 'attached' });

/** The site has answered over the page's socket, with which everything of a page has begun. */
export const untilHeard = async (page: Page): Promise<void> => {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived');
};
