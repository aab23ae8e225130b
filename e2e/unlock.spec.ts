import { expect, type Page, test } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { knownPlayer } from './new-player';
import { liveForm } from './pages/sign-in';
import { untilLive } from './pages/screen';

const unlockDialog = (page: Page) => page.getByRole('dialog', { name: 'Mở khóa tài khoản' });

test(
  '[R-S4] the login of a locked account offers the mail that unlocks it',
  { tag: '@phone' },
  async ({ page }) => {
    const username = await knownPlayer(page);
    await page.goto('/login');
    const form = await liveForm(page);
    await form.getByLabel('Tên đăng nhập').fill(username);
    const offer = form.getByRole('button', { name: 'Mở khóa qua email' });
    const wrong = form.getByLabel('Mật khẩu', { exact: true });
    for (const turn of [1, 2, 3]) {
      await expect(offer).toBeHidden();
      await wrong.fill(`wrong lanterns ${turn}`);
      const answered = page.waitForResponse('**/wps/session/login');
      await page.keyboard.press('Enter');
      await answered;
    }
    await wrong.fill('wrong lanterns 4');
    await page.keyboard.press('Enter');
    await offer.click();
    const dialog = unlockDialog(page);
    const name = dialog.getByLabel('Tên đăng nhập');
    await expect(name).toHaveValue(username);
    await expect(name).toBeFocused();
    await name.fill('');
    await page.keyboard.press('Enter');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expectNoBarrierInEitherTheme(page);
    await expectFits(page);
    await name.fill(username);
    await page.route('**/api/session/unlock/mail', (route) => route.abort());
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('Kết nối mạng có vấn đề');
    await page.unroute('**/api/session/unlock/mail');
    await dialog.getByRole('button', { name: 'Gửi đường dẫn mở khóa' }).click();
    const sent = page.getByRole('dialog', { name: 'Hãy xem email của bạn' });
    await expect(sent).toContainText('thư mục thư rác');
    await expectFits(page);
    await sent.getByRole('button', { name: 'Xác nhận' }).click();
    await expect(dialog).toBeHidden();
  },
);

test(
  '[R-S4] the link of the mail unlocks by a press, not by being opened',
  { tag: '@phone' },
  async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/unlock/link')) calls.push(request.method());
    });
    await page.goto('/login?unlock=aSecretOfALinkThatWasUsedBefore');
    await untilLive(page);
    const dialog = unlockDialog(page);
    const press = dialog.getByRole('button', { name: 'Mở khóa', exact: true });
    await expect(press).toBeFocused();
    await expect(page).toHaveURL(/\/login$/);
    await page.reload();
    await expect(press).toBeFocused();
    await expectNoBarrierInEitherTheme(page);
    await expectFits(page);
    expect(calls).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('đã được dùng');
    await dialog.getByRole('button', { name: 'Yêu cầu đường dẫn mới' }).click();
    await expect(dialog.getByLabel('Tên đăng nhập')).toBeFocused();

    await page.route('**/api/session/unlock/link', (route) =>
      route.fulfill({ json: { success: true, value: {} } }),
    );
    await page.goto('/login?unlock=aSecretOfALinkThatIsGood');
    await press.click();
    await expect(page.getByText('Đã mở khóa tài khoản')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect((await liveForm(page)).getByLabel('Tên đăng nhập')).toBeVisible();
  },
);

test('[R-S4] [SITE-02] unlocking in English', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'EN'));
  await page.goto('/login?unlock=aSecret');
  await untilLive(page);
  const dialog = page.getByRole('dialog', { name: 'Unlock your account' });
  await expect(dialog.getByRole('button', { name: 'Unlock', exact: true })).toBeVisible();
  await expect(dialog).not.toContainText(/[{}]/);
});
