import { expect, type Page, test } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { newPlayer } from './new-player';
import { centreOf, expectFaultless } from './pages/centre';
import { consoleUrl, signInWithCases } from './pages/console';

/** Writes to one player from the player's page in the console, as an operator does. */
const write = async (desk: Page, title: string, text: string): Promise<void> => {
  await desk.getByRole('button', { name: 'Viết thư' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Tiêu đề, tiếng Việt').fill(title);
  await dialog.getByLabel('Nội dung, tiếng Việt').fill(text);
  await dialog.getByRole('button', { name: 'Xem trước' }).click();
  await expect(dialog.getByText('Thư sẽ đến 1 người chơi.')).toBeVisible();
  await expect(dialog.getByText(text)).toBeVisible();
  await dialog.getByRole('button', { name: 'Gửi 1 thư' }).click();
  await expect(dialog).toBeHidden();
};

test('[MEMBER-08] [MEMBER-01] [SHELL-03] [SHELL-20] [OPS-03] an operator’s message arrives live, is read, and deleted', async ({
  page,
  browser,
  baseURL,
}) => {
  const username = await newPlayer(page);
  await page.goto('/?mc=messageV2');
  const centre = centreOf(page);
  await expect(centre.getByText(/^Hộp thư trống/)).toBeVisible();

  const desk = await browser.newPage();
  await signInWithCases(desk, baseURL, 1);
  await desk.goto(`${consoleUrl(baseURL)}/players?q=${username}`);
  await desk.getByRole('link', { name: username }).click();
  await expect(desk.getByRole('heading', { name: username })).toBeVisible();
  await write(desk, 'Chào bạn', 'Cảm ơn bạn đã chờ. <b>Tiền đã về.</b>');
  await write(desk, 'Thư thứ hai', 'Hãy đọc thư này sau.');

  const first = centre.getByRole('button', { name: /^Chào bạn/ });
  const second = centre.getByRole('button', { name: /^Thư thứ hai/ });
  await expect(second).toHaveAccessibleName(/chưa đọc/);
  // Two of one name differ by their hour.
  await expect(second).toContainText(/\d\d\/\d\d \d\d:\d\d/);
  await expect(centre.getByRole('status')).toHaveText('2 thư chưa đọc');
  await first.press('Enter');
  await expect(centre.getByText('Cảm ơn bạn đã chờ. <b>Tiền đã về.</b>')).toBeVisible();
  await expect(first).not.toHaveAccessibleName(/chưa đọc/);
  await expect(centre.getByRole('status')).toHaveText('1 thư chưa đọc');
  await expectFaultless(page);

  await page.goto('/?mc=securityCenter');
  await expect(centre.getByRole('link', { name: /Hộp thư.*1 mục chờ bạn/ })).toBeVisible();
  await centre.getByRole('link', { name: /Hộp thư/ }).click();
  await centre.getByRole('button', { name: 'Đánh dấu tất cả đã đọc' }).click();
  await expect(centre.getByRole('status')).toHaveText('Bạn đã đọc hết thư');
  await first.click();
  await centre.getByRole('button', { name: 'Xóa thư' }).click();
  await expect(centre.getByRole('button', { name: 'Giữ lại' })).toBeFocused();
  await centre.getByRole('button', { name: 'Xóa', exact: true }).click();
  await expect(first).toHaveCount(0);
  await page.reload();
  await expect(second).toBeVisible();
  await expect(first).toHaveCount(0);

  await desk.goto(`${consoleUrl(baseURL)}/messages`);
  await expect(desk.getByRole('cell', { name: 'Thư thứ hai' }).first()).toBeVisible();
  await expectNoBarrierInEitherTheme(desk);
  await expectFits(desk);
  await desk.close();
});
