import { expect, type Page, test } from '@playwright/test';
import { lastSeenMessage } from '@parlour/testkit/people/messages';
import { type RunningSite, startSite } from '@parlour/testkit/site/running-site';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { slowDown } from './checks/line';
import { forgetBrowser, password } from './new-player';
import { balance } from './pages/header';
import { agree, fillPasswords, fillRequired, numberOf, submit, tabOf } from './pages/registration';
import { stepUpOf } from './pages/security';
import { formOf, liveForm } from './pages/sign-in';
import { ask } from './pages/verification';

let site: RunningSite;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startSite();
  await ask(site.databaseUrl, `update brand.flag set enabled = true where flag = 'REGMOBVERF3'`);
});

test.afterAll(() => site.stop());

const other = 'eight loud lanterns';

let numbers = 0;
const newNumber = (): string => {
  numbers += 1;
  return `9${String((Date.now() % 1e7) * 10 + numbers).padStart(8, '0')}`;
};

/** What the page of messages shows for someone, once it is another text than before. */
const messageTo = async (to: string, before = ''): Promise<string> => {
  let text = '';
  await expect(async () => {
    const message = await lastSeenMessage(site.url, to);
    text = message?.text ?? '';
    expect(text || message?.sms).toBeTruthy();
    text ||= message?.sms ?? '';
    expect(text).not.toBe(before);
  }).toPass({ timeout: 20_000 });
  return text;
};

const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';

/** Minutes go by: the code is no longer valid, and another may be asked for. */
const expireCodes = async (page: Page) => {
  await ask(
    site.databaseUrl,
    `update session.code set created_at = created_at - interval '5 minutes',
       expires_at = lib.now() - interval '1 second'`,
  );
  await page.evaluate(() => localStorage.removeItem('codeCountdowns'));
};

const offline = (page: Page, isOff: boolean) => page.context().setOffline(isOff);

const openMobileRegistration = async (page: Page) => {
  // A flag reaches the pages within seconds.
  await expect(async () => {
    await page.goto(`${site.url}/register`);
    await liveForm(page);
    await tabOf(page, 'Bằng số điện thoại').click();
    await expect(formOf(page).getByRole('button', { name: 'Gửi mã' })).toBeVisible({
      timeout: 2000,
    });
  }).toPass({ timeout: 40_000 });
  return formOf(page);
};

const codeOf = (page: Page) => page.getByLabel('Mã xác minh');

test(
  '[AUTH-02] [AUTH-17] [REG-01] [REG-09] a number registers and signs in by codes',
  { tag: '@phone' },
  async ({ page }) => {
    const number = newNumber();
    const form = await openMobileRegistration(page);
    await numberOf(form).fill(number);
    await form.getByRole('button', { name: 'Gửi mã' }).click();
    const first = await messageTo(`84${number}`);
    await page.reload();
    await liveForm(page);
    await expect(tabOf(page, 'Bằng số điện thoại')).toHaveAttribute('aria-selected', 'true');
    await expect(numberOf(form)).toHaveValue(number);
    await expect(form.getByRole('button', { name: /Gửi lại sau/ })).toBeVisible();
    await fillPasswords(form);
    await agree(form);

    await expireCodes(page);
    await codeOf(page).fill(codeIn(first));
    await submit(form);
    await expect(form.getByText('Mã đã hết hạn. Hãy gửi mã mới.')).toBeVisible();
    await expect(codeOf(page)).toBeFocused();
    await form.getByRole('button', { name: /Gửi (lại )?mã/ }).click();
    const second = await messageTo(`84${number}`, first);
    await codeOf(page).fill(codeIn(second));
    await offline(page, true);
    await submit(form);
    await expect(form.getByRole('alert')).toContainText('Kết nối mạng');
    await expect(codeOf(page)).toHaveValue(codeIn(second));
    await offline(page, false);
    await submit(form);
    await expect(balance(page)).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('typedNumber'))).toBeNull();

    await forgetBrowser(page);
    await page.goto(`${site.url}/login`);
    const login = await liveForm(page);
    await tabOf(page, 'Số điện thoại').click();
    await numberOf(login).fill(`0${number}`);
    await offline(page, true);
    await login.getByRole('button', { name: 'Gửi mã' }).click();
    const failed = page.getByRole('dialog', { name: 'Chưa gửi được mã' });
    await expect(failed).toContainText('Kết nối mạng');
    await offline(page, false);
    await failed.getByRole('button', { name: 'Xác nhận' }).click();
    // One press a second counts.
    await expect(async () => {
      await login.getByRole('button', { name: 'Gửi mã' }).click({ timeout: 500 });
      await expect(login.getByRole('button', { name: /Gửi lại sau/ })).toBeVisible({
        timeout: 500,
      });
    }).toPass();
    const third = await messageTo(`84${number}`, second);
    await page.reload();
    await liveForm(page);
    await expect(numberOf(login)).toHaveValue(`0${number}`);
    await codeOf(page).fill(codeIn(third));
    await page.keyboard.press('Enter');
    await expect(balance(page)).toBeVisible();
  },
);

