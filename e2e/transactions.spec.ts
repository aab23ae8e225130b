import { expect, test } from '@playwright/test';
import { newPlayer } from './new-player';
import { centreOf, expectFaultless } from './pages/centre';

test('[WALLET-07] [MEMBER-03] records of money: by type, line by line, as a file, and what they come to', async ({
  page,
}) => {
  await newPlayer(page, { money: '500000' });
  const centre = centreOf(page);
  await page.goto('/?mc=transactionHistory');
  const line = centre.getByRole('button', { name: /Xem chi tiết giao dịch main-1, Nạp tiền/ });
  await expect(line).toBeVisible();
  await expectFaultless(page);

  await centre.getByLabel('Loại giao dịch').selectOption({ label: 'Rút tiền' });
  await expect(centre.getByText('Không có giao dịch nào')).toBeVisible();
  await expect(page).toHaveURL(/recordType=withdrawal/);
  await centre.getByLabel('Loại giao dịch').selectOption({ label: 'Tất cả' });
  await line.click();
  const details = page.getByRole('dialog', { name: 'Chi tiết giao dịch' });
  await expect(details.getByText('Ví chính')).toBeVisible();
  await page.keyboard.press('Escape');
  const saving = page.waitForEvent('download');
  await centre.getByRole('button', { name: 'Tải CSV' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^transactions-main-.*\.csv$/);

  await centre.getByRole('tab', { name: 'Nạp tiền' }).click();
  await expect(centre.getByText('Thành công')).toBeVisible();
  await expect(page).toHaveURL(/recordView=deposits/);

  await page.goto('/?mc=personalProfit');
  await expect(centre.getByRole('heading', { name: 'Tiền vào và tiền ra' })).toBeVisible();
  await expectFaultless(page);
  await page.goto('/?mc=transferUpline');
  await expect(centre.getByText('Tài khoản của bạn không có tuyến trên')).toBeVisible();
});
