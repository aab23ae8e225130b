import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from '@playwright/test';
import jsQR from 'jsqr';
import { QRPay } from 'vietnam-qr-pay';
import { newPlayer } from './new-player';
import { centreOf, expectFaultless } from './pages/centre';
import { openDeposit, sendDeposit } from './pages/deposit';

/** What a bank's app reads from the screen. */
const readCode = async (picture: Buffer): Promise<string | undefined> => {
  const image = await loadImage(picture);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  return jsQR(new Uint8ClampedArray(data), image.width, image.height)?.data;
};

test(
  '[WALLET-03] a transfer’s slip has a code that another library reads, and waits once sent',
  { tag: '@phone' },
  async ({ page }) => {
    await newPlayer(page);
    await page.setViewportSize({ width: 390, height: 640 });
    await openDeposit(page, '500000');
    const centre = centreOf(page);
    await centre.getByRole('radio', { name: /Chuyển khoản ngân hàng/ }).check();
    await centre.evaluate((element) => element.scrollTo({ top: 1e6 }));
    await sendDeposit(page);
    await page.waitForURL(/mc=depositv2&deposit=/);
    // Who sent the form is at the slip's beginning, not where its button was.
    await expect(centre.locator('[data-page]')).toBeFocused();
    await expect.poll(() => centre.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    const code = centre.getByRole('img', { name: 'Mã QR chuyển khoản' });
    const read = new QRPay((await readCode(await code.screenshot())) ?? '');
    expect([read.isValid, read.amount, read.consumer.bankNumber]).toEqual([
      true,
      '500000',
      '9001234567890',
    ]);
    await expect(
      centre.getByText(read.additionalData.purpose ?? '', { exact: true }),
    ).toBeVisible();
    await expect(centre.getByText('CONG TY PARLOUR DEMO')).toBeVisible();
    await expectFaultless(page);
    await centre.getByRole('button', { name: 'Tôi đã chuyển khoản' }).click();
    await expect(centre.getByText('Đang chờ ngân hàng xác nhận')).toBeVisible();
    await expectFaultless(page);
    await centre.getByRole('button', { name: 'Xem lại thông tin chuyển khoản' }).click();
    await expect(code).toBeVisible();
    // The next deposit begins with the method of this one.
    await page.goto('/?mc=depositv2');
    await expect(centre.getByRole('radio').first()).toBeChecked();
    await expect(centre.getByRole('radio', { name: /Chuyển khoản ngân hàng/ })).toBeChecked();
  },
);
