import { expect, test } from '@playwright/test';
import { expectNoBarrier, expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { loseAnswer } from './checks/line';
import { forgetBrowser, knownPlayer, newPlayer, password } from './new-player';
import { centreOf } from './pages/centre';
import { balance } from './pages/header';
import {
  addApp,
  codeOf,
  confirm,
  giveAuthenticator,
  openSecurity,
  stepUpOf,
} from './pages/security';
import { liveForm, sendLogin } from './pages/sign-in';

test(
  '[AUTH-15] an app is added after the password, by its picture or its key',
  { tag: '@phone' },
  async ({ page }) => {
    await newPlayer(page);
    const dialog = await openSecurity(page, 'Xác minh hai bước');
    await dialog.getByRole('button', { name: 'Thêm ứng dụng xác thực' }).click();
    await expect(stepUpOf(page).getByLabel('Mật khẩu', { exact: true })).toBeFocused();
    await expectNoBarrier(page);
    await confirm(page);
    await expect(dialog.getByRole('img', { name: 'Mã QR cho ứng dụng xác thực' })).toBeVisible();
    const key = await dialog.locator('code').innerText();
    await expect(dialog.getByRole('button', { name: 'Sao chép: Khóa' })).toBeVisible();
    await expectNoBarrierInEitherTheme(page);
    await expectFits(page);
    const code = dialog.getByLabel('Mã sáu chữ số');
    await code.fill('12345');
    await page.keyboard.press('Enter');
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await expect(code).toBeFocused();

    // The network is lost: it is said, nothing is lost, and the same press does it.
    await code.fill(codeOf(key, -1));
    await page.context().setOffline(true);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('Kết nối mạng có vấn đề');
    await page.context().setOffline(false);
    await expect(code).not.toHaveValue('');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    await expect(dialog.getByRole('heading', { name: 'Mã khôi phục' })).toBeFocused();
    await expectNoBarrierInEitherTheme(page);
    await expectFits(page);
    await dialog.getByRole('button', { name: 'Tôi đã cất các mã' }).click();
    await expect(dialog.getByText('Còn 10 mã')).toBeVisible();
    await expectNoBarrierInEitherTheme(page);
    await page.keyboard.press('Escape');
    const row = centreOf(page).getByRole('listitem').filter({ hasText: 'Xác minh hai bước' });
    await expect(row).toContainText('Đã bật');
    await expect(row.getByRole('button', { name: 'Quản lý: Xác minh hai bước' })).toBeFocused();
  },
);

test(
  '[AUTH-12] a new browser asks for a second factor; a recovery code counts once',
  { tag: '@phone' },
  async ({ page }) => {
    const username = await newPlayer(page);
    const { codes } = await addApp(page);
    const logInAgain = async () => {
      await forgetBrowser(page);
      await page.goto('/login');
      await sendLogin(await liveForm(page), username);
      await expect(given).toBeFocused();
    };
    const step = page.getByRole('dialog', { name: 'Thêm một bước xác minh' });
    const given = step.getByLabel('Mã từ ứng dụng xác thực hoặc mã khôi phục');
    await logInAgain();
    await given.fill('AAAA-BBBB-CCCC-DDDD');
    await page.keyboard.press('Enter');
    await expect(given).toHaveAttribute('aria-invalid', 'true');
    await expectNoBarrierInEitherTheme(page);
    await expectFits(page);
    await given.fill(codes[0]!);
    await page.keyboard.press('Enter');
    await expect(balance(page)).toBeVisible();

    await logInAgain();
    await given.fill(codes[0]!);
    await page.keyboard.press('Enter');
    await expect(given).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('xác minh thêm một bước');
  },
);

test(
  '[AUTH-12] [AUTH-15] wrong codes lock the account, and a recovery code opens it at once',
  { tag: '@phone' },
  async ({ page }) => {
    const username = await newPlayer(page);
    const { codes } = await addApp(page);
    await forgetBrowser(page);
    await page.goto('/login');
    const form = await liveForm(page);
    await sendLogin(form, username);
    const step = page.getByRole('dialog', { name: 'Thêm một bước xác minh' });
    for (let tries = 0; tries < 4; tries += 1) {
      await step.getByRole('textbox').fill('AAAA-BBBB-CCCC-DDDD');
      const answered = page.waitForResponse('**/api/session/step');
      await page.keyboard.press('Enter');
      await answered;
    }
    await expect(step.getByRole('alert')).toContainText('quá số lần');
    await expectNoBarrier(page);
    await step.getByRole('button', { name: 'Đăng nhập lại' }).click();
    await expect(form.getByRole('alert')).toContainText('tạm khóa');
    await expectNoBarrierInEitherTheme(page);
    await form.getByRole('button', { name: 'Mở khóa bằng mã xác thực' }).click();

    const unlock = page.getByRole('dialog', { name: 'Mở khóa tài khoản' });
    const code = unlock.getByLabel('Mã từ ứng dụng xác thực hoặc mã khôi phục');
    await expect(code).toBeFocused();
    await expectNoBarrierInEitherTheme(page);
    await expectFits(page);
    await code.fill('AAAA-BBBB-CCCC-DDDD');
    await page.keyboard.press('Enter');
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await code.fill(codes[1]!);
    await page.keyboard.press('Enter');
    // The login is sent again, with its own second step in this new browser.
    await step.getByRole('textbox').fill(codes[2]!);
    await page.keyboard.press('Enter');
    await expect(balance(page)).toBeVisible();
  },
);

test('[AUTH-15] an app is removed after a question', { tag: '@phone' }, async ({ page }) => {
  await newPlayer(page);
  await addApp(page);
  const dialog = await openSecurity(page, 'Xác minh hai bước');
  await dialog.getByRole('button', { name: /^Gỡ: / }).click();
  await expect(dialog.getByText('Gỡ ứng dụng này?')).toBeVisible();
  await expectNoBarrier(page);
  await expectFits(page);
  await dialog.getByRole('button', { name: 'Hủy' }).click();
  await dialog.getByRole('button', { name: /^Gỡ: / }).click();
  await dialog.getByRole('button', { name: /^Gỡ: / }).click();
  await expect(dialog.getByRole('button', { name: 'Thêm ứng dụng xác thực' })).toBeVisible();
});

test(
  '[AUTH-15] a passkey is added, signs in without a password, confirms, and is removed',
  { tag: '@phone' },
  async ({ page }) => {
    const authenticator = await giveAuthenticator(page);
    await newPlayer(page);
    const dialog = await openSecurity(page, 'Khóa truy cập');
    await authenticator.refuse(true);
    await dialog.getByRole('button', { name: 'Thêm khóa truy cập' }).click();
    await confirm(page);
    await expect(dialog.getByRole('alert')).toContainText('Chưa thêm được khóa truy cập');
    await authenticator.refuse(false);
    await dialog.getByRole('button', { name: 'Thêm khóa truy cập' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    await dialog.getByRole('button', { name: 'Tôi đã cất các mã' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await expectNoBarrierInEitherTheme(page);
    await expectFits(page);

    await forgetBrowser(page);
    await page.goto('/login');
    const form = await liveForm(page);
    await form.getByRole('button', { name: 'Đăng nhập bằng khóa truy cập' }).click();
    await expect(balance(page)).toBeVisible();

    await openSecurity(page, 'Khóa truy cập');
    await dialog.getByRole('button', { name: /^Gỡ: / }).click();
    await dialog.getByRole('button', { name: /^Gỡ: / }).click();
    await stepUpOf(page).getByRole('button', { name: 'Dùng khóa truy cập' }).click();
    await expect(stepUpOf(page)).toBeHidden();
    await expect(dialog.getByText(/không cần mật khẩu. Trang giả mạo/)).toBeVisible();
  },
);

test(
  '[AUTH-15] a closed question of the browser is said, and a lost network',
  { tag: '@phone' },
  async ({ page }) => {
    const authenticator = await giveAuthenticator(page);
    await knownPlayer(page);
    await authenticator.refuse(true);
    await page.goto('/login');
    const form = await liveForm(page);
    const button = form.getByRole('button', { name: 'Đăng nhập bằng khóa truy cập' });
    await button.click();
    await expect(form.getByRole('alert')).toContainText('chưa đăng nhập được');
    await page.context().setOffline(true);
    await button.click();
    await expect(form.getByRole('alert')).toContainText('Kết nối mạng có vấn đề');
    await page.context().setOffline(false);
    await button.click();
    await expect(form.getByRole('alert')).toContainText('chưa đăng nhập được');
  },
);

test(
  '[AUTH-12] [AUTH-17] when the answer to a second factor is lost, the next press goes on from it',
  { tag: '@phone' },
  async ({ page }) => {
    const username = await newPlayer(page);
    const { codes } = await addApp(page);
    const step = page.getByRole('dialog', { name: 'Thêm một bước xác minh' });
    const given = step.getByRole('textbox');
    const logInAndLose = async (code: string, hasCookies: boolean) => {
      await forgetBrowser(page);
      await page.goto('/login');
      await sendLogin(await liveForm(page), username);
      await given.fill(code);
      await loseAnswer(page, '**/api/session/step', { hasCookies });
      await page.keyboard.press('Enter');
      await expect(step.getByRole('alert')).toContainText('Kết nối mạng');
      await expect(given).toHaveValue(code);
      await page.keyboard.press('Enter');
    };
    await logInAndLose(codes[0]!, true);
    await expect(balance(page)).toBeVisible();

    // Without its cookies the browser is as unknown as before: the login asks once more.
    await logInAndLose(codes[1]!, false);
    await expect(given).toHaveValue('');
    await expect(given).toBeFocused();
    await given.fill(codes[2]!);
    await page.keyboard.press('Enter');
    await expect(balance(page)).toBeVisible();
  },
);

test(
  '[AUTH-08] [AUTH-17] when the answer to a confirmation is lost, the next press confirms',
  { tag: '@phone' },
  async ({ page }) => {
    await newPlayer(page);
    await page.goto('/');
    const dialog = await openSecurity(page, 'Xác minh hai bước');
    await dialog.getByRole('button', { name: 'Thêm ứng dụng xác thực' }).click();
    const question = stepUpOf(page);
    await question.getByLabel('Mật khẩu', { exact: true }).fill(password);
    await loseAnswer(page, '**/api/session/step-up', { hasCookies: true });
    await page.keyboard.press('Enter');
    await expect(question.getByRole('alert')).toContainText('Kết nối mạng');
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(page.getByRole('img', { name: 'Mã QR cho ứng dụng xác thực' })).toBeVisible();
  },
);
