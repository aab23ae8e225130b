import { expect, test } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { consoleUrl, signInWithCases } from './pages/console';

const reason = 'the vendor announced maintenance';

test('[OPS-02] a game is found and switched off at once; an order is arranged by keys @desk', async ({
  page,
  baseURL,
}) => {
  await signInWithCases(page, baseURL, 0, 'games');
  await page.addInitScript("localStorage.setItem('brand', 'second')");
  await page.goto(`${consoleUrl(baseURL)}/catalogue`);
  const games = page.getByRole('table', { name: 'Trò chơi' });
  await expect(games.getByRole('row').nth(1)).toBeVisible();

  await page.getByLabel('Mục', { exact: true }).selectOption('RNG');
  await expect(page).toHaveURL(/gameType=RNG/);
  const order = page.getByRole('list', { name: 'Thứ tự của Nổ hũ' });
  const place = games.getByRole('button', { name: /^Xếp .* vào thứ tự$/ });
  await place.first().click();
  await expect(order.getByRole('listitem')).toHaveCount(1);
  await place.first().click();
  await expect(order.getByRole('listitem')).toHaveCount(2);
  const second = order.getByRole('group').nth(1);
  const name = (await second.getAttribute('aria-label'))!.replace(/, vị trí.*/, '');
  await second.getByRole('button', { name: `Lên trước: ${name}` }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(order.getByRole('group').first()).toHaveAccessibleName(`${name}, vị trí 1`);
  await expectNoBarrierInEitherTheme(page);
  await page.getByRole('button', { name: 'Xem trước thứ tự' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Xem trước' }).click();
  await dialog.getByLabel('Lý do, lưu trong nhật ký').fill(reason);
  await dialog.getByRole('button', { name: 'Xác nhận' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`Vị trí 1`).first()).toBeVisible();

  await games.getByRole('button', { name: /^Tắt / }).first().click();
  await page.getByRole('dialog').getByLabel('Lý do, lưu trong nhật ký').fill(reason);
  await page.getByRole('dialog').getByRole('button', { name: 'Tắt', exact: true }).click();
  await expect(games.getByText('đã tắt').first()).toBeVisible();
});

test('[OPS-03] a file of games shows what each row would do, and is one change @desk', async ({
  page,
  baseURL,
}) => {
  await signInWithCases(page, baseURL, 0, 'games');
  await page.addInitScript("localStorage.setItem('brand', 'second')");
  await page.goto(`${consoleUrl(baseURL)}/catalogue`);
  await page.getByRole('button', { name: 'Nhập từ CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nhập trò chơi' });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Tải tệp mẫu' }).click();
  expect((await download).suggestedFilename()).toBe('games-second.csv');
  await expectNoBarrierInEitherTheme(page);
  const name = `Sen ${Date.now()}`;
  const file = `vendor,code,name.VI\nHOUSE,lotus-pond,${name}\nHOUSE,not-there,A\n`;
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'season.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(file),
  });
  const rows = dialog.getByRole('table', { name: 'season.csv' });
  await expect(rows.getByText('thương hiệu không có trò này')).toBeVisible();
  await dialog.getByRole('button', { name: /^Tất cả/ }).click();
  await expect(rows.getByText(name)).toBeVisible();
  await expect(rows.getByText('Tên (VI)')).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
  await dialog.getByLabel('Lý do, lưu trong nhật ký').fill(reason);
  await dialog.getByRole('button', { name: 'Xác nhận' }).click();
  await expect(dialog).toBeHidden();
  await page.getByLabel('Tên hoặc mã').fill('lotus-pond');
  await page.getByRole('button', { name: 'Lọc', exact: true }).click();
  await expect(page.getByText(name)).toBeVisible();
});

test('[OPS-02] the vendors say how they answer, and one opens with its keys @phone', async ({
  page,
  baseURL,
}) => {
  await signInWithCases(page, baseURL, 0, 'games');
  await page.goto(`${consoleUrl(baseURL)}/vendors`);
  const vendors = page.getByRole('table', { name: 'Nhà cung cấp' });
  await vendors.getByRole('link').first().click();
  await expect(page.getByText('khóa chính')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Vòng còn mở' })).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
});
