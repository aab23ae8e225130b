import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../scripts/test/chromium.mjs';
import { type Bytes, countBytes, mostBytes, publicPaths } from './web/bytes';
import { startProduction } from './web/site';
import type { Words } from './words';

const sitePort = 4380;

/**
 * `npm run bench -- bytes [--only /,/rng] [--json FILE] [--url ADDRESS]`: the bytes and requests of
 * every public page until it is shown, and at rest untouched. It measures no time, so it may run on
 * a busy machine.
 */
export const benchBytes = async (words: Words): Promise<void> => {
  const paths = words.only ? words.only.split(',') : publicPaths;
  const site = words.url
    ? { url: words.url, stop: async () => {} }
    : await startProduction(sitePort);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    const counted: [path: string, bytes: Bytes][] = [];
    for (const path of paths) counted.push([path, await countBytes(browser, `${site.url}${path}`)]);
    console.table(
      Object.fromEntries(
        counted.map(([path, { followed: _followed, ...figures }]) => [
          path,
          { ...figures, over: overOf(figures).join(' ') },
        ]),
      ),
    );
    if (words.json) writeFileSync(words.json, `${JSON.stringify(counted, null, 2)}\n`);
  } finally {
    await browser.close();
    await site.stop();
  }
};

const overOf = (figures: Omit<Bytes, 'followed'>): string[] =>
  Object.entries(figures).flatMap(([name, value]) =>
    value > (mostBytes[name as keyof Bytes] ?? Infinity) ? [name] : [],
  );
