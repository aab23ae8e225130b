import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { consoleUrl, signInWithCases } from './pages/console';

test('[OPS-02] an operator asks for a file of players, fetches it once it is made, and only once', async ({
  page,
  baseURL,
}) => {
  await signInWithCases(page, baseURL, 0, 'finance');
  await page.goto(`${consoleUrl(baseURL)}/exports`);
  await expect(page.getByText('Bạn chưa yêu cầu tệp nào.')).toBeVisible();
  await page.getByRole('button', { name: 'Yêu cầu tệp: Người chơi' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Yêu cầu tệp', exact: true }).click();
  await expect(dialog.getByRole('textbox', { name: 'Để làm gì' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await dialog.getByRole('textbox', { name: 'Để làm gì' }).fill('the yearly report');
  await dialog.getByRole('button', { name: 'Yêu cầu tệp', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('the yearly report')).toBeVisible();
  const fetch = page.getByRole('button', { name: 'Tải về' });
  await expect(fetch).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
  const download = page.waitForEvent('download');
  await fetch.click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^players-[\d-]+\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\ufeffid,account,type')).toBe(true);
  await expect(page.getByText('Đã tải về')).toBeVisible();
  await expect(fetch).toBeHidden();
});
