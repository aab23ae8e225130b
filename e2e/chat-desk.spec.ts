import { readFileSync } from 'node:fs';
import { support } from '@parlour/contract/support';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { newPlayer } from './new-player';
import { consoleUrl, signInWithCases } from './pages/console';

const openDesk = async (browser: Browser, baseURL: string | undefined) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const desk = await context.newPage();
  const name = await signInWithCases(desk, baseURL, 0, 'support');
  await desk.goto(`${consoleUrl(baseURL)}/chats`);
  await expect(desk.getByRole('checkbox', { name: 'Đang nhận' })).toBeChecked();
  return { desk, name };
};

const ask = async (page: Page, text: string): Promise<void> => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Danh mục' }).click();
  await page.getByRole('button', { name: 'Chăm sóc khách hàng' }).click();
  await page.getByRole('textbox', { name: 'Tin nhắn' }).fill(text);
  await page.getByRole('button', { name: 'Gửi', exact: true }).click();
};

/** Without room beside the chat the same is a dialog, by keys too. */
const pushByDialog = async (desk: Page): Promise<void> => {
  const button = desk.getByRole('button', { name: 'Về người này' });
  const about = desk.getByRole('dialog', { name: 'Về người này' });
  await button.focus();
  await desk.keyboard.press('Enter');
  await expect(about.getByText('Giấy tờ')).toBeVisible();
  await expectFits(desk);
  await expectNoBarrierInEitherTheme(desk, 'dialog');
  await about.getByRole('button', { name: /lên đầu hàng$/ }).press('Enter');
  const asking = desk.getByRole('dialog', { name: /lên đầu/ });
  await expect(asking.getByLabel('Lý do, lưu trong nhật ký')).toBeFocused();
  await desk.keyboard.type('đã chờ lâu');
  await asking.getByRole('button').last().press('Enter');
  await expect(asking).toBeHidden();
  await expect(about.getByText('đã đẩy lên đầu')).toBeVisible();
  await about.getByRole('button', { name: 'Chèn câu Chờ ngân hàng' }).click();
  await expect(about).toBeHidden();
  const answer = desk.getByRole('textbox', { name: 'Trả lời' });
  await expect(answer).toHaveValue(/^Ngân hàng .*Ngân hàng /s);
};

test('[SHELL-16] an operator sees whom they answer, sends a picture, and hands the chat to a colleague who reads why @phone', async ({
  page,
  browser,
  baseURL,
}) => {
  const username = await newPlayer(page, {
    prepare: (visitor) =>
      visitor.get(support.sendFeedback, {
        questionType: 'deposit',
        description: 'Lệnh nạp của tôi từ sáng nay chưa vào ví.',
      }),
  });
  const { desk } = await openDesk(browser, baseURL);
  const colleague = await openDesk(browser, baseURL);
  await ask(page, 'Ảnh hướng dẫn đâu ạ?');
  const theirs = page.getByRole('log', { name: 'Tin nhắn' });
  await desk.getByRole('button', { name: new RegExp(username) }).click();
  await desk.getByRole('button', { name: 'Nhận cuộc này' }).click();
  const answer = desk.getByRole('textbox', { name: 'Trả lời' });
  await expect(answer).toBeVisible();
  await expect(desk.getByText('Hạng 0, ở trang Trang chủ')).toBeVisible();
  const about = desk.getByRole('complementary', { name: 'Về người này' });
  await expect(about.getByText('Giấy tờ')).toBeVisible();
  await about.getByRole('button', { name: 'Chèn câu Chờ ngân hàng' }).click();
  await expect(answer).toHaveValue(/^Ngân hàng đang xử lý/);
  await answer.press('Escape');
  await desk.keyboard.press('1');
  await expect(answer).toBeFocused();
  await expectNoBarrierInEitherTheme(desk);
  await desk.locator('input[type=file]').setInputFiles({
    name: 'guide.png',
    mimeType: 'image/png',
    buffer: readFileSync('docs/pictures/desktop.png'),
  });
  const sent = desk.getByRole('log', { name: 'Tin nhắn' });
  await sent.getByRole('button', { name: 'Xem' }).click();
  await expect(sent.getByRole('img', { name: 'Ảnh' })).toBeVisible();
  await expect(theirs.getByRole('img')).toBeVisible();

  for (const width of [1440, 1024, 390]) {
    await desk.setViewportSize({ width, height: 900 });
    const handOver = desk.getByRole('button', { name: 'Chuyển giao' });
    await handOver.focus();
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('dialog')).toBeVisible();
    await expectFits(desk);
    await desk.keyboard.press('Escape');
    await expect(desk.getByRole('dialog')).toBeHidden();
  }
  await pushByDialog(desk);
  await desk.getByRole('button', { name: 'Chuyển giao' }).click();
  await expectNoBarrierInEitherTheme(desk);
  const to = desk.getByRole('combobox', { name: 'Giao cho' });
  await expect(to.getByRole('option', { name: new RegExp(colleague.name) })).toBeAttached();
  await to.selectOption({ label: `${colleague.name} (0 / 4 cuộc)` });
  await desk.getByRole('textbox', { name: 'Lý do' }).fill('Bạn rành phần nạp tiền.');
  await desk.getByRole('dialog').getByRole('button', { name: 'Chuyển giao', exact: true }).click();
  await expect(desk.getByRole('dialog')).toBeHidden();

  await expect(colleague.desk.getByText(`${username} vừa được giao cho bạn.`)).toBeVisible();
  await colleague.desk.getByRole('button', { name: new RegExp(`^${username}`) }).click();
  const log = colleague.desk.getByRole('log', { name: 'Tin nhắn' });
  await expect(log.getByText('Bạn rành phần nạp tiền.')).toBeVisible();
  await expect(log.getByText('Ảnh hướng dẫn đâu ạ?')).toBeVisible();
  await expect(theirs.getByText('Bạn rành phần nạp tiền.')).toHaveCount(0);
  await desk.context().close();
  await colleague.desk.context().close();
});
