import { expect, test } from '@playwright/test';
import { newPlayer } from './new-player';
import { openGame, spin } from './pages/game';

// What the stage shows of a round is tested in slot-rounds.spec.ts.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('[GAME-09] a player verifies a round from the seeds that the server revealed', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await newPlayer(page, { money: '500000' });
  const game = await openGame(page, 'Đầm Sen');
  await game.getByRole('button', { name: 'Kiểm chứng' }).click();
  const panel = game.getByRole('dialog');
  const published = (await panel.locator('code').first().innerText()).replaceAll(/\s/g, '');
  expect(published).toMatch(/^[0-9a-f]{64}$/);
  await panel.getByRole('button', { name: 'Đóng' }).click();

  await spin(game);
  await spin(game);

  await game.getByRole('button', { name: 'Kiểm chứng' }).click();
  await panel.getByRole('button', { name: 'Đổi seed mới' }).click();
  await panel.getByRole('button', { name: /2 vòng/ }).click();
  await panel.getByRole('button', { name: /^#2/ }).click();
  await expect(panel.getByText('Mã băm của server seed khớp với mã đã công bố.')).toBeVisible();
  await expect(panel.getByText(/khớp với vòng đã lưu\./)).toBeVisible();
  const text = (await panel.innerText()).replaceAll(/\s/g, '');
  expect(text).toContain(published);
  await expect(panel.getByText(/node fair\.mjs --game lotus-pond/)).toBeVisible();
});

test('[GAME-09] [R-L8] the rules show the figures of the game, and the history every round', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await newPlayer(page, { money: '500000' });
  const game = await openGame(page, 'Bảy Đỏ');
  await spin(game);
  await page.keyboard.press('i');
  const panel = game.getByRole('dialog');
  await expect(panel.getByText('95.31 %')).toBeVisible();
  await expect(panel.getByRole('row', { name: /bảy đỏ/i })).toContainText('100,000.00');
  await panel.getByRole('button', { name: 'Xem theo hệ số' }).click();
  await expect(panel.getByRole('row', { name: /bảy đỏ/i })).toContainText('×100.00');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.keyboard.press('h');
  await panel.getByRole('button', { name: /#1/ }).click();
  await expect(panel.getByText('Xem lại')).toBeVisible();
  await expect(panel.getByText('Số dư trước')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Quay', exact: true })).toHaveCount(0);
});
