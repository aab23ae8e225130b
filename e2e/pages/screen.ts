import type { Page } from '@playwright/test';

/** Whether the story runs on a phone. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** The screen is hydrated: server-rendered HTML handles no press before. */
export const untilLive = (page: Page): Promise<void> =>
  page.locator('main[data-live]').waitFor({ state: 'attached' });

/** The site has answered over the page's socket, so the whole page is running. */
export const untilSocketAnswered = async (page: Page): Promise<void> => {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived');
};
