import { expect, type Page, test } from '@playwright/test';
import { expectNoBarrier } from './checks/barriers';
import { expectFits } from './checks/fit';
import { knownPlayer, newPlayer, password } from './new-player';
import { balance } from './pages/header';
import { liveForm, sendLogin } from './pages/sign-in';
import { untilLive } from './pages/screen';

const other = 'eight loud lanterns';

const changeDialog = (page: Page) => page.getByRole('dialog', { name: 'Đổi mật khẩu' });
const forcedDialog = (page: Page) => page.getByRole('dialog', { name: /Bạn cần đổi mật khẩu/ });
const forgotDialog = (page: Page) => page.getByRole('dialog', { name: 'Lấy lại mật khẩu' });

/** The server marks the session of this log-in, as it does for a password that someone gave. */
const givenPassword = (page: Page) =>
  page.route('**/wps/session/login', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { value: object };
    await route.fulfill({
      response,
      json: { ...body, value: { ...body.value, passwordDefault: true } },
    });
  });

const openForgot = async (page: Page) => {
  await page.goto('/login');
  const form = await liveForm(page);
  await form.getByLabel('Tên đăng nhập').fill('lantern');
  await form.getByRole('button', { name: 'Quên mật khẩu?' }).click();
  await expect(forgotDialog(page)).toBeVisible();
  return forgotDialog(page);
};

test(
  '[PASS-03] [NAV-09] [ERR-05] a player changes the password in the member centre',
  { tag: '@phone' },
  async ({ page }) => {
    await newPlayer(page);
    await page.goto('/?mc=securityCenter&part=own');
    await page.getByRole('button', { name: 'Đổi: Mật khẩu đăng nhập' }).click();
    const dialog = changeDialog(page);
    const old = dialog.getByLabel('Mật khẩu hiện tại');
    await dialog.getByLabel('Mật khẩu mới', { exact: true }).fill(other);
    await dialog.getByLabel('Nhập lại mật khẩu mới').fill('another');
    await dialog.getByRole('button', { name: 'Lưu mật khẩu mới' }).click();
    await expect(old).toBeFocused();
    await expect(dialog.getByText('Hai mật khẩu không giống nhau')).toBeVisible();
    await expectNoBarrier(page);
    await expectFits(page);
    await old.fill('not the password');
    await dialog.getByLabel('Nhập lại mật khẩu mới').fill(other);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Mật khẩu hiện tại không đúng')).toBeVisible();
    await expect(old).toBeFocused();
    await old.fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Đổi mật khẩu thành công')).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(balance(page)).toBeVisible();
  },
);

test(
  '[AUTH-07] [NAV-09] a password that someone gave must be changed, also after a reload',
  { tag: '@phone' },
  async ({ page }) => {
    const username = await knownPlayer(page);
    await givenPassword(page);
    await page.goto('/login');
    await sendLogin(await liveForm(page), username);
    const dialog = forcedDialog(page);
    await expect(dialog.getByText('Bạn đang dùng mật khẩu mặc định')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: /Đóng/ })).toBeHidden();
    await expectNoBarrier(page);
    await expectFits(page);
    await page.reload();
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('Mật khẩu mới', { exact: true }).fill(other);
    await dialog.getByLabel('Nhập lại mật khẩu mới').fill(other);
    await dialog.getByRole('button', { name: 'Lưu mật khẩu mới' }).click();
    await expect(dialog).toBeHidden();
    await expect(balance(page)).toBeVisible();
  },
);

test('[AUTH-07] leaving a forced change logs out', { tag: '@phone' }, async ({ page }) => {
  const username = await knownPlayer(page);
  await givenPassword(page);
  await page.goto('/login');
  await sendLogin(await liveForm(page), username);
  await forcedDialog(page).getByRole('button', { name: 'Đăng xuất' }).click();
  await expect(forcedDialog(page)).toBeHidden();
  await expect(balance(page)).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});

test(
  '[PASS-01] [NAV-09] [ERR-01] recovery by mail keeps what was typed, and says what comes',
  { tag: '@phone' },
  async ({ page }) => {
    const dialog = await openForgot(page);
    await expect(dialog.getByLabel('Tên đăng nhập')).toHaveValue('lantern');
    const email = dialog.getByLabel('Email đã đăng ký');
    await email.fill('lantern@example');
    await page.keyboard.press('Enter');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toBeFocused();
    await expectNoBarrier(page);
    await expectFits(page);
    await email.fill('lantern@example.com');
    await page.route('**/wps/member/password/email', (route) => route.abort());
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('Kết nối mạng có vấn đề');
    await expect(email).toHaveValue('lantern@example.com');
    await page.unroute('**/wps/member/password/email');
    await dialog.getByRole('button', { name: 'Đặt lại mật khẩu' }).click();
    const sent = page.getByRole('dialog', { name: 'Hãy xem email của bạn' });
    await expect(sent).toContainText('thư mục thư rác');
    await sent.getByRole('button', { name: 'Xác nhận' }).click();
    await expect(dialog).toBeHidden();
  },
);

