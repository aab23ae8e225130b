import { moneyText } from '@parlour/contract/money';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { Platform } from '../../../lib/context';
import { publishAll } from '../../../lib/jobs/outbox';
import { noteLarge } from '../../brand';
import { creditCash, notifyBalances } from '../../wallet';
import { markCredited, type LockedDeposit } from '../deposits/deposit-queries';
import { openTurnovers } from '../turnover/open-turnover';
import { feeOfPaid } from './payment';

export type PaidOrder = {
  order: LockedDeposit;
  provider: string;
  paymentId: string;
  amount: bigint;
  /** The account that has the money: the bank's, or the brand's suspense. */
  source: string;
};

/**
 * Credits orders, one of each player, with what was paid: the status, the event and the money are
 * one commit under the order's lock. The reference is the payment's, so that no payment is credited
 * twice.
 */
export const creditOrders = async (
  platform: Platform,
  sql: Transaction,
  paid: readonly PaidOrder[],
): Promise<void> => {
  if (paid.length === 0) return;
  const credits = paid.map(creditOf);
  await markCredited(sql, credits);
  const type = 'cashier.deposit_credited' as const;
  const events = credits.map(({ id, playerId }) => ({ type, key: id, depositId: id, playerId }));
  await publishAll(sql, events);
  await openTurnovers(
    platform,
    sql,
    credits.map(({ brand, playerId, currency, reference, received }) => ({
      brand,
      playerId,
      currency,
      reason: 'deposit',
      reference,
      amount: received,
    })),
  );
  await creditCash(
    sql,
    credits.map(({ brand, playerId, currency, reference, source, received, fee }) => ({
      playerId,
      currency,
      amount: received,
      fee,
      feeTarget: `house:${brand}:fees:deposit`,
      namespace: 'cashier',
      reference,
      source,
      reason: 'deposit',
    })),
  );
  sql.afterCommit(() => tell(platform, credits));
};

const creditOf = ({ order, provider, paymentId, amount: paid, source }: PaidOrder) => {
  const deposit = { ...order, amount: paid, fee: feeOfPaid(order, paid) };
  const { fee } = deposit;
  const received = paid - fee;
  const playerId = order.playerId.toString();
  const reference = `${provider}:${paymentId}`;
  return { ...deposit, fee, playerId, paymentId, received, source, reference };
};

const tell = (platform: Platform, credits: readonly ReturnType<typeof creditOf>[]): void => {
  for (const credit of credits) {
    const { id, playerId, received } = credit;
    const amount = moneyText(received);
    platform.live.notify(playerId, { type: 'deposit', id, status: 'credited', amount });
    noteLarge(platform, 'deposit', credit);
  }
  void notifyBalances(platform, credits);
};
