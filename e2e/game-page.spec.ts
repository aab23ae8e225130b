import { expect, type Page, test } from '@playwright/test';
import { expectNoBarrier } from './checks/barriers';
import { holdAnswers } from './checks/line';
import { newPlayer } from './new-player';
import { centreOf } from './pages/centre';
import { pay, sendDeposit } from './pages/deposit';
import { confirmAge, frameOf, spin, spinButton, untilOpenWithoutMoney } from './pages/game';
import { addressOf, linkTo } from './pages/hall';
import { headerOf } from './pages/header';
import { mainNavigation } from './pages/navigation';
import { logIn, loginDialog, sendLogin } from './pages/sign-in';

const address = (page: Page): Promise<string> => addressOf(page, 'Ngũ Quả');

test(
  '[GAME-01] a visitor is asked to log in or may play the demo, which is marked',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(await address(page));
    await expect(loginDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Chơi thử, không cần đăng nhập' }).click();
    await confirmAge(page);
    await expect(page.getByRole('main').getByText('Chơi thử', { exact: true })).toBeVisible();
    await expect(spinButton(frameOf(page))).toBeEnabled({ timeout: 20_000 });
  },
);

test(
  '[GAME-03] a lost launch shows that no money was taken, and can be retried',
  { tag: '@phone' },
  async ({ page }) => {
    await newPlayer(page);
    const to = await address(page);
    await page.route('**/wps/game/launchGame*', (route) => route.abort());
    await page.goto(to);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Tiền của bạn không bị trừ');
    await expectNoBarrier(page);
    await page.unroute('**/wps/game/launchGame*');
    await alert.getByRole('button', { name: 'Thử lại' }).click();
    await untilOpenWithoutMoney(page);
  },
);

