import { expect, test } from '@playwright/test';
import { micros, moneyText } from '@parlour/contract/money';
import { amountIn, amountText } from './checks/amounts';
import { expectNoBarrier } from './checks/barriers';
import { holdAnswers } from './checks/line';
import { newPlayer } from './new-player';
import { centreOf, expectFaultless } from './pages/centre';
import { openGame, spin } from './pages/game';
import { balance, headerOf } from './pages/header';
import { figureOf, lastRound, netOf, openBeside, openRecord, roundDetails } from './pages/record';

// The games are only played: what the stage shows is tested in slot-rounds.spec.ts.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  '[WALLET-07] an empty record shows a message, and its view is in the address',
  { tag: '@phone' },
  async ({ page }) => {
    await newPlayer(page);
    await openRecord(page);
    await expect(centreOf(page).getByText('Không có lượt cược nào trong khoảng')).toBeVisible();
    await centreOf(page).getByRole('button', { name: 'Tùy chọn' }).click();
    await expect(page).toHaveURL(/period=custom&from=\d{4}-\d\d-\d\d&to=/);
    await page.reload();
    await expect(centreOf(page).getByLabel('Từ ngày')).toHaveValue(/\d{4}-\d\d-\d\d/);
    const chosen = centreOf(page).getByRole('button', { name: 'Tùy chọn' });
    await expect(chosen).toBeInViewport({ ratio: 1 });
    await centreOf(page).getByLabel('Đến ngày').fill('2020-01-01');
    await expect(centreOf(page).getByText('Ngày kết thúc phải sau ngày bắt đầu')).toBeVisible();
    await expectFaultless(page);
    await centreOf(page).getByRole('button', { name: '30 ngày' }).click();
    await expect(page).toHaveURL(/period=last30(?!.*from=)/);
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/period|mc=/);
  },
);

test(
  '[ERR-03] a record that fails to load shows the failure and can be retried',
  { tag: '@phone' },
  async ({ page }) => {
    await newPlayer(page);
    await page.route('**/api/report/rounds*', (route) => route.abort());
    await openRecord(page);
    const retry = centreOf(page).getByRole('button', { name: 'Thử lại' });
    await expect(retry).toBeVisible({ timeout: 20_000 });
    // Nothing was spent, so no text speaks of money.
    await expect(centreOf(page).getByText('Tiền của bạn')).toHaveCount(0);
    await page.unroute('**/api/report/rounds*');
    await retry.click();
    await expect(centreOf(page).getByText('Không có lượt cược nào trong khoảng')).toBeVisible();
  },
);

test(
  '[ERR-03] a server error of the record shows the reference of the failure',
  { tag: '@phone' },
  async ({ page }) => {
    await newPlayer(page);
    const body = { success: false, code: 'system.failed', message: '', id: 'ref-of-the-log' };
    await page.route('**/api/report/rounds*', (route) =>
      route.fulfill({ status: 500, json: body }),
    );
    await openRecord(page);
    await expect(centreOf(page).getByText('ref-of-the-log')).toBeVisible({ timeout: 20_000 });
  },
);

test(
  '[GAME-10] the record waits for a game that may have an old round to show',
  { tag: '@phone' },
  async ({ page }) => {
    test.setTimeout(120_000);
    await newPlayer(page, { money: '500000' });
    const game = await openGame(page, 'Ngũ Quả');
    await spin(game);
    const release = await holdAnswers(page, /\/boot$/);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/report/rounds')) asked += 1;
    });
    const opening = page.waitForRequest(/\/boot$/);
    const rows = centreOf(page).getByRole('row');
    await page.goto(`${page.url()}&mc=personalHistoryCopy`);
    await opening;
    await expect(centreOf(page).getByRole('button', { name: 'Tùy chọn' })).toBeVisible();
    expect([asked, await rows.count()]).toEqual([0, 0]);
    release();
    await expect(rows).toHaveCount(2, { timeout: 20_000 });
  },
);

