import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { newPlayer } from './new-player';
import { centreOf } from './pages/centre';

const picture = async () => ({
  name: 'document.png',
  mimeType: 'image/png',
  buffer: await createCanvas(3000, 2000).encode('png'),
});

test(
  '[MEMBER-14] a player sends the pictures of a document, and reads what comes next',
  { tag: '@phone' },
  async ({ page }) => {
    await newPlayer(page);
    await page.goto('/?mc=securityCenter');
    await centreOf(page).getByRole('button', { name: 'Mở: Giấy tờ' }).click();
    const dialog = page.getByRole('dialog', { name: 'Xác minh giấy tờ' });
    const send = dialog.getByRole('button', { name: 'Gửi để kiểm tra' });
    await expect(send).toBeDisabled();
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'page.png',
        mimeType: 'image/png',
        buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      });
    await expect(dialog.getByText('Không đọc được ảnh này')).toBeVisible();
    for (const side of [0, 1, 2]) {
      await dialog
        .locator('input[type=file]')
        .nth(side)
        .setInputFiles(await picture());
      await expect(dialog.getByText('Đã có ảnh')).toHaveCount(side + 1);
    }
    await expectNoBarrierInEitherTheme(page);
    await send.click();
    await expect(dialog.getByText('Một người đang kiểm tra')).toBeVisible();
  },
);
