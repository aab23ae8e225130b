import { expect, test } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { acceptInvitation, consoleUrl, inviteTo, newName, operatorPassword } from './pages/console';
import { lastSeenMessage } from '@parlour/testkit/people/messages';
import { codeOf } from './pages/security';

test('[OPS-01] an invited person chooses a password and an app, locks the page, and comes back @desk', async ({
  page,
  baseURL,
}) => {
  const name = newName();
  await page.goto(await inviteTo(baseURL, name, ['lead']));
  await expect(page.getByRole('img', { name: 'Mã QR cho ứng dụng xác thực' })).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
  const key = await acceptInvitation(page);
  await page.getByRole('button', { name: 'Tôi đã cất chúng' }).click();
  const pages = page.getByRole('navigation', { name: 'Các trang' });
  await expect(pages.getByRole('link', { name: /^Rút tiền/ })).toBeVisible();

  // The list of keys names the one that locks; what was shown leaves the document.
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Các phím' })).toContainText('Khóa màn hình');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('l');
  await expect(page.getByRole('heading', { name: 'Màn hình đã khóa' })).toBeVisible();
  await expect(pages).toHaveCount(0);
  await page.getByLabel('Mã xác thực').fill(codeOf(key));
  await page.keyboard.press('Enter');
  await expect(pages).toBeVisible();

  await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: 'Đăng xuất' }).click();
  await expect(page.getByRole('heading', { name: 'Đăng nhập bàn điều hành' })).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  await page.goto(consoleUrl(baseURL));
  await page.getByLabel('Tên').fill(name);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(operatorPassword);
  await page.getByLabel('Mã xác thực').fill(codeOf(key, 1));
  await page.keyboard.press('Enter');
  await expect(pages).toBeVisible();
});

test('[OPS-01] a person sees in which browsers they are known, forgets one, and makes new recovery codes @desk', async ({
  page,
  baseURL,
  browser,
}) => {
  const name = newName();
  await page.goto(await inviteTo(baseURL, name, ['lead']));
  const key = await acceptInvitation(page);
  await page.getByRole('button', { name: 'Tôi đã cất chúng' }).click();
  const context = await browser.newContext();
  const second = await context.newPage();
  await second.goto(consoleUrl(baseURL));
  await second.getByLabel('Tên').fill(name);
  await second.getByLabel('Mật khẩu', { exact: true }).fill(operatorPassword);
  await second.getByLabel('Mã xác thực').fill(codeOf(key));
  await second.keyboard.press('Enter');
  await second.getByRole('button', { name }).click();
  await second.getByRole('button', { name: 'Tài khoản của bạn' }).click();
  const rows = second.getByRole('table', { name: 'Trình duyệt đã biết' }).getByRole('row');
  // The names of the columns are the first.
  await expect(rows).toHaveCount(3);
  const other = rows.filter({ hasText: 'Chrome' }).filter({ hasNotText: 'Trình duyệt này' });
  await expectNoBarrierInEitherTheme(second);
  await expectFits(second);
  await other.getByRole('button', { name: /^Quên / }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('Trình duyệt này');

  // Who did not get the recovery codes of the invitation makes others in their place.
  await second.getByRole('button', { name: 'Tạo mã mới' }).click();
  const codes = second.getByRole('dialog', { name: 'Mã khôi phục' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectNoBarrierInEitherTheme(second);
  await codes.getByRole('button', { name: 'Tôi đã cất chúng' }).click();
  await expect(codes).toBeHidden();
  await expect(second.getByText('Mã còn lại: 10')).toBeVisible();
  await context.close();
});

test('[OPS-01] in a browser that is not known a sign-in asks for the mailed code too, once @phone', async ({
  page,
  baseURL,
}) => {
  const name = newName();
  const mail = `${name}@example.com`;
  await page.goto(await inviteTo(baseURL, name, ['lead'], mail));
  const key = await acceptInvitation(page);
  const signIn = async (later: number) => {
    await page.goto(consoleUrl(baseURL));
    await page.getByLabel('Tên').fill(name);
    await page.getByLabel('Mật khẩu', { exact: true }).fill(operatorPassword);
    await page.getByLabel('Mã xác thực').fill(codeOf(key, later));
    await page.keyboard.press('Enter');
  };
  await page.context().clearCookies();
  await signIn(0);
  await expect(page.getByRole('heading', { name: 'Trình duyệt mới' })).toBeVisible();
  const field = page.getByLabel('Mã trong thư');
  await expect(field).toBeFocused();
  let code = '';
  await expect
    .poll(async () => {
      const message = await lastSeenMessage(baseURL ?? '', mail);
      return (code = /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? '');
    })
    .not.toBe('');
  await field.fill(code === '000000' ? '000001' : '000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
  await field.fill(code);
  await page.keyboard.press('Enter');
  const pages = page.getByRole('navigation', { name: /^(Các trang|Trang chính)$/ }).first();
  await expect(pages).toBeVisible();

  // It is known from now on: name, password and app are enough.
  await page.context().clearCookies({ name: '__Host-pc' });
  await signIn(1);
  await expect(pages).toBeVisible();
});
