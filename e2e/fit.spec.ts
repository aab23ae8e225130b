import { expect, type Locator, test } from '@playwright/test';
import { boxOf, expectApart } from './checks/fit';
import { newPlayer } from './new-player';
import { centreOf } from './pages/centre';
import { cards, search } from './pages/hall';
import { headerOf } from './pages/header';
import { bottomTabs } from './pages/navigation';

test(
  '[WALLET-03] time and fee of a method do not overlap its limits on any phone',
  { tag: '@phone' },
  async ({ page }) => {
    await newPlayer(page);
    for (const width of [320, 345, 390]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto('/?mc=depositv2');
      const method = centreOf(page).getByRole('group', { name: 'Phương thức nạp' });
      await expectApart(
        method.getByText('100,000,000.00').first(),
        method.getByText('Miễn phí').first(),
      );
    }
  },
);

test(
  '[WALLET-03] the submit button of a deposit ends the panel, and scrolls on a phone in landscape',
  { tag: '@phone' },
  async ({ page }) => {
    await newPlayer(page);
    const centre = centreOf(page);
    const send = centre.getByRole('button', { name: 'Tiếp tục' }).filter({ visible: true });
    await page.setViewportSize({ width: 800, height: 560 });
    await page.goto('/?mc=depositv2');
    const [panel, button] = [await boxOf(centre), await boxOf(send)];
    expect(panel.y + panel.height - button.y - button.height).toBeLessThanOrEqual(20);
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto('/?mc=depositv2');
    await expect(send).toBeVisible();
    await expect(send).not.toBeInViewport();
  },
);

test(
  '[WALLET-02] a large amount does not overlap the icons beside it on a small phone',
  { tag: '@phone' },
  async ({ page }) => {
    await newPlayer(page, { money: '98765432' });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/?mc=transferFund');
    const sumIn = (dialog: Locator) => dialog.getByText('98,765,432.00').first();
    const centre = centreOf(page);
    await expectApart(sumIn(centre), centre.getByRole('button', { name: 'Ẩn số dư' }));
    await page.goto('/');
    await headerOf(page).getByRole('button', { name: /Số dư/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Số dư' });
    await expectApart(sumIn(sheet), sheet.getByRole('button', { name: 'Ẩn số dư' }));
  },
);

test(
  '[LOBBY-14] the details of a game are complete on a small phone',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/rng');
    await page.getByRole('main').getByRole('link', { name: 'Đầm Sen', exact: true }).click();
    const about = page.getByRole('dialog', { name: 'Đầm Sen' });
    const rtp = about.getByText('95.59');
    expect((await boxOf(rtp)).height).toBeLessThan(30);
    const excess = await rtp.evaluate((element) => {
      const rows = element.closest('dl')!;
      return rows.scrollWidth - rows.clientWidth;
    });
    expect(excess).toBe(0);
  },
);

test(
  '[LOBBY-03] closing a game’s details leaves the line under its card unchanged',
  { tag: '@desk' },
  async ({ page }) => {
    await page.goto('/rng');
    const card = cards(page).first();
    await card.getByRole('button', { name: /^Thông tin về/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: /^Đóng/ }).click();
    const line = card.getByText(/^Cược từ/);
    expect((await boxOf(line)).x).toBe((await boxOf(card)).x);
  },
);

test(
  '[AUTH-01] the registration dialog ends where its form ends',
  { tag: '@desk' },
  async ({ page }) => {
    await page.goto('/');
    await headerOf(page).getByRole('button', { name: 'Đăng ký' }).click();
    const dialog = page.getByRole('dialog', { name: 'Đăng ký' });
    const last = await boxOf(dialog.getByText('Đây là bản dùng thử'));
    const all = await boxOf(dialog);
    expect(all.y + all.height - last.y - last.height).toBeLessThanOrEqual(40);
  },
);

test(
  '[WALLET-03] on a desk a deposit’s amounts are one row, and what is under them begins there',
  { tag: '@desk' },
  async ({ page }) => {
    await newPlayer(page);
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto('/?mc=depositv2');
    const centre = centreOf(page);
    const amount = await boxOf(centre.getByLabel('Số tiền nạp'));
    const presets = centre.getByRole('button', { name: /^\d+[KM]$/ });
    await expect(presets).toHaveCount(6);
    const tops = await presets.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
    const limit = await boxOf(centre.getByLabel('Giới hạn mỗi ngày'));
    expect([limit.x, limit.width]).toEqual([amount.x, amount.width]);
    // The mark of a trial keeps its ground on the chosen method.
    const chosen = centre.getByRole('radio', { checked: true }).locator('xpath=ancestor::label');
    const field = await boxOf(centre.getByLabel('Số tiền nạp').locator('xpath=..'));
    const frame = await boxOf(chosen);
    expect([frame.x, frame.width]).toEqual([field.x, field.width]);
    const mark = chosen.getByText('Bản dùng thử');
    const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;
    expect(await mark.evaluate(groundOf)).not.toBe(await chosen.evaluate(groundOf));
  },
);

test(
  '[SHELL-10] the links at the foot of a desk’s page are one row, the copyright another',
  { tag: '@desk' },
  async ({ page }) => {
    await page.goto('/promotions');
    const foot = page.getByRole('contentinfo');
    const links = foot.getByRole('link');
    const tops = await links.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().top),
    );
    // A site that has news has one more at the end.
    expect(tops.length).toBeGreaterThanOrEqual(12);
    expect(new Set(tops.slice(0, 12)).size).toBe(1);
    const line = await boxOf(foot.getByText(/\d game nổ hũ/));
    expect((await boxOf(foot.getByText(/^© /))).y).toBe(line.y);
  },
);

test(
  '[SHELL-10] the list of help ends with a row like its others',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/help');
    const list = page.getByRole('navigation', { name: 'Các mục trợ giúp' });
    const last = await boxOf(list.getByRole('link').last());
    const feedback = await boxOf(list.getByRole('button', { name: 'Góp ý và khiếu nại' }));
    expect(feedback).toEqual({ ...last, y: last.y + last.height });
  },
);

test(
  '[LOBBY-03] a low window shows a hall’s search at once, which does not cover the tabs',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto('/rng');
    const field = search(page);
    await expect(field).toBeInViewport({ ratio: 1 });
    const tab = bottomTabs(page).getByRole('link', { name: 'Trang chủ' });
    expect((await boxOf(field)).y).toBeLessThan((await boxOf(tab)).y - 40);
    await page.setViewportSize({ width: 844, height: 440 });
    const [from, to] = [await boxOf(field), await boxOf(tab)];
    await page.evaluate((by) => scrollBy(0, by), from.y - to.y);
    await tab.click({ trial: true });
  },
);
