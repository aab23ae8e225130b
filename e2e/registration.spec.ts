import { expect, test } from '@playwright/test';
import { expectNoBarrier, expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { holdAnswers } from './checks/line';
import { balance } from './pages/header';
import { untilLive } from './pages/screen';
import { liveForm } from './pages/sign-in';
import {
  agree,
  countryOf,
  countrySearchOf,
  fillPasswords,
  fillRequired,
  numberOf,
  openMobileTab,
  openRegistration,
  submit,
  tabOf,
} from './pages/registration';

/** The demo's agent. */
const code = 'PARLOUR7';

/** A number that no other story uses. */
const newNumber = (): string => `9${String(Date.now() % 1e8).padStart(8, '0')}`;

test(
  '[REG-01] [REG-06] [REG-10] by mobile number, with the country chosen by keyboard',
  { tag: '@phone' },
  async ({ page }) => {
    await openRegistration(page);
    const form = await openMobileTab(page);
    await expect(tabOf(page, 'Bằng số điện thoại')).toHaveAttribute('aria-selected', 'true');
    await expect(form.getByLabel('Tên đăng nhập')).toBeHidden();
    const country = countryOf(form);
    await expect(country).toHaveAccessibleName('Mã quốc gia VN +84');
    await country.focus();
    await page.keyboard.press('Enter');
    const search = countrySearchOf(form);
    await expect(search).toBeFocused();
    await expect(form.getByRole('option', { selected: true })).toContainText('Việt Nam');
    await search.fill('thai lan');
    await expect(form.getByRole('option')).toHaveCount(1);
    await expectNoBarrierInEitherTheme(page);
    await expectFits(page);
    await page.keyboard.press('Enter');
    await expect(country).toHaveAccessibleName('Mã quốc gia TH +66');
    await expect(numberOf(form)).toBeFocused();
    await country.press('Enter');
    await search.fill('vn');
    await expect(form.getByRole('option').first()).toContainText('Việt Nam');
    await page.keyboard.press('Escape');
    await expect(country).toHaveAccessibleName('Mã quốc gia TH +66');
    // A number that is pasted with its code brings its country.
    await numberOf(form).fill('+84 912 345 678');
    await numberOf(form).blur();
    await expect(country).toHaveAccessibleName('Mã quốc gia VN +84');
    await expect(numberOf(form)).toHaveValue('912345678');

    const number = numberOf(form);
    await number.fill('912 345');
    await fillPasswords(form);
    await agree(form);
    await submit(form);
    await expect(form.getByText('Nhập đúng số điện thoại di động')).toBeVisible();
    await expect(number).toBeFocused();
    await number.fill(`0${newNumber()}`);
    await submit(form);
    await expect(page).toHaveURL(/\/$/);
    await expect(balance(page)).toBeVisible();
  },
);

test(
  '[REG-06] the list of countries covers nothing and closes shortly after it was left',
  { tag: '@phone' },
  async ({ page }) => {
    await openRegistration(page);
    const form = await openMobileTab(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const country = countryOf(form);
    await expect(country).toBeVisible();
    expect(asked.filter((url) => url.includes('/wps/system/countries'))).toEqual([]);
    await country.click();
    const list = form.getByRole('listbox');
    await expect(list).toBeVisible();
    const under = await form.getByLabel('Mật khẩu', { exact: true }).boundingBox();
    const above = await list.boundingBox();
    expect(under!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
    await countrySearchOf(form).blur();
    await expect(list).toBeHidden();
    // A flag that has no drawing shows its code.
    await page.route('**/COUNTRY_FLAG/**', (route) => route.abort());
    await page.reload();
    const again = await openMobileTab(page);
    await expect(again.getByText('VN', { exact: true })).toBeVisible();
  },
);

test(
  '[REG-04] the code of a link survives until the registration, which needs no field for it',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(`/?affiliateCode=${code.toLowerCase()}`);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('affiliateCode')))
      .toBe(code.toLowerCase());
    const form = await openRegistration(page);
    await expect(form.getByText('Đã nhận mã giới thiệu từ đường dẫn')).toBeVisible();
    await expect(form.getByText(code)).toBeVisible();
    await expect(form.getByLabel('Mã giới thiệu')).toBeHidden();
    await expectNoBarrier(page);
    await expectFits(page);
    await fillRequired(form);
    await submit(form);
    await expect(balance(page)).toBeVisible();
    const upline = await page.evaluate(() => sessionStorage.getItem('toUpline'));
    expect(upline).toBe('demoagent');
    expect(await page.evaluate(() => localStorage.getItem('affiliateCode'))).toBeNull();
  },
);

