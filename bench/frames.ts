import { chromium, type Browser, type Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { slotByCode } from '../packages/games/src/games';
import { picturedRounds } from '../packages/games/src/slots/shell/preview/pictured-rounds';
import { Preview } from '../packages/games/src/slots/shell/preview/preview';
import { chromiumFlags, chromiumPath } from '../scripts/test/chromium.mjs';
import { countFrames, watchFrames, type Frames } from './frames/count-frames';
import { floorPage } from './frames/floor-page';
import type { Words } from './words';

/** A mid-range phone: its screen, and a processor a quarter as fast as this one. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };
const slowdown = 4;
const spinMs = 1400;

type Turn = { way: string; frames: Frames };

/**
 * `npm run bench -- frames [--only lotus-pond,gem-quarry] [--rounds 5] [--json FILE]`: frames a
 * second while the reels of each game spin on a slow phone, as a share of what one bare canvas
 * reaches on the same machine.
 */
export const benchFrames = async (words: Words): Promise<void> => {
  const games = words.only ? words.only.split(',') : [...slotByCode.keys()];
  const rounds = Number(words.rounds ?? 5);
  const { preview, address } = await Preview.open(0);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  const turns: Turn[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const game of games) {
        turns.push({ way: 'floor', frames: await measureFloor(browser) });
        turns.push({ way: game, frames: await measureSpin(browser, address, game) });
      }
    }
  } finally {
    await browser.close();
    await preview.close();
  }
  const figures = games.map((game) => figuresOf(turns, game));
  console.table(figures);
  if (words.json) writeFileSync(words.json, `${JSON.stringify({ figures, turns }, null, 2)}\n`);
};

const openPhone = async (browser: Browser): Promise<Page> => {
  const page = await browser.newPage(phone);
  await watchFrames(page);
  return page;
};

const slowDown = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
};

const measureFloor = async (browser: Browser): Promise<Frames> => {
  const page = await openPhone(browser);
  try {
    await page.goto(`data:text/html,${encodeURIComponent(floorPage(366, 300))}`);
    await slowDown(page);
    await page.waitForTimeout(300);
    return await countFrames(page, () => page.waitForTimeout(spinMs));
  } finally {
    await page.close();
  }
};

const measureSpin = async (browser: Browser, address: string, game: string): Promise<Frames> => {
  const page = await openPhone(browser);
  try {
    const nonce = String(picturedRounds[game]?.spin ?? 1);
    // The answer is delayed, so that the reels run at full speed for the whole measurement.
    const query = new URLSearchParams({ game, nonce, delay: String(2 * spinMs) });
    await page.goto(`${address}/play?${query}`);
    await page.locator('.spin:not([disabled]):not([aria-disabled=true])').waitFor();
    await page.waitForTimeout(1200);
    await slowDown(page);
    await page.keyboard.press('Space');
    await page.waitForTimeout(400);
    return await countFrames(page, () => page.waitForTimeout(spinMs));
  } finally {
    await page.close();
  }
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const figuresOf = (turns: readonly Turn[], game: string) => {
  const own = turns.flatMap(({ way, frames }, index) =>
    way === game
      ? [{ ...frames, part: frames.perSecond / turns[index - 1]!.frames.perSecond }]
      : [],
  );
  return {
    game,
    perSecond: Math.round(median(own.map(({ perSecond }) => perSecond))),
    p95Ms: Math.round(median(own.map(({ p95Ms }) => p95Ms))),
    ofFloor: Math.round(100 * median(own.map(({ part }) => part))) / 100,
  };
};
