import { player } from '@parlour/contract/player';
import { expect, type Page, test } from '@playwright/test';
import { demoPassword, demoPlayer, newPlayer, password } from './new-player';
import { centreOf, expectFaultless } from './pages/centre';
import { paymentPassword, setPaymentPassword } from './pages/withdraw';

const send = async (page: Page, amount: string, note: string) => {
  const centre = centreOf(page);
  await centre.getByRole('textbox', { name: 'Số tiền chuyển' }).fill(amount);
  await centre.getByLabel('Lời nhắn').fill(note);
  await centre.getByLabel('Mật khẩu giao dịch').fill(paymentPassword);
  await centre.getByRole('button', { name: 'Chuyển tiền', exact: true }).click();
};

test(
  '[WALLET-05] [ERR-05] money goes to a downline and back up, and both see names, amount and note',
  { tag: '@phone' },
  async ({ page, browser }) => {
    const name = await newPlayer(page, {
      affiliateCode: 'PARLOUR7',
      prepare: (visitor) => setPaymentPassword(visitor, password),
    });
    const context = await browser.newContext({ viewport: page.viewportSize() });
    const upline = await context.newPage();
    await demoPlayer(upline, 'demoagent', {
      money: '200000',
      prepare: async (visitor) => {
        const { hasPaymentPassword } = await visitor.get(player.readMember, {});
        if (!hasPaymentPassword) await setPaymentPassword(visitor, demoPassword);
      },
    });
    // A player without downlines has the form to the upline, whose name stands fixed.
    await page.goto('/?mc=transferUpline');
    await expect(centreOf(page).getByText('demoagent', { exact: true })).toBeVisible();
    await expect(centreOf(page).getByLabel('Tài khoản tuyến dưới')).toBeHidden();
    await send(page, '20000', 'trả lại');
    const tooMuch = centreOf(page).getByText('Số dư không đủ');
    await expect(tooMuch).toBeVisible();

    await upline.goto('/?mc=transferUpline');
    const desk = centreOf(upline);
    await desk.getByLabel('Tài khoản tuyến dưới').fill('demoplayer');
    await send(upline, '50000', 'tiền trà');
    await expect(desk.getByText('Đây không phải tuyến dưới trực tiếp của bạn')).toBeVisible();
    await expect(desk.getByLabel('Tài khoản tuyến dưới')).toBeFocused();
    await expectFaultless(upline);
    await desk.getByLabel('Tài khoản tuyến dưới').fill(name);
    await desk.getByRole('button', { name: 'Chuyển tiền', exact: true }).click();
    await expect(desk.getByText(`demoagent đã chuyển ₫ 50,000.00 cho ${name}`)).toBeVisible();
    await expect(desk.getByText('tiền trà', { exact: true })).toBeVisible();
    const arrived = 'demoagent vừa chuyển cho bạn ₫ 50,000.00 · tiền trà';
    await expect(page.getByText(arrived)).toBeVisible();
    // What arrived can be sent on.
    await expect(centreOf(page).getByText('₫ 50,000.00', { exact: true })).toBeVisible();
    await expect(tooMuch).toBeHidden();

    await send(page, '20000', 'trả lại');
    const sent = centreOf(page).getByText(`${name} đã chuyển ₫ 20,000.00 cho demoagent`);
    await expect(sent).toBeVisible();
    await expect(
      upline.getByText(`${name} vừa chuyển cho bạn ₫ 20,000.00 · trả lại`),
    ).toBeVisible();
    await expectFaultless(page);
    await context.close();
  },
);
