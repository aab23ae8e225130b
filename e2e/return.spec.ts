import { expect, type Page, test } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { knownPlayer, newPlayer, newUsername, password } from './new-player';
import { centreOf, logOut } from './pages/centre';
import { openDeposit, sendDeposit } from './pages/deposit';
import { balance, headerOf } from './pages/header';
import { untilLive } from './pages/screen';
import { formOf, liveForm, sendLogin, sendRegistration } from './pages/sign-in';

const minute = 60_000;

const again = (page: Page) => page.getByRole('dialog', { name: 'Đăng nhập lại' });
const warning = (page: Page) => page.getByRole('dialog', { name: 'Bạn còn ở đó không?' });

const refusalOf = (code: string) => ({
  status: 401,
  json: { success: false, code, message: code, id: 'story' },
});

/** The session of this page has ended for want of an act, and the browser has no other. */
const endSession = async (page: Page): Promise<void> => {
  await page.unrouteAll();
  const idle = refusalOf('session.idle');
  await page.route('**/api/session/touch', (route) => route.fulfill(idle), { times: 1 });
  await page.route('**/api/cashier/deposits', (route) => route.fulfill(idle), { times: 1 });
  const none = { json: { success: true, value: null } };
  await page.route('**/api/session/resume', (route) => route.fulfill(none), { times: 1 });
};

const kept = async (page: Page) => ({
  local: await page.evaluate(() => Object.entries(localStorage)),
  session: await page.evaluate(() => Object.entries(sessionStorage)),
  databases: (await page.evaluate(() => indexedDB.databases())).map(({ name }) => name),
  cookies: await page.context().cookies(),
});

