import { expect, test } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { newPlayer } from './new-player';
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

test('[OPS-02] a shift that ends gives its chats back, and a colleague reads the note @phone', async ({
  page,
  browser,
  baseURL,
}) => {
  const username = await newPlayer(page);
  const desk = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 } })
  ).newPage();
  const name = await signInWithCases(desk, baseURL, 0, 'support');
  await desk.goto(`${consoleUrl(baseURL)}/chats`);
  await expect(desk.getByRole('checkbox', { name: 'Đang nhận' })).toBeChecked();
  const menu = desk.getByRole('button', { name, exact: true });
  const dialog = desk.getByRole('dialog');
  await menu.click();
  await desk.getByRole('button', { name: 'Vào ca' }).click();
  await dialog.getByRole('button', { name: 'Vào ca', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/');
  await page.getByRole('button', { name: 'Danh mục' }).click();
  await page.getByRole('button', { name: 'Chăm sóc khách hàng' }).click();
  await page.getByRole('textbox', { name: 'Tin nhắn' }).fill('Chào anh chị.');
  await page.getByRole('button', { name: 'Gửi', exact: true }).click();
  await desk.getByRole('button', { name: new RegExp(username) }).click();
  const take = desk.getByRole('button', { name: 'Nhận cuộc này' });
  await take.click();
  await expect(take).toBeHidden();
  await menu.click();
  await desk.getByRole('button', { name: 'Hết ca' }).click();
  await expect(dialog.getByText('Bạn đang nói chuyện với 1 người.')).toBeVisible();
  await expectNoBarrierInEitherTheme(desk);
  await expectFits(desk);
  await dialog.getByRole('textbox', { name: 'Ghi chú cho người nhận' }).fill('asks about a bank');
  await dialog.getByRole('button', { name: 'Hết ca', exact: true }).click();
  await expect(dialog).toBeHidden();
  await desk
    .getByRole('button', { name: new RegExp(username) })
    .first()
    .click();
  await expect(take).toBeVisible();
  await expect(desk.getByText(/asks about a bank/)).toBeVisible();
  await desk.context().close();
});
