import { expect, test } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectReadable } from './checks/readable';
import { newPlayer } from './new-player';
import { balance, headerOf } from './pages/header';
import {
  answerLaunch,
  answerMenus,
  answerResults,
  countdown,
  lotteryAreas,
  lotteryOf,
  partTab,
  resultsTable,
} from './pages/lottery';
import { mainNavigation } from './pages/navigation';
import { goAsking } from './pages/routes';
import { isPhone, untilLive } from './pages/screen';
import { loginDialog } from './pages/sign-in';

const game = (gameId: number, gameCode: string, name: string) => ({
  gameId,
  gameCode,
  name,
  accountType: 'TCG_LOTTO_VN' as const,
});
const north = game(9001, 'vn_mb', 'Đài Miền Bắc');
const south = game(9002, 'vn_mn_hcm', 'Đài TP. HCM');

for (const [path, title] of Object.entries(lotteryAreas)) {
  test(
    `[NAV-11] ${path} has the header only, and says that there is no draw`,
    path === '/lottery' ? {} : { tag: '@phone' },
    async ({ page }) => {
      await page.goto(path);
      await untilLive(page);
      const lottery = lotteryOf(page);
      await expect(lottery.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await expect(lottery.getByText('Chưa có kỳ nào để đặt cược')).toBeVisible();
      await expect(countdown(page)).toContainText('Chưa có giờ khóa cược');
      if (isPhone(page)) await partTab(page, 'Kỳ và kết quả').click();
      await expect(resultsTable(page)).toContainText('Chưa có kỳ nào được mở thưởng');
      await expect(lottery.getByText('Chưa có kết quả').filter({ visible: true })).toHaveCount(1);
      if (isPhone(page)) await partTab(page, 'Vé của tôi').click();
      await expect(lottery.getByText('Đăng nhập để xem vé của bạn.')).toBeVisible();
      await expectReadable(page);
      await expectNoBarrierInEitherTheme(page);
    },
  );
}

test(
  '[NAV-11] [SHELL-08] the toggle shows the navigation over a lottery, the balance stays',
  { tag: '@desk' },
  async ({ page }) => {
    await newPlayer(page, { money: '200000' });
    await page.goto('/lottery');
    await expect(balance(page)).toContainText('200,000.00');
    await expect(mainNavigation(page)).toHaveCount(0);
    await headerOf(page).getByRole('button', { name: 'Hiện thanh điều hướng' }).click();
    await expect(mainNavigation(page)).toBeVisible();
    await expect(lotteryOf(page).getByText('Bạn chưa có vé nào.')).toBeVisible();
  },
);

test(
  '[GAME-02] [GAME-06] [GAME-07] a lottery is launched by the lobby query, and its page opens',
  { tag: '@phone' },
  async ({ page }) => {
    await newPlayer(page);
    await answerMenus(page, [north, south]);
    await answerResults(page, []);
    const asked = await answerLaunch(page, '/vnlottery?gameCode=vn_mb');
    await page.goto('/game?vassalage=TCG_LOTTO_VN&gameCode=vn_mb&gameType=LOTT');
    await expect(page).toHaveURL(/\/vnlottery\?gameCode=vn_mb$/);
    await expect(lotteryOf(page).getByRole('heading', { name: 'Đài Miền Bắc' })).toBeVisible();
    expect(Object.fromEntries(asked[0]!)).toMatchObject({
      vassalage: 'TCG_LOTTO_VN',
      gameType: 'LOTT',
      lottoArea: 'VN',
      launchMode: 'LOTT',
      lottoPrizeMode: 'LOTT',
      lottoGameCode: 'vn_mb',
      lottoView: 'betting',
      device: 'H5',
      backUrl: new URL(page.url()).origin,
      language: 'VI',
    });
  },
);

test(
  '[GAME-01] [GAME-02] a visitor is asked to log in before a lottery is launched',
  { tag: '@phone' },
  async ({ page }) => {
    const asked = await answerLaunch(page, '/lottery');
    await page.goto('/game?vassalage=LOTT&gameCode=keno5&gameType=LOTT');
    await expect(loginDialog(page)).toBeVisible();
    expect(asked).toEqual([]);
  },
);

test('[GAME-07] [NAV-11] the lobby lists the lotteries by group, and leads to each and back', async ({
  page,
}) => {
  await answerMenus(page, [north, south]);
  await answerResults(page, [
    { issue: 'HCM20261120', drawnAt: '2026-11-20T09:30:00.000Z', numbers: ['046935', '07'] },
  ]);
  await page.goto('/vnlottery?lottoView=lobby');
  const lottery = lotteryOf(page);
  await expect(lottery.getByRole('link', { name: /Đài Miền Bắc/ })).toContainText(
    'Chưa có lịch mở thưởng',
  );
  await lottery.getByRole('tab', { name: 'Miền Nam' }).click();
  await expectReadable(page);
  await expectNoBarrierInEitherTheme(page);
  await lottery.getByRole('link', { name: /Đài TP. HCM/ }).click();
  await expect(page).toHaveURL(/\/vnlottery\?gameCode=vn_mn_hcm$/);
  if (isPhone(page)) await partTab(page, 'Kỳ và kết quả').click();
  await expect(resultsTable(page).getByRole('row')).toHaveText([
    /Kỳ.*Trạng thái/,
    /HCM20261120.*046935.*07.*Đã mở/,
  ]);
  await expectNoBarrierInEitherTheme(page);
  await lottery.getByRole('button', { name: 'Quay lại' }).click();
  await expect(page).toHaveURL(/\/vnlottery$/);
  await expect(lottery.getByRole('link', { name: /Đài Miền Bắc/ })).toBeVisible();
});

test(
  '[LOBBY-08] a lottery is marked on this device, for its player alone',
  { tag: '@phone' },
  async ({ page }) => {
    const username = await newPlayer(page);
    await answerMenus(page, [north, south]);
    await page.goto('/vnlottery');
    await expect(balance(page)).toBeVisible();
    const heart = lotteryOf(page).getByRole('button', { name: /: Đài Miền Bắc$/ });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    const kept = await page.evaluate(() => localStorage.getItem('LOTTFAV'));
    expect(JSON.parse(kept ?? '')).toEqual({ [username]: ['9001'] });
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  },
);

test(
  '[NAV-11] a lottery that the site does not have is said, and leads to the others',
  { tag: '@phone' },
  async ({ page }) => {
    await answerMenus(page, [north]);
    await page.goto('/vnlottery?gameCode=nowhere');
    await expect(lotteryOf(page).getByText('Trang này không có trò xổ số đó.')).toBeVisible();
    await lotteryOf(page).getByRole('link', { name: 'Xem các trò xổ số' }).click();
    await expect(lotteryOf(page).getByRole('link', { name: /Đài Miền Bắc/ })).toBeVisible();
  },
);

test(
  '[NAV-11] [ERR-02] lotteries that cannot be read are said in place, and read again on a press',
  { tag: '@phone' },
  async ({ page }) => {
    const address = '**/lgw/games/game_menus?*';
    const body = { success: false, code: 'system.failed', message: '', id: 'R-1' };
    await page.route(address, (route) => route.fulfill({ status: 500, json: body }));
    await goAsking(page, '/seaLottery');
    const alert = lotteryOf(page).getByRole('alert');
    await expect(alert).toContainText('R-1', { timeout: 15_000 });
    await page.unroute(address);
    await alert.getByRole('button', { name: 'Thử lại' }).click();
    await expect(lotteryOf(page).getByText('Chưa có kỳ nào để đặt cược')).toBeVisible();
  },
);
