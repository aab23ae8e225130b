import { cashier } from '@parlour/contract/cashier';
import { session } from '@parlour/contract/session';
import type { Visitor } from '@parlour/testkit/site/visitor';
import type { Locator, Page } from '@playwright/test';
import { newPlayer, password } from '../new-player';
import { centreOf } from './centre';
import { runBeside } from './console';

export const paymentPassword = '802913';

export const setPaymentPassword = async (visitor: Visitor, login: string): Promise<void> => {
  visitor.token = (await visitor.get(session.stepUp, { password: login })).token;
  const passwords = { newPassword: paymentPassword, confirmNewPassword: paymentPassword };
  await visitor.get(session.setPaymentPassword, passwords);
};

/** A player with so much cash to withdraw, a payment password and an account that has rested. */
export const payablePlayer = async (page: Page, amount: string): Promise<string> => {
  const username = await newPlayer(page, {
    prepare: async (visitor) => {
      await setPaymentPassword(visitor, password);
      const number = String(Date.now()).slice(-10);
      await visitor.get(cashier.addPayee, { bank: '970436', number, holder: 'Nguyen Minh Khoa' });
    },
  });
  await runBeside('e2e/beside/payable.ts', username, amount);
  return username;
};

/**
 * Opens the page of withdrawals and asks for an amount, by the first method or by that of a name;
 * returns the centre that it stands in.
 */
export const requestWithdrawal = async (
  page: Page,
  amount: string,
  method?: string,
): Promise<Locator> => {
  await page.goto('/?mc=withdraw');
  const centre = centreOf(page);
  if (method) await centre.getByRole('radio', { name: new RegExp(`^${method}`) }).check();
  await centre.getByRole('textbox', { name: 'Số tiền rút' }).fill(amount);
  await centre.getByLabel('Mật khẩu giao dịch').fill(paymentPassword);
  await centre.getByRole('button', { name: 'Gửi yêu cầu rút' }).click();
  return centre;
};

/** Approves the withdrawal of a player that waits for a person. */
export const approveWithdrawal = (username: string): Promise<string> =>
  runBeside('e2e/beside/payable.ts', username, 'approve');

export const refuseWithdrawal = (username: string): Promise<string> =>
  runBeside('e2e/beside/payable.ts', username, 'refuse');

/** No one knows for a day what became of the payout by hand of a player. */
export const losePayout = (username: string): Promise<string> =>
  runBeside('e2e/beside/payable.ts', username, 'lose');

/** The bank says that it paid nothing of a player's withdrawal. */
export const markUnpaid = (username: string): Promise<string> =>
  runBeside('e2e/beside/payable.ts', username, 'unpaid');