test(
  '[REG-04] [REG-05] [ERR-01] a wrong code shows the field, and a dialog stops the registration',
  { tag: '@phone' },
  async ({ page }) => {
    const form = await openRegistration(page, '?affiliateCode=NOSUCH22');
    const field = form.getByLabel('Mã giới thiệu');
    await expect(field).toBeVisible();
    await fillRequired(form);
    await field.fill('NOSUCH22');
    const registrations: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/wps/member/register')) registrations.push(request.url());
    });
    await submit(form);
    const dialog = page.getByRole('dialog', { name: 'Mã giới thiệu' });
    await expect(dialog.getByText('Mã giới thiệu không hợp lệ')).toBeVisible();
    await expectNoBarrier(page);
    await dialog
      .getByRole('button', { name: 'OK' })
      .or(dialog.getByRole('button').last())
      .first()
      .click();
    await expect(dialog).toBeHidden();
    expect(registrations).toEqual([]);
    await field.fill(code);
    await submit(form);
    await expect(balance(page)).toBeVisible();
  },
);

test(
  '[REG-10] [REG-03] a real name is shown as it will be kept, and its rule is explained',
  { tag: '@phone' },
  async ({ page }) => {
    const form = await openRegistration(page);
    await form.getByText('Thông tin thêm').click();
    const name = form.getByLabel('Họ và tên');
    await name.fill('Nguyễn Minh Khoa');
    await expect(form.getByText('NGUYEN MINH KHOA')).toBeVisible();
    await name.fill('Khoa');
    await form.getByLabel('Email').focus();
    await expect(form.getByText(/3–60 ký tự in hoa và khoảng trắng/).first()).toBeVisible();
  },
);

test(
  '[REG-05] what was typed survives a lost network and a reload, but no password',
  { tag: '@phone' },
  async ({ page }) => {
    const form = await openRegistration(page);
    const username = await fillRequired(form);
    await form.getByText('Thông tin thêm').click();
    await form.getByLabel('Email').fill(`${username}@example.com`);
    await page.context().setOffline(true);
    await submit(form);
    await expect(form.getByRole('alert')).toBeVisible();
    await expect(form.getByLabel('Tên đăng nhập')).toHaveValue(username);
    await page.context().setOffline(false);
    await page.reload();
    const again = await openRegistration(page);
    await expect(again.getByLabel('Tên đăng nhập')).toHaveValue(username);
    await expect(again.getByLabel('Mật khẩu', { exact: true })).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(
      'lanterns',
    );
    await fillPasswords(again);
    await agree(again);
    await submit(again);
    await expect(balance(page)).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('registrationDraft'))).toBeNull();
  },
);

test(
  '[REG-05] a refusal of an optional field opens what hides it',
  { tag: '@phone' },
  async ({ page }) => {
    const form = await openRegistration(page);
    await fillRequired(form);
    await form.getByText('Thông tin thêm').click();
    const email = form.getByLabel('Email');
    await email.fill('taken@example.com');
    await form.getByText('Thông tin thêm').click();
    await expect(email).toBeHidden();
    await page.route('**/wps/member/register', (route) =>
      route.fulfill({
        status: 409,
        json: { success: false, code: 'session.email_taken', message: '', id: 'x' },
      }),
    );
    await submit(form);
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveValue('taken@example.com');
  },
);

test(
  '[NAV-02] both addresses show the registration in the layout of the home page',
  { tag: '@phone' },
  async ({ page }) => {
    for (const address of ['/register', '/register.html']) {
      await page.goto(address);
      await liveForm(page);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await expect(page.getByRole('heading', { level: 1, name: 'Đăng ký' })).toBeVisible();
    }
  },
);

test(
  '[REG-01] [SITE-04] what is typed before the code of the form has come stays',
  { tag: '@phone' },
  async ({ page }) => {
    const release = await holdAnswers(page, /\/assets\/register-page-[^/]*\.js/);
    await page.goto('/register');
    const username = page.getByRole('main').getByLabel('Tên đăng nhập');
    await username.fill('typedearly1');
    // The page has begun to run, and has drawn around the form.
    await expect(page.locator('main[data-live]')).toHaveCount(0);
    release();
    await untilLive(page);
    await expect(username).toHaveValue('typedearly1');
    await page.goto('/login');
    await page.goto('/register');
    await expect(username).toHaveValue('typedearly1');
  },
);
