import { expect, type Page, test } from '@playwright/test';
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

type Act = { button: RegExp; send: string; done: string };

/** Opens the dialog of an act by keys, reads what is missing, says why, and sees it done. */
const act = async (page: Page, { button, send, done }: Act) => {
  const opener = page.getByRole('button', { name: button }).first();
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: button });
  const reason = dialog.getByLabel('Lý do');
  await expect(reason).toBeFocused();
  await dialog.getByRole('button', { name: send, exact: true }).press('Enter');
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await reason.fill('the player asked for it by phone');
  await dialog.getByRole('button', { name: send, exact: true }).press('Enter');
  await expect(page.getByText(done, { exact: true }).first()).toBeVisible();
  await expect(dialog).toBeHidden();
};

test('[OPS-01] a player is noted, blocked and locked by keys alone, and another person lifts the block @desk', async ({
  page,
  browser,
  baseURL,
}) => {
  const username = await newPlayer(page);
  const author = await signInWithCases(page, baseURL, 0);
  // Where no other person could confirm, one person does alone.
  const second = await (await browser.newContext()).newPage();
  await signInWithCases(second, baseURL, 0);
  await page.goto(`${consoleUrl(baseURL)}/players?q=${username}`);
  await page.getByRole('link', { name: username }).press('Enter');
  await page.getByRole('button', { name: 'Ghi chú', exact: true }).press('Enter');
  const note = page.getByRole('dialog', { name: 'Ghi chú' });
  await expect(note.getByLabel('Nội dung')).toBeFocused();
  await page.keyboard.type('called about a phone that was lost');
  await expectNoBarrierInEitherTheme(page);
  await note.getByRole('button', { name: 'Lưu ghi chú' }).press('Enter');
  await expect(note).toBeHidden();

  await page.getByRole('link', { name: 'Phiên, thiết bị' }).press('Enter');
  await act(page, { button: /^Kết thúc phiên /, send: 'Kết thúc', done: 'Đã kết thúc' });
  await act(page, { button: /^Quên thiết bị /, send: 'Quên', done: 'Đã quên thiết bị' });
  const lock = 'Khóa tài khoản';
  await act(page, { button: /^Khóa tài khoản$/, send: lock, done: 'Đã khóa tài khoản' });
  await expect(page.getByRole('button', { name: 'Mở khóa tài khoản' })).toBeVisible();

  const block = 'Cấm chơi, giữ quyền rút';
  await act(page, { button: /^Cấm chơi, giữ quyền rút$/, send: block, done: 'Đã cấm chơi' });
  await page.getByRole('button', { name: 'Gỡ cấm chơi' }).press('Enter');
  const lift = page.getByRole('dialog', { name: 'Gỡ cấm chơi' });
  await expectFits(page);
  await lift.getByRole('button', { name: 'Xem trước' }).press('Enter');
  await lift.getByLabel('Lý do, lưu trong nhật ký').fill('the claim was withdrawn');
  await lift.getByRole('button', { name: 'Xác nhận' }).press('Enter');
  await expect(lift).toBeHidden();

  await second.goto(`${consoleUrl(baseURL)}/changes`);
  const change = second.getByRole('listitem').filter({ hasText: author });
  await change.getByRole('button', { name: 'Duyệt' }).first().press('Enter');
  const approve = second.getByRole('dialog', { name: 'Duyệt' });
  await approve.getByLabel('Lý do, lưu trong nhật ký').fill('checked with compliance');
  await approve.getByRole('button', { name: 'Duyệt', exact: true }).press('Enter');
  await expect(approve).toBeHidden();
  await second.context().close();
  await page.reload();
  await expect(page.getByRole('button', { name: block })).toBeVisible();
});

test('[R-L5] [OPS-01] the lift of an exclusion from another account is proposed, and waits for a second person @desk', async ({
  page,
  baseURL,
}) => {
  const username = await newPlayer(page);
  await runBeside('e2e/beside/carried.ts', username);
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

test('[R-I7] [OPS-01] a round that the search finds is voided by a proposal, which shows what would be moved @desk', async ({
  page,
  baseURL,
}) => {
  const username = await newPlayer(page);
  const round = await runBeside('e2e/beside/settled-round.ts', username);
  const author = await signInWithCases(page, baseURL, 0, 'compliance');
  await page.addInitScript("localStorage.setItem('brand', 'main')");
  await page.goto(`${consoleUrl(baseURL)}/players`);
  await page.getByRole('button', { name: 'Tài khoản, mã bất kỳ, vòng, giao dịch, hồ sơ' }).click();
  await page.getByRole('combobox').fill(round);
  await page.getByRole('option', { name: new RegExp(`^${round}`) }).click();
  await expect(page.getByRole('heading', { name: `Vòng ${round}` })).toBeVisible();
  await page.getByRole('button', { name: 'Hủy vòng này' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hủy vòng này' });
  await expect(dialog.getByText('Ví chính −150,000.00 VND')).toBeVisible();
  // None of its buttons is called as what it would do, but does something else.
  await expect(dialog.getByRole('button', { name: 'Hủy', exact: true })).toHaveCount(0);
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
  await dialog.getByRole('button', { name: 'Xem trước' }).click();
  await expect(dialog.getByText(/^Người thứ hai phải xác nhận/)).toBeVisible();
  await dialog.getByLabel('Lý do, lưu trong nhật ký').fill('the reel showed another symbol');
  await dialog.getByRole('button', { name: 'Xác nhận' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`${consoleUrl(baseURL)}/changes`);
  await expect(page.getByText(`Hủy vòng cược ${round}`)).toBeVisible();
  await expect(page.getByText('Ví chính −150,000.00 VND').first()).toBeVisible();

  // The rounds of that game in the last hours, as one act.
  const [from, until] = [-7_200_000, -1000].map((ms) => new Date(Date.now() + ms).toISOString());
  const span = new URLSearchParams({ game: 'HOUSE/lotus-pond', from: from!, until: until! });
  await page.goto(`${consoleUrl(baseURL)}/voidings?${span}`);
  await page.getByRole('button', { name: 'Hủy các vòng này' }).click();
  const many = page.getByRole('dialog', { name: 'Hủy các vòng này' });
  await expect(many.getByText(/^\d+ vòng của \d+ người chơi/)).toBeVisible();
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
  await many.getByRole('button', { name: 'Xem trước' }).click();
  await expect(many.getByText('Người thứ hai phải xác nhận trước khi có hiệu lực.')).toBeVisible();

  // Who is tied to the player since then reads that it is proposed, not what it would move.
  await runBeside('e2e/beside/tied.ts', author, username);
  await page.goto(`${consoleUrl(baseURL)}/changes`);
  const change = page.getByRole('listitem').filter({ hasText: `Hủy vòng cược ${round}` });
  await expect(change.getByText(/^Thay đổi này là về người chơi có liên hệ/)).toBeVisible();
  await expect(change.getByRole('button')).toHaveText(['Rút lại']);
  await expect(change).not.toContainText('150,000');
  await expectNoBarrierInEitherTheme(page);
  await expectFits(page);
});
