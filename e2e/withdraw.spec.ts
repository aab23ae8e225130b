import { expect, test } from '@playwright/test';
import { newPlayer } from './new-player';
import { centreOf, expectFaultless } from './pages/centre';
import { confirm } from './pages/security';

test('[WALLET-04] [R-S9] an account is added in place, by its owner, and says until when it rests', async ({
  page,
}) => {
  await newPlayer(page, { money: '200000' });
  await page.goto('/?mc=withdraw');
  const centre = centreOf(page);
  // What was just paid in must be played first.
  await expect(centre.getByText('Chưa rút được', { exact: true })).toBeVisible();
  await expect(centre.getByText('0.00 trên 200,000.00')).toBeVisible();
  await centre.getByRole('button', { name: 'Lưu tài khoản' }).click();
  await expect(centre.getByLabel('Số tài khoản')).toHaveAttribute('aria-invalid', 'true');
  const digits = String(Date.now()).slice(-10);
  await centre.getByLabel('Số tài khoản').fill(digits);
  await centre.getByLabel('Tên chủ tài khoản').fill('Nguyễn Minh Khoa');
  await expectFaultless(page);
  await centre.getByRole('button', { name: 'Lưu tài khoản' }).click();
  await confirm(page);
  await expect(centre.getByText(`•••• ${digits.slice(-4)}`)).toBeVisible();
  await expect(centre.getByText('NGUYEN MINH KHOA')).toBeVisible();
  await expect(centre.getByText(/Dùng được từ/)).toBeVisible();
  await expect(centre.getByRole('button', { name: 'Tạo mật khẩu giao dịch' })).toBeVisible();
  await expectFaultless(page);
});
