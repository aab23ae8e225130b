import type { Transaction } from '@parlour/node-kit/database/database';
import type { Platform } from '../../../lib/context';
import { refusesCredits } from '../../compliance';
import { lockOrders, type LockedDeposit } from '../deposits/deposit-queries';
import { readBounds } from '../methods/method-queries';
import type { PaymentNotice } from '../providers/provider';
import { lockTurnovers } from '../turnover/turnover-queries';
import { creditOrders } from './credit-orders';
import { reasonsOf, type PaymentFacts } from './payment';
import { encryptText } from './payment-text';
import { insertPayments } from './payment-queries';
import { bankOf, suspendPayments } from './suspend-payments';

/** Money that is here, and is not known yet. */
export type ArrivedPayment = {
  /** The provider's code. */
  code: string;
  notice: PaymentNotice;
  order: LockedDeposit | undefined;
  brand: string;
  needsPersons: boolean;
};

type KeptAnswer = 'credited' | 'received';

/**
 * Credits payments, or keeps them in suspense. Those of one player one after the other, since each
 * changes what the next one is decided by; those of different players together.
 */
export const keepPayments = async (
  platform: Platform,
  sql: Transaction,
  payments: readonly ArrivedPayment[],
): Promise<KeptAnswer[]> => {
  const answers: KeptAnswer[] = [];
  // Before the players' accounts, as a withdrawal and a transfer do: else they wait in a circle.
  await lockTurnovers(
    sql,
    payments.flatMap(({ order }) => order?.playerId.toString() ?? []),
  );
  for (const [turn, places] of turnsOf(payments).entries()) {
    const some = places.map((place) => payments[place]!);
    const current = turn === 0 ? some : await withOrdersNow(sql, some);
    const words = await keepTogether(platform, sql, current);
    for (const [n, place] of places.entries()) answers[place] = words[n]!;
  }
  return answers;
};

/** Their places, by turns: one of each player in a turn, in their order. */
const turnsOf = (payments: readonly ArrivedPayment[]): number[][] => {
  const turns: number[][] = [];
  const countOf = new Map<bigint, number>();
  for (const [place, { order }] of payments.entries()) {
    const turn = (order && countOf.get(order.playerId)) ?? 0;
    if (order) countOf.set(order.playerId, turn + 1);
    (turns[turn] ??= []).push(place);
  }
  return turns;
};

/** A payment of the turn before may have been of the same order. */
const withOrdersNow = async (
  sql: Transaction,
  payments: readonly ArrivedPayment[],
): Promise<ArrivedPayment[]> => {
  const orders = await lockOrders(
    sql,
    payments.flatMap(({ order }) => order?.id ?? []),
  );
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  return payments.map((payment) => ({
    ...payment,
    order: payment.order && orderOf.get(payment.order.id),
  }));
};

const keepTogether = async (
  platform: Platform,
  sql: Transaction,
  payments: readonly ArrivedPayment[],
): Promise<KeptAnswer[]> => {
  const facts = await factsOf(sql, payments);
  const decided = payments.map((payment, place) => {
    const { notice, order } = payment;
    const reasons = reasonsOf(notice, order, facts[place]!);
    const creditedTo = reasons.length === 0 ? order : undefined;
    return { ...rowOf(platform, payment), order, reasons, creditedTo };
  });
  const ids = await insertPayments(
    sql,
    decided.map((each) => ({ ...each, ...(each.creditedTo && { depositId: each.creditedTo.id }) })),
  );
  await suspendPayments(
    platform,
    sql,
    decided.flatMap((each) => (each.creditedTo ? [] : [{ ...each, id: ids.get(each.paymentId)! }])),
  );
  await creditOrders(
    platform,
    sql,
    decided.flatMap(({ creditedTo: order, provider, paymentId, amount, brand, methodCode }) =>
      order ? [{ order, provider, paymentId, amount, source: bankOf({ brand, methodCode }) }] : [],
    ),
  );
  return decided.map(({ creditedTo }) => (creditedTo ? 'credited' : 'received'));
};

const rowOf = (platform: Platform, { code: provider, notice, order, brand }: ArrivedPayment) => {
  const { paymentId, amount, currency, depositId: namedId, content, payer } = notice;
  const methodCode = order?.methodCode ?? notice.at?.methodCode ?? provider;
  const text = encryptText(platform.config, { provider, paymentId }, { content, payer });
  return { provider, paymentId, brand, methodCode, amount, currency, namedId, text };
};

/** What is decided by, in their order; a payment without an order needs a person anyway. */
const factsOf = async (
  sql: Transaction,
  payments: readonly ArrivedPayment[],
): Promise<PaymentFacts[]> => {
  const named = payments.flatMap(({ order, notice: { amount } }) =>
    order ? [{ order, amount }] : [],
  );
  const orders = named.map(({ order }) => order);
  const bounds = named.length > 0 ? await readBounds(sql, orders) : [];
  const refused = await refusesCredits(
    sql,
    named.map(({ order, amount }) => ({
      playerId: order.playerId.toString(),
      currency: order.currency,
      amount,
      depositId: order.id,
    })),
  );
  const placeOf = new Map(orders.map(({ id }, place) => [id, place]));
  return payments.map(({ order, needsPersons }) => {
    const place = order && placeOf.get(order.id);
    if (place === undefined) return { min: 0n, max: 0n, refused: undefined, needsPersons };
    return { ...bounds[place]!, refused: refused[place], needsPersons };
  });
};
