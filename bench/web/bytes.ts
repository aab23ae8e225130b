import type { Browser, CDPSession } from '@playwright/test';
import { type Page, pages } from '@parlour/contract/pages';
import { kindOf } from './kind-of';
import { phone } from './visit';

/** In bytes on the wire, without headers, and files: until a page is shown, and at rest. */
export type Bytes = {
  shownScript: number;
  shownRequests: number;
  restScript: number;
  restRequests: number;
  style: number;
  html: number;
  fonts: number;
  all: number;
  /** What followed the page by script, the heaviest first. */
  followed: [path: string, bytes: number][];
};

/** In kB of a thousand bytes: the budget of every public page. */
export const mostBytes: Partial<Record<keyof Bytes, number>> = {
  shownScript: 80_000,
  shownRequests: 12,
  restScript: 88_000,
  restRequests: 16,
  style: 14_000,
  fonts: 42_000,
  all: 160_000,
};

/** Every page that search engines may open. */
export const publicPaths: string[] = Object.values<Page>(pages)
  .filter(({ visibility }) => visibility !== 'private')
  .map(({ path }) => path);

/** A page is at rest when no request began for so long. */
const quietMs = 1500;

/** Opens an address with an empty cache on a phone, touches nothing, and counts. */
export const countBytes = async (browser: Browser, url: string): Promise<Bytes> => {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const files = watchFiles(session);
    await page.goto(url, { waitUntil: 'load' });
    let count = -1;
    while (count !== files.size) {
      count = files.size;
      await page.waitForTimeout(quietMs);
    }
    return sumOf([...files.values()]);
  } finally {
    await context.close();
  }
};

type File = { path: string; type: string; isFollowing: boolean; head: number; body: number };

const watchFiles = (session: CDPSession): Map<string, File> => {
  const files = new Map<string, File>();
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request, initiator }) => {
    if (!request.url.startsWith('http')) return;
    // What the document itself names is fetched by its parser, and its fonts by its style.
    const isFollowing = initiator.type === 'script';
    const { pathname: path } = new URL(request.url);
    files.set(requestId, { path, type: kindOf(path, type), isFollowing, head: 0, body: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    // A piece that was fetched is imported from the browser's cache.
    if (response.fromDiskCache) files.delete(requestId);
    const file = files.get(requestId);
    if (file) file.head = response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.body = Math.max(0, encodedDataLength - file.head);
  });
  return files;
};

const sumOf = (files: File[]): Bytes => {
  const bytesOf = (of: File[]) => of.reduce((total, { body }) => total + body, 0);
  const ofType = (type: string) => files.filter((file) => file.type === type);
  const scripts = ofType('Script');
  const following = files.filter(({ isFollowing }) => isFollowing);
  return {
    shownScript: bytesOf(scripts.filter(({ isFollowing }) => !isFollowing)),
    shownRequests: files.length - following.length,
    restScript: bytesOf(scripts),
    restRequests: files.length,
    style: bytesOf(ofType('Stylesheet')),
    html: bytesOf(ofType('Document')),
    fonts: bytesOf(ofType('Font')),
    all: bytesOf(files),
    followed: following
      .map(({ path, body }): [string, number] => [path, body])
      .toSorted(([, one], [, other]) => other - one),
  };
};
