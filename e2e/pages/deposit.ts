import { expect, type Page } from '@playwright/test';
import { centreOf } from './centre';

export const openDeposit = async (page: Page, amount: string): Promise<void> => {
  await page.goto('/?mc=depositv2');
  await centreOf(page).getByLabel('Số tiền nạp').fill(amount);
};

export const sendDeposit = (page: Page): Promise<void> =>
  centreOf(page).getByRole('button', { name: 'Tiếp tục' }).click();

/** Pays on the sandbox's page. */
export const pay = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Thanh toán', exact: true }).click();

/** Deposits through the sandbox and returns to the slip, which is credited. */
export const deposit = async (page: Page, amount: string): Promise<void> => {
  await page.goto('/?mc=depositv2');
  const centre = centreOf(page);
  await centre.getByRole('radio').first().check();
  await centre.getByLabel('Số tiền nạp').fill(amount);
  await sendDeposit(page);
  await page.waitForURL(/\/sandbox\/pay\//);
  await pay(page);
  await page.waitForURL(/mc=depositv2&deposit=/);
  await expect(centre.getByText('Thành công', { exact: true })).toBeVisible();
  await page.goto('/');
};
