import { expect, test } from '@playwright/test';
import { compliance } from '@parlour/contract/compliance';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFitsHere } from './checks/fit';
import { newPlayer } from './new-player';
import { consoleUrl, signInWithCases } from './pages/console';

test('[MEMBER-10] [OPS-01] a player’s limits and breaks are read in the console, at every width @desk', async ({
  page,
  baseURL,
}) => {
  const limit = { kind: 'deposit', period: 'day', amount: '700000' } as const;
  const username = await newPlayer(page, {
    prepare: (visitor) => visitor.get(compliance.setLimit, limit),
  });
  await signInWithCases(page, baseURL, 1);
  await page.goto(`${consoleUrl(baseURL)}/players?q=${username}`);
  await page.getByRole('link', { name: username }).click();
  await page.getByRole('link', { name: 'Giới hạn, thời gian chơi' }).click();
  const limits = page.getByRole('table', { name: 'Giới hạn', exact: true });
  await expect(limits.getByRole('cell', { name: '700,000.00 VND' })).toBeVisible();
  await expect(page.getByText('Tự loại trừ', { exact: true })).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(limits).toBeVisible();
    await expectFitsHere(page);
  }
});
