import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { newPlayer } from './new-player';
import { consoleUrl, signInWithCases } from './pages/console';

/** The chat desk of an operator, in a browser of their own. */
const openDesk = async (browser: Browser, baseURL: string | undefined): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const desk = await context.newPage();
  await signInWithCases(desk, baseURL, 0, 'support');
  await desk.goto(`${consoleUrl(baseURL)}/chats`);
  await expect(desk.getByRole('checkbox', { name: 'Đang nhận' })).toBeChecked();
  return desk;
};

const openChat = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Danh mục' }).click();
  await page.getByRole('button', { name: 'Chăm sóc khách hàng' }).click();
  await expect(page.getByRole('dialog', { name: 'Trò chuyện hỗ trợ' })).toBeVisible();
};

const say = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Tin nhắn' }).fill(text);
  await page.getByRole('button', { name: 'Gửi', exact: true }).click();
};

test('[SHELL-16] [SHELL-15] a player and an operator talk, also over a lost network @phone', async ({
  page,
  browser,
  baseURL,
}) => {
  const username = await newPlayer(page);
  const desk = await openDesk(browser, baseURL);
  await openChat(page);
  await say(page, 'Chào anh chị, <b>lệnh nạp</b> của em đâu ạ?');
  const log = page.getByRole('log', { name: 'Tin nhắn' });
  await expect(log.getByText('Chào anh chị, <b>lệnh nạp</b> của em đâu ạ?')).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);

  await desk.getByRole('button', { name: new RegExp(username) }).click();
  await desk.getByRole('button', { name: 'Nhận cuộc này' }).click();
  const answer = desk.getByRole('textbox', { name: 'Trả lời' });
  await answer.fill('Chào bạn, tiền đã vào ví.');
  await answer.press('Enter');
  await expect(log.getByText('Chào bạn, tiền đã vào ví.')).toBeVisible();
  await expect(log.getByText('đã đọc')).toBeVisible();
  await expectNoBarrierInEitherTheme(desk);

  await page.context().setOffline(true);
  await say(page, 'Cảm ơn anh chị.');
  await expect(log.getByText('Chưa gửi được.')).toBeVisible();
  await answer.fill('Bạn cần gì nữa không?');
  await answer.press('Enter');
  const theirs = desk.getByRole('log', { name: 'Tin nhắn' });
  await expect(theirs.getByText('Bạn cần gì nữa không?')).toBeVisible();
  await page.context().setOffline(false);
  await expect(log.getByText('Bạn cần gì nữa không?')).toHaveCount(1, { timeout: 40_000 });
  await expect(theirs.getByText('Cảm ơn anh chị.')).toBeVisible({ timeout: 40_000 });
  await expect(log.getByText('Cảm ơn anh chị.')).toHaveCount(1);
  await expect(log.getByText('Chưa gửi được.')).toHaveCount(0);

  await page.getByRole('button', { name: 'Kết thúc' }).click();
  await expect(log.getByText('Cuộc trò chuyện đã đóng.')).toBeVisible();
  await desk.context().close();
});
