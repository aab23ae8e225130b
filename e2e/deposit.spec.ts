import { expect, test } from '@playwright/test';
import { expectNoBarrier } from './checks/barriers';
import { newPlayer } from './new-player';
import { centreOf, expectFaultless } from './pages/centre';
import { openDeposit, pay, sendDeposit } from './pages/deposit';
import { balance } from './pages/header';

const failedAnswer = {
  status: 500,
  json: { success: false, code: 'system.failed', message: '', id: 'R-1' },
};

test(
  '[WALLET-03] an amount out of bounds is reported at its field, and nothing is sent',
  { tag: '@phone' },
  async ({ page }) => {
    await newPlayer(page);
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/cashier/deposits')) sent += 1;
    });
    await openDeposit(page, '1000');
    await sendDeposit(page);
    const amount = centreOf(page).getByLabel('Số tiền nạp');
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await expect(amount).toBeFocused();
    await expect(centreOf(page).getByText('Số tiền tối thiểu là 50,000.00')).toBeVisible();
    await expect(amount).toHaveValue('1,000');
    expect(sent).toBe(0);
  },
);

test(
  '[WALLET-03] [ERR-03] a double press is sent once; a lost answer is followed by a repeat',
  { tag: '@phone' },
  async ({ page }) => {
    await newPlayer(page);
    const keys: (string | undefined)[] = [];
    await page.route('**/api/cashier/deposits', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      // The server executes it, its answer is lost.
      await route.fetch();
      await route.abort();
    });
    await openDeposit(page, '200000');
    await centreOf(page).getByRole('button', { name: 'Tiếp tục' }).dblclick();
    await expect(centreOf(page).getByRole('alert')).toContainText(/mạng|kết nối/i);
    expect(keys).toHaveLength(1);
    await expect(centreOf(page).getByLabel('Số tiền nạp')).toHaveValue('200,000');
    await page.unroute('**/api/cashier/deposits');
    const again = page.waitForRequest('**/api/cashier/deposits');
    await sendDeposit(page);
    expect((await again).headers()['idempotency-key']).toBe(keys[0]);
    await page.waitForURL(/\/sandbox\/pay\//);
  },
);

