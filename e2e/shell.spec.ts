import { expect, test } from '@playwright/test';
import { expectNoBarrier } from './checks/barriers';
import { knownPlayer, newPlayer, password } from './new-player';
import { holdAnswers } from './checks/line';
import { centreOf } from './pages/centre';
import { balance, headerOf } from './pages/header';
import { bottomTabs, openMenu } from './pages/navigation';
import { isPhone, untilLive } from './pages/screen';
import { loginDialog } from './pages/sign-in';

test('[SHELL-01] the top bar has language, theme, clock and, for a visitor, the login', async ({
  page,
}) => {
  await page.goto('/');
  if (isPhone(page)) {
    await expect(headerOf(page).getByRole('button', { name: 'Đăng nhập' })).toBeVisible();
    await expect(headerOf(page).getByRole('button', { name: 'Đăng ký' })).toBeVisible();
    await openMenu(page);
    const menu = page.getByRole('dialog');
    await expect(menu.getByText(/GMT\+7/)).toBeVisible();
    await expect(menu.getByText('Ngôn ngữ').first()).toBeVisible();
    await expect(menu.getByText('Giao diện').first()).toBeVisible();
    return;
  }
  await expect(headerOf(page).getByText(/^\d\d:\d\d:\d\d\s+GMT\+7$/)).toBeVisible();
  await expect(headerOf(page).getByRole('button', { name: /Ngôn ngữ/ })).toBeVisible();
  await expect(headerOf(page).getByLabel('Tên đăng nhập')).toBeVisible();
  await expect(headerOf(page).getByRole('button', { name: 'Đăng ký' })).toBeVisible();
});

test(
  '[SHELL-01] the login of the header returns to home, signed in',
  { tag: '@desk' },
  async ({ page }) => {
    const username = await newPlayer(page);
    await page.evaluate(() => sessionStorage.clear());
    await page.context().clearCookies();
    await page.goto('/rng');
    await headerOf(page).getByLabel('Tên đăng nhập').fill(username);
    await headerOf(page).getByLabel('Mật khẩu').fill(password);
    await headerOf(page).getByLabel('Mật khẩu').press('Enter');
    await expect(balance(page)).toBeVisible();
    await expect(headerOf(page).getByLabel('Mật khẩu')).toBeHidden();
  },
);

test(
  '[SHELL-01] [AUTH-08] the header’s form remembers, and leads to who forgot the password',
  { tag: '@desk' },
  async ({ page }) => {
    const username = await knownPlayer(page);
    await page.goto('/rng');
    await untilLive(page);
    const header = headerOf(page);
    await header.getByLabel('Tên đăng nhập').fill(username);
    await header.getByRole('button', { name: 'Quên mật khẩu?' }).click();
    const forgot = page.getByRole('dialog', { name: 'Lấy lại mật khẩu' });
    await expect(forgot.getByLabel('Tên đăng nhập')).toHaveValue(username);
    await page.keyboard.press('Escape');
    await header.getByRole('checkbox', { name: 'Ghi nhớ đăng nhập' }).check();
    await expectNoBarrier(page);
    await header.getByLabel('Mật khẩu').fill(password);
    await header.getByLabel('Mật khẩu').press('Enter');
    await expect(balance(page)).toBeVisible();
    const names = (await page.context().cookies()).map(({ name }) => name);
    expect(names).toContain('__Host-pr');
  },
);

test('[SHELL-02] the balance shows that it is loading, then an amount, and six asterisks when hidden', async ({
  page,
}) => {
  await newPlayer(page);
  const release = await holdAnswers(page, '**/wps/v2/wallets/balance');
  await page.goto('/');
  await expect(
    headerOf(page).getByText('Đang cập nhật…').filter({ visible: true }).first(),
  ).toBeVisible();
  release();
  await expect(balance(page)).toHaveText(/₫\s*0\.00/);
  if (isPhone(page)) {
    await headerOf(page).getByRole('button', { name: /Số dư/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ẩn số dư' }).click();
  } else {
    await headerOf(page).getByRole('button', { name: 'Ẩn số dư' }).click();
  }
  await expect(headerOf(page).getByText('******').filter({ visible: true }).first()).toBeVisible();
  await page.reload();
  await expect(headerOf(page).getByText('******').filter({ visible: true }).first()).toBeVisible();
});

test(
  '[SHELL-03] [SHELL-04] the member block has name, deposit, withdrawal and log-out',
  { tag: '@desk' },
  async ({ page }) => {
    const username = await newPlayer(page);
    await page.goto('/');
    const block = headerOf(page);
    await expect(block.getByRole('button', { name: username })).toBeVisible();
    await expect(block.getByRole('button', { name: 'Đại lý' })).toHaveCount(0);
    await block.getByRole('button', { name: 'Nạp tiền' }).click();
    await expect(page).toHaveURL(/mc=depositv2/);
    const centre = centreOf(page);
    await expect(centre).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(centre).toBeHidden();
    await block.getByRole('button', { name: 'Rút tiền' }).click();
    await expect(page).toHaveURL(/mc=withdraw/);
    await expect(centre.getByLabel('Số tài khoản')).toBeVisible();
    await page.goto('/?mc=bonusDetails');
    await expect(centre.getByText('Chưa có hoàn trả')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(centre).toBeHidden();
    await block.getByRole('button', { name: 'Đăng xuất' }).click();
    const question = page.getByRole('dialog', { name: 'Đăng xuất' });
    await question.getByRole('button', { name: 'Hủy' }).click();
    await expect(balance(page)).toBeVisible();
  },
);

test(
  '[SHELL-17] a phone has five tabs, and the deposit tab asks a visitor to sign up or log in',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    const tabs = bottomTabs(page);
    for (const name of ['Trang chủ', 'Tìm game', 'Nạp tiền', 'Hỗ trợ', 'Tài khoản']) {
      await expect(tabs.getByText(name, { exact: true })).toBeVisible();
    }
    await tabs.getByText('Nạp tiền', { exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Đăng ký' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.evaluate(() => localStorage.setItem('signedInBefore', '1'));
    await tabs.getByText('Nạp tiền', { exact: true }).click();
    await expect(loginDialog(page)).toBeVisible();
    await expect(page.getByText('Bạn chưa đăng nhập')).toBeVisible();
    await page.keyboard.press('Escape');
    await tabs.getByText('Tìm game', { exact: true }).click();
    await expect(page.getByLabel('Tìm theo tên game hoặc nhà cung cấp')).toBeFocused();
    await tabs.getByText('Hỗ trợ', { exact: true }).click();
    await expect(page).toHaveURL(/\/help$/);
  },
);
