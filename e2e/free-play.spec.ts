import { expect, test } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { confirmAge } from './pages/game';
import { balance, headerOf } from './pages/header';
import { untilLive } from './pages/screen';

test('[AUTH-09] [GAME-01] [ERR-01] a visitor plays for free, is asked for a true account, and leaves', async ({
  page,
}) => {
  await page.goto('/login');
  await untilLive(page);
  const play = page.getByRole('main').getByRole('button', { name: 'Chơi thử', exact: true });
  await page.context().setOffline(true);
  await play.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Kết nối mạng có vấn đề');
  await page.context().setOffline(false);
  await play.click();
  await expect(page).toHaveURL(/\/$/);
  await expect(balance(page)).toHaveText(/Chơi thử\s*10,000,000\.00/);
  expect(await page.evaluate(() => sessionStorage.getItem('isAgent'))).toBe('4');
  expect(await page.evaluate(() => sessionStorage.getItem('cpw'))).toBeNull();
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);

  for (const centre of ['securityCenter', 'depositv2']) {
    await page.goto(`/?mc=${centre}`);
    const question = page.getByRole('dialog', { name: 'Tài khoản chơi thử' });
    await expect(question).toContainText('không dùng được chức năng này');
    await question.getByRole('button', { name: 'Xác nhận' }).click();
    await expect(question).toBeHidden();
  }

  await page.goto('/game?vassalage=HOUSE&gameCode=lotus-pond&gameType=RNG&demo=1');
  await confirmAge(page);
  await expect(page.locator('iframe').first()).toBeVisible();
});

test(
  '[AUTH-09] the balance of free play says what it is, and leads out',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/login');
    await untilLive(page);
    await page.getByRole('main').getByRole('button', { name: 'Chơi thử', exact: true }).click();
    await balance(page).click();
    const sheet = page.getByRole('dialog', { name: 'Tài khoản chơi thử' });
    await expect(sheet).toContainText('không rút được');
    await expectNoBarrierInEitherTheme(page);
    await expectFits(page);
    await sheet.getByRole('button', { name: 'Thoát chơi thử' }).click();
    const question = page.getByRole('dialog', { name: 'Đăng xuất' });
    await question.getByRole('button', { name: 'Đăng xuất', exact: true }).click();
    await expect(headerOf(page).getByRole('button', { name: 'Đăng nhập' })).toBeVisible();
  },
);
