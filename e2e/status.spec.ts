import { expect, test } from '@playwright/test';
import { expectReadable } from './checks/readable';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { ownBrand } from './pages/own-brand';
import { isPhone, untilLive, untilSocketAnswered } from './pages/screen';

let brand: ReturnType<typeof ownBrand>;

test.beforeEach(async ({ page, baseURL }) => {
  brand = ownBrand(isPhone(page) ? 'phonestory' : 'deskstory', baseURL, page);
  await brand.run('reset');
});

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

test(
  '[SITE-06] [SITE-07] an open page turns to maintenance and back, with what was typed',
  { tag: '@phone' },
  async ({ page }) => {
    const answered = untilSocketAnswered(page);
    await page.goto(`${brand.url}/login`);
    await untilLive(page);
    const username = page.getByRole('main').getByLabel('Tên đăng nhập');
    await username.fill('minhkhoa');
    await answered;
    await brand.run(`close --until ${inAnHour()}`);
    const closed = page.getByRole('dialog', { name: 'Hệ thống đang nâng cấp' });
    await expect(closed).toBeVisible();
    await expect(closed).toContainText(/\d\d:\d\d ngày \d\d\/\d\d\/\d{4}, GMT\+7/);
    const phone = page.viewportSize()!;
    for (const size of [{ width: 1440, height: 900 }, phone]) {
      await page.setViewportSize(size);
      await expectReadable(page);
    }
    const again = closed.getByRole('button', { name: 'Tải lại' });
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(again).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(phone);
    await expectNoBarrierInEitherTheme(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await again.click();
    await expect(closed.getByText('Hệ thống vẫn đang nâng cấp')).toBeVisible();
    await brand.run('open');
    await expect(closed).toBeHidden();
    await expect(username).toHaveValue('minhkhoa');
    await expect(page).toHaveURL(`${brand.url}/login`);
  },
);

test('[SITE-07] a page that begins during a maintenance becomes the page that was asked for @phone', async ({
  page,
}) => {
  await brand.run('close');
  const answer = await page.goto(`${brand.url}/help`);
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole('heading', { name: 'Hệ thống đang nâng cấp' })).toBeVisible();
  await expect(page.getByText('Dự kiến xong lúc')).toBeHidden();
  await expectReadable(page);
  await expectNoBarrierInEitherTheme(page);
  await brand.run('open');
  await expect(page.getByRole('heading', { name: 'Trung tâm trợ giúp' })).toBeVisible();
  await expect(page).toHaveURL(`${brand.url}/help`);
});

test('[SITE-08] [SHELL-15] from a blocked network one sees one’s address and reaches customer service @phone', async ({
  page,
  context,
}) => {
  await context.route('https://chat.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Chat</h1>' }),
  );
  await brand.run(
    'set serviceHosts=chat.example.com',
    'link add POPUP https://chat.example.com/now?of=parlour',
    'block 127.0.0.0/8',
  );
  await page.goto(`${brand.url}/rng`);
  await expect(page.getByRole('heading', { name: /Không thể truy cập/ })).toBeVisible();
  await expect(page.getByText('127.0.0.1')).toBeVisible();
  await expectReadable(page);
  await expectNoBarrierInEitherTheme(page);
  const support = page.getByRole('button', { name: 'Liên hệ hỗ trợ' });
  const opened = page.waitForEvent('popup');
  await support.click();
  const popup = await opened;
  await popup.waitForURL('https://chat.example.com/now?of=parlour');
  await popup.close();
  // A host that is no longer allowed: the popup closes, and the person reads why.
  const answered = page.waitForResponse(/system\/status\?url=/, { timeout: 60_000 });
  await brand.run('set serviceHosts=');
  await answered;
  const refused = page.waitForEvent('popup');
  await support.click();
  await expect(page.getByText('Không mở được chăm sóc khách hàng')).toBeVisible();
  const closing = await refused;
  await expect.poll(() => closing.isClosed()).toBe(true);
  await brand.run('unblock 127.0.0.0/8');
  await expect(page.getByRole('heading', { name: /Không thể truy cập/ })).toBeHidden();
  await expect(page).toHaveURL(`${brand.url}/rng`);
});

