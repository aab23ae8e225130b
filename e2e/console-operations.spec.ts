import { expect, test } from '@playwright/test';
import { consoleUrl, signInWithCases } from './pages/console';

test('[OPS-02] operations show a process and its jobs, and a job is run now @phone', async ({
  page,
  baseURL,
}) => {
  await signInWithCases(page, baseURL, 0, 'admin');
  await page.goto(`${consoleUrl(baseURL)}/operations`);
  const processes = page.getByRole('table', { name: 'Tiến trình' });
  await expect(processes.getByText('đang chạy').first()).toBeVisible();
  await expect(page.getByText('chưa rõ: không có gì ghi lại')).toBeVisible();
  await page.getByRole('button', { name: 'Chạy ngay lib.prune_outbox' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Lý do, lưu trong nhật ký').fill('old events fill the table');
  await dialog.getByRole('button', { name: 'Chạy ngay', exact: true }).click();
  await expect(dialog).toBeHidden();
});
