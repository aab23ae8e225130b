import { expect, type Page, test } from '@playwright/test';
import { newPlayer } from './new-player';
import { balance, isPhone, password } from './player';

const banner = (page: Page) => page.getByRole('banner');

test('[SHELL-01] the top bar has language, theme, clock and, for a visitor, the way in', async ({
  page,
}) => {
  await page.goto('/');
  if (isPhone(page)) {
    await expect(banner(page).getByRole('button', { name: 'Đăng nhập' })).toBeVisible();
    await expect(banner(page).getByRole('button', { name: 'Đăng ký' })).toBeVisible();
    await banner(page).getByRole('button', { name: 'Danh mục' }).click();
    const menu = page.getByRole('dialog');
    await expect(menu.getByText(/GMT\+7/)).toBeVisible();
    await expect(menu.getByText('Ngôn ngữ').first()).toBeVisible();
    await expect(menu.getByText('Giao diện').first()).toBeVisible();
    return;
  }
  await expect(banner(page).getByText(/^\d\d:\d\d:\d\d\s+GMT\+7$/)).toBeVisible();
  await expect(banner(page).getByRole('button', { name: /Ngôn ngữ/ })).toBeVisible();
  await expect(banner(page).getByLabel('Tên đăng nhập')).toBeVisible();
  await expect(banner(page).getByRole('button', { name: 'Đăng ký' })).toBeVisible();
});

test(
  '[SHELL-01] the login of the header leads home, signed in',
  { tag: '@desk' },
  async ({ page }) => {
    const username = await newPlayer(page);
    await page.evaluate(() => sessionStorage.clear());
    await page.context().clearCookies();
    await page.goto('/rng');
    await banner(page).getByLabel('Tên đăng nhập').fill(username);
    await banner(page).getByLabel('Mật khẩu').fill(password);
    await banner(page).getByLabel('Mật khẩu').press('Enter');
    await expect(balance(page)).toBeVisible();
    await expect(banner(page).getByLabel('Mật khẩu')).toBeHidden();
  },
);

test('[SHELL-02] the balance is updating, then an amount, and six asterisks when hidden', async ({
  page,
}) => {
  await newPlayer(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/wps/v2/wallets/balance', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await expect(
    banner(page).getByText('Đang cập nhật…').filter({ visible: true }).first(),
  ).toBeVisible();
  release();
  await expect(balance(page)).toHaveText(/₫\s*0\.00/);
  if (isPhone(page)) {
    await banner(page).getByRole('button', { name: /Số dư/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ẩn số dư' }).click();
  } else {
    await banner(page).getByRole('button', { name: 'Ẩn số dư' }).click();
  }
  await expect(banner(page).getByText('******').filter({ visible: true }).first()).toBeVisible();
  await page.reload();
  await expect(banner(page).getByText('******').filter({ visible: true }).first()).toBeVisible();
});

test(
  '[SHELL-03] [SHELL-04] the member block: name, deposit, way out, no withdrawal that is not open',
  { tag: '@desk' },
  async ({ page }) => {
    const username = await newPlayer(page);
    await page.goto('/');
    const block = banner(page);
    await expect(block.getByRole('button', { name: username })).toBeVisible();
    await expect(block.getByRole('button', { name: 'Đại lý' })).toHaveCount(0);
    await block.getByRole('button', { name: 'Nạp tiền' }).click();
    await expect(page).toHaveURL(/mc=depositv2/);
    const centre = page.getByRole('dialog', { name: 'Trung tâm thành viên' });
    await expect(centre).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(centre).toBeHidden();
    await expect(block.getByRole('button', { name: 'Rút tiền' })).toHaveCount(0);
    await page.goto('/?mc=withdraw');
    await expect(centre.getByText('Mục này chưa mở trên trang.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(centre).toBeHidden();
    await block.getByRole('button', { name: 'Đăng xuất' }).click();
    const question = page.getByRole('dialog', { name: 'Đăng xuất' });
    await question.getByRole('button', { name: 'Hủy' }).click();
    await expect(balance(page)).toBeVisible();
  },
);

test(
  '[SHELL-17] a phone has five open tabs, and the deposit tab asks a visitor to sign up or log in',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    const tabs = page.getByRole('navigation', { name: 'Thanh điều hướng dưới' });
    for (const name of ['Trang chủ', 'Tìm game', 'Nạp tiền', 'Hỗ trợ', 'Tài khoản']) {
      await expect(tabs.getByText(name, { exact: true })).toBeVisible();
    }
    await tabs.getByText('Nạp tiền', { exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Đăng ký' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.evaluate(() => localStorage.setItem('signedInBefore', '1'));
    await tabs.getByText('Nạp tiền', { exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Đăng nhập' })).toBeVisible();
    await expect(page.getByText('Bạn chưa đăng nhập')).toBeVisible();
    await page.keyboard.press('Escape');
    await tabs.getByText('Tìm game', { exact: true }).click();
    await expect(page.getByLabel('Tìm theo tên game hoặc nhà cung cấp')).toBeFocused();
    await tabs.getByText('Hỗ trợ', { exact: true }).click();
    await expect(page).toHaveURL(/\/help$/);
  },
);
