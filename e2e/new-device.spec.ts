import { expect, type Page, test } from '@playwright/test';
import { lastSeenMessage } from '@parlour/testkit/people/messages';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { loseAnswer, slowDown } from './checks/line';
import { forgetBrowser, newPlayer, password } from './new-player';
import { balance } from './pages/header';
import { untilLive } from './pages/screen';
import { liveForm, sendLogin } from './pages/sign-in';

/** The code of the newest mail to the address, on the page that a development site keeps. */
const codeTo = async (page: Page, to: string, isOther?: string): Promise<string> => {
  let code = '';
  await expect
    .poll(async () => {
      const message = await lastSeenMessage(new URL(page.url()).origin, to);
      code = /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? '';
      return code !== '' && code !== isOther;
    })
    .toBe(true);
  return code;
};

/** Binds an address in the member centre: the code of that is returned. */
const bindEmail = async (page: Page, email: string): Promise<string> => {
  await page.goto('/?mc=securityCenter&part=own');
  await untilLive(page);
  await page.getByRole('button', { name: 'Liên kết: Email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Liên kết email' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('button', { name: 'Gửi mã' }).click();
  const question = page.getByRole('dialog', { name: 'Xác nhận đó là bạn' });
  await question.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: /Gửi lại sau/ })).toBeVisible();
  const code = await codeTo(page, email);
  await dialog.getByLabel('Mã xác minh').fill(code);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  return code;
};

test('[AUTH-12] a new device asks for a code to the address, and signs in by it', async ({
  page,
}) => {
  const username = await newPlayer(page);
  const email = `${username}@example.com`;
  const before = await bindEmail(page, email);
  await forgetBrowser(page);

  await page.goto('/login');
  await sendLogin(await liveForm(page), username);
  const step = page.getByRole('dialog', { name: 'Thêm một bước xác minh' });
  await expect(step).toContainText(/Hãy lấy mã gửi tới s\*\*\*.@example\.com/);
  const field = step.getByLabel('Mã xác minh');
  await page.route('**/api/session/step/code', (route) => route.abort());
  await step.getByRole('button', { name: 'Gửi mã' }).click();
  const failed = page.getByRole('dialog', { name: 'Chưa gửi được mã' });
  await expect(failed).toContainText('Kết nối mạng');
  await failed.getByRole('button', { name: 'Xác nhận' }).click();
  await page.unroute('**/api/session/step/code');
  await expect(async () => {
    await step.getByRole('button', { name: 'Gửi mã' }).click();
    await expect(step.getByRole('button', { name: /Gửi lại sau \d+ giây/ })).toBeVisible();
  }).toPass();
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
  const code = await codeTo(page, email, before);
  await field.fill(code === '000000' ? '000001' : '000000');
  await page.keyboard.press('Enter');
  await expect(step.getByText('Mã xác minh không đúng')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill(code);
  await page.keyboard.press('Enter');
  await expect(balance(page)).toBeVisible();
});

test('[AUTH-12] [SITE-02] a step that is given up leaves the form as it was, in English', async ({
  page,
}) => {
  const username = await newPlayer(page);
  await bindEmail(page, `${username}@example.com`);
  await forgetBrowser(page);
  await page.addInitScript(() => localStorage.setItem('lang', 'EN'));
  await page.goto('/login');
  const form = await liveForm(page);
  await form.getByLabel('Username').fill(username);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  const step = page.getByRole('dialog', { name: 'One more step' });
  await expect(step).not.toContainText(/[{}]/);
  await page.keyboard.press('Escape');
  await expect(step).toBeHidden();
  await expect(form.getByLabel('Username')).toHaveValue(username);
  await expect(balance(page)).toBeHidden();
});

test(
  '[AUTH-12] [AUTH-17] a press on a slow line counts once; after a lost answer the next one enters',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow();
    const username = await newPlayer(page);
    const email = `${username}@example.com`;
    const before = await bindEmail(page, email);
    await forgetBrowser(page);
    await page.goto('/login');
    const form = await liveForm(page);
    const asked: string[] = [];
    page.on('response', async (response) => {
      if (!response.url().endsWith('/wps/session/login')) return;
      const { code } = (await response.json()) as { code?: string };
      // A connection that broke may have sent the same sealed call twice: that one is not done.
      if (code !== 'request.stale') asked.push(code ?? 'signed in');
    });
    await slowDown(page);
    await sendLogin(form, username);
    const busy = form.getByRole('button', { name: 'Đang đăng nhập…' });
    await expect(busy).toBeVisible();
    await page.keyboard.press('Enter');
    const step = page.getByRole('dialog', { name: 'Thêm một bước xác minh' });
    await expect(step).toBeVisible();
    expect(asked).toEqual(['session.step_required']);
    await step.getByRole('button', { name: 'Gửi mã' }).click();
    await expect(step.getByRole('button', { name: 'Đang gửi…' })).toBeVisible();
    await expect(step.getByRole('button', { name: /Gửi lại sau/ })).toBeVisible();
    const code = await codeTo(page, email, before);
    const field = step.getByLabel('Mã xác minh');
    await field.fill(code);
    await page.context().setOffline(true);
    await page.keyboard.press('Enter');
    await expect(step.getByRole('alert')).toContainText('Kết nối mạng');
    await expect(field).toHaveValue(code);
    await page.context().setOffline(false);

    // The server takes the code, and its answer is lost but for the cookies: the step is over.
    await loseAnswer(page, '**/api/session/step', { hasCookies: true });
    await page.keyboard.press('Enter');
    await expect(step.getByRole('alert')).toContainText('Kết nối mạng');
    await expect(field).toHaveValue(code);
    await page.keyboard.press('Enter');
    // The login is sent once more, by itself; the server knows this browser by now.
    await expect.poll(() => asked).toEqual(['session.step_required', 'signed in']);
    await expect(balance(page)).toBeVisible();
  },
);

test(
  '[AUTH-12] [AUTH-17] an answer that is lost with its cookies makes the next press ask again',
  { tag: '@phone' },
  async ({ page }) => {
    const username = await newPlayer(page);
    const email = `${username}@example.com`;
    const before = await bindEmail(page, email);
    await forgetBrowser(page);
    await page.goto('/login');
    await sendLogin(await liveForm(page), username);
    const step = page.getByRole('dialog', { name: 'Thêm một bước xác minh' });
    await step.getByRole('button', { name: 'Gửi mã' }).click();
    const code = await codeTo(page, email, before);
    const field = step.getByLabel('Mã xác minh');
    await field.fill(code);
    await loseAnswer(page, '**/api/session/step');
    await page.keyboard.press('Enter');
    await expect(step.getByRole('alert')).toContainText('Kết nối mạng');
    await page.keyboard.press('Enter');
    // The server does not know this browser: the login is sent again, and has a step of its own.
    await expect(field).toHaveValue('');
    await expect(async () => {
      const send = step.getByRole('button', { name: /Gửi (lại )?mã/ });
      if (await send.isVisible()) await send.click({ timeout: 500 });
      await expect(step.getByRole('button', { name: /Gửi lại sau \d+ giây/ })).toBeVisible({
        timeout: 500,
      });
    }).toPass();
    await field.fill(await codeTo(page, email, code));
    await page.keyboard.press('Enter');
    await expect(balance(page)).toBeVisible();
  },
);
