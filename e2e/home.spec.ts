import { round } from '@parlour/contract/round';
import { expect, test } from '@playwright/test';
import { holdAnswers, withoutScript } from './checks/line';
import { expectStill, watchShifts } from './checks/shifts';
import { boxOf } from './checks/fit';
import { cards } from './pages/hall';
import { headerOf } from './pages/header';
import { featured, homeHeading } from './pages/home';
import { mainNavigation, openMenu } from './pages/navigation';
import { goWithin, untilWhole, watchRequests } from './pages/routes';
import { isPhone, untilLive, untilSocketAnswered, untilUntouched } from './pages/screen';

test(
  '[NAV-01] the server renders home: its games are there before any script',
  { tag: '@phone' },
  async ({ page }) => {
    await withoutScript(page);
    await page.goto('/');
    await expect(page).toHaveTitle(/Parlour/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await expect(page.getByRole('link', { name: 'Đầm Sen', exact: true })).toBeVisible();
    await expect(featured(page)).toBeVisible();
    const pictures = page.locator('article img[src^="data:image/svg+xml,<svg "]');
    expect(await pictures.count()).toBeGreaterThan(0);
  },
);

for (const path of ['/index', '/index.html', '/HOME']) {
  test(`[NAV-01] ${path} shows home`, { tag: '@phone' }, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(homeHeading(page)).toBeVisible();
  });
}

test('[SITE-02] [SITE-04] language and theme change in place and stay after a reload', async ({
  page,
}) => {
  await page.goto('/');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  const openOptions = async () => {
    if (isPhone(page))
      await page
        .getByRole('button', { name: /Danh mục|Menu/ })
        .first()
        .click();
  };
  await openOptions();
  const scope = isPhone(page) ? page.getByRole('dialog') : headerOf(page);
  await scope.getByRole('button', { name: /Ngôn ngữ/ }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  if (isPhone(page)) await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Slots to start with' })).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Lotus Pond', exact: true }),
  ).toBeVisible();

  await openOptions();
  await (
    isPhone(page)
      ? page.getByRole('dialog').getByRole('button', { name: 'Light' })
      : page.getByRole('button', { name: /^Theme/ })
  ).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  expect(loads).toBe(0);
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
    lang: 'EN',
    hisLang: 'VI',
    theme: 'light',
  });

  await withoutScript(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Slots to start with' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('[SITE-04] the first paint has the stored theme', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await withoutScript(page);
  await page.goto('/');
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).toBe('rgb(233, 240, 239)');
});

test(
  '[SITE-05] the clock ticks in the time zone of the brand',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await openMenu(page);
    const clock = page.getByRole('timer').filter({ visible: true }).first();
    await expect(clock).toHaveText(/^\d\d:\d\d:\d\d\sGMT\+7$/);
    // The zone's current offset: in 1970 Ho Chi Minh City was an hour ahead of today.
    await expect(clock).toHaveAccessibleName('Giờ hệ thống GMT+7');
    const before = await clock.innerText();
    await expect(clock).not.toHaveText(before);
  },
);

test('[SHELL-05] the navigation has only categories with a vendor and open pages', async ({
  page,
}) => {
  await page.goto('/');
  if (isPhone(page)) {
    await openMenu(page);
    const menu = page.getByRole('dialog', { name: 'Parlour' });
    await expect(menu.getByRole('link', { name: 'Nổ hũ' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Bắn cá' })).toHaveCount(0);
    await expect(menu.getByRole('link', { name: 'Khuyến mãi' })).toHaveCount(0);
    return;
  }
  const nav = mainNavigation(page);
  await expect(nav.getByRole('link')).toHaveText([
    'Parlour',
    'Trang chủ',
    'Nổ hũ',
    'Đại lý',
    'Tải ứng dụng',
  ]);
});

test(
  '[SHELL-06] a category on the desktop opens its vendors by pointer and by keyboard',
  { tag: '@desk' },
  async ({ page }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Mở danh mục Nổ hũ' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Nhà cung cấp nổ hũ' })).toBeVisible();
    // With one vendor its games are the panel's content instead.
    await expect(headerOf(page).getByRole('article').first()).toContainText('RTP');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Nhà cung cấp nổ hũ' })).toBeHidden();
    await expect(toggle).toBeFocused();
    await page.getByRole('link', { name: 'Nổ hũ', exact: true }).hover();
    await expect(page.getByRole('heading', { name: 'Nhà cung cấp nổ hũ' })).toBeVisible();
  },
);

