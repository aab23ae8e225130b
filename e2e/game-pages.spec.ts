import { launch } from '@parlour/contract/launch';
import { expect, type Page, test } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { newPlayer } from './new-player';
import { confirmAge, frameOf, spinButton } from './pages/game';
import { balance } from './pages/header';
import { mainNavigation } from './pages/navigation';
import { isPhone, untilLive } from './pages/screen';
import { loginDialog } from './pages/sign-in';

const lotus = 'vassalage=HOUSE&gameCode=lotus-pond&gameType=RNG';
const toggle = (page: Page) =>
  page
    .getByRole('button', { name: /^(Hiện|Ẩn) thanh điều hướng$/ })
    .filter({ visible: true })
    .first();

/** The site's navigation: a menu over a phone's page, the header over a desktop's. */
const expectNavigationByToggle = async (page: Page): Promise<void> => {
  const nav = isPhone(page) ? page.getByRole('dialog') : mainNavigation(page);
  await expect(nav).toBeHidden();
  await toggle(page).click();
  await expect(nav.getByRole('link', { name: 'Nổ hũ' })).toBeVisible();
  if (isPhone(page)) await page.keyboard.press('Escape');
  else await toggle(page).click();
  await expect(nav).toBeHidden();
};

for (const [path, sentence, link, to] of [
  ['/game', 'Chưa chọn trò chơi nào', 'Chọn trò chơi', '/rng'],
  ['/seamless', 'Chưa chọn trò chơi nào', 'Chọn trò chơi', '/rng'],
  ['/fbsports', 'Trang này chưa có nhà cung cấp nào cho Thể thao.', 'Về trang chủ', '/'],
] as const) {
  const offers = `${path} without a game offers what there is, and a toggle shows the navigation`;
  test(
    `[NAV-11] [SHELL-08] ${offers}`,
    path === '/game' ? {} : { tag: '@phone' },
    async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: sentence })).toBeVisible();
      await expect(page.getByRole('link', { name: link })).toHaveAttribute('href', to);
      await untilLive(page);
      await expectNavigationByToggle(page);
      await expectFits(page);
      await expectNoBarrierInEitherTheme(page);
    },
  );
}

test(
  '[NAV-11] a game page shows a player’s balance, also without a game',
  { tag: '@phone' },
  async ({ page }) => {
    await newPlayer(page);
    for (const path of ['/game', '/seamless', '/fbsports']) {
      await page.goto(path);
      await expect(balance(page)).toHaveText(/₫\s*0\.00/);
    }
  },
);

test(
  '[SHELL-08] at a tablet’s width the toggle opens the menu, as the header has no navigation there',
  { tag: '@desk' },
  async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 700 });
    for (const path of ['/game', '/lottery']) {
      await page.goto(path);
      await untilLive(page);
      await toggle(page).click();
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Nổ hũ' })).toBeVisible();
    }
  },
);

test(
  '[NAV-11] [LOBBY-12] /seamless opens a game too; a demo first asks for the age, once',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(`/seamless?${lotus}&demo=1`);
    const question = page.getByRole('main').getByText('Bạn đã đủ 18 tuổi chưa?');
    await expect(question).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expectFits(page);
    await expectNoBarrierInEitherTheme(page);
    await confirmAge(page);
    await expect(spinButton(frameOf(page))).toBeEnabled({ timeout: 20_000 });
    await page.goto(`/game?${lotus}&demo=1`);
    await expect(spinButton(frameOf(page))).toBeEnabled({ timeout: 20_000 });
    await expect(question).toBeHidden();
  },
);

test(
  '[LOBBY-12] who is too young leaves; a damaged answer is asked again; a player is not asked',
  { tag: '@phone' },
  async ({ page }) => {
    const demos: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(launch.launchDemo.path)) demos.push(request.url());
    });
    await page.addInitScript(`localStorage.ofAge ??= 'old enough'`);
    await page.goto(`/game?${lotus}&demo=1`);
    await page.getByRole('button', { name: 'Tôi chưa đủ tuổi' }).click();
    await expect(page).toHaveURL(/\/rng$/);
    expect(demos).toEqual([]);
    await newPlayer(page);
    await page.goto(`/game?${lotus}&demo=1`);
    await expect(spinButton(frameOf(page))).toBeEnabled({ timeout: 20_000 });
    expect(demos).toHaveLength(1);
  },
);

/** The stories' site has no vendor of sports: the page gets one, and what its call answers. */
const giveFbSports = async (page: Page, answer: (page: Page) => Promise<object>) => {
  const vendor = { vassalage: 'FB', gameType: 'SPORTS', title: 'FB', games: 1 };
  const category = JSON.stringify({ id: 7, gameType: 'SPORTS', games: 1, vendors: [vendor] });
  // After the page is read and before its scripts run.
  await page.addInitScript(`document.addEventListener('readystatechange', () => {
    const data = document.querySelector('#first-page');
    const start = '"categories":[';
    if (document.readyState === 'interactive' && data)
      data.textContent = data.textContent.replace(start, start + ${JSON.stringify(`${category},`)});
  })`);
  await page.route(`**${launch.launchFb.path}*`, async (route) => {
    await route.fulfill({ json: await answer(page) });
  });
};

test('[GAME-13] [NAV-11] /fbsports opens the vendor of sports in the frame, for a visitor in its guest view @phone', async ({
  page,
}) => {
  // What the vendor answers: the address of a running game.
  await giveFbSports(page, async () => {
    const demo = await page.request.post(launch.launchDemo.path, {
      data: { vassalage: 'HOUSE', gameCode: 'lotus-pond', language: 'VI' },
      headers: { 'x-module': 'launch' },
    });
    return (await demo.json()) as object;
  });
  await page.goto('/fbsports');
  await confirmAge(page);
  await expect(spinButton(frameOf(page))).toBeEnabled({ timeout: 20_000 });
  await expect(page.getByRole('main').getByText('Chơi thử', { exact: true })).toBeVisible();
});

test(
  '[GAME-13] a vendor without a guest view asks a visitor to log in',
  { tag: '@phone' },
  async ({ page }) => {
    const refusal = { success: false, code: 'launch.no_guest_view', message: '', id: 'x' };
    await page.addInitScript(`localStorage.ofAge = '18'`);
    await giveFbSports(page, async () => refusal);
    await page.goto('/fbsports');
    await expect(loginDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Đăng nhập để chơi bằng tiền' })).toBeVisible();
  },
);
