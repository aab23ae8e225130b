import { compliance } from '@parlour/contract/compliance';
import { pages } from '@parlour/contract/pages';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { newPlayer } from './new-player';
import { centreOf, expectFaultless } from './pages/centre';
import { runBeside } from './pages/console';
import { openGame, shownRound, spin, spinButton, untilAtRest } from './pages/game';
import { headerOf } from './pages/header';
import { featured } from './pages/home';
import { bottomTabs } from './pages/navigation';
import { goWithin, routes } from './pages/routes';
import { isPhone, untilLive } from './pages/screen';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** So many minutes pass for what this player decided, and for the session that they play. */
const passMinutes = (username: string, minutes: number) =>
  runBeside('e2e/beside/earlier.ts', username, String(minutes));

const openLimits = async (page: Page): Promise<Locator> => {
  await page.goto('/?mc=responsible');
  return centreOf(page);
};

test(
  '[MEMBER-10] [R-L3] a higher limit waits a day and a second yes; a contradiction is explained',
  { tag: '@phone' },
  async ({ page }) => {
    const username = await newPlayer(page);
    await page.goto('/?mc=securityCenter');
    const centre = centreOf(page);
    await centre.getByRole('link', { name: 'Chơi có trách nhiệm' }).click();
    await expect(centre.getByText('Bạn chưa đặt giới hạn nào.')).toBeVisible();
    const amount = centre.getByRole('textbox', { name: 'Số tiền' });
    const set = centre.getByRole('button', { name: 'Đặt giới hạn' });
    await amount.fill('500000');
    await set.click();
    await expect(centre.getByText(/Đã dùng .* trong ₫.500,000\.00/)).toBeVisible();
    await centre.getByRole('combobox', { name: 'Giới hạn' }).selectOption('Tiền nạp, mỗi tuần');
    await amount.fill('400000');
    await set.click();
    const contradicts = centre.getByText(/^Ít nhất ₫.500,000\.00, bằng giới hạn mỗi ngày của bạn$/);
    await expect(contradicts).toBeVisible();
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await expect(amount).toBeFocused();
    await expectFaultless(page);
    // What was wrong with one limit is not said of another; minutes are whole.
    await centre.getByRole('combobox', { name: 'Giới hạn' }).selectOption('Thời gian một phiên');
    await expect(contradicts).toHaveCount(0);
    const minutes = centre.getByRole('textbox', { name: 'Số phút' });
    await minutes.fill('1.5');
    await set.click();
    await expect(centre.getByText('Nhập số phút nguyên, từ 1 đến 1440')).toBeVisible();
    await centre.getByRole('combobox', { name: 'Giới hạn' }).selectOption('Tiền nạp, mỗi ngày');
    const asked = centre.getByText(/Bạn đã xin tăng lên ₫.900,000\.00/);
    await amount.fill('900000');
    await set.click();
    await expect(asked).toBeVisible();
    await expect(centre.getByText(/Đã dùng .* trong ₫.500,000\.00/)).toBeVisible();
    await centre.getByRole('button', { name: 'Giữ giới hạn' }).click();
    await expect(asked).toHaveCount(0);
    await amount.fill('900000');
    await set.click();
    await expect(asked).toBeVisible();
    const yes = centre.getByRole('button', { name: 'Đồng ý đổi' });
    await expect(yes).toHaveCount(0);
    await passMinutes(username, 24 * 60);
    await page.reload();
    await expect(centre.getByText(/Bạn vẫn muốn đổi\?/)).toBeVisible();
    await expectFaultless(page);
    await yes.click();
    await expect(centre.getByText(/Đã dùng .* trong ₫.900,000\.00/)).toBeVisible();
  },
);

/** Agrees to what cannot be undone, in the part of this button, and presses it. */
const agreeTo = async (page: Page, act: string): Promise<void> => {
  const button = page.getByRole('button', { name: act, exact: true });
  const part = centreOf(page).locator('section').filter({ has: button });
  await part.getByRole('checkbox', { name: 'Tôi hiểu rằng việc này không thể hủy.' }).check();
  await button.click();
};

