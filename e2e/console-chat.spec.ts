import { createCanvas } from '@napi-rs/canvas';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { newPlayer } from './new-player';
import { consoleUrl, signInWithCases } from './pages/console';

/** The chat desk of an operator in a browser of their own, and the operator's name. */
const openDesk = async (browser: Browser, baseURL: string | undefined) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const desk: Page = await context.newPage();
  const name = await signInWithCases(desk, baseURL, 0, 'support');
  await desk.goto(`${consoleUrl(baseURL)}/chats`);
  await expect(desk.getByRole('checkbox', { name: 'Đang nhận' })).toBeChecked();
  return { desk, name };
};

test('[SHELL-16] a chat is handed to a colleague with the reason; a picture of the desk arrives @phone', async ({
  page,
  browser,
  baseURL,
}) => {
  const username = await newPlayer(page);
  const { desk } = await openDesk(browser, baseURL);
  const other = await openDesk(browser, baseURL);
  await page.goto('/');
  await page.getByRole('button', { name: 'Danh mục' }).click();
  await page.getByRole('button', { name: 'Chăm sóc khách hàng' }).click();
  await page.getByRole('textbox', { name: 'Tin nhắn' }).fill('Chào anh chị.');
  await page.getByRole('button', { name: 'Gửi', exact: true }).click();
  await desk.getByRole('button', { name: new RegExp(username) }).click();
  await desk.getByRole('button', { name: 'Nhận cuộc này' }).click();
  const buffer = await createCanvas(300, 200).encode('png');
  await desk
    .getByLabel('Gửi ảnh')
    .and(desk.locator('input'))
    .setInputFiles({ name: 'guide.png', mimeType: 'image/png', buffer });
  const theirs = desk.getByRole('log', { name: 'Tin nhắn' });
  await theirs.getByRole('button', { name: 'Xem' }).click();
  await expect(theirs.getByRole('img', { name: 'Ảnh' })).toBeVisible();
  await expect(page.getByRole('log', { name: 'Tin nhắn' }).getByRole('img').first()).toBeVisible();
  await desk.getByRole('button', { name: 'Chuyển giao', exact: true }).click();
  const dialog = desk.getByRole('dialog', { name: `Chuyển giao cuộc với ${username}` });
  const choice = dialog.getByRole('option', { name: new RegExp(`^${other.name} `) });
  await expect(choice).toBeAttached();
  const value = await choice.getAttribute('value');
  await dialog.getByLabel('Giao cho').selectOption(value);
  await expectNoBarrierInEitherTheme(desk);
  await expectFits(desk);
  await dialog.getByLabel('Lý do, lưu trong nhật ký').fill('knows the bank');
  await dialog.getByRole('button', { name: 'Chuyển giao', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(other.desk.getByText(`${username} vừa được giao cho bạn.`)).toBeVisible();
  await other.desk.getByRole('button', { name: new RegExp(username) }).click();
  await expect(other.desk.getByText(/knows the bank/)).toBeVisible();
  await desk.context().close();
  await other.desk.context().close();
});
