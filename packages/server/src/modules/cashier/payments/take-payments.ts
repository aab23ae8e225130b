import type { Transaction } from '@parlour/node-kit/database/database';
import type { Platform } from '../../../lib/context';
import { publish } from '../../../lib/jobs/outbox';
import { brandOf, keepMode } from '../../brand';
import { refusesCredit } from '../../compliance';
import { announcedHours } from '../deposits/deposit';
import {
  lockOrders,
  markAnnounced,
  markFailed,
  readBrandsOf,
  type LockedDeposit,
} from '../deposits/deposit-queries';
import type { PaymentNotice, Provider } from '../providers/provider';
import { keepPayments, type ArrivedPayment } from './keep-payments';
import { findPayments, lockPayments, type PaymentRow } from './payment-queries';

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

type Reported = {
  code: string;
  provider: Provider;
  notices: readonly PaymentNotice[];
  host: string;
  /** Whether two persons decide about one more that is kept: asked once for each, in their order. */
  needsPersons?: (amount: bigint) => boolean;
};

/**
 * Takes what a provider reports: each payment is credited or kept in suspense, exactly once,
 * whatever is repeated or concurrent, and as if one came after the other. No payment comes twice.
 */
export const takePayments = async (
  platform: Platform,
  sql: Transaction,
  { code, provider, notices, host, needsPersons = () => false }: Reported,
): Promise<PaymentAnswer[]> => {
  const paymentIds = notices.map(({ paymentId }) => paymentId);
  await lockPayments(sql, code, paymentIds);
  const named = notices.flatMap(({ depositId }) => depositId ?? []);
  const at = notices.flatMap((notice) => notice.at?.brand ?? []);
  const ofOrders = await readBrandsOf(sql, named);
  // A console's host is of no brand: it is asked for only where nothing else names one.
  const here = at.length + ofOrders.length > 0 ? [] : [(await brandOf(platform, host)).code];
  const demos = await keepMode(sql, [...at, ...ofOrders, ...here]);
  const orders = named.length > 0 ? await lockOrders(sql, named) : [];
  const orderOf = new Map(
    orders.filter((order) => order.provider === code).map((order) => [order.id, order]),
  );
  const arrived = await findPayments(sql, code, paymentIds);
  const knownOf = new Map(arrived.map((payment) => [payment.paymentId, payment]));
  const answers: (PaymentAnswer | undefined)[] = [];
  const kept: (ArrivedPayment & { place: number })[] = [];
  for (const [place, notice] of notices.entries()) {
    const order = orderOf.get(notice.depositId ?? '');
    const brand = order?.brand ?? notice.at?.brand ?? (await brandOf(platform, host)).code;
    const known = knownOf.get(notice.paymentId);
    const facts = { provider, order, known, isDemo: demos.has(brand) };
    const answer = await answerAtOnce(platform, sql, notice, facts);
    answers.push(answer);
    if (answer) continue;
    const payment = { code, notice, order, brand, needsPersons: needsPersons(notice.amount) };
    kept.push({ ...payment, place });
  }
  const words = await keepPayments(platform, sql, kept);
  for (const [n, { place }] of kept.entries()) answers[place] = words[n];
  return answers as PaymentAnswer[];
};

type NoticeFacts = {
  provider: Provider;
  order: LockedDeposit | undefined;
  known: PaymentRow | undefined;
  isDemo: boolean;
};

/** Undefined: the money is here, and is kept. */
const answerAtOnce = async (
  platform: Platform,
  sql: Transaction,
  notice: PaymentNotice,
  { provider, order, known, isDemo }: NoticeFacts,
): Promise<PaymentAnswer | undefined> => {
  // Play money for a brand with real money would be created from nothing.
  if (order && provider.isPlayMoney && !isDemo) return 'live_brand';
  if (notice.outcome === 'declined') return decline(platform, sql, order, notice);
  if (known) return repeatOf(known, notice);
  if (notice.outcome === 'received') return announce(platform, sql, order, notice);
  if (!order && provider.isPlayMoney && !isDemo) return 'unknown_deposit';
  return undefined;
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
  const { id: depositId, currency } = order;
  const playerId = order.playerId.toString();
  if (await refusesCredit(sql, { playerId, currency, amount, depositId })) return 'received';
  if (!(await markAnnounced(sql, order.id, announcedHours))) return 'repeat';
  sql.afterCommit(() =>
    live.notify(playerId, { type: 'deposit', id: depositId, status: 'received' }),
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
