import { expect, test } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { consoleUrl, newName, signInWithCases } from './pages/console';

test('[WALLET-03] a statement is foreseen and imported, and what has no owner is in suspense @phone', async ({
  page,
  baseURL,
}) => {
  await signInWithCases(page, baseURL, 0, 'finance');
  await page.goto(`${consoleUrl(baseURL)}/statements`);
  const reference = newName();
  const rows = [
    'Ngày,Số GD,Ghi có,Ghi nợ,Nội dung',
    `2026-11-20,${reference},70000,,không rõ của ai`,
    'hôm qua,X,1,,hỏng',
  ];
  await page.getByLabel(/^Thả tệp CSV/).setInputFiles({
    name: 'sao-ke.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  });
  await expect(page.getByText('Nếu nhập, các dòng sẽ như sau.')).toBeVisible();
  const line = page.getByRole('row').filter({ hasText: reference });
  await expect(line).toContainText('Chờ người xem');
  await page.getByRole('button', { name: /^Hỏng/ }).click();
  await expect(page.getByRole('cell', { name: /sai ngày/ })).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Nhập', exact: true }).click();
  await expect(page.getByText('Đã nhập xong.')).toBeVisible();

  await page.goto(`${consoleUrl(baseURL)}/suspense`);
  const kept = page.getByRole('row').filter({ hasText: reference });
  await expect(kept.getByRole('link', { name: /^CS/ })).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);

  await page.goto(`${consoleUrl(baseURL)}/reconciliation?from=2026-11-20&to=2026-11-20`);
  await expect(page.getByRole('cell', { name: '2026-11-20' })).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);

  await page.goto(`${consoleUrl(baseURL)}/methods`);
  await page.getByRole('button', { name: 'Thay đổi' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Thời gian hẹn, phút').fill('15');
  await dialog.getByRole('button', { name: 'Xem trước' }).click();
  await expect(dialog.getByText('Có hiệu lực ngay khi bạn xác nhận.')).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
});

test('[OPS-01] several cases are chosen and parked at once @desk', async ({ page, baseURL }) => {
  await signInWithCases(page, baseURL, 3);
  await page.goto(`${consoleUrl(baseURL)}/queues/flag`);
  // The newest: other stories work the oldest.
  const cases = page.getByRole('option');
  await expect(cases.nth(2)).toBeVisible();
  const bar = page.getByRole('toolbar', { name: 'Việc với các hồ sơ đã chọn' });
  await page.getByRole('button', { name: 'Chọn nhiều hồ sơ' }).click();
  await cases.last().click();
  await cases.nth(-2).click();
  await expect(bar).toContainText('Đã chọn 2');
  await page.keyboard.press('h');
  const dialog = page.getByRole('dialog', { name: 'Giữ lại' });
  await expect(dialog.getByText(/hồ sơ sẽ làm/)).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
  await dialog.getByLabel('Lý do').fill('chờ ngân hàng');
  await dialog.getByRole('button', { name: 'Giữ lại: 2 hồ sơ' }).click();
  await expect(dialog.getByText(/2 hồ sơ đã làm/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Đóng' }).last().click();
  await expect(bar).toBeHidden();
});
