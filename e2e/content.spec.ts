import { expect, test } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import {
  announcementDialog,
  announcementTitle,
  popup,
  ticker,
  tickerLine,
  titles,
  withNotices,
  withPopups,
} from './pages/announcements';
import { goAsking } from './pages/routes';
import { isPhone, untilLive } from './pages/screen';

test('[SHELL-12] [SHELL-13] [NAV-09] a tap on a title of the ticker opens it among all', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await untilLive(page);
  // Nothing moves: the first title stands alone.
  await expect(ticker(page).getByRole('listitem')).toHaveCount(1);
  const first = ticker(page).getByRole('link', { name: /bản dùng thử/ });
  await first.click();
  const dialog = announcementDialog(page);
  await expect(announcementTitle(dialog, /bản dùng thử/)).toBeVisible();
  await expectNoBarrierInEitherTheme(page, 'dialog');
  if (isPhone(page)) await dialog.getByRole('link', { name: 'Thông báo', exact: true }).click();
  await expect(titles(dialog)).toHaveCount(9);
  await dialog.getByRole('button', { name: 'Trang 2 trên 2' }).click();
  await expect(titles(dialog)).toHaveCount(3);
  await titles(dialog).last().click();
  await expect(announcementTitle(dialog, /giấy phép/)).toBeFocused();
  await expect(page).toHaveURL(/\/$/);

  // A link of its text opens the help in its place; Escape gives the focus back to the page.
  await dialog.getByRole('link', { name: 'Giấy phép', exact: true }).click();
  const help = page.getByRole('dialog', { name: 'Trung tâm trợ giúp' });
  await expect(announcementTitle(help, 'Giấy phép')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
});

test('[SHELL-12] the ticker scrolls, waits when pointed at; the banner stops it too', async ({
  page,
}) => {
  await page.goto('/');
  await untilLive(page);
  const line = tickerLine(page);
  await expect(line).toHaveAttribute('data-moving', 'true');
  const state = () =>
    line.evaluate((element) =>
      element
        .getAnimations()
        .map(({ playState }) => playState)
        .join(),
    );
  await expect.poll(state).toBe('running');
  if (!isPhone(page)) {
    await ticker(page).locator('svg').first().hover();
    const { x, y } = (await ticker(page).boundingBox())!;
    await page.mouse.move(x + 120, y + 20);
    await expect.poll(state).toBe('paused');
    await page.mouse.move(5, 5);
    await expect.poll(state).toBe('running');
  }
  await ticker(page)
    .getByRole('link', { name: /bản dùng thử/ })
    .first()
    .focus();
  await expect.poll(state).toBe('paused');
  await ticker(page)
    .getByRole('link', { name: /bản dùng thử/ })
    .first()
    .blur();
  await expect.poll(state).toBe('running');

  const pause = page.getByRole('button', { name: 'Tạm dừng chuyển động' });
  await expect(pause).toHaveCount(1);
  await pause.click();
  await page.mouse.move(5, 5);
  await expect.poll(state).toBe('paused');
  await page.getByRole('button', { name: 'Tiếp tục chuyển động' }).click();
  await page.mouse.move(5, 5);
  await expect.poll(state).toBe('running');
});

test('[CONTENT-03] every announcement has its own address; what was read is not bold', async ({
  page,
}) => {
  await page.goto('/noticePage');
  await expect(page).toHaveTitle('Thông báo · Parlour');
  const main = page.getByRole('main');
  await expect(titles(main)).toHaveCount(9);
  const second = titles(main).nth(1);
  await expect(second).toContainText('Chưa đọc');
  await second.click();
  await expect(page).toHaveURL(/\/noticePage\?item=verify$/);
  await expect(announcementTitle(main, 'Cách tự kiểm chứng một vòng')).toBeFocused();
  await expectNoBarrierInEitherTheme(page, 'main');
  await page.reload();
  await expect(announcementTitle(main, 'Cách tự kiểm chứng một vòng')).toBeVisible();
  await page.goBack();
  await expect(titles(main).nth(1)).not.toContainText('Chưa đọc');
  await expect(titles(main).nth(2)).toContainText('Chưa đọc');

  // Opened from outside at one of the second page, the list shows that page.
  await page.goto('/noticePage?item=licences');
  await expect(announcementTitle(main, /giấy phép/)).toBeVisible();
  if (isPhone(page)) await main.getByRole('link', { name: 'Thông báo', exact: true }).click();
  await expect(titles(main)).toHaveCount(3);
  await page.goto('/noticePage?item=gone');
  await expect(main.getByText('Không có thông báo này.')).toBeVisible();
  await expectFits(page);
});

