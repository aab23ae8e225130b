import { expect, test } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { newPlayer } from './new-player';
import { headerOf } from './pages/header';
import { centreOf } from './pages/centre';
import { ticker, withNotices } from './pages/announcements';
import { speakLive } from './pages/live';
import { mainNavigation, openMenu, waysOf } from './pages/navigation';
import { withPromotions } from './pages/promotions';
import { goAsking } from './pages/routes';
import { isPhone, untilLive } from './pages/screen';

test(
  '[NAV-03] without a promotion /promotions says what will be there, and no link leads to it',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/promotions');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Khuyến mãi' })).toBeVisible();
    await expect(main.getByText('Hiện chưa có khuyến mãi nào')).toBeVisible();
    await expect(main.getByRole('term')).toHaveText([
      'Bạn nhận được gì',
      'Bạn cần làm gì',
      'Đến khi nào',
    ]);
    await expectFits(page);
    await expectNoBarrierInEitherTheme(page, 'main');
    await expect(waysOf(page).getByRole('link', { name: 'Khuyến mãi' })).toHaveCount(0);
  },
);

test('[NAV-03] [SHELL-05] promotions stand in the order of what one can do, and are led to', async ({
  page,
}) => {
  await withPromotions(page);
  await page.goto('/');
  await waysOf(page).getByRole('link', { name: 'Khuyến mãi' }).click();
  await expect(page).toHaveURL(/\/promotions$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(
    ['claim', 'join', 'signed', 'applying', 'process', 'issued', 'comingSoon']
      .map((state) => `Khuyến mãi ${state}`)
      .concat(['Khuyến mãi claimed', 'Khuyến mãi rejected', 'Khuyến mãi close']),
  );
  await expect(main.getByText('Sắp diễn ra')).toBeVisible();
  await expectFits(page);
  await expectNoBarrierInEitherTheme(page, 'main');
  await main.getByRole('link', { name: /^Nhận thưởng ?: Khuyến mãi claim$/ }).click();
  await expect(page).toHaveURL(/\/promoDetail\?id=p-claim$/);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Khuyến mãi claim');
  await main.getByRole('link', { name: 'Khuyến mãi', exact: true }).click();
  await expect(page).toHaveURL(/\/promotions$/);
  if (!isPhone(page)) return;
  await openMenu(page);
  const menu = page.getByRole('dialog', { name: 'Parlour' });
  await expect(menu.getByRole('link', { name: 'Khuyến mãi' })).toBeVisible();
});

test(
  '[NAV-03] a promotion that is not there leads back to the list',
  { tag: '@phone' },
  async ({ page }) => {
    for (const path of ['/promoDetail', '/promoDetail?id=nope', '/promoDetail?id=%00%3Cb%3E']) {
      await page.goto(path);
      await expect(page.getByText('Không có khuyến mãi này.')).toBeVisible();
    }
    await expectNoBarrierInEitherTheme(page, 'main');
    await page.getByRole('link', { name: 'Tất cả khuyến mãi' }).click();
    await expect(page).toHaveURL(/\/promotions$/);
  },
);

test(
  '[ERR-03] without the server the promotions say so, and recover without a reload',
  { tag: '@phone' },
  async ({ page }) => {
    await page.route('**/MCSFE_getListAnnouncements*', (route) => route.abort());
    await goAsking(page, '/promotions');
    const again = page.getByRole('main').getByRole('button', { name: 'Thử lại' });
    await expect(again).toBeVisible();
    await page.unroute('**/MCSFE_getListAnnouncements*');
    await again.click();
    await expect(page.getByText('Hiện chưa có khuyến mãi nào')).toBeVisible();
  },
);

test(
  '[NAV-03] the points mall shows its gifts and both records, each at its address',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/pointMall');
    await untilLive(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('definition').first()).toHaveText('Chưa có điểm');
    await expect(main.getByText('Chưa có quà nào để đổi')).toBeVisible();
    await expectFits(page);
    await expectNoBarrierInEitherTheme(page, 'main');
    await main.getByRole('tab', { name: 'Lịch sử điểm' }).click();
    await expect(page).toHaveURL(/\/pointMall\?view=record$/);
    await expect(main.getByText('Chưa có thay đổi điểm nào')).toBeVisible();
    await page.reload();
    await expect(main.getByRole('tab', { name: 'Lịch sử điểm' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await main.getByRole('tab', { name: 'Quà đã đổi' }).click();
    await expect(main.getByText('Chưa đổi món quà nào')).toBeVisible();
    await page.goto('/pointMall?view=nonsense');
    await expect(main.getByText('Chưa có quà nào để đổi')).toBeVisible();
  },
);

test(
  '[NAV-03] the missions and rewards of the member centre say that there are none',
  { tag: '@phone' },
  async ({ page }) => {
    await newPlayer(page);
    await page.goto('/?mc=missionLeaderboard');
    const centre = centreOf(page);
    await expect(centre.getByText('Chưa có nhiệm vụ nào cho hôm nay.')).toBeVisible();
    await expectFits(page);
    await expectNoBarrierInEitherTheme(page, 'dialog');
    await centre.getByRole('tab', { name: 'Tuần này' }).click();
    await expect(centre.getByText('Chưa có nhiệm vụ nào cho tuần này.')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(centre.getByText('Chưa có bảng xếp hạng nào.')).toBeVisible();
    await page.goto('/?mc=rewardCenter');
    await expect(centre.getByText('Chưa có phần thưởng nào chờ nhận')).toBeVisible();
    await expect(centre.getByRole('tab')).toHaveText([
      'Hằng ngày',
      'Hằng tuần',
      'Nửa tháng',
      'Hằng tháng',
      'Đã nhận',
    ]);
    await expectFits(page);
    await expectNoBarrierInEitherTheme(page, 'dialog');
  },
);

test(
  '[NAV-03] [MEMBER-13] referrals and rank of the centre say what will be there, not yet open',
  { tag: '@phone' },
  async ({ page }) => {
    await newPlayer(page);
    await page.goto('/?mc=referral');
    const centre = centreOf(page);
    await expect(centre.getByText('Mời bạn bè chưa mở')).toBeVisible();
    await expect(centre.getByText('Ở đây sẽ có')).toBeVisible();
    await expect(centre.getByRole('button', { name: /Sao chép/ })).toHaveCount(0);
    await expectFits(page);
    await expectNoBarrierInEitherTheme(page, 'dialog');
    await page.goto('/?mc=playerRank');
    const ladder = centre.getByRole('list').filter({ hasText: 'Bạn đang ở đây' });
    await expect(ladder.getByRole('listitem')).toHaveCount(2);
    await expect(ladder.getByText('Chưa xếp hạng')).toBeVisible();
    await expect(ladder.getByText('Chưa đặt')).toHaveCount(3);
    await expectFits(page);
    await expectNoBarrierInEitherTheme(page, 'dialog');
  },
);

test('[LOBBY-01] [SHELL-19] home has a strip of the promotions, turned by buttons and by a swipe', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withPromotions(page);
  await page.goto('/');
  await untilLive(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const strip = page.getByRole('group', { name: 'Khuyến mãi' });
  await expect(strip.getByRole('link').first()).toHaveText('Khuyến mãi claim');
  await expect(strip.getByRole('link')).toHaveCount(isPhone(page) ? 2 : 5);
  await strip.getByRole('button', { name: 'Trang sau' }).click();
  await expect(strip.getByRole('link').first()).toHaveText('Khuyến mãi join');
  // What is out of sight cannot be reached, and a drag opens nothing.
  await expectNoBarrierInEitherTheme(page, 'main');
  const box = (await strip.getByRole('link').first().boundingBox())!;
  await page.mouse.move(box.x + 60, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 45, box.y + 20, { steps: 3 });
  await page.mouse.up();
  await expect(strip.getByRole('link').first()).toHaveText('Khuyến mãi signed');
  await expect(page).toHaveURL(/\/$/);
  // Motion is unwelcome: it moves by itself only when asked to.
  await strip.getByRole('button', { name: 'Tiếp tục chuyển động' }).click();
  await page.mouse.move(5, 5);
  await strip.getByRole('button', { name: 'Tạm dừng chuyển động' }).blur();
  await expect(strip.getByRole('link').first()).not.toHaveText('Khuyến mãi signed');
});

test(
  '[SHELL-03] [SHELL-20] the header follows live what waits, and what there is to announce',
  { tag: '@desk' },
  async ({ page }) => {
    const say = await speakLive(page);
    const username = await newPlayer(page);
    await withPromotions(page);
    await page.goto('/');
    const who = headerOf(page).getByRole('button', { name: username });
    await expect(who).toHaveAccessibleName(/2 mục đang chờ bạn/);
    await expect(ticker(page)).toBeVisible();
    await page.unroute('**/MCSFE_getListAnnouncements*');
    await withNotices(page, (value: object) => ({ ...value, player: [], promotion: [] }));
    say({ type: 'announcements' });
    await expect(ticker(page)).toHaveCount(0);
    await expect(who).not.toHaveAccessibleName(/đang chờ bạn/);
    await expect(mainNavigation(page).getByRole('link', { name: 'Khuyến mãi' })).toHaveCount(0);
    await page.unroute('**/MCSFE_getListAnnouncements*');
    say({ type: 'announcements' });
    await expect(ticker(page)).toBeVisible();
  },
);

test(
  '[SITE-15] the lines at the foot are said only while they are true',
  { tag: '@phone' },
  async ({ page }) => {
    const lines = page.getByRole('contentinfo').getByRole('list').last().getByRole('listitem');
    const foot = page.getByRole('contentinfo');
    const say = await speakLive(page);
    await page.goto('/help');
    await untilLive(page);
    await foot.scrollIntoViewIfNeeded();
    // Eight slots, no promotion, and a connection that nothing encrypts.
    await expect(lines).toHaveText(['8 game nổ hũ']);
    await withPromotions(page, { zaloUpTo: '131000' });
    // Received as soon as the page's socket is open.
    await expect(async () => {
      say({ type: 'announcements' });
      const both = ['Thưởng đến ₫ 131,000.00 qua Zalo', '8 game nổ hũ'];
      await expect(lines).toHaveText(both, { timeout: 3000 });
    }).toPass();
  },
);
