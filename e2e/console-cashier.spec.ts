import { createCanvas } from '@napi-rs/canvas';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { centreOf } from './pages/centre';
import { consoleUrl, newName, signInWithCases } from './pages/console';
import { balance } from './pages/header';
import {
  approveWithdrawal,
  losePayout,
  markUnpaid,
  payablePlayer,
  requestWithdrawal,
} from './pages/withdraw';

test('[WALLET-03] a statement is foreseen and imported, and what has no owner is in suspense @phone', async ({
  page,
  baseURL,
}) => {
  await signInWithCases(page, baseURL, 0, 'finance');
  await page.goto(`${consoleUrl(baseURL)}/statements`);
  const reference = newName();
  const rows = [
    'Ngày,Số GD,Ghi có,Ghi nợ,Nội dung',
    `2026-11-20,${reference},70000,,không rõ của ai`,
    `2026-11-20,${reference}N,,30000,không phải của ta`,
    'hôm qua,X,1,,hỏng',
  ];
  await page.getByLabel(/^Thả tệp CSV/).setInputFiles({
    name: 'sao-ke.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  });
  await expect(page.getByText('Nếu nhập, các dòng sẽ như sau.')).toBeVisible();
  const line = page.getByRole('row').filter({ hasText: 'không rõ của ai' });
  await expect(line.filter({ hasText: reference })).toContainText('Chờ người xem');
  await page.getByRole('button', { name: /^Hỏng/ }).click();
  await expect(page.getByRole('cell', { name: /sai ngày/ })).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Nhập', exact: true }).click();
  await expect(page.getByText('Đã nhập xong.')).toBeVisible();

  await page.goto(`${consoleUrl(baseURL)}/suspense`);
  const kept = page.getByRole('row').filter({ hasText: reference });
  await expect(kept.getByRole('link', { name: /^CS/ })).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);

  await page.goto(`${consoleUrl(baseURL)}/reconciliation?from=2026-11-20&to=2026-11-20`);
  const paidOut = page
    .getByRole('row')
    .filter({ hasText: /2026-11-20.* ra/ })
    .first();
  await paidOut.getByRole('button', { name: /^Không khớp/ }).click();
  const differences = page.getByRole('dialog', { name: /2026-11-20/ });
  const alone = differences.getByRole('row').filter({ hasText: `${reference}N` });
  await expect(alone).toContainText('30,000');
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
  await page.keyboard.press('Escape');

  await page.goto(`${consoleUrl(baseURL)}/methods`);
  await page.getByRole('button', { name: 'Thay đổi' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Thời gian hẹn, phút').fill('15');
  await dialog.getByRole('button', { name: 'Xem trước' }).click();
  await expect(dialog.getByText('Có hiệu lực ngay khi bạn xác nhận.')).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
});

test('[OPS-01] several cases are chosen and parked at once @desk', async ({ page, baseURL }) => {
  await signInWithCases(page, baseURL, 3);
  await page.goto(`${consoleUrl(baseURL)}/queues/flag`);
  // The newest: other stories work the oldest.
  const cases = page.getByRole('option');
  await expect(cases.nth(2)).toBeVisible();
  const bar = page.getByRole('toolbar', { name: 'Việc với các hồ sơ đã chọn' });
  await page.getByRole('button', { name: 'Chọn nhiều hồ sơ' }).click();
  await cases.last().click();
  await cases.nth(-2).click();
  await expect(bar).toContainText('Đã chọn 2');
  await page.keyboard.press('h');
  const dialog = page.getByRole('dialog', { name: 'Giữ lại' });
  await expect(dialog.getByText(/hồ sơ sẽ làm/)).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
  await dialog.getByLabel('Lý do').fill('chờ ngân hàng');
  await dialog.getByRole('button', { name: 'Giữ lại: 2 hồ sơ' }).click();
  await expect(dialog.getByText(/2 hồ sơ đã làm/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Đóng' }).last().click();
  await expect(bar).toBeHidden();
});

/** A player's case, claimed by an operator in a browser of their own. */
const openCaseOf = async (
  browser: Browser,
  baseURL: string | undefined,
  role: string,
  username: string,
): Promise<Page> => {
  const desk = await (await browser.newContext()).newPage();
  await signInWithCases(desk, baseURL, 0, role);
  await desk.goto(`${consoleUrl(baseURL)}/queues/withdrawal`);
  await desk.getByRole('option').filter({ hasText: username }).click();
  await expect(desk.getByText(/^Bạn giữ đến/)).toBeVisible();
  return desk;
};

/** Arms a verdict and confirms it. */
const decide = async (desk: Page, verdict: RegExp) => {
  await desk.getByRole('button', { name: verdict }).click();
  await desk.getByRole('button', { name: /^Bấm lần nữa để chốt/ }).click();
};

test('[WALLET-04] a picture proves a payout to the player who says that less arrived @desk', async ({
  page,
  browser,
  baseURL,
}) => {
  const username = await payablePlayer(page, '300000');
  const centre = await requestWithdrawal(page, '200000');
  await expect(centre.getByText('Tiền đang được giữ riêng')).toBeVisible();
  await approveWithdrawal(username);
  await centre.getByRole('button', { name: 'Nhận thiếu' }).click();
  await centre.getByLabel('Số tiền đã nhận').fill('150000');
  const buffer = await createCanvas(600, 400).encode('png');
  await centre
    .locator('input[type=file]')
    .setInputFiles({ name: 'account.png', mimeType: 'image/png', buffer });
  await expect(centre.getByText('Đã có 1 trên 3 ảnh')).toBeVisible();
  await centre.getByRole('button', { name: 'Gửi', exact: true }).click();
  await expect(centre.getByText('Chúng tôi đang kiểm tra với ngân hàng')).toBeVisible();

  const desk = await openCaseOf(browser, baseURL, 'cashier', username);
  await expect(desk.getByText('150,000.00 VND')).toBeVisible();
  await desk.getByRole('button', { name: 'Xem', exact: true }).click();
  await expect(desk.getByRole('img', { name: 'Ảnh 1' })).toBeVisible();
  await desk
    .getByLabel(/^Thêm ảnh chứng từ của ngân hàng/)
    .setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer });
  const proof = desk.getByRole('listitem').filter({ hasText: 'Chứng từ của ngân hàng' });
  await proof.getByRole('button', { name: 'Xem', exact: true }).click();
  await expect(desk.getByRole('img', { name: 'Chứng từ của ngân hàng' })).toBeVisible();
  await expectNoBarrierInEitherTheme(desk);
  await expectFits(desk);
  await decide(desk, /^Gửi chứng từ/);
  await expect(desk.getByText('Chờ người thứ hai')).toBeVisible();
  const second = await openCaseOf(browser, baseURL, 'lead', username);
  await decide(second, /^Gửi chứng từ/);
  await expect(second.getByRole('option').filter({ hasText: username })).toHaveCount(0);
  await desk.context().close();
  await second.context().close();

  await page.reload();
  await expect(centreOf(page).getByText('Ngân hàng xác nhận đã chuyển đủ.')).toBeVisible();
  await centreOf(page).getByRole('button', { name: 'Xem chứng từ của ngân hàng' }).click();
  await expect(centreOf(page).getByRole('img', { name: 'Chứng từ của ngân hàng' })).toBeVisible();
});

test('[WALLET-04] [OPS-02] what two persons find not paid is in the wallet again, as its player reads @desk', async ({
  page,
  browser,
  baseURL,
}) => {
  const username = await payablePlayer(page, '300000');
  /** Both persons, each in a browser of their own. */
  const decideBoth = async (verdict: RegExp, fill: (desk: Page) => Promise<unknown>) => {
    for (const role of ['cashier', 'lead']) {
      const desk = await openCaseOf(browser, baseURL, role, username);
      await fill(desk);
      await decide(desk, verdict);
      if (role === 'cashier') await expect(desk.getByText('Chờ người thứ hai')).toBeVisible();
      else await expect(desk.getByRole('option').filter({ hasText: username })).toHaveCount(0);
      await desk.context().close();
    }
  };
  const centre = await requestWithdrawal(page, '200000', 'Chuyển khoản');
  await expect(centre.getByText('Tiền đang được giữ riêng')).toBeVisible();
  await approveWithdrawal(username);
  await losePayout(username);
  // Both know the same from the bank.
  const trace = newName();
  await decideBoth(/^Chưa trả, hoàn vào ví/, (desk) =>
    desk.getByLabel('Mã giao dịch của ngân hàng').fill(trace),
  );
  await expect(centre.getByText(/Toàn bộ ₫\s200,000.00 đã về ví/)).toBeVisible();
  await expect(balance(page)).toContainText('300,000.00');

  await requestWithdrawal(page, '200000');
  await expect(centre.getByText('Tiền đang được giữ riêng')).toBeVisible();
  await approveWithdrawal(username);
  await centre.getByRole('button', { name: 'Chưa nhận được' }).click();
  await centre.getByRole('button', { name: 'Gửi', exact: true }).click();
  await expect(centre.getByText('Chúng tôi đang kiểm tra với ngân hàng')).toBeVisible();
  await markUnpaid(username);
  await decideBoth(/^Hoàn vào ví/, (desk) =>
    desk.getByLabel('Mẫu lý do').selectOption('payee_closed'),
  );
  await expect(centre.getByText(/200,000.00 chưa đến nơi đã được hoàn vào ví/)).toBeVisible();
  await expect(balance(page)).toContainText('300,000.00');
  const inThai = new URL(page.url());
  inThai.searchParams.set('lang', 'th');
  await page.goto(inThai.href);
  await expect(page.getByText(/200,000.00 ที่ไม่ถึงบัญชีได้คืนเข้ากระเป๋า/)).toBeVisible();
});

test('[WALLET-04] a payout by hand shows where it goes, and has the bank’s reference when it is sent @desk', async ({
  page,
  browser,
  baseURL,
}) => {
  const username = await payablePlayer(page, '300000');
  await requestWithdrawal(page, '200000', 'Chuyển khoản');
  await expect(centreOf(page).getByText('Tiền đang được giữ riêng')).toBeVisible();
  await approveWithdrawal(username);
  const context = await browser.newContext();
  const desk = await context.newPage();
  await signInWithCases(desk, baseURL, 0, 'cashier');
  await desk.goto(`${consoleUrl(baseURL)}/payouts`);
  const row = desk.getByRole('row').filter({ hasText: '200,000' }).last();
  await expect(row).toBeVisible();
  await expectNoBarrierInEitherTheme(desk);
  await expectFits(desk);
  await row.getByRole('button', { name: 'Chuyển tay' }).click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByText('NGUYEN MINH KHOA')).toBeVisible();
  await expectNoBarrierInEitherTheme(desk);
  await expectFits(desk);
  const reference = newName();
  await dialog.getByLabel('Mã giao dịch của ngân hàng').fill(reference);
  await dialog.getByRole('button', { name: 'Đã chuyển' }).click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByText(reference)).toBeVisible();
  await context.close();
});