test(
  '[WALLET-03] a paid deposit is credited, and the slip shows it',
  { tag: '@phone' },
  async ({ page }) => {
    await newPlayer(page);
    await openDeposit(page, '500000');
    await expectFaultless(page);
    await sendDeposit(page);
    await page.waitForURL(/\/sandbox\/pay\//);
    const number = (await page.getByText(/^DP\d{11}$/).innerText()).trim();
    await expect(page.getByText('₫\u00a0500,000.00')).toBeVisible();
    await expectNoBarrier(page);
    await pay(page);
    await page.waitForURL(/mc=depositv2&deposit=/);
    await expect(centreOf(page).getByText('Thành công', { exact: true })).toBeVisible();
    await expect(centreOf(page).getByText('Nạp tiền thành công')).toBeVisible();
    await expect(centreOf(page).getByText(number, { exact: true })).toBeVisible();
    await expect(centreOf(page).getByRole('link', { name: 'Nạp tiếp' })).toBeVisible();
    await expect(centreOf(page).getByRole('button', { name: /Sao chép/ })).toBeVisible();
    await expectFaultless(page);
    await page.goto('/');
    await expect(balance(page)).toHaveText(/500,000\.00/);
  },
);

test(
  '[WALLET-03] the form and the slip show a fee beside the received amount',
  { tag: '@phone' },
  async ({ page }) => {
    await newPlayer(page);
    // The sandbox of the demo has no fee: the server's own answers, with a fee added.
    await page.route('**/api/cashier/methods*', async (route) => {
      const response = await route.fetch();
      const { value } = (await response.json()) as { value: { list: object[] } };
      const list = value.list.map((method) => ({ ...method, feePermille: 25 }));
      await route.fulfill({ json: { success: true, value: { list } } });
    });
    await page.route('**/api/cashier/deposits/*', async (route) => {
      const response = await route.fetch();
      const { value } = (await response.json()) as { value: object };
      const parts = { fee: '12500', received: '487500' };
      await route.fulfill({ json: { success: true, value: { ...value, ...parts } } });
    });
    await openDeposit(page, '500000');
    const fact = (name: string, amount: string) =>
      centreOf(page)
        .getByText(name, { exact: true })
        .filter({ visible: true })
        .locator('xpath=..')
        .getByText(amount);
    await expect(fact('Phí', '12,500.00')).toBeVisible();
    await expect(fact('Thực nhận', '487,500.00')).toBeVisible();
    await sendDeposit(page);
    await page.waitForURL(/\/sandbox\/pay\//);
    await expect(page.getByText('₫\u00a0500,000.00')).toBeVisible();
    await pay(page);
    await page.waitForURL(/mc=depositv2&deposit=/);
    await expect(centreOf(page).getByText('₫\u00a0487,500.00 đã vào ví chính.')).toBeVisible();
    await expect(fact('Số tiền nạp', '500,000.00')).toBeVisible();
    await expect(fact('Phí', '12,500.00')).toBeVisible();
    await expect(fact('Thực nhận', '487,500.00')).toBeVisible();
    await expectFaultless(page);
  },
);

test(
  '[WALLET-03] a declined deposit moves nothing, and the player can start again',
  { tag: '@phone' },
  async ({ page }) => {
    await newPlayer(page);
    await openDeposit(page, '500000');
    await sendDeposit(page);
    await page.waitForURL(/\/sandbox\/pay\//);
    await page.getByRole('button', { name: 'Từ chối thanh toán' }).click();
    await page.waitForURL(/mc=depositv2&deposit=/);
    await expect(centreOf(page).getByText('Nạp tiền chưa thành công')).toBeVisible();
    await expect(centreOf(page).getByText('Không thành công', { exact: true })).toBeVisible();
    await centreOf(page).getByRole('link', { name: 'Thử lại' }).click();
    await expect(centreOf(page).getByLabel('Số tiền nạp')).toHaveValue('');
    await page.goto('/');
    await expect(balance(page)).toHaveText(/₫\s*0\.00/);
  },
);

test('[WALLET-03] a pending slip shows its address and the remaining time, and then that it has expired @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await newPlayer(page);
  await openDeposit(page, '500000');
  await sendDeposit(page);
  await page.waitForURL(/\/sandbox\/pay\//);
  const id = page.url().split('/').at(-1);
  await page.goto(`/?mc=depositv2&deposit=${id}`);
  await expect(centreOf(page).getByText('Đang chờ xác nhận')).toBeVisible();
  const toPayment = centreOf(page).getByRole('link', { name: 'Đến trang thanh toán' });
  await expect(toPayment).toHaveAttribute('href', new RegExp(`/sandbox/pay/${id}`));
  await expectFaultless(page);
  // A slip that cannot be read again says so, and stays.
  await page.route(`**/api/cashier/deposits/${id}`, (route) => route.fulfill(failedAnswer));
  const retry = centreOf(page).getByRole('button', { name: 'Thử lại' });
  await expect(retry).toBeVisible();
  await expect(toPayment).toBeVisible();
  await page.unroute(`**/api/cashier/deposits/${id}`);
  await expect(retry).toBeHidden();
  // A quarter of an hour is too long for a story: the server's own answer, with its end changed.
  await page.route(`**/api/cashier/deposits/${id}`, async (route) => {
    const response = await route.fetch();
    const { value } = (await response.json()) as { value: Record<string, unknown> };
    delete value.payUrl;
    await route.fulfill({ json: { success: true, value: { ...value, status: 'expired' } } });
  });
  await expect(centreOf(page).getByText('Lệnh nạp đã hết hạn')).toBeVisible();
  await expect(toPayment).toBeHidden();
  await expectFaultless(page);
});

test(
  '[ERR-03] a failure to load the methods is shown with a retry button',
  { tag: '@phone' },
  async ({ page }) => {
    await newPlayer(page);
    await page.clock.install();
    await page.route('**/api/cashier/methods*', (route) => route.abort());
    await page.goto('/?mc=depositv2');
    const retry = centreOf(page).getByRole('button', { name: 'Thử lại' });
    await expect(retry).toBeVisible({ timeout: 20_000 });
    await expectFaultless(page);
    await page.unroute('**/api/cashier/methods*');
    await retry.click();
    const amount = centreOf(page).getByLabel('Số tiền nạp');
    await amount.fill('500000');
    // Who looked elsewhere comes back: one answer fails, the next one does not.
    const comeBack = async (status: number) => {
      const answered = page.waitForResponse(
        (one) => one.url().includes('/methods') && one.status() === status,
      );
      await page.clock.fastForward(11_000);
      await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
      await answered;
    };
    await page.route('**/api/cashier/methods*', (route) => route.fulfill(failedAnswer));
    await comeBack(500);
    await page.unroute('**/api/cashier/methods*');
    await comeBack(200);
    await expect(amount).toHaveValue('500,000');
  },
);
