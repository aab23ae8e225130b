import { randomUUID } from 'node:crypto';
import type { DecidedDeposit } from '@parlour/contract/cashier/desk';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { Platform } from '../../../lib/context';
import { publish } from '../../../lib/jobs/outbox';
import { Refusal } from '../../../lib/refusal';
import { brandByCode } from '../../brand';
import { refusesCredit } from '../../compliance';
import { openAccount, post } from '../../ledger';
import { isDepositId, isDepositNumber, payWithinMinutes } from '../deposits/deposit';
import {
  insertDeposit,
  lockDeposit,
  markFailed,
  markUnpaid,
  readDepositByNumber,
  readPlayerTerms,
  type LockedDeposit,
} from '../deposits/deposit-queries';
import { creditOrders } from '../payments/credit-orders';
import { markMatched, markReturned, type PaymentRow } from '../payments/payment-queries';
import { bankOf, suspenseOf } from '../payments/suspend-payments';
import { lockTurnover } from '../turnover/turnover-queries';

type Owner = { orderId?: string | undefined; playerId?: string | undefined };
type Shown = NonNullable<DecidedDeposit['deposit']>;

/**
 * Whom a verdict credits: `object` names it in one way of writing, since two persons must choose
 * the same.
 */
export const ownerOf = async (
  sql: Transaction,
  { brand }: PaymentRow,
  { orderId, playerId }: Owner,
): Promise<{ object: string; playerId: string }> => {
  if (orderId === undefined) {
    const id = BigInt(playerId ?? '').toString();
    return { object: `#${id}`, playerId: id };
  }
  const order = await lockOrder(sql, orderId);
  if (order?.brand !== brand) throw new Refusal('request.unknown');
  return { object: order.number, playerId: order.playerId.toString() };
};

const lockOrder = async (sql: Transaction, name: string): Promise<LockedDeposit | undefined> => {
  const id = isDepositNumber(name) ? (await readDepositByNumber(sql, name))?.id : name;
  return id !== undefined && isDepositId(id) ? lockDeposit(sql, id) : undefined;
};

/** Credits a payment in suspense to an order, or to a player by an order that is made for it. */
export const creditPayment = async (
  platform: Platform,
  sql: Transaction,
  payment: PaymentRow,
  { orderId, playerId }: Owner,
): Promise<Shown> => {
  // Orders lock before the accounts of their player, as when a payment arrives.
  const named = payment.namedId === null ? undefined : await lockDeposit(sql, payment.namedId);
  const order =
    orderId === undefined
      ? await orderFor(platform, sql, payment, playerId ?? '')
      : await orderOf(sql, payment, orderId);
  const { provider, paymentId, amount } = payment;
  await markMatched(sql, payment.id, order.id);
  const source = suspenseOf(payment.brand);
  await creditOrders(platform, sql, [{ order, provider, paymentId, amount, source }]);
  if (named && named.id !== order.id) await endNamed(platform, sql, payment, named);
  return { id: order.id, number: order.number, status: 'credited' };
};

/** The order that a payment named waits no longer when another one is credited. */
const endNamed = async (
  { live }: Platform,
  sql: Transaction,
  payment: PaymentRow,
  { id, provider, playerId }: LockedDeposit,
): Promise<void> => {
  if (provider !== payment.provider || !(await markUnpaid(sql, id))) return;
  sql.afterCommit(() =>
    live.notify(playerId.toString(), { type: 'deposit', id, status: 'expired' }),
  );
};

/**
 * What exceeded a limit of its player, or came during an exclusion, goes back to its payer, also
 * when neither is in force any more. `depositId`: the order, which reserved the amount.
 */
const assertMayCredit = async (
  sql: Transaction,
  { reasons, amount, currency }: PaymentRow,
  to: { playerId: string; depositId?: string },
): Promise<void> => {
  // Before the player's accounts, as everywhere.
  await lockTurnover(sql, to.playerId);
  const refused = await refusesCredit(sql, { ...to, amount, currency });
  if (refused === 'excluded' || reasons.includes('excluded')) {
    throw new Refusal('compliance.excluded');
  }
  if (refused || reasons.includes('over_limit')) throw new Refusal('compliance.limit_reached');
};

const orderOf = async (
  sql: Transaction,
  payment: PaymentRow,
  name: string,
): Promise<LockedDeposit> => {
  const order = await lockOrder(sql, name);
  if (!order || order.brand !== payment.brand) throw new Refusal('request.unknown');
  if (order.status === 'credited') throw new Refusal('cashier.order_taken');
  if (order.currency !== payment.currency) throw new Refusal('wallet.currency_mismatch');
  // What it names may be paid partly; of another order the amount is the only proof.
  if (order.id !== payment.namedId && order.amount !== payment.amount) {
    throw new Refusal('cashier.amount_differs');
  }
  await assertMayCredit(sql, payment, {
    playerId: order.playerId.toString(),
    depositId: order.id,
  });
  return order;
};

const orderFor = async (
  platform: Platform,
  sql: Transaction,
  payment: PaymentRow,
  playerId: string,
): Promise<LockedDeposit> => {
  const { brand, provider, methodCode, amount, currency } = payment;
  const player = await readPlayerTerms(sql, playerId);
  if (player?.brand !== brand) throw new Refusal('request.unknown');
  if (player.currency !== currency) throw new Refusal('wallet.currency_mismatch');
  // Before there is an order: it would be its own reservation.
  await assertMayCredit(sql, payment, { playerId });
  const { timeZone } = await brandByCode(platform, brand);
  const id = await insertDeposit(sql, {
    playerId,
    brand,
    methodCode,
    provider,
    amount,
    fee: 0n,
    currency,
    idempotencyKey: randomUUID(),
    minutes: payWithinMinutes,
    timeZone,
  });
  const order = id === undefined ? undefined : await lockDeposit(sql, id);
  if (!order) throw new Error('an order for a payment was not written');
  return order;
};

/** Gives the money back to the bank's account, from where a person sends it back. */
export const returnPayment = async (
  { live }: Platform,
  sql: Transaction,
  payment: PaymentRow,
): Promise<Shown | undefined> => {
  const { id, provider, paymentId, brand, methodCode, amount, currency, namedId } = payment;
  const order = namedId === null ? undefined : await lockDeposit(sql, namedId);
  await markReturned(sql, id);
  const isEnded = order?.status === 'received' && order.provider === provider;
  if (isEnded) {
    const playerId = order.playerId.toString();
    await markFailed(sql, order.id, paymentId, 'returned');
    await publish(sql, {
      type: 'cashier.deposit_failed',
      key: `${order.id}:${paymentId}`,
      depositId: order.id,
      playerId,
      reason: 'returned',
    });
    sql.afterCommit(() =>
      live.notify(playerId, { type: 'deposit', id: order.id, status: 'failed' }),
    );
  }
  const [source, target] = [suspenseOf(brand), bankOf({ brand, methodCode })];
  for (const path of [source, target]) await openAccount(sql, path, currency);
  const reference = `${provider}:${paymentId}`;
  const namespace = 'cashier:return';
  await post(sql, [{ namespace, reference, reason: 'deposit', source, target, currency, amount }]);
  return isEnded ? { id: order.id, number: order.number, status: 'failed' } : undefined;
};
