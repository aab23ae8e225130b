import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession } from '@playwright/test';
import { kindOf } from './kind-of';

/**
 * The cost of one visit. Times in milliseconds from the start of navigation, sizes in bytes on the
 * wire.
 */
export type Visit = {
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  js: number;
  css: number;
  html: number;
  font: number;
  total: number;
  requests: number;
  /** Origins other than the page's own. */
  strangers: string[];
};

/** Slow 4G and a processor four times slower, as the budgets say. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** The window in which pages are measured. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

const settleMs = 2500;

const watchTimes = fileURLToPath(new URL('watch-times.js', import.meta.url));

/** Opens an address once with an empty cache on a slow phone and measures until it is quiet. */
export const visit = async (browser: Browser, url: string): Promise<Visit> => {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const sizes = watchSizes(session);
    await page.addInitScript({ path: watchTimes });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(settleMs);
    const times = await page.evaluate(() => (globalThis as never as { bench: Times }).bench);
    return { ...timesOf(times), ...sizes(new URL(url).origin) };
  } finally {
    await context.close();
  }
};

type Times = { fcp: number; lcp: number; cls: number; tasks: [start: number, length: number][] };

const timesOf = ({ fcp, lcp, cls, tasks }: Times) => ({
  fcp,
  lcp,
  cls,
  tbt: tasks
    .filter(([start, length]) => start + length > fcp)
    .reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0),
});

/** Sums the bodies by kind, headers left out. */
const watchSizes = (session: CDPSession) => {
  const kinds = new Map<string, string>();
  const heads = new Map<string, number>();
  const bodies = new Map<string, number>();
  const origins = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (!request.url.startsWith('http')) return;
    kinds.set(requestId, kindOf(new URL(request.url).pathname, type ?? 'Other'));
    origins.add(new URL(request.url).origin);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    // A piece that was fetched is imported from the browser's cache.
    if (response.fromDiskCache) kinds.delete(requestId);
    heads.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bodies.set(requestId, Math.max(0, encodedDataLength - (heads.get(requestId) ?? 0)));
  });
  const sum = (...types: string[]) =>
    [...kinds]
      .filter(([, type]) => types.includes(type))
      .reduce((total, [id]) => total + (bodies.get(id) ?? 0), 0);
  return (own: string) => ({
    js: sum('Script'),
    css: sum('Stylesheet'),
    html: sum('Document'),
    font: sum('Font'),
    total: [...kinds.keys()].reduce((total, id) => total + (bodies.get(id) ?? 0), 0),
    requests: kinds.size,
    strangers: [...origins].filter((origin) => origin !== own),
  });
};
