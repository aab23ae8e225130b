import { expect, test } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { holdAnswers } from './checks/line';
import { newPlayer } from './new-player';
import { openGame } from './pages/game';
import { cards } from './pages/hall';
import { boards, heart, ownFilter, ownRow, scrollToBoards } from './pages/lobby';
import { expectHomeWhole } from './pages/home';
import { untilLive } from './pages/screen';
import { loginDialog } from './pages/sign-in';

test(
  '[LOBBY-07] a heart is covered while it is sent, flips, and can be undone',
  { tag: '@phone' },
  async ({ page }) => {
    await newPlayer(page);
    await page.goto('/rng');
    await untilLive(page);
    const release = await holdAnswers(page, '**/MCSFE_addFavoriteGameV2');
    await heart(page, 'Chợ Nổi', 'add').click();
    await expect(heart(page, 'Chợ Nổi', 'add')).toBeDisabled();
    await expect(heart(page, 'Chợ Nổi', 'add')).toHaveAttribute('aria-pressed', 'false');
    release();
    await expect(heart(page, 'Chợ Nổi', 'remove')).toHaveAttribute('aria-pressed', 'true');
    const said = page.getByRole('status').filter({ hasText: 'Đã thêm Chợ Nổi vào yêu thích' });
    await said.getByRole('button', { name: 'Hoàn tác' }).click();
    await expect(heart(page, 'Chợ Nổi', 'add')).toBeEnabled();
    await heart(page, 'Chợ Nổi', 'add').click();
    await expect(heart(page, 'Chợ Nổi', 'remove')).toBeVisible();
    await page.reload();
    await expect(heart(page, 'Chợ Nổi', 'remove')).toBeVisible();
  },
);

test(
  '[LOBBY-07] a heart that cannot be sent stays as it was, and the site says why',
  { tag: '@phone' },
  async ({ page }) => {
    await newPlayer(page);
    await page.goto('/rng');
    await untilLive(page);
    await page.route('**/MCSFE_addFavoriteGameV2', (route) => route.abort());
    await heart(page, 'Đầm Sen', 'add').click();
    const said = page.getByRole('status').filter({ hasText: 'Kết nối mạng có vấn đề' });
    await expect(said).toBeVisible();
    await expect(heart(page, 'Đầm Sen', 'add')).toBeEnabled();
    await page.unroute('**/MCSFE_addFavoriteGameV2');
    await said.getByRole('button', { name: 'Thử lại' }).click();
    await expect(heart(page, 'Đầm Sen', 'remove')).toBeVisible();
  },
);

test(
  '[GAME-01] [LOBBY-07] a visitor’s heart asks for the login',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await untilLive(page);
    await heart(page, 'Đầm Sen', 'add').click();
    await expect(loginDialog(page)).toBeVisible();
  },
);

test(
  '[LOBBY-01] [LOBBY-06] favourites and opened games are on home and in the hall',
  { tag: '@phone' },
  async ({ page }) => {
    await newPlayer(page, { money: '200000' });
    await openGame(page, 'Ngũ Quả');
    await page.goto('/rng?own=favourites');
    await expect(page.getByText('Chưa có game yêu thích.')).toBeVisible();
    await ownFilter(page, 'Tất cả').click();
    await heart(page, 'Mỏ Ngọc', 'add').click();
    await expect(heart(page, 'Mỏ Ngọc', 'remove')).toBeVisible();
    await ownFilter(page, 'Yêu thích').click();
    await expect(page).toHaveURL(/own=favourites/);
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText('Mỏ Ngọc');
    await ownFilter(page, 'Chơi gần đây').click();
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText('Ngũ Quả');
    await page.goBack();
    await page.goto('/');
    await scrollToBoards(page);
    await expect(ownRow(page, 'Chơi tiếp').getByRole('article')).toContainText(['Ngũ Quả']);
    await expect(ownRow(page, 'Yêu thích').getByRole('article')).toContainText(['Mỏ Ngọc']);
    await expectHomeWhole(page);
    await expectFits(page);
    await expectNoBarrierInEitherTheme(page);
  },
);

test(
  '[LOBBY-02] home has the boards of winners, and says in place what was not answered',
  { tag: '@phone' },
  async ({ page }) => {
    await page.route('**/ODSFE2_getWinnerBoard**', (route) => route.abort());
    await page.goto('/');
    await scrollToBoards(page);
    const alert = boards(page).getByRole('alert');
    await expect(alert).toContainText('Kết nối mạng có vấn đề', { timeout: 15_000 });
    await page.unroute('**/ODSFE2_getWinnerBoard**');
    await alert.getByRole('button', { name: 'Thử lại' }).click();
    // Other stories play and may win meanwhile.
    const empty = boards(page).getByText('Chưa có vòng thắng nào.');
    await expect(empty.or(boards(page).getByRole('listitem').first())).toBeVisible();
  },
);
