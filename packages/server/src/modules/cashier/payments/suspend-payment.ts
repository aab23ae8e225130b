import type { Transaction } from '@parlour/node-kit/database/database';
import type { Platform } from '../../../lib/context';
import { openCase } from '../../casework';
import { openAccount, post } from '../../ledger';
import { markReceived, type LockedDeposit } from '../deposits/deposit-queries';
import type { PaymentReason } from './payment';
import { insertSuspended, type NewPayment } from './payment-queries';

/**
 * Real money that cannot be credited by itself goes to the suspense account of the brand, and a
 * person decides where it belongs. The player of the order that it names reads that it is here.
 */
export const suspendPayment = async (
  platform: Platform,
  sql: Transaction,
  payment: NewPayment,
  { order, reasons }: { order: LockedDeposit | undefined; reasons: PaymentReason[] },
): Promise<void> => {
  const { brand, provider, methodCode, paymentId, amount, currency } = payment;
  const id = await insertSuspended(sql, payment, reasons);
  await openCase(sql, {
    brand,
    kind: 'deposit',
    subjectId: id.toString(),
    amount,
    currency,
    reasons,
    ...(order ? { playerId: order.playerId } : {}),
  });
  if (order && (await markReceived(sql, order.id))) {
    const { id: depositId, playerId } = order;
    sql.afterCommit(() =>
      platform.live.notify(playerId.toString(), {
        type: 'deposit',
        id: depositId,
        status: 'received',
      }),
    );
  }
  const source = bankOf({ brand, methodCode });
  const target = suspenseOf(brand);
  for (const path of [source, target]) await openAccount(sql, path, currency);
  await post(sql, [
    {
      // Separate from the deposits: the payment may still be credited under its own reference.
      namespace: 'cashier:suspense',
      reference: `${provider}:${paymentId}`,
      reason: 'deposit',
      source,
      target,
      currency,
      amount,
    },
  ]);
  const facts = { brand, provider, payment: paymentId, reasons };
  sql.afterCommit(() => platform.log.warn('cashier.payment_unmatched', facts));
};

export const bankOf = ({ brand, methodCode }: { brand: string; methodCode: string }): string =>
  `house:${brand}:bank:${methodCode}`;

export const suspenseOf = (brand: string): string => `house:${brand}:suspense`;
