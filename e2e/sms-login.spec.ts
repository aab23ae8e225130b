import { expect, test } from '@playwright/test';
import { expectNoBarrier } from './checks/barriers';
import { expectFits } from './checks/fit';
import { loginDialog } from './pages/sign-in';
import { untilLive } from './pages/screen';

let numbers = 0;
const someNumber = (): string => {
  numbers += 1;
  return `9${String((Date.now() % 10_000_000) * 10 + numbers).padStart(8, '0')}`.slice(0, 9);
};

test(
  '[AUTH-02] [AUTH-03] the number is checked first; a code counts down, also after a reload',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/login');
    await untilLive(page);
    const main = page.getByRole('main');
    await main.getByRole('tab', { name: 'Tên đăng nhập' }).focus();
    await page.keyboard.press('ArrowRight');
    const number = main.getByLabel('Số điện thoại', { exact: true });
    await expect(number).toBeVisible();
    await main.getByRole('button', { name: 'Gửi mã' }).click();
    await expect(number).toBeFocused();
    await expect(main.getByText('Hãy nhập số điện thoại hợp lệ trước khi lấy mã')).toBeVisible();
    await number.fill(someNumber());
    await main.getByRole('button', { name: 'Gửi mã' }).click();
    const again = main.getByRole('button', { name: /Gửi lại sau \d+ giây/ });
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await expect(
      main.getByText(/Đã gửi mã tới \+84 9[\d ]+\. Mã có hiệu lực 3 phút\./),
    ).toBeVisible();
    await expectNoBarrier(page);
    await expectFits(page);
    await main.getByLabel('Mã xác minh').fill('000000');
    await page.keyboard.press('Enter');
    await expect(main.getByText('Mã xác minh không đúng')).toBeVisible();
    await expect(main.getByLabel('Mã xác minh')).toBeFocused();
    await expect(main.getByLabel('Mã xác minh')).toHaveValue('000000');
    await page.reload();
    await untilLive(page);
    await main.getByRole('tab', { name: 'Số điện thoại' }).click();
    await expect(again).toBeVisible();
  },
);

test(
  '[AUTH-02] [AUTH-17] [ERR-01] a failed send is said in a dialog, and may be tried again',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await untilLive(page);
    await page.getByRole('button', { name: 'Đăng nhập' }).first().click();
    const dialog = loginDialog(page);
    await dialog.getByRole('tab', { name: 'Số điện thoại' }).click();
    await dialog.getByLabel('Số điện thoại', { exact: true }).fill(someNumber());
    await page.route('**/wps/verification/sms/noLogin', (route) =>
      route.fulfill({
        status: 429,
        json: { success: false, code: 'session.code_quota', message: '', id: 'x' },
      }),
    );
    await dialog.getByRole('button', { name: 'Gửi mã' }).click();
    const warning = page.getByRole('dialog', { name: 'Chưa gửi được mã' });
    await expect(warning).toContainText('Đã hết lượt gửi mã');
    await warning.getByRole('button', { name: 'Xác nhận' }).click();
    await expect(warning).toBeHidden();
    await expect(dialog.getByRole('button', { name: 'Gửi mã' })).toBeFocused();
    await page.unroute('**/wps/verification/sms/noLogin');
    await expect(async () => {
      await dialog.getByRole('button', { name: 'Gửi mã' }).click({ timeout: 500 });
      await expect(dialog.getByRole('button', { name: /Gửi lại sau/ })).toBeVisible({
        timeout: 500,
      });
    }).toPass();
  },
);

test(
  '[AUTH-17] an expired code offers a new one; a lost network keeps what was typed',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/login');
    await untilLive(page);
    const main = page.getByRole('main');
    await main.getByRole('tab', { name: 'Số điện thoại' }).click();
    await main.getByLabel('Số điện thoại', { exact: true }).fill(someNumber());
    const code = main.getByLabel('Mã xác minh');
    await code.fill('123456');
    await page.keyboard.press('Enter');
    await expect(main.getByText('Mã đã hết hạn. Hãy gửi mã mới.')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Gửi mã' })).toBeVisible();
    await page.route('**/wps/session/login', (route) => route.abort());
    await page.keyboard.press('Enter');
    await expect(main.getByRole('alert')).toContainText('Kết nối mạng có vấn đề');
    await expect(code).toHaveValue('123456');
  },
);
