import type { FrameLocator, Page } from '@playwright/test';
import type { Film, Frame } from './judge';

declare global {
  interface Window {
    parlourFilm?: Frame[];
  }
}

/**
 * Runs in the page and in the game's frame before other scripts: records what the bar and the stage
 * show, at each change of the document and each frame of the screen.
 */
const record = (): void => {
  const frames: Frame[] = [];
  window.parlourFilm = frames;
  const stage = (): string => {
    const message = document.querySelector('output[data-round]')?.textContent;
    const { round = null, state = '', amount = '0' } = message ? JSON.parse(message) : {};
    const pick = document.querySelector('.pick')?.textContent ?? '';
    // The sum on the card at a feature's end stands before its rows, and before the stage rests.
    const card =
      document.querySelector('.end-amount, .certificate-sum > .head-amount')?.textContent ?? '';
    return JSON.stringify({ round, state, amount, pick, card });
  };
  const bar = (): string => {
    const text = document.querySelector('[data-game-page] > header')?.textContent ?? '';
    return /[\d,]+\.\d\d/.exec(text)?.[0] ?? '';
  };
  const read = window.parent === window ? bar : stage;
  let last: string | undefined;
  const look = () => {
    const shown = read();
    if (shown === last) return;
    last = shown;
    frames.push({ at: performance.timeOrigin + performance.now(), shown });
  };
  const all = { subtree: true, childList: true, characterData: true };
  new MutationObserver(look).observe(document, all);
  const draw = () => {
    look();
    requestAnimationFrame(draw);
  };
  draw();
};

export const startFilm = async (page: Page): Promise<void> => {
  await page.addInitScript(record);
};

/** The recording since the game was opened. */
export const filmOf = async (
  page: Page,
  game: FrameLocator,
): Promise<Pick<Film, 'bar' | 'stage'>> => ({
  bar: await page.evaluate(() => window.parlourFilm ?? []),
  stage: await game.locator('body').evaluate(() => window.parlourFilm ?? []),
});
