import { expect, type Page, test } from '@playwright/test';

const full = [
  '/noticePage',
  '/pointMall',
  '/sports',
  '/esports',
  '/ds88',
  '/elott',
  '/lott',
  '/rng',
  '/live',
  '/pvp',
  '/fish',
  '/promotions',
  '/promoDetail',
  '/help',
  '/down',
  '/join',
  '/download',
];
const headerOnly = ['/seaLottery', '/vnlottery', '/lottery', '/seamless', '/fbsports'];

// One visitor visits them all, so that the browser caches their common files.
let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
});

test.afterAll(() => page.close());

for (const path of full) {
  test(`[NAV-03] [NAV-04] ${path} has its own screen in the full layout`, async () => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('main')).toHaveClass(path.slice(1));
  });
}

for (const path of headerOnly) {
  test(`[NAV-04] ${path} has the header only`, async () => {
    await page.goto(path);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.locator('main')).toHaveClass(path.slice(1));
  });
}
