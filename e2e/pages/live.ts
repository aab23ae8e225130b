import type { Page } from '@playwright/test';

/** The story is the page's socket: what it says is all that the page hears. */
export const speakLive = async (page: Page): Promise<(message: object) => void> => {
  let send: ((text: string) => void) | undefined;
  let seq = 0;
  await page.routeWebSocket('**/socket', (ours) => {
    send = (text) => ours.send(text);
  });
  return (message) => {
    seq += 1;
    send?.(JSON.stringify([{ seq, ...message }]));
  };
};