test('[SITE-03] ?lang=en is the first page in English, and all seven languages are listed @phone', async ({
  page,
}) => {
  await brand.run('languages VI EN JA');
  await page.goto(`${brand.url}/help?lang=en`);
  await untilLive(page);
  await expect(page.getByRole('heading', { name: 'Help center' })).toBeVisible();
  await expect(page).toHaveURL(`${brand.url}/help`);
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('EN');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: /Language/ }).click();
  const items = menu.locator('[popover]:popover-open button');
  await expect(items).toHaveText([
    /中文/,
    'English',
    'Tiếng Việt',
    /日本語/,
    /ไทย/,
    /Filipino/,
    /Bahasa Indonesia/,
  ]);
  await expect(items.first()).toBeDisabled();
  await expect(items.nth(3)).toBeEnabled();
  await items.nth(2).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  expect(await page.evaluate(() => localStorage.getItem('hisLang'))).toBe('EN');

  // What the address asks for is chosen before the script that tidies the address is there.
  await page.route(/asked-language/, () => undefined);
  await page.goto(`${brand.url}/help?lang=en`);
  await untilLive(page);
  await page.goto(`${brand.url}/help`);
  await expect(page.getByRole('heading', { name: 'Help center' })).toBeVisible();
});

test('[SITE-12] the tag loads after consent only, and consent is withdrawn at the foot @phone', async ({
  page,
  context,
}) => {
  const tags: string[] = [];
  await context.route('https://www.googletagmanager.com/**', (route) => {
    tags.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'window.tagRan = true' });
  });
  await brand.run('set gtagId=G-STORY1');
  await page.goto(brand.url);
  const ask = page.getByRole('region', { name: 'Đo lượt truy cập' });
  await expect(ask).toBeVisible();
  await expectReadable(page);
  await expectNoBarrierInEitherTheme(page);
  expect(tags).toEqual([]);
  await ask.getByRole('button', { name: 'Đồng ý' }).click();
  await expect(ask).toBeHidden();
  await expect.poll(() => tags).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-STORY1']);
  await page.waitForFunction('window.tagRan');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Tùy chọn cookie' }).click();
  const dialog = page.getByRole('dialog', { name: 'Đo lượt truy cập' });
  await expect(dialog.getByText('Bạn đang cho phép đo.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Từ chối' }).click();
  expect(await page.evaluate(() => document.cookie)).toContain('consent=no');
  await page.reload();
  await untilLive(page);
  expect(tags).toHaveLength(1);
});

test('[SHELL-09] [API-05] the side bar has what the brand has, and leads to another host', async ({
  page,
}) => {
  const other = `other-${new URL(brand.url).host}`;
  await brand.run(
    `host add ${other.replace(/:.*/, '')}`,
    'resource add TELEGRAM https://t.me/parlour --label VI=Telegram',
  );
  await page.goto(`${brand.url}/help`);
  await untilLive(page);
  if (isPhone(page)) await page.getByRole('button', { name: 'Danh mục', exact: true }).click();
  const bar = page.getByRole('navigation', { name: 'Hỗ trợ và kênh liên hệ' });
  await expect(bar).toBeVisible();
  // At 1440 px it would lie over the content: its handle opens it.
  if (!isPhone(page)) {
    const handle = bar.getByRole('button', { name: 'Hỗ trợ 24/7' });
    expect(await handle.evaluate(roomInside)).toBeGreaterThanOrEqual(4);
    await handle.click();
  }
  await expect(bar.getByRole('link', { name: /Telegram/ })).toHaveAttribute('rel', 'noopener');
  await expectReadable(page);
  let measure = () => {};
  const isMeasured = new Promise<void>((release) => (measure = release));
  await page.route('**/healthz*', async (route) => {
    await isMeasured;
    await route.continue();
  });
  await bar.getByRole('button', { name: 'Đổi đường dẫn' }).click();
  const routes = page.getByRole('dialog', { name: 'Đổi đường dẫn' });
  await expect(routes.locator('button[aria-disabled=true]')).toContainText('Đang đo…');
  await expectReadable(page);
  measure();
  await expect(routes.getByText(/^\d+ ms/)).toHaveCount(2);
  await expectNoBarrierInEitherTheme(page);
  await routes.getByRole('link', { name: `Chuyển: ${other}` }).click();
  await expect(page).toHaveURL(`http://${other}/help`);
});

/** How far what is in an element keeps from its upper and lower edge, at least. */
const roomInside = (element: Element): number => {
  const inside = document.createRange();
  inside.selectNodeContents(element);
  const [edges, content] = [element.getBoundingClientRect(), inside.getBoundingClientRect()];
  return Math.min(content.top - edges.top, edges.bottom - content.bottom);
};
