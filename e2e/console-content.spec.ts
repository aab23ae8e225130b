import { expect, test } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { consoleUrl, newName, signInWithCases } from './pages/console';
import { untilLive } from './pages/screen';

test('[OPS-02] [CONTENT-03] an announcement is drafted, previewed in two languages and published: an open page shows it @desk', async ({
  page,
  baseURL,
}) => {
  const code = `a-${newName().toLowerCase()}`;
  const title = `Bảo trì ${code}`;
  await signInWithCases(page, baseURL, 0, 'content');
  await page.addInitScript("localStorage.setItem('brand', 'main')");
  const reader = await page.context().newPage();
  await reader.goto(`${baseURL}/noticePage?item=${code}`);
  await untilLive(reader);
  await expect(reader.getByText('Không có thông báo này.')).toBeVisible();

  await page.goto(`${consoleUrl(baseURL)}/content/announcement`);
  await page.getByRole('button', { name: 'Mới' }).click();
  await page.getByLabel('Địa chỉ').fill(code);
  await page.keyboard.press('Enter');
  const vietnamese = page.getByRole('group', { name: /^Tiếng Việt/ });
  await vietnamese.getByLabel('Tiêu đề', { exact: true }).fill(title);
  const text = vietnamese.getByRole('textbox', { name: 'Nội dung' });
  await text.click();
  await page.keyboard.type('Sảnh tạm đóng.');
  await page
    .getByRole('group', { name: /^English/ })
    .getByLabel('Tiêu đề', { exact: true })
    .fill(`Closed ${code}`);
  await page.getByLabel('Hiện', { exact: true }).check();
  const shown = page.frameLocator('iframe[title^="Tiếng Việt"]');
  await expect(shown.getByRole('heading', { name: title })).toBeVisible();
  await expect(shown.getByText('Sảnh tạm đóng.')).toBeVisible();
  await expect(page.getByText(/^tự lưu /)).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);

  await page.reload();
  await expect(vietnamese.getByLabel('Tiêu đề', { exact: true })).toHaveValue(title);
  await expect(text).toHaveText('Sảnh tạm đóng.');
  await page.getByRole('button', { name: 'Đăng ngay' }).click();
  const dialog = page.getByRole('dialog', { name: 'Đăng' });
  await dialog.getByLabel('Lý do, lưu trong nhật ký').fill('asked for by the brand');
  await dialog.getByRole('button', { name: 'Xác nhận' }).click();
  await expect(dialog).toBeHidden();
  await expect(reader.getByRole('heading', { name: title })).toBeVisible();

  await page.getByRole('button', { name: 'Gỡ bản đang chạy' }).click();
  const down = page.getByRole('dialog', { name: 'Gỡ xuống' });
  await down.getByLabel('Lý do, lưu trong nhật ký').fill('the hall is open again');
  await down.getByRole('button', { name: 'Xác nhận' }).click();
  await expect(reader.getByText('Không có thông báo này.')).toBeVisible();
});
