import type { Transaction } from '@parlour/node-kit/database/database';
import type { Platform } from '../../../lib/context';
import { publish } from '../../../lib/jobs/outbox';
import { brandOf, loadedBrand } from '../../brand';
import { refusesCredit } from '../../compliance';
import { announcedHours } from '../deposits/deposit';
import {
  lockDeposit,
  markAnnounced,
  markFailed,
  type LockedDeposit,
} from '../deposits/deposit-queries';
import { readBounds } from '../methods/method-queries';
import type { PaymentNotice, Provider } from '../providers/provider';
import { creditOrder } from './credit-order';
import { reasonsOf } from './payment';
import { encryptText } from './payment-text';
import { findPayment, insertMatched, lockPayment, type PaymentRow } from './payment-queries';
import { bankOf, suspendPayment } from './suspend-payment';

/** The word that the provider reads about its payment. */
export type PaymentAnswer =
  | 'credited'
  | 'received'
  | 'failed'
  | 'repeat'
  | 'unknown_deposit'
  | 'live_brand'
  | 'already_settled'
  | 'payment_used';

type Reported = { code: string; provider: Provider; notice: PaymentNotice; host: string };

/**
 * Takes what a provider reports: a payment is credited or kept in suspense, exactly once, whatever
 * is repeated or concurrent.
 */
export const takePayment = async (
  platform: Platform,
  sql: Transaction,
  { code, provider, notice, host }: Reported,
): Promise<PaymentAnswer> => {
  await lockPayment(sql, code, notice.paymentId);
  const found = notice.depositId && (await lockDeposit(sql, notice.depositId));
  const order = found && found.provider === code ? found : undefined;
  // Play money for a brand with real money would be created from nothing.
  if (order && provider.isPlayMoney && !order.isDemo) return 'live_brand';
  if (notice.outcome === 'declined') return decline(platform, sql, order, notice);
  const known = await findPayment(sql, code, notice.paymentId);
  if (known) return repeatOf(known, notice);
  if (notice.outcome === 'received') return announce(platform, sql, order, notice);
  const brand = order?.brand ?? notice.at?.brand ?? (await brandOf(platform, host)).code;
  if (!order && provider.isPlayMoney && !(await loadedBrand(platform, brand)).facts.demo) {
    return 'unknown_deposit';
  }
  return keep(platform, sql, order, { code, notice, brand });
};

const repeatOf = (
  { amount, currency, namedId }: PaymentRow,
  notice: PaymentNotice,
): PaymentAnswer => {
  const isSame =
    amount === notice.amount &&
    currency === notice.currency &&
    namedId === (notice.depositId ?? null);
  return isSame ? 'repeat' : 'payment_used';
};

const keep = async (
  platform: Platform,
  sql: Transaction,
  order: LockedDeposit | undefined,
  { code, notice, brand }: { code: string; notice: PaymentNotice; brand: string },
): Promise<PaymentAnswer> => {
  const { paymentId, amount, depositId: namedId, currency, content, payer } = notice;
  const methodCode = order?.methodCode ?? notice.at?.methodCode ?? code;
  const payment = {
    provider: code,
    paymentId,
    brand,
    methodCode,
    amount,
    currency,
    namedId,
    text: encryptText(platform.config, { provider: code, paymentId }, { content, payer }),
  };
  const { needsPersons = false } = notice;
  const facts = await factsOf(sql, order, amount);
  const reasons = reasonsOf(notice, order, { ...facts, needsPersons });
  if (!order || reasons.length > 0) {
    await suspendPayment(platform, sql, payment, { order, reasons });
    return 'received';
  }
  await insertMatched(sql, payment, order.id);
  const source = bankOf({ brand, methodCode });
  await creditOrder(platform, sql, order, { provider: code, paymentId, amount, source });
  return 'credited';
};

const factsOf = async (sql: Transaction, order: LockedDeposit | undefined, amount: bigint) => {
  if (!order) return { min: 0n, max: 0n, refused: undefined };
  const { min, max } = await readBounds(sql, order);
  const { id: depositId, currency } = order;
  const playerId = order.playerId.toString();
  return { min, max, refused: await refusesCredit(sql, { playerId, currency, amount, depositId }) };
};

/**
 * The provider has the money, and has not confirmed it yet: nothing moves. An order whose money may
 * not be credited stays as it is: marked, it would reserve its amount again.
 */
const announce = async (
  { live }: Platform,
  sql: Transaction,
  order: LockedDeposit | undefined,
  { amount }: PaymentNotice,
): Promise<PaymentAnswer> => {
  if (!order) return 'unknown_deposit';
  if ((await factsOf(sql, order, amount)).refused) return 'received';
  if (!(await markAnnounced(sql, order.id, announcedHours))) return 'repeat';
  const { id } = order;
  sql.afterCommit(() =>
    live.notify(order.playerId.toString(), { type: 'deposit', id, status: 'received' }),
  );
  return 'received';
};

const decline = async (
  { live }: Platform,
  sql: Transaction,
  order: LockedDeposit | undefined,
  { paymentId, amount, currency }: PaymentNotice,
): Promise<PaymentAnswer> => {
  if (!order || order.amount !== amount || order.currency !== currency) return 'unknown_deposit';
  if (order.status === 'credited') return 'already_settled';
  if (order.paymentId === paymentId) return 'repeat';
  const { id } = order;
  const playerId = order.playerId.toString();
  await markFailed(sql, id, paymentId, 'declined');
  await publish(sql, {
    type: 'cashier.deposit_failed',
    key: `${id}:${paymentId}`,
    depositId: id,
    playerId,
    reason: 'declined',
  });
  sql.afterCommit(() => live.notify(playerId, { type: 'deposit', id, status: 'failed' }));
  return 'failed';
};
