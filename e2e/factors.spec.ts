import { expect, type Page, test } from '@playwright/test';
import { stepAt, totpCode } from '@parlour/server/modules/session/factors/totp';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { newPlayer, password } from './new-player';
import { centreOf } from './pages/centre';
import { balance } from './pages/header';
import { liveForm, sendLogin } from './pages/sign-in';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of an authenticator app that was given this key. */
const codeOf = (key: string, later = 0): string => {
  const bits = [...key.replaceAll(/\s/g, '')]
    .map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return totpCode(Buffer.from(bytes), stepAt(new Date()) + later);
};

/** Answers the question who one is, with the password. */
const confirm = async (page: Page): Promise<void> => {
  const question = page.getByRole('dialog', { name: 'Xác nhận đó là bạn' });
  await question.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
};

const leaveBrowser = async (page: Page): Promise<void> => {
  await page.context().clearCookies();
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
};

test('[AUTH-15] [AUTH-12] an app is added after the password, and a new browser asks for its code', async ({
  page,
}) => {
  const username = await newPlayer(page);
  await page.goto('/?mc=securityCenter');
  const centre = centreOf(page);
  await centre.getByRole('button', { name: 'Thêm ứng dụng xác thực' }).click();
  await confirm(page);
  const key = await centre.locator('code').innerText();
  const code = centre.getByLabel('Mã sáu chữ số');
  await code.fill('12345');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill(codeOf(key, -1));
  await page.keyboard.press('Enter');
  const codes = centre.getByRole('status').getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.first().innerText();
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
  await centre.getByRole('button', { name: 'Tôi đã cất các mã' }).click();
  await expect(centre.getByText('Còn 10 mã khôi phục')).toBeVisible();

  await leaveBrowser(page);
  await page.goto('/login');
  await sendLogin(await liveForm(page), username);
  const step = page.getByRole('dialog', { name: 'Thêm một bước xác minh' });
  const given = step.getByLabel('Mã từ ứng dụng xác thực, hoặc mã khôi phục');
  await expect(given).toBeFocused();
  await given.fill('AAAA-BBBB-CCCC-DDDD');
  await page.keyboard.press('Enter');
  await expect(given).toHaveAttribute('aria-invalid', 'true');
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
  await given.fill(recovery);
  await page.keyboard.press('Enter');
  await expect(balance(page)).toBeVisible();
});

test(
  '[AUTH-15] a passkey is added, and signs in without a password',
  { tag: '@phone' },
  async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('WebAuthn.enable');
    await client.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await newPlayer(page);
    await page.goto('/?mc=securityCenter');
    const centre = centreOf(page);
    await centre.getByRole('button', { name: 'Thêm khóa truy cập' }).click();
    await confirm(page);
    await expect(centre.getByText(/^Khóa truy cập · /)).toBeVisible();
    await leaveBrowser(page);
    await page.goto('/login');
    const form = await liveForm(page);
    await form.getByRole('button', { name: 'Dùng khóa truy cập' }).click();
    await expect(balance(page)).toBeVisible();
  },
);