test(
  '[PASS-01] the secret of a link leaves the address, survives a reload, and is refused once used',
  { tag: '@phone' },
  async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.headers().referer ?? ''));
    await page.goto('/login?reset=aSecretOfALinkThatWasUsedBefore');
    const dialog = forgotDialog(page);
    await expect(dialog.getByLabel('Mật khẩu mới', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    expect(requests.join(' ')).not.toContain('aSecret');
    await page.reload();
    await dialog.getByLabel('Mật khẩu mới', { exact: true }).fill(other);
    await dialog.getByLabel('Nhập lại mật khẩu mới').fill(other);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('đã được dùng');
    await expectNoBarrier(page);
    await dialog.getByRole('button', { name: 'Yêu cầu đường dẫn mới' }).click();
    await expect(dialog.getByLabel('Email đã đăng ký')).toBeVisible();
  },
);

test(
  '[PASS-02] recovery by phone: number, code, new password, each refused at its field',
  { tag: '@phone' },
  async ({ page }) => {
    const dialog = await openForgot(page);
    await dialog.getByRole('tab', { name: 'Lấy lại qua số điện thoại' }).click();
    const number = dialog.getByLabel('Số điện thoại đã đăng ký');
    await dialog.getByRole('button', { name: 'Gửi mã' }).click();
    await expect(number).toBeFocused();
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await number.fill(someNumber());
    await dialog.getByRole('button', { name: 'Gửi mã' }).click();
    await expect(dialog.getByRole('button', { name: /Gửi lại sau \d+ giây/ })).toBeVisible();
    await expect(dialog.getByText(/Mã có hiệu lực 3 phút/)).toBeVisible();
    await dialog.getByLabel('Mật khẩu mới', { exact: true }).fill(other);
    await dialog.getByLabel('Mã xác minh').fill('000000');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Mã xác minh không đúng')).toBeVisible();
    await expect(dialog.getByLabel('Mã xác minh')).toBeFocused();
    await expect(dialog.getByLabel('Mật khẩu mới', { exact: true })).toHaveValue(other);
    await expectNoBarrier(page);
    await expectFits(page);
  },
);

let numbers = 0;
const someNumber = (): string => {
  numbers += 1;
  return `9${String((Date.now() % 10_000_000) * 10 + numbers).padStart(8, '0')}`.slice(0, 9);
};

test('[PASS-01] [SITE-02] recovery and change in English', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'EN'));
  await page.goto('/login');
  await untilLive(page);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recover your password' });
  await expect(dialog.getByRole('tab', { name: 'Recover by email' })).toBeVisible();
  await expect(dialog).not.toContainText(/[{}]/);
});

test('a payment password and an address are set in the member centre, after the player confirmed who they are @phone', async ({
  page,
}) => {
  await newPlayer(page);
  await page.goto('/?mc=securityCenter&part=own');
  await page.getByRole('button', { name: 'Đặt: Mật khẩu giao dịch' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mật khẩu giao dịch' });
  await dialog.getByLabel('Mật khẩu giao dịch mới').fill('123456');
  await dialog.getByLabel('Nhập lại mật khẩu giao dịch').fill('123456');
  await page.keyboard.press('Enter');
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Mật khẩu này quá dễ đoán')).toBeVisible();
  await expectNoBarrier(page);
  await expectFits(page);
  await dialog.getByLabel('Mật khẩu giao dịch mới').fill('490217');
  await dialog.getByLabel('Nhập lại mật khẩu giao dịch').fill('490217');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Đã lưu mật khẩu giao dịch')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Đổi: Mật khẩu giao dịch' })).toBeVisible();
  await page.getByRole('button', { name: 'Liên kết: Email' }).click();
  const contact = page.getByRole('dialog', { name: 'Liên kết email' });
  await contact.getByRole('button', { name: 'Gửi mã' }).click();
  await expect(contact.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await contact.getByRole('textbox', { name: 'Email' }).fill(`lantern${Date.now()}@example.com`);
  await contact.getByRole('button', { name: 'Gửi mã' }).click();
  await expect(contact.getByRole('button', { name: /Gửi lại sau/ })).toBeVisible();
  await contact.getByLabel('Mã xác minh').fill('000000');
  await page.keyboard.press('Enter');
  await expect(contact.getByText('Mã xác minh không đúng')).toBeVisible();
  await expectNoBarrier(page);
  await expectFits(page);
});
