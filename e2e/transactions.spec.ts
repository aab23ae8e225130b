import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectReadable } from './checks/readable';
import { newPlayer } from './new-player';
import { centreOf, expectFaultless } from './pages/centre';
import { isPhone } from './pages/screen';

/** On screen and in the file the balances and the deposit between them are the same. */
const readCredit = async (page: Page): Promise<void> => {
  const centre = centreOf(page);
  await centre.getByRole('tab', { name: 'Báo cáo tín dụng' }).click();
  await expect(page).toHaveURL(/recordView=credit/);
  const lines = centre.getByRole('table', { name: 'Thay đổi trong kỳ' });
  await expect(lines).toContainText('Nạp tiền');
  await expect(lines).toContainText('500,000.00');
  await expect(centre.getByRole('heading', { name: /^Khoản đang mở lúc/ })).toBeVisible();
  await expectFaultless(page);
  const saving = page.waitForEvent('download');
  await centre.getByRole('button', { name: 'Tải CSV' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^credit-.*\.csv$/);
  const rows = readFileSync(await saved.path(), 'utf8').split('\r\n');
  expect(rows.find((row) => row.includes('Số dư cuối kỳ'))).toContain('500000');
  expect(rows.filter((row) => row.includes('Nạp tiền'))).toHaveLength(1);
};

/**
 * Another page of a list is read from its top, by keyboard too, and its amounts fit however long
 * they are.
 */
const turnPage = async (page: Page): Promise<void> => {
  const long = { before: '987654321098.75', amount: '123456789012.5', after: '1111111110111.25' };
  await page.route(/ODSFE2_MemTransDet/, async (route) => {
    const asked = new URL(route.request().url());
    const at = Number(asked.searchParams.get('page'));
    asked.searchParams.set('page', '1');
    const answer = await route.fetch({ url: asked.href });
    const { value, ...body } = await answer.json();
    const row = (number: number) => ({ ...value.list[0], ...long, id: `main-${at}0${number}` });
    const list = Array.from({ length: 20 }, (_, number) => row(number));
    const json = { ...body, value: { ...value, list, page: at, totalPages: 3 } };
    await route.fulfill({ response: answer, json });
  });
  await page.reload();
  const centre = centreOf(page);
  await centre.getByRole('button', { name: 'Trang 2 trên 3' }).click();
  await expect(page.locator(':focus')).toHaveText('Trang 2 trên 3');
  await expect(centre.getByRole('button', { name: /main-200,/ })).toBeInViewport({ ratio: 1 });
  await expectReadable(page);
  if (!isPhone(page)) {
    const desk = page.viewportSize()!;
    await page.setViewportSize({ width: 1024, height: 768 });
    await expectReadable(page);
    await page.setViewportSize(desk);
  }
  await page.unroute(/ODSFE2_MemTransDet/);
  await page.goto('/?mc=transactionHistory');
};

/** More of a list that does not come leaves what is there, says so under it, and comes again. */
const loseMore = async (page: Page): Promise<void> => {
  let isLost = true;
  const failed = { success: false, code: 'system.failed', message: '', id: 'R-1' };
  await page.route(/\/api\/cashier\/deposits\?/, async (route) => {
    const isMore = route.request().url().includes('cursor=');
    if (isMore && isLost) return route.fulfill({ status: 500, json: failed });
    const [url = ''] = route.request().url().split('&cursor=');
    const answer = await route.fetch({ url });
    const { value, ...body } = await answer.json();
    const change = isMore ? { list: [] } : { next: 'more' };
    await route.fulfill({ response: answer, json: { ...body, value: { ...value, ...change } } });
  });
  await page.reload();
  const centre = centreOf(page);
  await centre.getByRole('button', { name: 'Xem thêm' }).click();
  const retry = centre.getByRole('button', { name: 'Thử lại' });
  await expect(retry).toBeVisible();
  await expect(centre.getByRole('button', { name: /Xem lệnh nạp DP/ })).toBeVisible();
  isLost = false;
  await retry.click();
  await expect(retry).toBeHidden();
  await expect(centre.getByRole('button', { name: 'Xem thêm' })).toBeHidden();
  await page.unroute(/\/api\/cashier\/deposits\?/);
};

test('[WALLET-06] [WALLET-07] [MEMBER-03] [MEMBER-12] records of money: by type, line by line, by state, as a file, from one search, and the credit report', async ({
  page,
}) => {
  await newPlayer(page, { money: '500000' });
  const centre = centreOf(page);
  await page.goto('/?mc=transactionHistory');
  const line = centre.getByRole('button', { name: /Xem chi tiết giao dịch main-1, Nạp tiền/ });
  await expect(line).toBeVisible();
  await expectFaultless(page);
  await turnPage(page);

  await centre.getByLabel('Loại giao dịch').selectOption({ label: 'Rút tiền' });
  await expect(centre.getByText('Không có giao dịch nào')).toBeVisible();
  await expect(page).toHaveURL(/recordType=withdrawal/);
  await centre.getByLabel('Loại giao dịch').selectOption({ label: 'Tất cả' });
  await line.click();
  const details = page.getByRole('dialog', { name: 'Chi tiết giao dịch' });
  await expect(details.getByText('Ví chính')).toBeVisible();
  await page.keyboard.press('Escape');
  const saving = page.waitForEvent('download');
  await centre.getByRole('button', { name: 'Tải CSV' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^transactions-main-.*\.csv$/);

  await centre.getByRole('tab', { name: 'Nạp tiền' }).click();
  const order = centre.getByRole('button', { name: /Xem lệnh nạp DP/ });
  await expect(order).toBeVisible();
  await expect(page).toHaveURL(/recordView=deposits/);
  await expectFaultless(page);
  await test.step('[ERR-03] more that does not come is said under the list', () => loseMore(page));
  const number = /DP\d+/.exec((await order.getAttribute('aria-label'))!)![0];
  await centre.getByLabel('Trạng thái').selectOption({ label: 'Hết hạn' });
  await expect(centre.getByText('Không có giao dịch nào')).toBeVisible();
  await expect(page).toHaveURL(/recordState=expired/);
  await centre.getByLabel('Trạng thái').selectOption({ label: 'Tất cả' });
  await order.click();
  await expect(page).toHaveURL(/mc=depositv2.*deposit=/);
  await page.goto('/?mc=transactionHistory&recordView=withdrawals&recordState=refused');
  await expect(centre.getByText('Không có giao dịch nào')).toBeVisible();
  await expect(centre.getByLabel('Trạng thái')).toHaveValue('refused');

  await centre.getByRole('tab', { name: 'Giao dịch' }).click();
  await centre.getByLabel('Tìm giao dịch').fill(number);
  await centre.getByRole('button', { name: 'Tìm', exact: true }).click();
  await expect(details.getByText('main-1', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await centre.getByRole('textbox', { name: 'Thời điểm' }).fill('2099-01-01T00:00');
  await centre.getByRole('button', { name: 'Giao dịch cuối cùng trước đó, Ví chính' }).click();
  await expect(details.getByText('main-1', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await readCredit(page);

  await page.goto('/?mc=personalProfit');
  await expect(centre.getByRole('heading', { name: 'Tiền vào và tiền ra' })).toBeVisible();
  await expectFaultless(page);
  await page.goto('/?mc=transferUpline');
  await expect(centre.getByText('Tài khoản của bạn không có tuyến trên')).toBeVisible();
});
