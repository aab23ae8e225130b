import { moneyText } from '@parlour/contract/money';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { Platform } from '../../../lib/context';
import { publish } from '../../../lib/jobs/outbox';
import { noteLarge } from '../../brand';
import { credit as creditWallet, notifyBalance } from '../../wallet';
import { markCredited, type LockedDeposit } from '../deposits/deposit-queries';
import { openTurnover } from '../turnover/open-turnover';
import { feeOfPaid } from './payment';

type Paid = {
  provider: string;
  paymentId: string;
  amount: bigint;
  /** The account that has the money: the bank's, or the brand's suspense. */
  source: string;
};

/**
 * Credits an order with what was paid: the status, the event and the money are one commit under the
 * order's lock. The reference is the payment's, so that no payment is credited twice.
 */
export const creditOrder = async (
  platform: Platform,
  sql: Transaction,
  order: LockedDeposit,
  { provider, paymentId, amount: paid, source }: Paid,
): Promise<void> => {
  const deposit = { ...order, amount: paid, fee: feeOfPaid(order, paid) };
  const { id, fee } = deposit;
  const received = paid - fee;
  const playerId = deposit.playerId.toString();
  await markCredited(sql, { id, paymentId, amount: paid, fee });
  const type = 'cashier.deposit_credited' as const;
  await publish(sql, { type, key: id, depositId: id, playerId });
  await openTurnover(platform, sql, {
    brand: deposit.brand,
    playerId,
    currency: deposit.currency,
    reason: 'deposit',
    reference: `${provider}:${paymentId}`,
    amount: received,
  });
  const answer = await creditWallet(sql, {
    playerId,
    currency: deposit.currency,
    pocket: 'cash',
    amount: received,
    fee: { amount: fee, target: `house:${deposit.brand}:fees:deposit` },
    namespace: 'cashier',
    reference: `${provider}:${paymentId}`,
    source,
    reason: 'deposit',
  });
  // The order's lock and the payment's key come first: a used reference here would be a bug.
  if (answer !== 'done') throw new Error(`the ledger answered ${answer} to a new deposit`);
  sql.afterCommit(() => {
    const amount = moneyText(received);
    platform.live.notify(playerId, { type: 'deposit', id, status: 'credited', amount });
    void notifyBalance(platform, playerId, deposit.currency);
    noteLarge(platform, 'deposit', { ...deposit, playerId });
  });
};
