import { expect, test } from '@playwright/test';
import { cards, linkTo } from './pages/hall';
import { featured, homeHeading } from './pages/home';
import { bottomTabs, waysOf } from './pages/navigation';
import { isPhone, untilLive, untilUntouched } from './pages/screen';
import { loginDialog } from './pages/sign-in';

test('[NAV-03] paths are case-insensitive', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/vnLottery');
  await expect(page.locator('main')).toHaveClass('vnlottery');
});

test('[NAV-07] an unknown path is a 404 page with links', { tag: '@phone' }, async ({ page }) => {
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Không tìm thấy trang' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Trang chủ' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(homeHeading(page)).toBeVisible();
});

test(
  '[NAV-06] a click goes to the top of the new page, and Back to the previous scroll position',
  { tag: '@phone' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto('/');
    await page.evaluate(() => scrollTo(0, 300));
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Tất cả.*Nổ hũ/ })
      .click();
    await expect(page).toHaveURL(/\/rng$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page).toHaveTitle('Nổ hũ · Parlour');
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(homeHeading(page)).toBeVisible();
  },
);

test(
  '[NAV-06] home is complete when the visit began on another page',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/help');
    await waysOf(page).getByRole('link', { name: 'Trang chủ' }).click();
    await expect(cards(page)).toHaveCount(8);
    await expect(featured(page)).toBeVisible();
  },
);

test(
  '[NAV-08] a lost chunk, or a lost dependency of one, comes with a retry, without a reload',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));
    const alert = page.getByRole('main').getByRole('alert');
    const retry = alert.getByRole('button', { name: 'Thử lại' });
    // The hall itself; then, of the page of help, what it imports.
    await page.route(/\/assets\/(hall|texts)-/, (route) => route.abort());
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Tất cả.*Nổ hũ/ })
      .click();
    await expect(alert).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unroute(/\/assets\/(hall|texts)-/);
    await page.route('**/assets/texts-*', (route) => route.abort());
    await retry.click();
    await expect(cards(page)).toHaveCount(8);
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Trung tâm trợ giúp' }).click();
    await expect(alert).toBeVisible();
    await page.unroute('**/assets/texts-*');
    await retry.click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(alert).toHaveCount(0);
    expect(loads).toBe(0);
  },
);

test(
  '[NAV-08] an untouched page whose files a deployment took away is loaded again at a touch',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/noticePage');
    await untilUntouched(page);
    let loads = 0;
    // The files of the old page are gone; those of the new page are there.
    await page.route('**/assets/**', (route) =>
      loads === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.route('**/noticePage', (route) => {
      loads += 1;
      return route.continue();
    });
    await page.mouse.move(50, 50);
    await expect.poll(() => loads).toBe(1);
    await untilLive(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(loads).toBe(1);
  },
);

test('[AUTH-18] a link that needs an account opens the login over the current page', async ({
  page,
}) => {
  await page.goto('/rng');
  if (isPhone(page)) {
    await bottomTabs(page).getByRole('link', { name: 'Tài khoản' }).click();
  } else {
    await linkTo(page, 'Đầm Sen').click();
  }
  await expect(loginDialog(page)).toBeVisible();
  await expect(page).toHaveURL(/\/rng$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[SHELL-17] the skip link leads to the content', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/rng');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Chuyển đến nội dung chính' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
});

test(
  'every page has its security headers: policy, nosniff, no framing',
  { tag: '@phone' },
  async ({ request }) => {
    const response = await request.get('/');
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    const assets = /src="(\/assets\/[^"]+)"/.exec(await response.text())?.[1] ?? '';
    const asset = await request.get(assets);
    expect(asset.headers()['cache-control']).toContain('immutable');
    expect(asset.headers()['content-encoding']).toBe('br');
  },
);
