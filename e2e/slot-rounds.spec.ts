import { expect, test, type FrameLocator, type Page, type Response } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { newPlayer } from './new-player';
import { holdAnswers } from './checks/line';
import { openGame, shownRound, spin, spinButton, untilAtRest } from './pages/game';

type Answer = { number: number; payout: string; stake: string; balanceAfter: string };
const isStart = (response: Response) =>
  response.request().method() === 'POST' && response.url().endsWith('/rounds');

const opened = async (page: Page, name: Parameters<typeof openGame>[1]): Promise<FrameLocator> => {
  await newPlayer(page, { money: '500000' });
  return openGame(page, name);
};

test('[GAME-09] [GAME-10] the stage shows what the server settled; the balance follows', async ({
  page,
}) => {
  test.setTimeout(180_000);
  // Its rounds are short; film.spec.ts plays games with falls and free spins.
  const game = await opened(page, 'Ngũ Quả');
  for (let round = 0; round < 4; round += 1) {
    const answer = page.waitForResponse(isStart);
    await spin(game);
    const round = (await (await answer).json()) as Answer;
    const shown = await shownRound(game);
    expect(shown.round).toBe(round.number);
    expect(Number(shown.amount)).toBe(Number(round.payout));
    if (Number(round.payout) <= Number(round.stake)) expect(shown.celebrated).toBe(false);
    const figure = Number(round.balanceAfter).toLocaleString('en-US', { minimumFractionDigits: 2 });
    await expect(page.getByText(figure).first()).toBeVisible();
    await expect(game.getByRole('status')).toContainText(`Vòng ${round.number}.`);
  }
});

test('[GAME-09] a held key starts one round, and the next start waits for the pace', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const game = await opened(page, 'Trăng Rằm');
  let starts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/rounds')) starts += 1;
  });
  await spinButton(game).focus();
  const release = await holdAnswers(page, /\/rounds$/);
  for (let press = 0; press < 40; press += 1) await page.keyboard.down(' ');
  await page.keyboard.up(' ');
  await expect(game.getByRole('button', { name: 'Đang quay' })).toBeDisabled();
  release();
  await untilAtRest(game, 1);
  expect(starts).toBe(1);
});

test('[GAME-09] the stake is stepped or chosen, stored for the next visit, and never typed', async ({
  page,
}) => {
  const game = await opened(page, 'Ngũ Quả');
  const stake = game.getByRole('group', { name: 'Mức cược' });
  await expect(stake).toContainText('1,000.00');
  await game.getByRole('button', { name: 'Tăng mức cược' }).click();
  await expect(stake).toContainText('2,000.00');
  await stake.getByRole('button', { expanded: false }).click();
  await game.getByRole('option', { name: '5,000.00' }).first().click();
  await expect(stake).toContainText('5,000.00');
  await expect(game.getByRole('textbox')).toHaveCount(0);
  await spin(game);
  const again = await openGame(page, 'Ngũ Quả');
  await expect(again.getByRole('group', { name: 'Mức cược' })).toContainText('5,000.00');
});

test('[GAME-09] a slow network is reported after four seconds, and the round is shown', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const game = await opened(page, 'Chợ Nổi');
  const release = await holdAnswers(page, /\/rounds$/);
  await spinButton(game).click();
  await expect(game.getByText('Mạng chậm, vẫn đang chờ kết quả…')).toBeVisible({ timeout: 6000 });
  await expect(game.getByText('Cược này chỉ được tính một lần.')).toBeVisible();
  release();
  await untilAtRest(game, 1);
  await expect(game.getByText('Mạng chậm, vẫn đang chờ kết quả…')).toBeHidden();
});

test('[GAME-09] a lost answer is requested again, and the bet counts once', async ({ page }) => {
  test.setTimeout(120_000);
  const game = await opened(page, 'Mỏ Ngọc');
  const keys: string[] = [];
  await page.route(/\/rounds$/, async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    if (keys.length > 1) return route.continue();
    // The server plays the round; its answer is lost on the way.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await spinButton(game).click();
  await expect(game.getByText('Vòng này đã kết thúc lúc mất kết nối')).toBeVisible({
    timeout: 30_000,
  });
  await untilAtRest(game, 1);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  await game.getByRole('button', { name: 'Lịch sử', exact: true }).click();
  await expect(game.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
});

test('[GAME-09] rotating the window in the middle of a spin does not change the round', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const game = await opened(page, 'Trống Đồng');
  const answer = page.waitForResponse(isStart);
  const release = await holdAnswers(page, /\/rounds$/);
  await spinButton(game).click();
  await expect.poll(() => shownRound(game)).toMatchObject({ state: 'moving' });
  const reelsWidth = () =>
    game.locator('.reels').evaluate((reels) => reels.getBoundingClientRect().width);
  const before = await reelsWidth();
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: size.height, height: size.width });
  await expect.poll(reelsWidth).not.toBe(before);
  release();
  await page.setViewportSize(size);
  await expect.poll(reelsWidth).toBe(before);
  await untilAtRest(game, 1);
  const round = (await (await answer).json()) as Answer;
  expect(Number((await shownRound(game)).amount)).toBe(Number(round.payout));
});

test('[GAME-09] the game has no accessibility violation in either theme', async ({ page }) => {
  test.setTimeout(120_000);
  const game = await opened(page, 'Xưởng Khắc');
  for (const name of [null, 'Luật & trả thưởng', 'Lịch sử', 'Kiểm chứng']) {
    if (name) await game.getByRole('button', { name, exact: true }).click();
    if (name) await expect(game.getByRole('dialog')).toBeVisible();
    await expectNoBarrierInEitherTheme(page, 'iframe');
    if (name) await game.getByRole('button', { name: 'Đóng' }).click();
  }
});
