import { expect, test } from '@playwright/test';
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
