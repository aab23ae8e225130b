import type { Platform } from '../../../lib/context';
import type { Transaction } from '@parlour/node-kit/database/database';
import { loadedBrand } from '../../brand';
import { openAccount, post } from '../../ledger';
import type { PaymentNotice, Provider } from '../providers/provider';
import { findPayment, insertUnmatched } from './payment-queries';

export type Unmatched = PaymentNotice & {
  brand: string;
  provider: string;
  /** The deposit's brand; without a deposit the provider itself. */
  methodCode: string;
  /** The word of the webhook's answer. */
  why: 'unknown_deposit' | 'amount_mismatch' | 'already_settled';
};

/**
 * A payment without a matching deposit is real money all the same: it goes to the suspense account
 * of the brand, with a row by which a person finds it. A repeated message changes nothing.
 */
export const suspendPayment = async (
  platform: Platform,
  sql: Transaction,
  payment: Unmatched,
  { isPlayMoney }: Pick<Provider, 'isPlayMoney'>,
): Promise<void> => {
  const { brand, provider, methodCode, paymentId, amount, currency, why } = payment;
  // Play money is never credited to a real-money brand.
  if (isPlayMoney && !(await loadedBrand(platform, brand)).facts.demo) return;
  if ((await findPayment(sql, provider, paymentId)) !== undefined) return;
  await insertUnmatched(sql, payment);
  const source = `house:${brand}:bank:${methodCode}`;
  const target = `house:${brand}:suspense`;
  for (const path of [source, target]) await openAccount(sql, path, currency);
  await post(sql, [
    {
      // Separate from the deposits: an operator may still credit this payment to one.
      namespace: 'cashier:suspense',
      reference: `${provider}:${paymentId}`,
      reason: 'deposit',
      source,
      target,
      currency,
      amount,
    },
  ]);
  sql.afterCommit(() =>
    platform.log.warn('cashier.payment_unmatched', { brand, provider, payment: paymentId, why }),
  );
};
