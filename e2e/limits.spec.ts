import { expect, test } from '@playwright/test';
import { newPlayer } from './new-player';
import { centreOf, expectFaultless } from './pages/centre';

test(
  '[MEMBER-10] [R-L3] a player sets a limit of deposits, and asks for a higher one that waits',
  { tag: '@phone' },
  async ({ page }) => {
    await newPlayer(page);
    await page.goto('/?mc=securityCenter');
    const centre = centreOf(page);
    await centre.getByRole('link', { name: 'Chơi có trách nhiệm' }).click();
    await expect(centre.getByText('Bạn chưa đặt giới hạn nào.')).toBeVisible();
    const amount = centre.getByRole('textbox', { name: 'Số tiền' });
    await amount.fill('500000');
    await centre.getByRole('button', { name: 'Đặt giới hạn' }).click();
    await expect(centre.getByText(/Đã dùng .* trong ₫.500,000\.00/)).toBeVisible();
    await amount.fill('900000');
    await centre.getByRole('button', { name: 'Đặt giới hạn' }).click();
    await expect(centre.getByText(/Bạn đã xin tăng lên ₫.900,000\.00/)).toBeVisible();
    await expect(centre.getByText(/Đã dùng .* trong ₫.500,000\.00/)).toBeVisible();
    await expectFaultless(page);
    await centre.getByRole('button', { name: 'Giữ giới hạn' }).click();
    await expect(centre.getByText(/Bạn đã xin tăng/)).toHaveCount(0);
  },
);
