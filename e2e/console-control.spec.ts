import { expect, test } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { consoleUrl, signInWithCases } from './pages/console';

test('[OPS-01] [OPS-02] the search opens a case by its number; the audit opens a line and verifies @desk', async ({
  page,
  baseURL,
}) => {
  await signInWithCases(page, baseURL, 1);
  const url = consoleUrl(baseURL);
  await page.goto(`${url}/queues/flag`);
  const row = page.getByRole('option').first();
  await expect(row).toBeVisible();
  await row.click();
  const number = await page.getByRole('heading', { name: /^CS\d+$/ }).innerText();
  await page.goto(`${url}/audit`);
  await page.getByRole('button', { name: 'Tài khoản, mã bất kỳ, vòng, giao dịch, hồ sơ' }).click();
  await page.getByRole('combobox').fill(number.toLowerCase());
  const found = page.getByRole('group', { name: 'Hồ sơ' }).getByRole('option', { name: number });
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: number })).toBeVisible();

  await page.goto(`${url}/audit`);
  const line = page.getByRole('row').getByRole('button').first();
  await line.click();
  await expect(page.getByText('đã tính lại từ mười sáu trường: khớp')).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Kiểm chuỗi ngay' }).click();
  await expect(page.getByText(/^Chuỗi liền:/)).toBeVisible();
  await page.getByLabel('Mã yêu cầu').fill('no such request');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Không có dòng nào như vậy/)).toBeVisible();
  await expect(page).toHaveURL(/requestId=no\+such\+request/);
});

test('[SITE-07] a setting is previewed with its effect, and becomes live with a reason @phone', async ({
  page,
  baseURL,
}) => {
  await signInWithCases(page, baseURL, 0, 'brand');
  await page.addInitScript("localStorage.setItem('brand', 'main')");
  await page.goto(`${consoleUrl(baseURL)}/brand/support`);
  const field = page.getByLabel('Góp ý: ít nhất (chữ)');
  await expect(field).toBeVisible();
  const live = Number(await field.inputValue());
  await field.fill(String(live + 1));
  await expect(page.getByText('Có hiệu lực ngay khi bạn gửi.')).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
  await page.getByLabel('Lý do, lưu trong nhật ký').fill('short answers are enough');
  await page.getByRole('button', { name: 'Áp dụng' }).click();
  await expect(page.getByText('Chưa có gì thay đổi.')).toBeVisible();
  await expect(field).toHaveValue(String(live + 1));

  await test.step('[SITE-01] an accent is seen in its theme, and one that cannot be read is refused', async () => {
    await page.goto(`${consoleUrl(baseURL)}/brand/look`);
    const accent = page.getByLabel('Màu nhấn ở giao diện sáng', { exact: true });
    await accent.fill('#ffe08a');
    await expect(page.getByText('Màu này quá gần màu nền hoặc màu chữ trên đó')).toBeVisible();
    await accent.fill('#0a6c86');
    await expect(page.getByRole('img', { name: 'Màu nhấn đọc được' })).toHaveCount(2);
    await expectNoBarrierInEitherTheme(page);
    await expectFits(page);
  });

  await test.step('[SITE-07] the page of a maintenance is seen as it is written, before it is live', async () => {
    await page.goto(`${consoleUrl(baseURL)}/brand/maintenance`);
    await page.getByLabel('Nội dung trang bảo trì – Tiếng Việt').fill('Nâng cấp máy chủ đêm nay.');
    const frame = page.frameLocator('iframe').first();
    await expect(frame.getByText('Nâng cấp máy chủ đêm nay.')).toBeVisible();
    await expect(page.getByText(/Lúc này: \d+ người chơi trực tuyến/)).toBeVisible();
    await expectNoBarrierInEitherTheme(page);
    await expectFits(page);
  });
});

test('[SITE-16] the page of a brand says what is missing for real money, and how to put it right @phone', async ({
  page,
  baseURL,
}) => {
  await signInWithCases(page, baseURL, 0, 'brand');
  await page.addInitScript("localStorage.setItem('brand', 'main')");
  await page.goto(`${consoleUrl(baseURL)}/brand/licence`);
  await expect(page.getByText(/^Thương hiệu đang thử nghiệm/)).toBeVisible();
  const missing = page.getByRole('listitem').filter({ hasText: 'Thiếu' });
  await expect(missing.filter({ hasText: 'Giấy phép' })).toContainText('Nhập giấy phép với số');
  await expect(missing.filter({ hasText: 'Tắt cổng nạp thử' })).toContainText('SANDBOX=0');
  await expect(page.getByRole('button', { name: 'Chuyển sang tiền thật' })).toBeDisabled();
});
