import { expect, test } from '@playwright/test';
import { cashier } from '@parlour/contract/cashier';
import { compliance } from '@parlour/contract/compliance';
import { session } from '@parlour/contract/session';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { newPlayer, password } from './new-player';
import { consoleUrl, runBeside, signInWithCases } from './pages/console';

test('[MEMBER-10] [OPS-01] a player’s limits and breaks are read in the console @desk', async ({
  page,
  baseURL,
}) => {
  const limit = { kind: 'deposit', period: 'day', amount: '700000' } as const;
  const username = await newPlayer(page, {
    prepare: (visitor) => visitor.get(compliance.setLimit, limit),
  });
  await signInWithCases(page, baseURL, 1);
  await page.goto(`${consoleUrl(baseURL)}/players?q=${username}`);
  await page.getByRole('link', { name: username }).click();
  await page.getByRole('link', { name: 'Giới hạn, thời gian chơi' }).click();
  const limits = page.getByRole('table', { name: 'Giới hạn', exact: true });
  await expect(limits.getByRole('cell', { name: '700,000.00 VND' })).toBeVisible();
  await expect(page.getByText('Tự loại trừ', { exact: true })).toBeVisible();
});

test('[R-L5] [OPS-01] the lift of an exclusion from another account is proposed, and waits for a second person @desk', async ({
  page,
  baseURL,
}) => {
  const username = await newPlayer(page);
  await runBeside('e2e/pages/carried.ts', username);
  await signInWithCases(page, baseURL, 0);
  await page.goto(`${consoleUrl(baseURL)}/players?q=${username}`);
  await page.getByRole('link', { name: username }).click();
  await page.getByRole('link', { name: 'Giới hạn, thời gian chơi' }).click();
  const lift = 'Gỡ loại trừ được chuyển sang';
  await page.getByRole('button', { name: lift }).click();
  const dialog = page.getByRole('dialog', { name: lift });
  await dialog.getByRole('button', { name: 'Xem trước' }).click();
  await expect(dialog.getByText('Đã gỡ')).toBeVisible();
  await expect(dialog.getByText(/^Người thứ hai phải xác nhận/)).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
  await dialog.getByLabel('Lý do, lưu trong nhật ký').fill('the number was a typing error');
  await dialog.getByRole('button', { name: 'Xác nhận' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Đã gửi người thứ hai')).toBeVisible();
  await page.goto(`${consoleUrl(baseURL)}/changes`);
  await expect(page.getByText('Loại trừ được chuyển sang').first()).toBeVisible();
});

test('[OPS-01] the last four digits of an account find who withdraws to it @desk', async ({
  page,
  baseURL,
}) => {
  const end = String(1000 + (Date.now() % 9000));
  const owner = (start: string) =>
    newPlayer(page, {
      prepare: async (visitor) => {
        visitor.token = (await visitor.get(session.stepUp, { password })).token;
        const number = `${start}${String(Date.now()).slice(-6)}${end}`;
        await visitor.get(cashier.addPayee, { bank: '970436', number, holder: 'Nguyen Minh Khoa' });
      },
    });
  const [one, two] = [await owner('1'), await owner('2')];
  await signInWithCases(page, baseURL, 0, 'compliance');
  await page.addInitScript("localStorage.setItem('brand', 'main')");
  await page.goto(`${consoleUrl(baseURL)}/players`);
  await page.getByRole('button', { name: 'Tài khoản, mã bất kỳ, vòng, giao dịch, hồ sơ' }).click();
  await page.getByRole('combobox').fill(end);
  const kind = page.getByRole('option', { name: /^Tài khoản có 4 số cuối này/ });
  await expect(kind).toContainText('để lại một dòng nhật ký');
  await kind.click();
  const [first, other] = [one, two].map((name) =>
    page.getByRole('option', { name: new RegExp(`^${name}`) }),
  );
  await expect(first!).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
  await other!.click();
  await expect(page.getByRole('heading', { name: two })).toBeVisible();
});
