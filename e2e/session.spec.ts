import { expect, type Page, test } from '@playwright/test';
import { expectNoBarrier, expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { withoutScript } from './checks/line';
import { knownPlayer, newPlayer, password } from './new-player';
import { centreOf, logOut } from './pages/centre';
import { balance, headerOf } from './pages/header';
import { isPhone } from './pages/screen';
import { formOf, liveForm, loginDialog, sendLogin, sendRegistration } from './pages/sign-in';

/** The names of the local and the session storage, and of the cookies. */
const kept = async (page: Page) => ({
  session: await page.evaluate(() => Object.keys(sessionStorage)),
  local: await page.evaluate(() => Object.keys(localStorage)),
  cookies: (await page.context().cookies()).map(({ name }) => name),
});

test(
  '[AUTH-01] [ERR-03] an invalid registration shows a message at each field and keeps the input',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/register');
    const form = await liveForm(page);
    const name = form.getByLabel('Tên đăng nhập');
    const word = form.getByLabel('Mật khẩu', { exact: true });
    await name.fill('ab');
    await word.fill('short');
    await form.getByLabel('Nhập lại mật khẩu').fill('shorter');
    await form.getByRole('button', { name: 'Tạo tài khoản' }).click();
    await expect(
      form
        .getByRole('alert')
        .or(form.getByText(/mục cần sửa/))
        .first(),
    ).toBeVisible();
    await expect(form.getByText('Hai mật khẩu không giống nhau').last()).toBeVisible();
    await expect(form.getByText('Vui lòng đồng ý với Điều khoản sử dụng').last()).toBeVisible();
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveValue('ab');
    await expect(word).toHaveValue('short');
    await expectNoBarrier(page);
    await expectFits(page);
  },
);

test(
  '[SITE-02] [ERR-03] the messages are in English for an English reader',
  { tag: '@phone' },
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('lang', 'EN'));
    await page.goto('/register');
    const form = await liveForm(page);
    await form.getByLabel('Password', { exact: true }).fill('enough of a password');
    await form.getByLabel('Repeat password').fill('another');
    await form.getByRole('button', { name: 'Create account' }).click();
    await expect(form.getByText('The passwords don’t match').last()).toBeVisible();
    await expect(form.getByRole('alert').getByRole('link', { name: 'Terms of use' })).toBeVisible();
    await expect(form).not.toContainText(/[{}]/);
  },
);

test(
  '[AUTH-01] the strength of a password is shown while it is typed',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/register');
    const form = await liveForm(page);
    const word = form.getByLabel('Mật khẩu', { exact: true });
    await word.fill('1234567890123');
    await expect(page.getByText('Mật khẩu yếu')).toBeVisible();
    await word.fill(password);
    await expect(page.getByText('Mật khẩu mạnh')).toBeVisible();
  },
);

test(
  '[AUTH-01] a taken name is reported at its field, which gets the focus',
  { tag: '@phone' },
  async ({ page }) => {
    const username = await knownPlayer(page);
    await page.goto('/register');
    const form = await liveForm(page);
    await sendRegistration(form, username);
    await expect(form.getByText('Tên đăng nhập này đã có người dùng')).toBeVisible();
    await expect(form.getByLabel('Tên đăng nhập')).toBeFocused();
    await expect(form.getByLabel('Nhập lại mật khẩu')).toHaveValue(password);
  },
);

test('[AUTH-01] [AUTH-10] [STORE-01] by keyboard alone a wrong password is refused, the right one signs in, and the log-out clears the browser @phone', async ({
  page,
}) => {
  const username = await newPlayer(page);
  await page.evaluate(() => sessionStorage.setItem('ofAnotherPart', '1'));
  await logOut(page);
  const left = await kept(page);
  // What any visitor's page keeps: of the brand, not of a person.
  const ofBrand = new Set(['merchant', 'merchantCode', 'index_notice']);
  expect(left.session.filter((key) => !ofBrand.has(key))).toEqual([]);
  expect(left.local).not.toContain('signedIn');
  expect(left.cookies).not.toContain('__Host-pl');

  await page.goto('/login');
  const form = await liveForm(page);
  await expect(form.getByRole('button', { name: 'Đăng nhập', exact: true })).toBeVisible();
  await form.getByLabel('Tên đăng nhập').focus();
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect(form.getByText('Tên đăng nhập hoặc mật khẩu không đúng')).toBeVisible();
  const word = form.getByLabel('Mật khẩu', { exact: true });
  await expect(word).toBeFocused();
  await expect(word).toHaveValue('not the password');
  await expect(form.getByLabel('Tên đăng nhập')).toHaveValue(username);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await expect(balance(page)).toBeVisible();
});

