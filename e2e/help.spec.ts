import { expect, test } from '@playwright/test';
import { helpItems, helpOf, helpTitle } from './pages/help';
import { isPhone } from './pages/screen';
import { liveForm } from './pages/sign-in';

test('[CONTENT-01] a visitor reads the help item by item, each at its own address', async ({
  page,
}) => {
  await page.goto('/help');
  await expect(page).toHaveTitle('Trung tâm trợ giúp · Parlour');
  await expect(helpItems(page).getByRole('link')).toHaveCount(11);
  // On a desktop the first item is open beside the list; a phone shows the list alone.
  await expect(helpTitle(page, 'Giới thiệu')).toBeVisible({ visible: !isPhone(page) });

  await helpItems(page).getByRole('link', { name: 'Hướng dẫn nạp tiền' }).click();
  await expect(page).toHaveURL(/\/help\?item=deposit$/);
  await expect(helpTitle(page, 'Hướng dẫn nạp tiền')).toBeFocused();
  await expect(helpOf(page).getByRole('table')).toBeVisible();

  await page.reload();
  await expect(helpTitle(page, 'Hướng dẫn nạp tiền')).toBeVisible();
  if (isPhone(page)) {
    await expect(helpItems(page)).toBeHidden();
    await helpOf(page).getByRole('link', { name: 'Các mục trợ giúp' }).click();
    await expect(helpItems(page)).toBeVisible();
    await expect(helpTitle(page, 'Giới thiệu')).toBeHidden();
  } else {
    const current = helpItems(page).locator('[aria-current="page"]');
    await expect(current).toHaveText('Hướng dẫn nạp tiền');
  }
  await page.goto('/help');
  await helpItems(page).getByRole('link', { name: 'Điều khoản' }).click();
  await expect(helpTitle(page, 'Điều khoản sử dụng')).toBeVisible();
  await helpOf(page).getByRole('link', { name: 'Quyền riêng tư' }).last().click();
  await expect(page).toHaveURL(/\/help\?item=privacy$/);
  await page.goBack();
  await expect(helpTitle(page, 'Điều khoản sử dụng')).toBeVisible();
});

test(
  '[CONTENT-01] [SITE-13] in English every item is English',
  { tag: '@phone' },
  async ({ page, context }) => {
    await context.addInitScript(() => localStorage.setItem('lang', 'EN'));
    await page.goto('/help?item=verify');
    await expect(helpTitle(page, 'How rounds are verified')).toBeVisible();
    await expect(page).toHaveTitle('How rounds are verified · Parlour');
  },
);

test(
  '[NAV-04] [REG-07] the terms of the registration open as a page of their own, beside the form',
  { tag: '@phone' },
  async ({ page: form }) => {
    await form.goto('/register');
    await liveForm(form);
    await form.getByLabel('Tên đăng nhập').last().fill('typed before');
    const opening = form.context().waitForEvent('page');
    await form.getByRole('main').getByRole('link', { name: 'Điều khoản sử dụng' }).click();
    const page = await opening;
    await expect(page).toHaveURL(/\/helpmc\?item=terms$/);
    await expect(helpTitle(page, 'Điều khoản sử dụng')).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await helpOf(page).getByRole('link', { name: 'Quyền riêng tư' }).last().click();
    await expect(page).toHaveURL(/\/helpmc\?item=privacy$/);
    await helpOf(page).getByRole('link', { name: 'Trang chủ' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(form.getByLabel('Tên đăng nhập').last()).toHaveValue('typed before');
  },
);

test('[SHELL-10] [NAV-09] [R-L4] the footer opens the help at its item, over the current page', async ({
  page,
}) => {
  await page.goto('/rng');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const opener = footer.getByRole('link', { name: 'Chơi có trách nhiệm' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Trung tâm trợ giúp' });
  const reading = (name: string) => dialog.getByRole('heading', { level: 2, name });
  await expect(reading('Chơi có trách nhiệm')).toBeVisible();
  // [R-L4] A person who is signed out, or excluded, comes to help outside the site too.
  const outside = dialog.getByRole('region', { name: 'Hỗ trợ bên ngoài' });
  await expect(outside.getByRole('link', { name: 'Gamblers Anonymous' })).toBeVisible();
  await expect(outside.getByRole('link', { name: 'GamCare' })).toBeHidden();
  await outside.getByText('Ở các nước khác').click();
  await expect(outside.getByRole('link', { name: 'GamCare' })).toBeVisible();
  await expect(page).toHaveURL(/\/rng$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await footer.getByRole('link', { name: 'Hướng dẫn cho người mới' }).click();
  await dialog.getByRole('article').getByRole('link', { name: 'điều khoản' }).click();
  await expect(reading('Điều khoản sử dụng')).toBeVisible();
  if (isPhone(page)) await dialog.getByRole('link', { name: 'Các mục trợ giúp' }).click();
  await dialog.getByRole('link', { name: 'Giới thiệu' }).click();
  await dialog.getByRole('link', { name: 'chơi thử không cần tài khoản' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/rng$/);
});

test(
  '[CONTENT-01] a site without help and a removed item show a message',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/help?item=nowhere');
    await expect(helpOf(page).getByText('Không có mục trợ giúp này')).toBeVisible();
    await page.route('**/wps/system/helpCenter*', (route) =>
      route.fulfill({ json: { success: true, value: { list: [] } } }),
    );
    await page.reload();
    await expect(helpOf(page).getByText('Chưa có mục trợ giúp nào')).toBeVisible();
  },
);
