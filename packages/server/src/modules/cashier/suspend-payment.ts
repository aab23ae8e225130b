import type { Platform } from '../../lib/context';
import type { Transaction } from '../../lib/database/db';
import { knownBrand } from '../brand';
import { openAccount, post } from '../ledger';
import type { PaymentNotice } from './providers/sandbox/notice';
import { findPayment, insertUnmatched } from './queries';

export type Unmatched = {
  brand: string;
  methodCode: string;
  /** In the words of the webhook's answer. */
  why: 'unknown_deposit' | 'amount_mismatch' | 'already_settled';
};

/**
 * A payment that fits no deposit is real money all the same: it goes to the suspense account of the
 * brand, with a row by which a person finds it. The same payment told again changes nothing.
 */
export const suspendPayment = async (
  platform: Platform,
  sql: Transaction,
  { brand, methodCode, why }: Unmatched,
  { paymentId, depositId, amount, currency }: PaymentNotice,
): Promise<void> => {
  // The sandbox's play money enters no brand that deals in real money.
  if (!(await knownBrand(platform, brand)).facts.demo) return;
  if ((await findPayment(sql, methodCode, paymentId)) !== undefined) return;
  await insertUnmatched(sql, { brand, methodCode, paymentId, depositId, amount, currency, why });
  const source = `house:${brand}:bank:${methodCode}`;
  const target = `house:${brand}:suspense`;
  for (const path of [source, target]) await openAccount(sql, path, currency);
  await post(sql, [
    {
      // Apart from the deposits: an operator may still credit this payment to one.
      namespace: 'cashier:suspense',
      reference: `${methodCode}:${paymentId}`,
      reason: 'deposit',
      source,
      target,
      currency,
      amount,
    },
  ]);
  sql.afterCommit(() =>
    platform.log.warn('cashier.payment_unmatched', {
      brand,
      method: methodCode,
      payment: paymentId,
      why,
    }),
  );
};
