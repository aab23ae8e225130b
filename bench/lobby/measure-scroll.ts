import type { Page } from '@playwright/test';
import { type Frames, scrollFrames } from './scroll-frames';

/** One visit of the hall: milliseconds, counts and megabytes. */
export type Scrolled = Frames & {
  /** From the answer with the first games until they are drawn. */
  readyMs: number;
  /** In the middle of the hall. */
  nodes: number;
  heapMb: number;
  /** From a far jump until its games are drawn. */
  jumpMs: number;
};

const jumps = [0.2, 0.9, 0.5, 0.7, 0.05];

/** Scrolls through all slots as a thumb does, then jumps far. */
export const measureScroll = async (page: Page, siteUrl: string): Promise<Scrolled> => {
  await page.goto(`${siteUrl}/rng`);
  await page.waitForSelector('main[data-live]');
  const readyMs = await readyAfterTap(page);
  const scrolled = await page.evaluate<Frames>(scrollFrames('window'));
  const nodes = await page.evaluate<number>('document.querySelectorAll("*").length');
  const jumped: number[] = [];
  for (const part of jumps) jumped.push(await page.evaluate<number>(jumpTo(part)));
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const heap = await page.evaluate<number>('performance.memory.usedJSHeapSize');
  const inOrder = jumped.toSorted((one, other) => one - other);
  return {
    readyMs,
    nodes,
    heapMb: Math.round(heap / 1e5) / 10,
    ...scrolled,
    jumpMs: Math.round(inOrder[Math.floor(jumps.length / 2)] ?? 0),
  };
};

const tab = 'a[href$="page=all"]';

// The tabs are hydrated after the hall: until then a press loads another page.
const untilTabLive = `new Promise((done) => {
  const look = () => {
    const keys = Object.keys(document.querySelector('${tab}') ?? {});
    if (keys.some((key) => key.startsWith('__reactProps'))) done();
    else requestAnimationFrame(look);
  };
  look();
})`;

/** The tab of all vendors is pressed: its first games are there, the old ones are gone. */
const readyAfterTap = async (page: Page): Promise<number> => {
  await page.evaluate(`
    window.answeredAt = 0;
    const ask = window.fetch;
    window.fetch = async (...given) => {
      const answer = await ask(...given);
      if (String(given[0]).includes('GCSGAME_gameList') && !window.answeredAt) {
        window.answeredAt = performance.now();
      }
      return answer;
    };`);
  await page.evaluate(untilTabLive);
  await page.evaluate(`document.querySelector('${tab}').click()`);
  const drawnAt = await page.evaluate<number>(`new Promise((done) => {
    const look = () => {
      const isThere = window.answeredAt > 0 && document.querySelectorAll('main article').length > 8
        && document.documentElement.scrollHeight > 100000;
      if (isThere) requestAnimationFrame(() => done(performance.now()));
      else requestAnimationFrame(look);
    };
    look();
  })`);
  return Math.round(drawnAt - (await page.evaluate<number>('window.answeredAt')));
};

// As text: the page knows none of our helpers.
const jumpTo = (part: number): string => `new Promise((done) => {
  const from = performance.now();
  scrollTo({ top: document.documentElement.scrollHeight * ${part}, behavior: 'instant' });
  const look = () => {
    const isThere = [...document.querySelectorAll('main article a')].some((link) => {
      const { top, bottom } = link.closest('article').getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    if (isThere) done(performance.now() - from);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})`;
