import { expect, type Locator, type Page, test } from '@playwright/test';
import { newPlayer } from './new-player';
import { withoutScript } from './checks/line';
import { centreHeading, centreOf } from './pages/centre';
import { isPhone } from './pages/screen';
import { loginDialog } from './pages/sign-in';

/** A line so slow that no script arrives before the story allows it; requests are recorded. */
const slowLine = async (page: Page) => {
  const asked = new Set<string>();
  let release = () => {};
  const arrives = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/[^?]*\.js$/, async (route) => {
    asked.add(/([^/]*)-[\w-]{7}\.js$/.exec(route.request().url())?.[1] ?? '');
    await arrives;
    await route.continue();
  });
  return { asked, release };
};

const isFocusIn = (centre: Locator) =>
  centre.evaluate((element) => element.contains(document.activeElement));

test('[NAV-07] a direct address of the centre shows its frame before any script, and loads its parts and the session together', async ({
  page,
}) => {
  await newPlayer(page, { money: '200000' });
  const { asked, release } = await slowLine(page);
  let members = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/member/info')) members += 1;
  });
  const answer = page.waitForResponse('**/wps/member/info');
  await page.goto('/?mc=depositv2', { waitUntil: 'commit' });
  const centre = centreOf(page);
  await expect(centreHeading(page, 'Nạp tiền')).toBeVisible();
  await expect(centre.getByText('Đang tải nội dung')).toBeAttached();
  expect((await answer).status()).toBe(200);
  await expect
    .poll(() => [...asked])
    .toEqual(
      expect.arrayContaining(['browser', 'member-centre', 'deposit-page', 'calls', 'cashier']),
    );

  // The keyboard focus is in it, and nothing below it is visible.
  await page.keyboard.press('Tab');
  const held = centre.locator(':focus');
  await expect(held).toHaveAttribute('href');
  const box = await centre.boundingBox();
  if (isPhone(page)) expect(box).toEqual({ x: 0, y: 0, ...page.viewportSize()! });

  const place = await centre.elementHandle();
  const focused = await held.elementHandle();
  release();
  await expect(centre.getByLabel('Số tiền nạp')).toBeVisible();
  // It is the same element in the same place.
  expect(await place?.evaluate((element) => element.matches(':modal'))).toBe(true);
  expect(await centre.boundingBox()).toEqual(box);
  expect(await focused?.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(members).toBe(1);
  await page.keyboard.press('Escape');
  await expect(centre).toBeHidden();
  await expect(page).not.toHaveURL(/mc=/);
});

test('[NAV-05] a visitor sees the frame too, then the login, and returns to the page after it', async ({
  page,
}) => {
  const { release } = await slowLine(page);
  await page.goto('/rng?mc=personalHistoryCopy', { waitUntil: 'commit' });
  const centre = centreOf(page);
  await expect(centreHeading(page, 'Lịch sử cược')).toBeVisible();
  expect(await isFocusIn(centre)).toBe(true);
  release();
  const login = loginDialog(page);
  await expect(login.getByText('Bạn chưa đăng nhập')).toBeVisible();
  await expect(centre).toHaveCount(0);
  expect(await isFocusIn(login)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/rng$/);
  await expect(login).toBeHidden();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test('[NAV-07] its links work before any script has arrived', async ({ page }) => {
  await newPlayer(page);
  await withoutScript(page);
  const centre = centreOf(page);
  await page.goto('/?mc=depositv2', { waitUntil: 'domcontentloaded' });
  if (isPhone(page)) {
    await centre.getByRole('link', { name: 'Quay lại' }).click();
    await expect(centreHeading(page, 'Tài khoản của tôi')).toBeVisible();
    await centre.getByRole('link', { name: 'Quay lại' }).click();
  } else {
    await centre.getByRole('link', { name: 'Ví của tôi' }).click();
    await expect(centreHeading(page, 'Ví của tôi')).toBeVisible();
    await centre.getByRole('link', { name: /^Đóng/ }).click();
  }
  await expect(page).toHaveURL(/\/$/);
  await expect(centre).toHaveCount(0);
  await expect(page.getByRole('main')).toBeVisible();
});

test(
  '[NAV-07] a new tab takes over the session of another tab before the page of the centre',
  { tag: '@phone' },
  async ({ page, context }) => {
    await newPlayer(page);
    const tab = await context.newPage();
    const { release } = await slowLine(tab);
    await tab.goto('/?mc=transferFund', { waitUntil: 'commit' });
    await expect(centreHeading(tab, 'Ví của tôi')).toBeVisible();
    release();
    await expect(centreOf(tab).getByText('Tổng số dư')).toBeVisible();
  },
);