test(
  '[SHELL-13] [ERR-01] what a text may not hold is not drawn; a damaged kept answer is no answer',
  { tag: '@phone' },
  async ({ page }) => {
    const html =
      '<p onclick="x()">một<img src="/x" onerror="x()"></p><a href="javascript:x">hai</a>';
    await withNotices(page, (value: { player: object[] }) => ({
      ...value,
      player: [{ ...value.player[0], content: html }],
    }));
    await page.addInitScript(() =>
      sessionStorage.setItem(
        'index_notice',
        JSON.stringify({ v: 1, lang: 'VI', at: '', value: { player: 'x' } }),
      ),
    );
    await page.goto('/noticePage?item=demo');
    const text = page.getByRole('article');
    await expect(text.getByText('một')).toBeVisible();
    await expect(text.getByText('hai')).toBeVisible();
    expect(await text.locator('img, [onclick]').count()).toBe(0);
    await expect(text.getByRole('link', { name: 'hai' })).toHaveCount(0);
  },
);

test(
  '[SHELL-13] [ERR-01] without announcements the page says so; without the server it recovers',
  { tag: '@phone' },
  async ({ page }) => {
    await withNotices(page, (value: object) => ({ ...value, player: [] }));
    await goAsking(page, '/noticePage');
    await expect(page.getByText('Hiện không có thông báo.')).toBeVisible();
    await page.unroute('**/MCSFE_getListAnnouncements*');
    await page.evaluate(() => sessionStorage.removeItem('index_notice'));
    await page.route('**/MCSFE_getListAnnouncements*', (route) => route.abort());
    await goAsking(page, '/noticePage');
    const again = page.getByRole('main').getByRole('button', { name: 'Thử lại' });
    await expect(again).toBeVisible();
    await page.unroute('**/MCSFE_getListAnnouncements*');
    await again.click();
    await expect(titles(page.getByRole('main'))).toHaveCount(9);
  },
);

test(
  '[PROMO-06] [NAV-09] popups open one at a time, and not again today if so wished',
  { tag: '@phone' },
  async ({ page }) => {
    await withPopups(page, [popup('a', 'start'), popup('b', 'start'), popup('c', 'login')]);
    // A way in is not disturbed.
    const asked = page.waitForResponse('**/MCSFE_getListAnnouncements*');
    await page.goto('/login');
    await untilLive(page);
    await asked;
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.goto('/');
    const first = page.getByRole('dialog', { name: 'Tin a' });
    await expect(first).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expectNoBarrierInEitherTheme(page, 'dialog');
    await first.getByLabel('Hôm nay không hiện lại').check();
    await first.getByRole('button', { name: 'Đóng', exact: true }).click();
    const second = page.getByRole('dialog', { name: 'Tin b' });
    await expect(second).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.reload();
    await expect(second).toBeVisible();
    await expect(first).toHaveCount(0);
    await second.getByRole('link', { name: 'Điều khoản' }).click();
    await expect(page.getByRole('dialog', { name: 'Trung tâm trợ giúp' })).toBeVisible();
  },
);