test(
  '[NAV-05] a visitor’s direct address of the member centre opens it after the login',
  { tag: '@phone' },
  async ({ page }) => {
    const username = await knownPlayer(page);
    await page.goto('/?mc=transferFund');
    const login = loginDialog(page);
    await expect(login.getByText('Bạn chưa đăng nhập')).toBeVisible();
    await expectNoBarrier(page);
    await expectFits(page);
    await sendLogin(login, username);
    const centre = centreOf(page);
    await expect(centre.getByText('Tổng số dư')).toBeVisible();
  },
);

test(
  '[NAV-05] closing the login leaves the page that led to it',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/?mc=depositv2');
    await expect(loginDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/mc=/);
  },
);

test(
  '[STORE-02] a visitor’s page load logs no error in the console',
  { tag: '@phone' },
  async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(() => localStorage.setItem('signedIn', '1'));
    const answered = page.waitForResponse(/\/api\/session\/resume$/);
    await page.goto('/');
    expect((await answered).status()).toBe(200);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('signedIn'))).toBeNull();
    expect(errors).toEqual([]);
  },
);

test(
  '[AUTH-10] [ERR-03] a new tab without an answer leaves the other tabs signed in',
  { tag: '@phone' },
  async ({ page, context }) => {
    await newPlayer(page);
    const lost = await context.newPage();
    await lost.route('**/api/session/resume', (route) => route.abort());
    const asked = lost.waitForRequest('**/api/session/resume');
    await lost.goto('/');
    await asked;
    await expect(lost.getByRole('banner').getByRole('button', { name: 'Đăng nhập' })).toBeVisible();
    await lost.unroute('**/api/session/resume');
    await lost.reload();
    await expect(balance(lost)).toBeVisible();
    await page.goto('/');
    await expect(balance(page)).toBeVisible();
  },
);

test('[AUTH-01] [STORE-01] a press before hydration leaks no password', async ({ page }) => {
  await withoutScript(page);
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  const form = formOf(page);
  await form.getByLabel('Tên đăng nhập').fill('somebody');
  await form.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(form.getByLabel('Tên đăng nhập')).toHaveValue('somebody');
  expect(new URL(page.url()).search).toBe('');
  if (isPhone(page)) return;
  const head = headerOf(page).locator('form');
  await head.getByLabel('Mật khẩu').fill(password);
  await head.getByLabel('Mật khẩu').press('Enter');
  await expect(head.getByLabel('Mật khẩu')).toHaveValue(password);
  expect(new URL(page.url()).search).toBe('');
});

test(
  '[ERR-03] a lost network is shown as a message, and the next try succeeds',
  { tag: '@phone' },
  async ({ page }) => {
    const username = await knownPlayer(page);
    await page.goto('/login');
    const form = await liveForm(page);
    await page.route('**/wps/session/login', (route) => route.abort());
    await sendLogin(form, username);
    await expect(form.getByRole('alert')).toContainText(/mạng|kết nối/i);
    await page.unroute('**/wps/session/login');
    await form.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
  },
);

// every-route.spec.ts measures the pages of login and registration in the same way.
test(
  '[SITE-04] the account has no accessibility violation in either theme, and fits 360 px',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await newPlayer(page);
    for (const name of ['securityCenter', 'transferFund']) {
      await page.goto(`/?mc=${name}`);
      await expect(
        centreOf(page)
          .getByText(/ID \d+|Tổng số dư/)
          .first(),
      ).toBeVisible();
      await expectNoBarrierInEitherTheme(page, 'dialog');
      await expectFits(page);
    }
  },
);
