import { expect, test, type Page } from '@playwright/test';
import { micros, moneyText } from '@parlour/contract/money';
import { amountIn } from './checks/amounts';
import { newPlayer } from './new-player';
import { centreOf } from './pages/centre';
import { openGame, spin } from './pages/game';

/** A message to the page with a forged source. */
const say = (page: Page, type: string, by: 'game' | 'page', from: 'game' | 'page') =>
  page.evaluate(
    ([word, speaker, place]) => {
      const frame = document.querySelector('iframe');
      if (!frame) throw new Error('there is no frame');
      const origin = place === 'game' ? new URL(frame.src).origin : location.origin;
      const source = speaker === 'game' ? frame.contentWindow : window;
      const data = { parlour: 1, type: word, code: 'load' };
      dispatchEvent(new MessageEvent('message', { data, origin, source }));
    },
    [type, by, from] as const,
  );

test(
  '[GAME-08] the page accepts messages from its game only',
  { tag: '@phone' },
  async ({ page }) => {
    await newPlayer(page, { money: '200000' });
    await openGame(page, 'Ngũ Quả');
    await say(page, 'failed', 'page', 'game');
    await say(page, 'failed', 'game', 'page');
    await say(page, 'failed', 'page', 'page');
    await say(page, 'nothing of ours', 'game', 'game');
    await say(page, 'deposit', 'game', 'game');
    await expect(centreOf(page)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(1);
    await say(page, 'failed', 'game', 'game');
    await expect(page.locator('iframe')).toHaveCount(0);
  },
);

const played = '/api/session/played';

test(
  '[GAME-11] the frame shows the platform’s totals of the session, in every game',
  { tag: '@phone' },
  async ({ page }) => {
    test.setTimeout(150_000);
    await newPlayer(page, { money: '500000' });
    await spin(await openGame(page, 'Ngũ Quả'));
    // The page before asks for the same at the end of its round.
    await page.goto('/healthz');
    const atReady = page.waitForResponse((answer) => answer.url().endsWith(played));
    const game = await openGame(page, 'Bảy Đỏ');
    const shown = async () => moneyText(amountIn(await game.locator('.net').innerText()));
    const netOf = async (answer: typeof atReady) =>
      ((await (await answer).json()) as { value: { net: string } }).value.net;
    const before = await netOf(atReady);
    await expect.poll(shown).toBe(before);
    const afterRound = page.waitForResponse((answer) => answer.url().endsWith(played));
    await spin(game);
    const after = await netOf(afterRound);
    await expect.poll(shown).toBe(after);
    const balance = page
      .getByRole('main')
      .getByText(/₫\s*[\d,]+\.\d\d/)
      .first();
    const change = async () => moneyText(amountIn(await balance.innerText()) - micros('500000'));
    await expect.poll(change).toBe(after);
  },
);
