import { expect, test } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { consoleUrl, signInWithCases } from './pages/console';

test('[OPS-01] the networks of a brand are read, and a wrong one is said at its field @phone', async ({
  page,
  baseURL,
}) => {
  await signInWithCases(page, baseURL, 0, 'admin');
  await page.goto(`${consoleUrl(baseURL)}/people`);
  await page
    .getByRole('button', { name: /^Mạng được phép của / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Mạng được phép của / });
  const field = dialog.getByLabel(/^Mạng/);
  await field.fill('203.0.113.0/99');
  await dialog.getByRole('button', { name: 'Xem trước' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
  await field.fill('203.0.113.0/24\n127.0.0.0/8');
  await dialog.getByRole('button', { name: 'Xem trước' }).click();
  await expect(dialog.getByText('203.0.113.0/24, 127.0.0.0/8')).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
});
