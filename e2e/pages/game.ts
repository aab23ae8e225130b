import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test';
import { linkTo } from './hall';

export const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe');

/** The question before the first demo of a person without an account. */
export const confirmAge = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Tôi đã đủ 18 tuổi' }).click();

const codes = {
  'Bảy Đỏ': 'red-seven',
  'Chợ Nổi': 'floating-market',
  'Mỏ Ngọc': 'gem-quarry',
  'Ngũ Quả': 'five-fruits',
  'Trăng Rằm': 'harvest-moon',
  'Trống Đồng': 'bronze-drum',
  'Xưởng Khắc': 'engravers-shop',
  'Đầm Sen': 'lotus-pond',
} as const;

/** Opens a house game at its address and waits until it can be spun. */
export const openGame = (page: Page, name: keyof typeof codes): Promise<FrameLocator> =>
  openGameOf(page, codes[name]);

export const openGameOf = async (page: Page, code: string): Promise<FrameLocator> => {
  await page.goto(`/game?vassalage=HOUSE&gameCode=${code}&gameType=RNG`);
  return untilPlayable(page);
};

const untilPlayable = async (page: Page): Promise<FrameLocator> => {
  const game = frameOf(page);
  await expect(spinButton(game)).toBeEnabled({ timeout: 20_000 });
  return game;
};

/** Opens a house game as a person does, by its card in the hall. */
export const openGameByCard = async (page: Page, name: string): Promise<FrameLocator> => {
  await page.goto('/rng');
  await linkTo(page, name).click();
  // A tap first shows the game's details; a press before hydration follows the link.
  const play = page.getByRole('dialog').getByRole('button', { name: 'Chơi ngay' });
  await expect(page.locator('iframe').or(play)).toBeVisible();
  if (await play.isVisible()) await play.click();
  await page.waitForURL(/\/game\?/);
  return untilPlayable(page);
};

export const spinButton = (game: FrameLocator): Locator =>
  game.getByRole('button', { name: 'Quay', exact: true });

/** The button of a game without money, in place of the spin button. */
export const ownDeposit = (page: Page): Locator =>
  frameOf(page).getByRole('button', { name: 'Nạp tiền' });

export const untilOpenWithoutMoney = (page: Page): Promise<void> =>
  expect(ownDeposit(page)).toBeVisible({ timeout: 20_000 });

/** The round on the stage, as the stage describes it to assistive technology. */
export const shownRound = async (game: FrameLocator): Promise<ShownRound> =>
  JSON.parse(await game.locator('output[data-round]').innerText()) as ShownRound;

export type ShownRound = {
  round: number;
  state: string;
  caption: string;
  waits: boolean;
  amount: string;
  celebrated: boolean;
};

/** Sometimes a round has free spins, forty at most: nearly four minutes. */
const freeSpinsMs = 280_000;

/** Waits until the end of a round is on the stage; a story gets the time of its free spins. */
export const untilAtRest = async (game: FrameLocator, round: number): Promise<void> => {
  let isLong = false;
  const look = async () => {
    const shown = await shownRound(game);
    // A card waits for the player without limit: this dismisses it by a key.
    if (shown.waits) await game.locator('body').press('Enter');
    if (shown.caption === 'free' && !isLong) {
      isLong = true;
      test.setTimeout(test.info().timeout + freeSpinsMs);
    }
    return shown;
  };
  await expect.poll(look, { timeout: freeSpinsMs }).toMatchObject({ round, state: 'rest' });
};

/** One round: presses, and waits until its end is on the stage. */
export const spin = async (game: FrameLocator): Promise<void> => {
  await expect(spinButton(game)).toBeEnabled({ timeout: 30_000 });
  const before = (await shownRound(game)).round;
  await spinButton(game).click();
  await untilAtRest(game, before + 1);
};
