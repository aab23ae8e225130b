import type { Page } from '@playwright/test';

/** The figures of an animation: frames a second, and the 95th percentile of the frame time. */
export type Frames = { perSecond: number; p95Ms: number };

/** Records the time of each frame of the page from now on. */
export const watchFrames = async (page: Page): Promise<void> => {
  await page.addInitScript(`
    window.frameTimes = [];
    requestAnimationFrame(function note(now) {
      window.frameTimes.push(now);
      requestAnimationFrame(note);
    });`);
};

/** The frames while `move` lasts, in milliseconds of the page's own clock. */
export const countFrames = async (page: Page, move: () => Promise<void>): Promise<Frames> => {
  const from = await page.evaluate(() => performance.now());
  await move();
  const all = await page.evaluate<number[]>('window.frameTimes');
  const times = all.filter((time) => time >= from);
  const took = times.slice(1).map((time, index) => time - times[index]!);
  const whole = took.reduce((sum, time) => sum + time, 0);
  const sorted = took.toSorted((one, other) => one - other);
  return {
    perSecond: (1000 * took.length) / whole,
    p95Ms: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
  };
};