test(
  '[SHELL-18] [NAV-09] an open tab gets a new announcement, and one that opens by itself',
  { tag: '@phone' },
  async ({ page }) => {
    let resolve = (_say: (text: string) => void): void => {};
    const connected = new Promise<(text: string) => void>((settle) => (resolve = settle));
    await page.routeWebSocket('**/socket', (ours) => {
      const theirs = ours.connectToServer();
      theirs.onMessage((text) => {
        ours.send(text);
        resolve((said) => ours.send(said));
      });
    });
    await page.goto('/noticePage');
    const main = page.getByRole('main');
    await expect(titles(main)).toHaveCount(9);
    const say = await connected;
    await withNotices(page, (value: { player: object[] }) => ({
      ...value,
      player: [{ ...popup('new', 'start') }, ...value.player],
      popup: [popup('now', 'start')],
    }));
    say('[{"type":"announcements","seq":2}]');
    await expect(page.getByRole('dialog', { name: 'Tin now' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(titles(main).first()).toContainText('Tin new');
  },
);

test(
  '[CONTENT-01] a page names its absolute address, its languages and its own share picture',
  { tag: '@phone' },
  async ({ page, request, baseURL }) => {
    await page.goto('/rng?page=HOUSE');
    const origin = new URL(baseURL ?? '').origin;
    const link = (rel: string) => page.locator(`head link[rel="${rel}"]`);
    await expect(link('canonical')).toHaveAttribute('href', `${origin}/rng`);
    await expect(link('alternate').nth(1)).toHaveAttribute('href', `${origin}/rng?lang=en`);
    const picture = await page.locator('head meta[property="og:image"]').getAttribute('content');
    const answer = await request.get(picture ?? '');
    expect(answer.headers()['content-type']).toBe('image/png');
    const bytes = await answer.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    for (const name of ['nope.vi.png', 'rng.xx.png', '..%2Frng.vi.png', 'rng.vi']) {
      expect((await request.get(`/share/${name}`)).status(), name).toBe(404);
    }
  },
);

test.describe('the installed site', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    '[CONTENT-02] without a network a page says so, and nothing else was kept',
    { tag: '@phone' },
    async ({ page, context }) => {
      await page.goto('/rng');
      await untilLive(page);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.reload();
      await untilLive(page);
      const kept = await page.evaluate(async () => {
        const names = await caches.keys();
        const caught = await Promise.all(
          names.map(async (name) => (await caches.open(name)).keys()),
        );
        return caught.flat().map(({ url }) => new URL(url).pathname);
      });
      expect(kept).toEqual(['/offline']);
      await context.setOffline(true);
      await page.goto('/?mc=depositv2');
      await expect(page.getByRole('heading', { name: 'Bạn đang mất kết nối' })).toBeVisible();
      await expect(page.getByText('You are offline.')).toBeVisible();
      await expectNoBarrierInEitherTheme(page);
      // On a phone that lies on its side the way on is in the first screen.
      const again = page.getByRole('link', { name: 'Tải lại' });
      await page.setViewportSize({ width: 844, height: 390 });
      await expect(again).toBeInViewport({ ratio: 1 });
      await context.setOffline(false);
      await again.click();
      await untilLive(page);
    },
  );

  test(
    '[CONTENT-02] the site can be installed as an app',
    { tag: '@phone' },
    async ({ request }) => {
      const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
        name: string;
        display: string;
        icons: { src: string; sizes: string; type: string }[];
      };
      expect(manifest).toMatchObject({ name: 'Parlour', display: 'standalone' });
      for (const { src, sizes, type } of manifest.icons) {
        const answer = await request.get(src);
        expect(answer.headers()['content-type']).toBe(type);
        if (type !== 'image/png') continue;
        const bytes = await answer.body();
        expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
      }
    },
  );
});

test(
  '[CONTENT-02] the page of the app says how to install on each device',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/down');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      /iPhone và iPad/,
      /Android/,
      /Máy tính/,
    ]);
    await expectFits(page);
    await expectNoBarrierInEitherTheme(page, 'main');
    await page.goto('/download');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(/iOS và Android/);
  },
);

test(
  '[CONTENT-03] what agents are offered, and the registration with a code',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/join');
    await untilLive(page);
    const main = page.getByRole('main');
    await expectFits(page);
    const go = main.getByRole('button', { name: 'Đến trang đăng ký' });
    await go.click();
    await expect(main.getByText('Hãy nhập mã của đại lý.')).toBeVisible();
    await main.getByLabel('Mã của đại lý').fill('NO-SUCH');
    await go.click();
    await expect(main.getByText('Mã này không có')).toBeVisible();
    await expectNoBarrierInEitherTheme(page, 'main');
    await main.getByLabel('Mã của đại lý').fill('PARLOUR7');
    await go.click();
    await expect(page).toHaveURL(/\/register$/);
    await expect(main.getByText('PARLOUR7')).toBeVisible();
  },
);

test(
  '[SHELL-11] the pages of the banner are turned by a swipe and by the arrow keys',
  { tag: '@phone' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await untilLive(page);
    const dots = page.getByRole('button', { name: /^Xem banner/ });
    // The banner is hydrated after the page around it.
    await expect(async () => {
      await dots.first().focus();
      await page.keyboard.press('ArrowRight');
      await expect(dots.nth(1)).toBeFocused({ timeout: 1000 });
    }).toPass();
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(dots.last()).toHaveAttribute('aria-current', 'true');
    // A swipe scrolls the strip, and the browser rests it at a page.
    await page.getByRole('region', { name: 'Nổi bật', exact: true }).hover();
    await expect(async () => {
      await page.mouse.wheel(-(page.viewportSize()?.width ?? 0) * 0.9, 0);
      await expect(dots.last()).toHaveAttribute('aria-current', 'false', { timeout: 2000 });
    }).toPass();
  },
);

test(
  '[NAV-02] /register and /register.html show the registration in the layout of home',
  { tag: '@phone' },
  async ({ page }) => {
    for (const path of ['/register', '/register.html']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByLabel('Tên đăng nhập')).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.locator('main')).toHaveClass('register');
    }
  },
);
