import { createCanvas } from '@napi-rs/canvas';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { newPlayer } from './new-player';
import { centreOf, expectFaultless } from './pages/centre';
import { consoleUrl, signInWithCases } from './pages/console';
import { payablePlayer, requestWithdrawal } from './pages/withdraw';

const picture = async (width: number, height: number) => ({
  name: 'document.png',
  mimeType: 'image/png',
  buffer: await createCanvas(width, height).encode('png'),
});

const documentsOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Xác minh giấy tờ' });

const sendAll = async (dialog: Locator, [width, height]: [number, number]): Promise<void> => {
  for (const side of [0, 1, 2]) {
    await dialog
      .locator('input[type=file]')
      .nth(side)
      .setInputFiles(await picture(width, height));
    await expect(dialog.getByText('Đã có ảnh')).toHaveCount(side + 1);
  }
};

const sendButton = (dialog: Locator): Locator =>
  dialog.getByRole('button', { name: 'Gửi để kiểm tra' });

test(
  '[MEMBER-14] a player sends the pictures of a document, and reads what comes next',
  { tag: '@phone' },
  async ({ page }) => {
    await newPlayer(page);
    await page.goto('/?mc=securityCenter&part=own');
    await centreOf(page).getByRole('button', { name: 'Mở: Giấy tờ' }).click();
    const dialog = documentsOf(page);
    await expect(sendButton(dialog)).toBeDisabled();
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'page.png',
        mimeType: 'image/png',
        buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      });
    await expect(dialog.getByText('Không đọc được ảnh này')).toBeVisible();
    await sendAll(dialog, [3000, 2000]);
    await expectNoBarrierInEitherTheme(page);
    await sendButton(dialog).click();
    await expect(dialog.getByText('Một người đang kiểm tra')).toBeVisible();
  },
);

test(
  '[MEMBER-14] a withdrawal leads to the documents it waits for, and goes on once they pass',
  { tag: '@phone' },
  async ({ page, browser, baseURL }) => {
    const username = await payablePlayer(page, '30000000');
    const centre = await requestWithdrawal(page, '20000000');
    const alert = centre.getByRole('alert');
    await expect(alert).toContainText('Cần xác minh giấy tờ');
    await expectFaultless(page);
    await alert.getByRole('button', { name: 'Xác minh giấy tờ' }).click();
    const dialog = documentsOf(page);
    await sendAll(dialog, [300, 200]);
    await sendButton(dialog).click();
    await expect(dialog.getByText('Một người đang kiểm tra')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(alert).toContainText('Đang kiểm tra');

    const desk = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const operator = await desk.newPage();
    await signInWithCases(operator, baseURL, 0, 'verifier');
    await operator.goto(`${consoleUrl(baseURL)}/queues/identity`);
    await operator.getByText(username, { exact: true }).click();
    await expect(operator.getByText(/^Bạn giữ đến/).first()).toBeVisible();
    await operator.getByRole('button', { name: 'Xem', exact: true }).first().click();
    await expect(operator.getByRole('img', { name: /, lần 1/ })).toBeVisible();
    await operator.getByRole('button', { name: /^Đạt/ }).click();
    await operator.getByRole('button', { name: /^Bấm lần nữa/ }).click();
    await expect(operator.getByRole('heading', { name: /^CS\d+$/ })).toBeHidden();
    await desk.close();

    await expect(centre.getByRole('status')).toContainText('Đã đạt');
    await centre.getByRole('button', { name: 'Gửi yêu cầu rút' }).click();
    await expect(centre.getByText('Tiền đang được giữ riêng')).toBeVisible();
    await expect(page).toHaveURL(/withdrawal=/);
  },
);
