import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectNoBarrierInEitherTheme } from './checks/barriers';
import { expectFits } from './checks/fit';
import { consoleUrl, signInWithCases } from './pages/console';

test('[OPS-01] the networks of a brand are read, and a wrong one is said at its field @phone', async ({
  page,
  baseURL,
}) => {
  await signInWithCases(page, baseURL, 0, 'admin');
  await page.goto(`${consoleUrl(baseURL)}/people`);
  await page
    .getByRole('button', { name: /^Mạng được phép của / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Mạng được phép của / });
  const field = dialog.getByLabel(/^Mạng/);
  await field.fill('203.0.113.0/99');
  await dialog.getByRole('button', { name: 'Xem trước' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
  await field.fill('203.0.113.0/24\n127.0.0.0/8');
  await dialog.getByRole('button', { name: 'Xem trước' }).click();
  await expect(dialog.getByText('203.0.113.0/24, 127.0.0.0/8')).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
});

const reason = 'the branch has moved';

/** A person of this role in a browser of their own. */
const openPerson = async (browser: Browser, baseURL: string | undefined, role: string) => {
  const context = await browser.newContext();
  const page: Page = await context.newPage();
  return { page, context, name: await signInWithCases(page, baseURL, 0, role) };
};

test('[OPS-01] a person’s networks are in force at once, and are taken back by two persons @desk', async ({
  page,
  browser,
  baseURL,
}) => {
  const url = consoleUrl(baseURL);
  const away = await openPerson(browser, baseURL, 'cashier');
  await away.page.goto(`${url}/payouts`);
  await expect(away.page.getByRole('heading', { name: 'Lệnh chuyển tiền' })).toBeVisible();

  const author = await signInWithCases(page, baseURL, 0, 'admin');
  await page.goto(`${url}/people`);
  const title = `Mạng được phép của ${away.name}`;
  const dialog = page.getByRole('dialog', { name: title });
  const propose = async (networks: string, said: string) => {
    await page.getByRole('button', { name: title, exact: true }).click();
    await dialog.getByLabel(/^Mạng/).fill(networks);
    await dialog.getByRole('button', { name: 'Xem trước' }).click();
    await expect(dialog.getByRole('status')).toHaveText(said);
    await expectNoBarrierInEitherTheme(page);
    await dialog.getByLabel('Lý do, lưu trong nhật ký').fill(reason);
    await dialog.getByRole('button', { name: 'Xác nhận' }).click();
    await expect(dialog).toBeHidden();
  };
  await propose('203.0.113.0/24', 'Có hiệu lực ngay khi bạn xác nhận.');
  await away.page.reload();
  await expect(away.page.getByRole('heading', { name: 'Đăng nhập bàn điều hành' })).toBeVisible();

  // To take them back lets in who was not: a second person looks at it.
  await propose('', 'Người thứ hai phải xác nhận trước khi có hiệu lực.');
  await page.goto(`${url}/changes`);
  const waiting = page.getByRole('listitem').filter({ hasText: author }).first();
  await expect(waiting.getByRole('button', { name: 'Rút lại' })).toBeVisible();
  await expect(waiting.getByRole('button', { name: 'Duyệt' })).toHaveCount(0);
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);

  const second = await openPerson(browser, baseURL, 'lead');
  await second.page.goto(`${url}/changes`);
  const theirs = second.page.getByRole('listitem').filter({ hasText: author }).first();
  await expect(theirs).toContainText(`Mạng được phép ${away.name}`);
  await expect(theirs).toContainText('từ đâu cũng được');
  await theirs.getByRole('button', { name: 'Duyệt' }).click();
  const approval = second.page.getByRole('dialog', { name: 'Duyệt' });
  await expect(approval.getByText(`Mạng được phép ${away.name}`)).toBeVisible();
  await approval.getByLabel('Lý do, lưu trong nhật ký').fill(reason);
  await expectNoBarrierInEitherTheme(second.page);
  await approval.getByRole('button', { name: 'Duyệt', exact: true }).last().click();
  await expect(approval).toBeHidden();
  await expect(
    second.page
      .getByRole('listitem')
      .filter({ hasText: `${author} · ${second.name}` })
      .first(),
  ).toContainText('Đã áp dụng');
  await page.goto(`${url}/people`);
  await page.getByRole('button', { name: title, exact: true }).click();
  await expect(dialog.getByLabel(/^Mạng/)).toHaveValue('');
  await away.context.close();
  await second.context.close();
});
