import { expect, test } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { newPlayer } from './new-player';
import { centreOf } from './pages/centre';

test('[AUTH-15] the security centre lists this session and this device', async ({ page }) => {
  await newPlayer(page);
  await page.goto('/?mc=securityCenter');
  const centre = centreOf(page);
  for (const name of ['Phiên đang đăng nhập', 'Thiết bị đã biết', 'Lịch sử đăng nhập']) {
    await expect(centre.getByRole('heading', { name })).toBeVisible();
  }
  await expect(centre.getByText('Thiết bị này')).toHaveCount(2);
  await expect(centre.getByText(/^Chrome · /).first()).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
});