test(
  '[PASS-01] a password is set again by the link of a mail, which works once',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(`${site.url}/register`);
    const form = await liveForm(page);
    const username = await fillRequired(form);
    await form.getByText('Thông tin thêm').click();
    const email = `${username}@example.com`;
    await form.getByLabel('Email').fill(email);
    await submit(form);
    await expect(balance(page)).toBeVisible();

    await forgetBrowser(page);
    await page.goto(`${site.url}/login`);
    await (await liveForm(page)).getByLabel('Tên đăng nhập').fill(username);
    await page.getByRole('main').getByRole('button', { name: 'Quên mật khẩu?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Lấy lại mật khẩu' });
    await dialog.getByLabel('Email đã đăng ký').fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Hãy xem email của bạn' })).toBeVisible();
    const link = /https?:\S+\/login\?reset=\S+/.exec(await messageTo(email))?.[0] ?? '';
    await page.goto(link);
    const reset = page.getByRole('dialog', { name: 'Lấy lại mật khẩu' });
    await reset.getByLabel('Mật khẩu mới', { exact: true }).fill(other);
    await reset.getByLabel('Nhập lại mật khẩu mới').fill(other);
    await page.context().setOffline(true);
    await page.keyboard.press('Enter');
    await expect(reset.getByRole('alert')).toContainText('Kết nối mạng');
    await page.context().setOffline(false);
    await page.keyboard.press('Enter');
    await expect(balance(page)).toBeVisible();

    await forgetBrowser(page);
    await page.goto(link);
    await reset.getByLabel('Mật khẩu mới', { exact: true }).fill(password);
    await reset.getByLabel('Nhập lại mật khẩu mới').fill(password);
    await page.keyboard.press('Enter');
    await expect(reset.getByRole('alert')).toContainText('đã được dùng');

    await forgetBrowser(page);
    await page.goto(`${site.url}/login`);
    const login = await liveForm(page);
    await login.getByLabel('Tên đăng nhập').fill(username);
    await login.getByLabel('Mật khẩu', { exact: true }).fill(other);
    await page.keyboard.press('Enter');
    await expect(balance(page)).toBeVisible();
  },
);

/** Registers a number by its code: the message that it got. */
const registerNumber = async (page: Page, number: string): Promise<string> => {
  const form = await openMobileRegistration(page);
  await numberOf(form).fill(number);
  await form.getByRole('button', { name: 'Gửi mã' }).click();
  const message = await messageTo(`84${number}`);
  await codeOf(page).fill(codeIn(message));
  await fillPasswords(form);
  await agree(form);
  await submit(form);
  await expect(balance(page)).toBeVisible();
  return message;
};

test(
  '[AUTH-08] [R-S9] who has no password confirms by a code to the number',
  { tag: '@phone' },
  async ({ page }) => {
    const number = newNumber();
    const first = await registerNumber(page, number);
    const id = await page.evaluate(() => sessionStorage.getItem('customerId'));
    await ask(
      site.databaseUrl,
      `update session.credential set password_hash = null where player_id = ${Number(id)}`,
    );

    await page.goto(`${site.url}/?mc=securityCenter&part=own`);
    await page.getByRole('button', { name: /: Xác minh hai bước$/ }).click();
    await page.getByRole('button', { name: 'Thêm ứng dụng xác thực' }).click();
    const question = stepUpOf(page);
    await expect(question.getByText(/Hãy lấy mã gửi tới \*+\d{3}/)).toBeVisible();
    await expectNoBarrierInEitherTheme(page);
    await expectFits(page);
    await question.getByRole('button', { name: 'Gửi mã' }).click();
    const second = await messageTo(`84${number}`, first);
    const code = question.getByLabel('Mã xác minh');
    await code.fill(codeIn(second) === '000000' ? '000001' : '000000');
    await page.keyboard.press('Enter');
    await expect(question.getByText('Mã xác minh không đúng')).toBeVisible();
    await expect(code).toBeFocused();
    await code.fill(codeIn(second));
    await offline(page, true);
    await page.keyboard.press('Enter');
    await expect(question.getByRole('alert')).toContainText('Kết nối mạng');
    await expect(code).toHaveValue(codeIn(second));
    await offline(page, false);
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(page.getByRole('img', { name: 'Mã QR cho ứng dụng xác thực' })).toBeVisible();
  },
);

test(
  '[PASS-02] [AUTH-17] a recovery by number goes on over a slow network and a lost one',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow();
    const number = newNumber();
    const first = await registerNumber(page, number);
    await forgetBrowser(page);
    await page.goto(`${site.url}/login`);
    await liveForm(page);
    await page.getByRole('main').getByRole('button', { name: 'Quên mật khẩu?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Lấy lại mật khẩu' });
    await dialog.getByRole('tab', { name: 'Lấy lại qua số điện thoại' }).click();
    const typed = dialog.getByLabel('Số điện thoại đã đăng ký');
    await slowDown(page);
    await typed.fill(number);
    await dialog.getByRole('button', { name: 'Gửi mã' }).click();
    await expect(dialog.getByRole('button', { name: 'Đang gửi…' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: /Gửi lại sau/ })).toBeVisible();
    const second = await messageTo(`84${number}`, first);
    await codeOf(page).fill(codeIn(second));
    await dialog.getByLabel('Mật khẩu mới', { exact: true }).fill(other);
    await offline(page, true);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('Kết nối mạng');
    await expect(codeOf(page)).toHaveValue(codeIn(second));
    await offline(page, false);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Đang đặt lại…' })).toBeVisible();
    await expect(balance(page)).toBeVisible();
  },
);
