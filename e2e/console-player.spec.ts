import { expect, test } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFitsHere } from './checks/fit';
import { newPlayer } from './new-player';
import { consoleUrl, signInWithCases } from './pages/console';

test('[MEMBER-10] [OPS-01] a player’s limits and breaks are read in the console, at every width @desk', async ({
  page,
  baseURL,
}) => {
  const username = await newPlayer(page, { money: '500000' });
  await page.goto('/?mc=responsible');
  await page.getByLabel('Số tiền').first().fill('700000');
  await page.getByRole('button', { name: 'Đặt giới hạn' }).click();
  await expect(page.getByText('Đã dùng').first()).toBeVisible();

  await signInWithCases(page, baseURL, 1);
  await page.goto(`${consoleUrl(baseURL)}/players?q=${username}`);
  await page.getByRole('link', { name: username }).click();
  await page.getByRole('link', { name: 'Giới hạn, thời gian chơi' }).click();
  const limits = page.getByRole('table', { name: 'Giới hạn' });
  await expect(limits.getByRole('cell', { name: '700,000 VND' })).toBeVisible();
  await expect(page.getByText('Tự loại trừ')).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(limits).toBeVisible();
    await expectFitsHere(page);
  }
});
