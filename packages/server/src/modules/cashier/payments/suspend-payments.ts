import type { Transaction } from '@parlour/node-kit/database/database';
import type { Platform } from '../../../lib/context';
import { openCases } from '../../casework';
import { openAccount, post } from '../../ledger';
import { markReceived, type LockedDeposit } from '../deposits/deposit-queries';
import type { PaymentReason } from './payment';
import type { NewPayment } from './payment-queries';

export type PaymentToSuspend = NewPayment & {
  id: bigint;
  order: LockedDeposit | undefined;
  reasons: PaymentReason[];
};

/**
 * Real money that cannot be credited by itself goes to the suspense account of the brand, and a
 * person decides where it belongs. The players of the orders that it names read that it is here.
 */
export const suspendPayments = async (
  platform: Platform,
  sql: Transaction,
  payments: readonly PaymentToSuspend[],
): Promise<void> => {
  if (payments.length === 0) return;
  await openCases(
    sql,
    payments.map(({ id, brand, amount, currency, reasons, order }) => ({
      brand,
      kind: 'deposit',
      subjectId: id.toString(),
      amount,
      currency,
      reasons,
      ...(order ? { playerId: order.playerId } : {}),
    })),
  );
  await tellReceived(platform, sql, payments);
  await postToSuspense(sql, payments);
  sql.afterCommit(() => {
    for (const { brand, provider, paymentId: payment, reasons } of payments) {
      platform.log.warn('cashier.payment_unmatched', { brand, provider, payment, reasons });
    }
  });
};

const tellReceived = async (
  { live }: Platform,
  sql: Transaction,
  payments: readonly PaymentToSuspend[],
): Promise<void> => {
  const orders = payments.flatMap(({ order }) => order ?? []);
  if (orders.length === 0) return;
  const ids = orders.map(({ id }) => id);
  await markReceived(sql, ids);
  // The others' players know.
  const waiting = orders.filter(({ status }) => ['pending', 'expired', 'failed'].includes(status));
  sql.afterCommit(() => {
    for (const { id, playerId } of waiting) {
      live.notify(playerId.toString(), { type: 'deposit', id, status: 'received' });
    }
  });
};

const postToSuspense = async (
  sql: Transaction,
  payments: readonly PaymentToSuspend[],
): Promise<void> => {
  const transfers = payments.map(
    ({ brand, provider, methodCode, paymentId, amount, currency }) => ({
      // Separate from the deposits: the payment may still be credited under its own reference.
      namespace: 'cashier:suspense',
      reference: `${provider}:${paymentId}`,
      reason: 'deposit',
      source: bankOf({ brand, methodCode }),
      target: suspenseOf(brand),
      currency,
      amount,
    }),
  );
  const accounts = transfers.flatMap(({ source, target, currency }) => [
    `${source} ${currency}`,
    `${target} ${currency}`,
  ]);
  for (const account of new Set(accounts)) {
    const [path = '', currency = ''] = account.split(' ');
    await openAccount(sql, path, currency);
  }
  await post(sql, transfers);
};

export const bankOf = ({ brand, methodCode }: { brand: string; methodCode: string }): string =>
  `house:${brand}:bank:${methodCode}`;

export const suspenseOf = (brand: string): string => `house:${brand}:suspense`;