test(
  '[SHELL-10] the footer marks its licence places as demo, and shows the minimum age',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText('bản dùng thử')).toHaveCount(3);
    await expect(footer.getByText('Chỉ dành cho người từ 18 tuổi')).toBeVisible();
  },
);

test('[SHELL-11] the banner has pages, and stays still under prefers-reduced-motion', async ({
  page,
}) => {
  await page.goto('/');
  const banner = featured(page);
  await expect(banner.getByRole('button', { name: /^Xem banner/ })).toHaveCount(3);
  await banner.getByRole('button', { name: 'Xem banner 2 trên 3' }).click();
  await expect(banner.getByRole('button', { name: 'Xem banner 2 trên 3' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(banner.getByRole('button', { name: 'Tiếp tục chuyển động' })).toBeVisible();
});

test('home requests nothing outside its own origin, and logs no error', async ({
  page,
  baseURL,
}) => {
  const strangers: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => {
    const to = new URL(request.url());
    if (/^(http|ws)/.test(to.protocol) && to.host !== new URL(baseURL ?? '').host) {
      strangers.push(to.href);
    }
  });
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  const answered = untilSocketAnswered(page);
  await page.goto('/');
  await answered;
  await untilLive(page);
  expect(strangers).toEqual([]);
  expect(errors).toEqual([]);
});

test(
  '[ERR-03] home stays whole without the parts that no one waits for',
  { tag: '@phone' },
  async ({ page }) => {
    const late = /\/assets\/(ticker|focus)-/;
    let missed = 0;
    await page.route(late, (route) => {
      missed += 1;
      return route.abort();
    });
    await page.goto('/');
    await expect.poll(() => missed).toBeGreaterThan(1);
    await untilLive(page);
    await expect(cards(page).first()).toBeVisible();
    await expect(headerOf(page).getByRole('button', { name: 'Đăng ký' })).toBeVisible();
    // What the server drew stays without its code.
    await expect(page.getByRole('region', { name: 'Nổi bật', exact: true })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeAttached();
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test(
  '[ERR-03] what home misses is said in a place of its own between its parts',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/no-such-page');
    await untilLive(page);
    const failed = { success: false, code: 'system.failed', message: '', id: 'R-1' };
    await page.route(/\/(wps|lgw|lotto|api)\//, (route) =>
      route.fulfill({ status: 500, json: failed }),
    );
    await goWithin(page, '/');
    const note = await boxOf(page.getByRole('alert').first());
    const header = await boxOf(page.getByRole('banner'));
    expect(note.y - header.y - header.height).toBeGreaterThanOrEqual(16);
  },
);

/** On a page that no one touched; pictures that are data in its HTML are no requests. */
const mostAtRest = 16;

for (const path of ['/', '/rng', '/help', '/login', '/lottery', '/promotions']) {
  test(
    `[NAV-01] ${path} at rest has asked for at most sixteen files, and no style sheet`,
    { tag: '@phone' },
    async ({ page }) => {
      // A piece is fetched once, then imported from the browser's cache.
      const asked = new Set<string>();
      page.on('request', (request) => {
        if (!request.url().startsWith('data:')) asked.add(request.url());
      });
      await page.goto(path);
      await untilUntouched(page);
      expect([...asked].filter((url) => url.endsWith('.css'))).toEqual([]);
      expect(asked.size, [...asked].join('\n')).toBeLessThanOrEqual(mostAtRest);
    },
  );
}

test(
  '[LOBBY-02] what is below the screen of home is asked for with the first touch',
  { tag: '@phone' },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    const hasAsked = () => asked.some((url) => url.includes('home-more'));
    await page.goto('/');
    await untilUntouched(page);
    expect(hasAsked()).toBe(false);
    await page.keyboard.press('Shift');
    await expect.poll(hasAsked).toBe(true);
  },
);

test('[LOBBY-02] the foot of home, looked at before its parts have come, stays where it is', async ({
  page,
}) => {
  const openRequests = watchRequests(page);
  await watchShifts(page);
  // Other stories win meanwhile.
  await page.route(`**${round.listWinners.path}*`, (route) =>
    route.fulfill({ json: { success: true, value: { list: [] } } }),
  );
  const release = await holdAnswers(page, /\/assets\/(home-more|home-teasers|qr)-/);
  await page.goto('/');
  await untilLive(page);
  const asked = page.waitForRequest(/home-teasers/);
  const foot = page.getByRole('contentinfo');
  await foot.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await asked;
  release();
  await expect(page.getByRole('heading', { name: 'Người thắng' })).toBeVisible();
  await untilWhole(page, openRequests);
  await expectStill(page);
});