test('[GAME-08] [WALLET-03] [GAME-04] a deposit from the game keeps it open, the balance follows, and leaving asks for confirmation only in a round @phone', async ({
  page,
  context,
}) => {
  test.setTimeout(150_000);
  await newPlayer(page);
  await page.goto(await address(page));
  const game = frameOf(page);
  await untilOpenWithoutMoney(page);

  await test.step('the bar shows the game and the balance, and replaces the site’s own bars', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Ngũ Quả' })).toBeVisible();
    await expect(
      page
        .getByText(/₫\s*0\.00/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    const box = await page.getByRole('heading', { level: 1 }).locator('..').boundingBox();
    expect(box?.height).toBe(44);
  });

  await test.step('the deposit lies over the game, is paid beside it, and arrives in it', async () => {
    await game.getByRole('button', { name: 'Nạp tiền' }).click();
    const centre = centreOf(page);
    await centre.getByLabel('Số tiền nạp').fill('200000');
    await sendDeposit(page);
    const opened = context.waitForEvent('page');
    await centre.getByRole('link', { name: 'Đến trang thanh toán' }).click();
    const payment = await opened;
    await pay(payment);
    await expect(centre.getByText('Thành công', { exact: true })).toBeVisible();
    await payment.close();
    await centre.getByRole('button', { name: 'Đóng', exact: true }).last().click();
    await expect(page).not.toHaveURL(/mc=|deposit=/);
    await expect(
      page
        .getByText(/₫\s*200,000\.00/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expect(spinButton(game)).toBeEnabled();
    await spin(game);
  });

  await test.step('in the middle of a round leaving asks, afterwards it does not', async () => {
    const back = page.getByRole('main').getByRole('button', { name: 'Quay lại' });
    await expect(spinButton(game)).toBeEnabled({ timeout: 30_000 });
    const release = await holdAnswers(page, /\/rounds$/);
    await spinButton(game).click();
    await back.click();
    const question = page.getByRole('dialog', { name: 'Bạn có muốn rời trò chơi?' });
    await question.getByRole('button', { name: 'Chơi tiếp' }).click();
    await expect(question).toBeHidden();
    release();
    await expect(spinButton(game)).toBeEnabled({ timeout: 30_000 });
    // The page is notified of the end by the frame, a moment after the button is free.
    await expect(async () => {
      await back.click();
      if (await question.isVisible())
        await question.getByRole('button', { name: 'Chơi tiếp' }).click();
      await expect(page).toHaveURL(/\/rng/, { timeout: 1000 });
    }).toPass();
  });
});

test(
  '[GAME-08] the header covers the game without moving it, and hides again',
  { tag: '@desk' },
  async ({ page }) => {
    await newPlayer(page);
    await page.goto(await address(page));
    await untilOpenWithoutMoney(page);
    const place = () => page.locator('iframe').boundingBox();
    const before = await place();
    const nav = mainNavigation(page);
    const show = page.getByRole('button', { name: 'Hiện thanh điều hướng' });
    const hide = page.getByRole('button', { name: 'Ẩn thanh điều hướng' });
    const close = [
      () => hide.click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(700, 600),
    ];
    await expect(nav).toBeHidden();
    for (const put of close) {
      await show.click();
      await expect(nav.getByRole('link', { name: 'Nổ hũ' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      expect((await nav.boundingBox())?.y).toBe(44);
      expect((await nav.boundingBox())?.height).toBe(60);
      expect(await place()).toEqual(before);
      await put();
      await expect(nav).toBeHidden();
    }
    await expectNoBarrier(page);
  },
);

test(
  '[GAME-08] on a phone the menu’s sheet is the navigation, and the bar keeps what fits',
  { tag: '@phone' },
  async ({ page }) => {
    await newPlayer(page);
    await page.goto(await address(page));
    await untilOpenWithoutMoney(page);
    await page.getByRole('button', { name: 'Hiện thanh điều hướng' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Nổ hũ' })).toBeVisible();
    await page.keyboard.press('Escape');
    const main = page.getByRole('main');
    const name = main.getByRole('heading', { level: 1 });
    // The game shows its own rules: there is one page of them, and no second demo button.
    await expect(main.getByRole('button', { name: 'Thông tin trò chơi' })).toHaveCount(0);
    for (const [width, hasFull, hasDeposit] of [
      [320, false, false],
      [374, true, false],
      [619, true, false],
      [620, true, true],
    ] as const) {
      await page.setViewportSize({ width, height: 640 });
      await expect(main.getByRole('button', { name: 'Toàn màn hình' })).toBeVisible({
        visible: hasFull,
      });
      await expect(main.getByRole('button', { name: 'Nạp tiền' })).toBeVisible({
        visible: hasDeposit,
      });
      expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  },
);

test(
  '[GAME-08] a game opens on a themed background, reports a slow line, and receives every message',
  { tag: '@phone' },
  async ({ page }) => {
    const lost: string[] = [];
    page.on('console', (message) => {
      if (/postMessage/.test(message.text())) lost.push(message.text());
    });
    await newPlayer(page);
    const release = await holdAnswers(page, '**/wps/game/launchGame*');
    await page.goto('/rng');
    const main = page.getByRole('main');
    await expect(
      headerOf(page)
        .getByText(/₫\s*0\.00/)
        .first(),
    ).toBeVisible();
    await linkTo(page, 'Ngũ Quả').click();
    await page.waitForURL(/\/game\?/);
    await expect(main.getByText('Đang mở Ngũ Quả…')).toBeVisible();
    await page.reload();
    await expect(main.getByText('Đang mở trò chơi…')).toBeVisible();
    await expect(main.getByText('Đang cập nhật…')).toBeVisible();
    await expect(main.getByText('Mạng chậm, vẫn đang mở…')).toBeVisible();
    release();
    await untilOpenWithoutMoney(page);
    await expect(main.getByText('Đang mở')).toBeHidden();
    await expect(main.getByText(/₫\s*0\.00/).first()).toBeVisible();
    expect(lost).toEqual([]);
  },
);

test(
  '[AUTH-10] [GAME-04] a session that ends elsewhere closes the game; the login reopens it',
  { tag: '@phone' },
  async ({ page, browser }) => {
    test.setTimeout(120_000);
    const username = await newPlayer(page);
    const wanted = await address(page);
    await page.goto(wanted);
    await untilOpenWithoutMoney(page);
    const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
    await logIn(await elsewhere.newPage(), username);
    const login = loginDialog(page);
    await expect(login.getByText(/vừa đăng nhập ở thiết bị khác/)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await elsewhere.close();
    await sendLogin(login, username);
    await untilOpenWithoutMoney(page);
    expect(page.url()).toContain(new URL(wanted, page.url()).search);
  },
);
