import { expect, test } from '@playwright/test';
import { type RunningSite, startSite } from '@parlour/testkit/site/running-site';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { newPlayer } from './new-player';
import { balance } from './pages/header';
import { openSecurity } from './pages/security';
import { sendLogin, liveForm } from './pages/sign-in';
import { ask } from './pages/verification';

let site: RunningSite;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startSite({ env: { VERIFICATION: 'off' } });
  // As a brand that lets its players be signed in on three devices.
  const three = `settings || '{"mostSessions": 3}'`;
  await ask(site.databaseUrl, `update brand.brand set settings = ${three} returning 1 as value`);
});

test.afterAll(() => site.stop());

test(
  '[AUTH-15] another session is ended from the list, and its browser is signed out at once',
  { tag: '@phone' },
  async ({ browser, page }) => {
    const username = await newPlayer(page, { site: site.url });
    const other = await (await browser.newContext()).newPage();
    // Settings are read again within seconds.
    await expect(async () => {
      await other.goto(`${site.url}/login`);
      await sendLogin(await liveForm(other), username);
      await expect(balance(other)).toBeVisible();
      await page.goto(`${site.url}/`);
      await expect(balance(page)).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 60_000 });

    await page.goto(`${site.url}/?mc=securityCenter&part=own`);
    const dialog = await openSecurity(page, 'Thiết bị đang đăng nhập');
    const end = dialog.getByRole('button', { name: /^Đăng xuất Chrome/ });
    await expect(end).toHaveCount(1);
    await expect(dialog.getByText('Thiết bị này')).toHaveCount(2);
    await expectNoBarrierInEitherTheme(page);
    await expectFits(page);

    await page.context().setOffline(true);
    await end.click();
    await expect(dialog.getByRole('alert')).toContainText('Kết nối mạng có vấn đề');
    await page.context().setOffline(false);
    await end.click();
    await expect(end).toHaveCount(0);
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await expect(balance(other)).toBeHidden();

    await dialog.getByRole('button', { name: /^Quên Chrome/ }).click();
    await expect(dialog.getByRole('button', { name: /^Quên / })).toHaveCount(0);
    await other.context().close();
  },
);

test('[AUTH-15] the sign-ins are listed, the newest first', { tag: '@phone' }, async ({ page }) => {
  await newPlayer(page, { site: site.url });
  await page.goto(`${site.url}/?mc=securityCenter&part=own`);
  const dialog = await openSecurity(page, 'Lịch sử đăng nhập');
  await expect(dialog.getByRole('listitem').first()).toContainText(/^Chrome · /);
  await expect(dialog.getByRole('listitem').first()).toContainText('Đang mở');
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
});