test(
  '[MEMBER-10] [R-L1] [R-L4] the first deposit asks for a limit; a break keeps the ways out',
  { tag: '@phone' },
  async ({ page }) => {
    await newPlayer(page);
    await page.goto('/?mc=depositv2');
    const centre = centreOf(page);
    const first = centre.getByRole('form', { name: 'Đặt giới hạn nạp tiền trước?' });
    await expect(first).toBeVisible();
    await expectFaultless(page);
    // At the end of the page it stands whole above the bar.
    await first.evaluate((card) => {
      for (let at = card.parentElement; at; at = at.parentElement) at.scrollTop = at.scrollHeight;
    });
    const [card, next] = await Promise.all([
      first.boundingBox(),
      centre.getByRole('button', { name: 'Tiếp tục' }).boundingBox(),
    ]);
    expect(card!.y + card!.height).toBeLessThanOrEqual(next!.y);
    await first.getByRole('button', { name: 'Để sau' }).click();
    await expect(first).toHaveCount(0);
    await page.reload();
    await first.getByRole('textbox', { name: 'Giới hạn mỗi ngày' }).fill('300000');
    await first.getByRole('button', { name: 'Đặt giới hạn' }).click();
    await expect(first).toHaveCount(0);
    for (const [act, says] of [
      ['Bắt đầu nghỉ', /^Bạn đang tạm nghỉ đến/],
      ['Tự loại trừ', /^Bạn đã tự loại trừ đến/],
    ] as const) {
      await openLimits(page);
      await expect(centre.getByText(/Đã dùng .* trong ₫.300,000\.00/)).toBeVisible();
      await expect(centre.getByText(/Ván đang mở vẫn được chơi xong/).first()).toBeVisible();
      await agreeTo(page, act);
      await expect(centre.getByRole('status').filter({ hasText: says })).toBeVisible();
      await expect(centre.getByRole('button', { name: 'Rút tiền' })).toBeVisible();
      await expect(centre.getByRole('button', { name: 'Liên hệ hỗ trợ' })).toBeVisible();
      await expectFaultless(page);
      await page.goto('/?mc=depositv2');
      await expect(centre.getByText(says)).toBeVisible();
      await expect(centre.getByLabel('Số tiền nạp')).toHaveCount(0);
      await expectFaultless(page);
    }
    await centre.getByRole('button', { name: 'Rút tiền' }).click();
    await expect(page).toHaveURL(/mc=withdraw/);
    // No advertising, though the server draws the same for everyone and no code has come.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Nổ hũ nổi bật' })).toBeVisible();
    await expect(featured(page)).toHaveCount(0);
  },
);

test(
  '[MEMBER-10] [R-L6] a bet refused for a reality check says so, and the check opens at once',
  { tag: '@phone' },
  async ({ page }) => {
    const username = await newPlayer(page, {
      money: '500000',
      prepare: (visitor) => visitor.get(compliance.setReality, { minutes: 5 }),
    });
    const game = await openGame(page, 'Ngũ Quả');
    await expect(page.getByRole('button', { name: /0 phút.*Giới hạn của tôi/ })).toBeVisible();
    await spin(game);
    await passMinutes(username, 6);
    const { round } = await shownRound(game);
    await expect(spinButton(game)).toBeEnabled({ timeout: 30_000 });
    await spinButton(game).click();
    const check = page.getByRole('dialog', { name: 'Bạn đã chơi 6 phút' });
    await expect(check).toBeVisible();
    const says = 'Giới hạn không cho cược này. Tiền không bị trừ.';
    await expect(game.getByText(says).first()).toBeAttached();
    expect((await shownRound(game)).round).toBe(round);
    await expectFaultless(page);
    await check.getByRole('button', { name: 'Chơi tiếp' }).click();
    await expect(check).toHaveCount(0);
    await expect(spinButton(game)).toBeEnabled({ timeout: 30_000 });
    await spinButton(game).click();
    // The refused press has a number too.
    await untilAtRest(game, round + 2);
  },
);

const sizes = [
  { width: 320, height: 640 },
  { width: 360, height: 640 },
  // A phone on its side.
  { width: 640, height: 360 },
];

test('[MEMBER-10] [NAV-03] from every page, and from a game at every width, the limits are at most two presses away', async ({
  page,
}) => {
  const username = await newPlayer(page, { money: '200000' });
  await page.goto('/');
  await untilLive(page);
  const account = isPhone(page)
    ? bottomTabs(page).getByRole('link', { name: 'Tài khoản' })
    : headerOf(page).getByRole('button', { name: username });
  const limits = (where: Page | Locator) =>
    where.getByRole('link', { name: 'Chơi có trách nhiệm' }).filter({ visible: true }).first();
  await account.click();
  await limits(centreOf(page)).click();
  await expect(page).toHaveURL(/mc=responsible/);
  // A phone's page without the tabs has the menu.
  const menu = headerOf(page).getByRole('button', { name: /^(Danh mục|Hiện thanh điều hướng)$/ });
  if (isPhone(page)) {
    await goWithin(page, pages.game.path);
    await menu.click();
    await expect(limits(page.getByRole('dialog'))).toBeVisible();
    await page.keyboard.press('Escape');
    await goWithin(page, pages.home.path);
  }
  for (const { address } of routes) {
    await test.step(address, async () => {
      await goWithin(page, address);
      // Some pages send a player elsewhere.
      await untilLive(page);
      await expect(
        account.or(limits(page)).or(menu).filter({ visible: true }).first(),
      ).toBeVisible();
    });
  }
  await openGame(page, 'Ngũ Quả');
  for (const size of isPhone(page) ? sizes : []) {
    await page.setViewportSize(size);
    await expect(page.getByRole('button', { name: /phút.*Giới hạn của tôi/ })).toBeInViewport({
      ratio: 1,
    });
  }
  await page.getByRole('button', { name: /phút.*Giới hạn của tôi/ }).click();
  await expect(page).toHaveURL(/mc=responsible/);
});
