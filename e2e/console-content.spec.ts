import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { consoleUrl, newName, signInWithCases } from './pages/console';

test('[OPS-02] [CONTENT-03] what is typed of an announcement is previewed in its frame and saved as a draft @desk', async ({
  page,
  baseURL,
}) => {
  const code = `a-${newName().toLowerCase()}`;
  const title = `Bảo trì ${code}`;
  await signInWithCases(page, baseURL, 0, 'content');
  await page.addInitScript("localStorage.setItem('brand', 'main')");
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
});

test('[OPS-02] [CONTENT-03] a banner with an uploaded picture is published @desk', async ({
  page,
  baseURL,
}) => {
  const code = `b-${newName().toLowerCase()}`;
  await signInWithCases(page, baseURL, 0, 'content');
  await page.addInitScript("localStorage.setItem('brand', 'second')");
  await page.goto(`${consoleUrl(baseURL)}/content/banner`);
  await page.getByRole('button', { name: 'Mới' }).click();
  await page.getByLabel('Địa chỉ', { exact: true }).fill(code);
  await page.keyboard.press('Enter');
  const buffer = await createCanvas(1200, 400).encode('png');
  await page
    .getByLabel(/^Tải hình lên/)
    .setInputFiles({ name: 'season.png', mimeType: 'image/png', buffer });
  await expect(page.getByLabel('Địa chỉ hình')).toHaveValue(/^\/pictures\//);
  await expect(page.getByText(/^tự lưu /)).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
  await page.getByRole('button', { name: /^(Lưu, không hiện|Đăng ngay)$/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Có hiệu lực ngay khi bạn xác nhận.')).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  await dialog.getByLabel('Lý do, lưu trong nhật ký').fill('a new season begins');
  await dialog.getByRole('button', { name: 'Xác nhận' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Bản 1', { exact: true })).toBeVisible();
});

test('[OPS-03] a file of banners shows in words what each row would do, and is one change @desk', async ({
  page,
  baseURL,
}) => {
  const code = `i-${newName().toLowerCase()}`;
  await signInWithCases(page, baseURL, 0, 'content');
  await page.addInitScript("localStorage.setItem('brand', 'second')");
  await page.goto(`${consoleUrl(baseURL)}/content/banner`);
  await page.getByRole('button', { name: 'Nhập từ CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nhập banner' });
  const row = [code, 'shop', 'HOUSE/lotus-pond', 'none', 'everyone', '1', 'no', 'Sen'];
  const file = `code,group,game,linkage,audience,position,enabled,title.VI\n${row.join()}\n`;
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'banners.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(file),
  });
  const rows = dialog.getByRole('table', { name: 'banners.csv' });
  await expect(rows.getByText(code)).toBeVisible();
  await expect(rows.getByText('Tiêu đề (VI)')).toBeVisible();
  await expect(rows.getByText('Bấm vào thì')).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
  await dialog.getByLabel('Lý do, lưu trong nhật ký').fill('a new season begins');
  await dialog.getByRole('button', { name: 'Xác nhận' }).click();
  await expect(dialog).toBeHidden();
  await expect(
    page
      .getByRole('link', { name: new RegExp(code) })
      .or(page.getByText('Sen'))
      .first(),
  ).toBeVisible();
});