test(
  '[AUTH-08] who is remembered comes back to the balance, and is asked for the password to deposit',
  { tag: '@phone' },
  async ({ page, context }) => {
    const username = await knownPlayer(page);
    await page.goto('/login');
    const form = await liveForm(page);
    await form.getByRole('checkbox', { name: 'Ghi nhớ đăng nhập' }).check();
    await sendLogin(form, username);
    await expect(balance(page)).toBeVisible();
    await page.close();

    // The browser is opened again when the session has ended.
    await context.clearCookies({ name: '__Host-pl' });
    const back = await context.newPage();
    await openDeposit(back, '200000');
    expect(await back.evaluate(() => sessionStorage.getItem('account'))).toBe(username);
    await sendDeposit(back);
    const confirm = back.getByRole('dialog', { name: /xác nhận|xác minh/i });
    await confirm.getByLabel('Mật khẩu', { exact: true }).fill(password);
    await confirm.getByRole('button', { name: 'Xác nhận', exact: true }).click();
    await back.waitForURL(/\/sandbox\/pay\//);
  },
);

test(
  '[AUTH-08] the name is filled in for who wished it, and not after a login without',
  { tag: '@phone' },
  async ({ page }) => {
    const username = await knownPlayer(page);
    await page.goto('/login');
    await (await liveForm(page)).getByRole('checkbox', { name: 'Ghi nhớ đăng nhập' }).check();
    await sendLogin(formOf(page), username);
    await expect(balance(page)).toBeVisible();
    await logOut(page);
    await page.goto('/login');
    const form = await liveForm(page);
    await expect(form.getByLabel('Tên đăng nhập')).toHaveValue(username);
    await form.getByRole('checkbox', { name: 'Ghi nhớ đăng nhập' }).uncheck();
    await sendLogin(form, username);
    await expect(balance(page)).toBeVisible();
    const { cookies } = await kept(page);
    const names = cookies.map(({ name }) => name);
    expect(names).not.toContain('loginRemember');
    expect(names).not.toContain('__Host-pr');
    expect(JSON.stringify(cookies)).not.toContain(username);
  },
);

test('[R-S1] [AUTH-15] after an idle time the screen stays, one signs in over it, and the call is made @phone', async ({
  page,
}) => {
  const username = await newPlayer(page);
  await openDeposit(page, '200000');
  await endSession(page);
  await sendDeposit(page);
  await expect(again(page)).toBeVisible();
  await expect(centreOf(page).getByLabel('Số tiền nạp')).toHaveValue('200,000');
  await expect(again(page).getByLabel('Tên đăng nhập')).toHaveValue(username);
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
  await again(page).getByLabel('Mật khẩu', { exact: true }).fill('not the password');
  await page.keyboard.press('Enter');
  await expect(again(page).getByText('Tên đăng nhập hoặc mật khẩu không đúng')).toBeVisible();
  await sendLogin(again(page), username);
  await page.waitForURL(/\/sandbox\/pay\//);
});

test(
  '[R-S1] who leaves that dialog is a visitor; another player finds a new page',
  { tag: '@phone' },
  async ({ page }) => {
    await newPlayer(page);
    await openDeposit(page, '200000');
    await endSession(page);
    await sendDeposit(page);
    await again(page).press('Escape');
    await expect(again(page)).toBeHidden();
    await expect(headerOf(page).getByRole('button', { name: 'Đăng nhập' })).toBeVisible();
    await expect(page).not.toHaveURL(/mc=/);

    const other = await knownPlayer(page);
    await newPlayer(page);
    await openDeposit(page, '200000');
    await endSession(page);
    await sendDeposit(page);
    await again(page).getByLabel('Tên đăng nhập').fill(other);
    await sendLogin(again(page), other);
    await expect(again(page)).toBeHidden();
    await untilLive(page);
    await expect(centreOf(page).getByLabel('Số tiền nạp')).toHaveValue('');
    expect(await page.evaluate(() => sessionStorage.getItem('account'))).toBe(other);
  },
);

test(
  '[R-S1] a warning comes before the idle time is over, and an act ends it',
  { tag: '@phone' },
  async ({ page }) => {
    await page.clock.install();
    await newPlayer(page);
    let left = 20;
    await page.route('**/api/session/idle', (route) =>
      route.fulfill({ json: { success: true, value: { secondsLeft: left } } }),
    );
    await openDeposit(page, '200000');
    await expect(page.locator('html')).toHaveAttribute('data-member', '');
    await page.clock.runFor(14 * minute + 1000);
    await expect(warning(page)).toBeVisible();
    await expect(warning(page).getByRole('timer')).toContainText(/Còn 0:\d\d/);
    await expect(warning(page).getByRole('button', { name: 'Tiếp tục' })).toBeFocused();
    await expectNoBarrierInEitherTheme(page);
    await expectFits(page);
    left = 900;
    const touched = page.waitForRequest('**/api/session/touch');
    await page.keyboard.press('Enter');
    await touched;
    await expect(warning(page)).toBeHidden();
    await expect(centreOf(page).getByLabel('Số tiền nạp')).toHaveValue('200,000');
  },
);

test(
  '[AUTH-10] [STORE-03] the tabs follow: a sign-in, another player, a log-out',
  { tag: '@phone' },
  async ({ page, context }) => {
    const username = await knownPlayer(page);
    await page.goto('/');
    await untilLive(page);
    const second = await context.newPage();
    await second.goto('/login');
    await sendLogin(await liveForm(second), username);
    await expect(balance(second)).toBeVisible();
    await expect(balance(page)).toBeVisible();

    await logOut(second);
    await expect(balance(page)).toBeHidden();
    await expect(page.locator('html')).not.toHaveAttribute('data-member', '');
  },
);

test(
  '[NAV-09] [AUTH-06] [MEMBER-02] the first sign-in asks for a name; the next says when it was',
  { tag: '@phone' },
  async ({ page }) => {
    const username = newUsername();
    await page.goto('/register');
    await sendRegistration(await liveForm(page), username);
    const welcome = page.getByRole('dialog', { name: /^Chào mừng bạn/ });
    await expect(welcome.getByLabel('Tên gọi')).toBeFocused();
    await expectNoBarrierInEitherTheme(page);
    await expectFits(page);
    await welcome.getByLabel('Tên gọi').fill('x');
    await page.keyboard.press('Enter');
    await expect(welcome.getByLabel('Tên gọi')).toHaveAttribute('aria-invalid', 'true');
    await welcome.getByLabel('Tên gọi').fill('Bảo Trần');
    await welcome.getByRole('radio', { name: 'Ảnh đại diện 5' }).check({ force: true });
    await page.keyboard.press('Enter');
    await expect(welcome.getByRole('button', { name: 'Đặt mật khẩu giao dịch' })).toBeVisible();
    await expectNoBarrierInEitherTheme(page);
    await welcome.getByRole('button', { name: /^Để sau/ }).click();
    await expect(welcome).toBeHidden();
    await page.goto('/?mc=securityCenter');
    await expect(centreOf(page).getByText('Bảo Trần').first()).toBeVisible();
    await logOut(page);

    await page.goto('/login');
    await sendLogin(await liveForm(page), username);
    await expect(page.getByText(/Lần đăng nhập trước: .* · Chrome/)).toBeVisible();
    await page.getByRole('button', { name: 'Không phải tôi' }).click();
    const notMe = page.getByRole('dialog', { name: 'Lần đăng nhập trước không phải bạn?' });
    await expect(notMe.getByText('Thiết bị')).toBeVisible();
    await expectNoBarrierInEitherTheme(page);
    await notMe.getByRole('button', { name: 'Xem các phiên đăng nhập' }).click();
    const devices = page.getByRole('dialog', { name: 'Thiết bị đang đăng nhập' });
    await expect(devices.getByRole('heading', { name: 'Phiên đang mở' })).toBeVisible();
  },
);

const named = {
  local: ['theme', 'lang', 'hisLang', 'signedIn', 'signedInBefore', 'recentQueries'],
  session: `token merchant merchantCode platform nickname account username customerId isAgent
    toUpline memberLabel currentVendor pendingKeys validate settings routers consolidated
    merchantWallet gameVendor index_notice registrationDraft`.split(/\s+/),
  cookies: `lang __Host-pl __Host-pd __Host-pg __Host-pr __Host-pgm
    parlour_username loginRemember loginTypeSms`.split(/\s+/),
};

test(
  '[STORE-01] [STORE-02] [STORE-03] the browser keeps what is named, and no password',
  { tag: '@phone' },
  async ({ page }) => {
    const username = newUsername();
    await page.goto('/register');
    await sendRegistration(await liveForm(page), username);
    await page.getByRole('button', { name: 'Để sau' }).click();
    await logOut(page);
    await page.goto('/login');
    await (await liveForm(page)).getByRole('checkbox', { name: 'Ghi nhớ đăng nhập' }).check();
    await sendLogin(formOf(page), username);
    await expect(balance(page)).toBeVisible();
    await page.goto('/rng');
    await untilLive(page);
    await openDeposit(page, '200000');
    const { local, session, cookies, databases } = await kept(page);
    const token = session.find(([name]) => name === 'token')?.[1] ?? '';
    expect(local.map(([name]) => name).filter((name) => !named.local.includes(name))).toEqual([]);
    expect(session.map(([name]) => name).filter((name) => !named.session.includes(name))).toEqual(
      [],
    );
    expect(cookies.map(({ name }) => name).filter((name) => !named.cookies.includes(name))).toEqual(
      [],
    );
    expect(databases).toEqual([]);
    expect(JSON.stringify({ local, session, cookies })).not.toContain(password);
    const others = session.filter(([name]) => name !== 'token');
    expect(JSON.stringify({ local, others, cookies })).not.toContain(token);
    for (const cookie of cookies.filter(({ name }) => name.startsWith('__Host-'))) {
      expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' });
    }
    expect(page.url()).not.toContain(token);
  },
);

test(
  '[STORE-01] damaged values of the browser are tolerated',
  { tag: '@phone' },
  async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await newPlayer(page);
    await page.evaluate(() => {
      for (const name of ['theme', 'lang', 'hisLang', 'LOTTFAV', 'recentQueries', 'hiddenBalance'])
        localStorage.setItem(name, '{"damaged');
      for (const name of ['codeCountdowns', 'affiliateCode']) localStorage.setItem(name, '[[[');
      for (const name of ['consolidated', 'merchantWallet', 'gameVendor', 'settings', 'validate'])
        sessionStorage.setItem(name, '{"damaged');
      for (const name of ['pendingKeys', 'isAgent', 'registrationDraft', 'currentVendor'])
        sessionStorage.setItem(name, 'null,');
      document.cookie = 'loginTypeSms=%7Bdamaged; path=/';
      document.cookie = 'loginRemember=true; path=/';
      document.cookie = 'parlour_username=%E0%A4; path=/';
    });
    await page.goto('/');
    await expect(balance(page)).toBeVisible();
    await openDeposit(page, '200000');
    await sendDeposit(page);
    await page.waitForURL(/\/sandbox\/pay\//);
    await page.goto('/');
    await logOut(page);
    await page.goto('/login');
    await liveForm(page);
    await page.goto('/register');
    await liveForm(page);
    await expect(headerOf(page)).toBeVisible();
    expect(errors).toEqual([]);
  },
);
