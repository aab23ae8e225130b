import { expect, type Page } from '@playwright/test';

/** What a page may move by itself, as browsers count it: a fiftieth of the window. */
const most = 0.02;

// As text: it runs before anything of the page.
const watch = `{
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      const moved = sources.map(({ node }) => node?.nodeName + ' ' + (node?.className ?? ''));
      shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}`;

/** Notes what moves on every page that is opened from now on. */
export const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(watch);
};

/** Nothing has moved since the page was opened, beside what a press asked for. */
export const expectStill = async (page: Page): Promise<void> => {
  const shifts = await page.evaluate<{ value: number; moved: string[] }[]>('shifts');
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, `${page.url()} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(most);
};