test('[WALLET-07] [WALLET-02] the record’s totals equal the balance’s change, its details show the round, and hiding masks every own amount @phone', async ({
  page,
}) => {
  test.setTimeout(150_000);
  await newPlayer(page, { money: '500000' });
  const game = await openGame(page, 'Ngũ Quả');
  await spin(game);
  await spin(game);
  await openRecord(page);
  const centre = centreOf(page);
  await expect(centre.getByRole('row')).toHaveCount(3);
  const change = await netOf(page);
  const now = amountIn(await balance(page).innerText());
  expect(moneyText(now - micros('500000'))).toBe(moneyText(change));
  await expectFaultless(page);

  await test.step('its filters are in the address, and its totals are theirs', async () => {
    await centre.getByLabel('Trò chơi', { exact: true }).selectOption({ label: 'Ngũ Quả' });
    await expect(page).toHaveURL(/recordVendor=HOUSE&recordGame=/);
    await expect(centre.getByRole('row')).toHaveCount(3);
    expect(await netOf(page)).toBe(change);
    await centre.getByLabel('Trạng thái', { exact: true }).selectOption({ label: 'Hoàn tiền' });
    await expect(centre.getByText('Không có lượt cược nào trong khoảng')).toBeVisible();
    await expect(page).toHaveURL(/recordState=refunded/);
    await page.reload();
    await expect(centre.getByLabel('Trạng thái', { exact: true })).toHaveValue('refunded');
    await expectFaultless(page);
    await openRecord(page);
    await expect(centre.getByRole('row')).toHaveCount(3);
  });

  await test.step('one round’s details', async () => {
    const opener = lastRound(page);
    await opener.click();
    const details = roundDetails(page);
    await expect(details.getByText(/^Ngũ Quả/)).toBeVisible();
    await expect(details.getByText('Phiên bản game')).toBeVisible();
    await expect(details.getByText(/Đặt cược/)).toBeVisible();
    // However long the record is, its buttons are in reach.
    await expect(details.getByRole('button', { name: 'Xem lại' })).toBeInViewport({ ratio: 1 });
    expect(await figureOf(details, 'Số dư sau')).toBe(now);
    await expectNoBarrier(page);
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('the round’s page shows no balance and no session, links back, and can be verified', async () => {
    await lastRound(page).click();
    const replay = await openBeside(page, 'Xem lại');
    await expect(replay.locator('output[data-round]')).toHaveText(/"state":"rest"/);
    await expect(replay.getByText('Số dư')).toBeHidden();
    await expect(replay.getByText('Đã chơi')).toBeHidden();
    await replay.getByRole('button', { name: 'Kiểm chứng vòng này' }).click();
    await expect(replay.getByRole('dialog', { name: 'Kiểm chứng' })).toBeVisible();
    await replay.keyboard.press('Escape');
    const closed = replay.waitForEvent('close');
    // The page closes on the press, sometimes before the press is answered.
    const pressed = replay.getByRole('button', { name: 'Quay lại' }).click();
    await Promise.all([closed, pressed.catch(() => undefined)]);
    const check = await openBeside(page, 'Kiểm chứng kết quả');
    await expect(check.getByRole('dialog', { name: 'Kiểm chứng' })).toBeVisible();
    await check.close();
    await page.keyboard.press('Escape');
  });

  await test.step('hidden, no own amount is left on any page of the centre', async () => {
    await page.goto('/?mc=transferFund');
    await centre.getByRole('button', { name: 'Ẩn số dư' }).click();
    for (const name of ['transferFund', 'securityCenter', 'personalHistoryCopy', 'depositv2']) {
      await page.goto(`/?mc=${name}`);
      await expect(page.getByText('******').filter({ visible: true }).first()).toBeVisible();
      const shown = (await centre.innerText()) + (await headerOf(page).first().innerText());
      expect(shown).not.toContain(amountText(now));
    }
  });
});

test('[WALLET-07] by days, the record has one row a day with the figures of its rounds, and the time up to which they are counted @phone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await newPlayer(page, { money: '500000' });
  await page.goto('/?mc=personalHistoryCopy&recordView=days');
  const centre = centreOf(page);
  await expect(centre.getByText('Không có lượt cược nào trong khoảng')).toBeVisible();
  await expect(centre.getByText(/^Tính đến \d\d\/\d\d\/\d{4} \d\d:\d\d$/)).toBeVisible();
  const game = await openGame(page, 'Ngũ Quả');
  await spin(game);
  await openRecord(page);
  await expect(centre.getByRole('row')).toHaveCount(2);
  const change = await netOf(page);
  await centre.getByRole('tab', { name: 'Theo ngày' }).click();
  await expect(page).toHaveURL(/recordView=days/);
  const days = centre.getByRole('table', { name: 'Lịch sử cược theo ngày' });
  // Counted within seconds here; the page reloads every half minute.
  await expect(async () => {
    await page.reload();
    await expect(days.getByRole('row')).toHaveCount(2, { timeout: 3000 });
    expect(await netOf(page)).toBe(change);
  }).toPass({ timeout: 40_000 });
  await expectFaultless(page);
  await centre.getByRole('tab', { name: 'Từng lượt' }).click();
  await expect(page).not.toHaveURL(/recordView/);
});

test(
  '[ERR-03] [WALLET-07] days that fail to load show the failure and can be retried',
  { tag: '@phone' },
  async ({ page }) => {
    await newPlayer(page);
    await page.route('**/api/report/days*', (route) => route.abort());
    await page.goto('/?mc=personalHistoryCopy&recordView=days');
    const retry = centreOf(page).getByRole('button', { name: 'Thử lại' });
    await expect(retry).toBeVisible({ timeout: 20_000 });
    await page.unroute('**/api/report/days*');
    await retry.click();
    await expect(centreOf(page).getByText('Không có lượt cược nào trong khoảng')).toBeVisible();
  },
);
