import { expect, type Page } from '@playwright/test';

/** Whether the story runs on a phone. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** The screen is hydrated: server-rendered HTML handles no press before. */
export const untilLive = async (page: Page): Promise<void> => {
  // A page that is just left for another one answers nothing.
  const isLive = () => page.evaluate(touchUntilLive).catch(() => false);
  await expect.poll(isLive, { intervals: [30] }).toBe(true);
};

/** All has come that comes by itself, without a touch. */
export const untilUntouched = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => 'importAgain' in globalThis);
  await page.waitForLoadState('networkidle');
};

/** Touches the page, for which what the server drew whole waits; returns whether it is hydrated. */
export const touchUntilLive = (): boolean => {
  document.dispatchEvent(new Event('pointermove'));
  return document.querySelector('main[data-live]') !== null;
};

/** The site has answered over the page's socket, so the whole page is running. */
export const untilSocketAnswered = async (page: Page): Promise<void> => {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived');
};
