import { expect, test } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { newPlayer } from './new-player';
import { consoleUrl, signInWithCases } from './pages/console';

test('[OPS-01] the dashboard opens first, and keys lead from it to a player @desk', async ({
  page,
  baseURL,
}) => {
  const username = await newPlayer(page, { money: '500000' });
  await signInWithCases(page, baseURL, 1);
  await page.goto(consoleUrl(baseURL));
  await expect(page.getByRole('heading', { name: 'Tổng quan' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Đăng ký mới' }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Cảnh báo' })).toBeVisible();
  await page.getByRole('button', { name: 'Bảng' }).first().click();
  const hours = page.getByRole('table', { name: 'Tiền vào và ra theo giờ' }).first();
  await expect(hours.getByRole('row')).toHaveCount(25);
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);

  await page.getByText('Mỗi số liệu tính những gì').click();
  await page.getByRole('link', { name: 'Đăng ký mới' }).first().click();
  await expect(page.getByRole('columnheader', { name: 'Đăng ký' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.getByRole('link', { name: username }).click();
  await expect(page.getByRole('heading', { name: username })).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
});
