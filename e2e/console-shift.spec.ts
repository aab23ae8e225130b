import { expect, test } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { consoleUrl, signInWithCases } from './pages/console';

test('[OPS-02] a shift ends when what its person has is handed over with a note @desk', async ({
  page,
  baseURL,
}) => {
  const name = await signInWithCases(page, baseURL, 1);
  await page.goto(`${consoleUrl(baseURL)}/queues/flag`);
  const menu = page.getByRole('button', { name, exact: true });
  await menu.click();
  await page.getByRole('button', { name: 'Vào ca' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Vào ca', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Kế tiếp' }).click();
  await expect(page.getByText(/^Bạn giữ đến/)).toBeVisible();
  await menu.click();
  await page.getByRole('button', { name: 'Hết ca' }).click();
  await expect(dialog.getByText('Bạn đang giữ 1 hồ sơ')).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
  await dialog.getByRole('button', { name: 'Hết ca', exact: true }).click();
  await expect(dialog.getByText('Hãy viết ghi chú để trao lại.')).toBeVisible();
  await dialog
    .getByRole('textbox', { name: 'Ghi chú cho người nhận' })
    .fill('the bank calls at nine');
  await dialog.getByRole('button', { name: 'Hết ca', exact: true }).click();
  await expect(dialog).toBeHidden();
});
