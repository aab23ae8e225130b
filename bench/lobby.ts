import { writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../scripts/test/chromium.mjs';
import { say } from './ledger/rounds';
import { measureScroll, type Scrolled } from './lobby/measure-scroll';
import { missedIn } from './lobby/marks';
import { searchServer } from './lobby/search-server';
import { startFilled } from './lobby/site';
import { wholeOf, type Words } from './words';

const games = 10_000;
const port = 4370;
/** A phone whose processor is four times slower. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };
const slowdown = 4;

/**
 * `npm run bench -- lobby [--rounds 5] [--json FILE] [--url ADDRESS]`: the hall of all slots of a
 * catalogue of ten thousand games on a slow phone, and its search on the server; medians.
 */
export const benchLobby = async (words: Words): Promise<void> => {
  const rounds = wholeOf(words, 'rounds', 5);
  const site = words.url
    ? { url: words.url, stop: async () => {} }
    : await startFilled(port, games);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    say('Searching …');
    const search = await searchServer(site.url);
    console.table(search);
    const turns: Scrolled[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const page = await browser.newPage(phone);
      await slowDown(page);
      const turn = await measureScroll(page, site.url);
      // The first round warms the server's caches.
      if (round > 0) turns.push(turn);
      await page.close();
    }
    console.table(turns);
    const medians = mediansOf(turns);
    console.table([medians]);
    const missed = missedIn(medians, search);
    console.log(missed.length === 0 ? 'All marks are reached.' : `Missed: ${missed.join('; ')}`);
    const figures = { games, search, medians, turns, missed };
    if (words.json) writeFileSync(words.json, `${JSON.stringify(figures, null, 2)}\n`);
  } finally {
    await browser.close();
    await site.stop();
  }
};

const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
};

const mediansOf = (turns: readonly Scrolled[]): Record<string, number> => {
  const names = Object.keys(turns[0] ?? {}) as (keyof Scrolled)[];
  return Object.fromEntries(
    names.map((name) => {
      const values = turns.map((turn) => turn[name]).toSorted((one, other) => one - other);
      return [name, values[Math.floor(values.length / 2)] ?? 0];
    }),
  );
};
