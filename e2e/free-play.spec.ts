import { expect, test } from '@playwright/test';
import { expectNoBarrier } from './checks/barriers';
import { balance } from './pages/header';
import { liveForm } from './pages/sign-in';

test('[AUTH-09] [GAME-01] a visitor plays for free, and is asked for a true account', async ({
  page,
}) => {
  await page.goto('/login');
  const form = await liveForm(page);
  await form.getByRole('button', { name: 'Chơi thử miễn phí' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(balance(page)).toBeVisible();
  await expect(page.getByText('10,000,000.00').first()).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('isAgent'))).toBe('4');
  expect(await page.evaluate(() => sessionStorage.getItem('cpw'))).toBeNull();
  await page.goto('/?mc=securityCenter');
  const question = page.getByRole('dialog', { name: 'Tài khoản chơi thử' });
  await expect(question).toBeVisible();
  await expectNoBarrier(page);
  await question.getByRole('button', { name: 'Xác nhận' }).click();
  await expect(question).toBeHidden();
});
