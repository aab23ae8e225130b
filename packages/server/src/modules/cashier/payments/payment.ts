import { downTo, feeOf } from '@parlour/contract/cashier';
import type { LockedDeposit } from '../deposits/deposit-queries';

/** Why a payment is not credited by itself. */
export type PaymentReason =
  | 'partly'
  | 'more'
  | 'twice'
  | 'late'
  | 'other_currency'
  | 'wrong_content'
  | 'unknown_payer'
  | 'excluded'
  | 'over_limit'
  | 'imported';

export type Arrived = {
  amount: bigint;
  currency: string;
  /** The order that it names, whether or not there is one. */
  depositId?: string | undefined;
  /** The text of a transfer has what looks like the content of an order, and is of none. */
  isMisnamed?: boolean | undefined;
};

export type PaymentFacts = {
  /** The bounds of the order's method now. */
  min: bigint;
  max: bigint;
  /** Why its player may not be credited now. */
  refused: 'excluded' | 'over_limit' | undefined;
  /** An operator gave it, and with what else they gave that day it is more than one may credit. */
  needsPersons: boolean;
};

/**
 * Why a person must decide about a payment; none: it is credited at once. Another amount than the
 * order's is credited too while the method takes it, and so is a payment after the order's time.
 */
export const reasonsOf = (
  { amount, currency, depositId, isMisnamed = false }: Arrived,
  order: LockedDeposit | undefined,
  { min, max, refused, needsPersons }: PaymentFacts,
): PaymentReason[] => {
  const imported: PaymentReason[] = needsPersons ? ['imported'] : [];
  if (!order) return [depositId || isMisnamed ? 'wrong_content' : 'unknown_payer', ...imported];
  if (currency !== order.currency) return ['other_currency', ...imported];
  const differs: PaymentReason[] =
    amount === order.amount ? [] : [amount < order.amount ? 'partly' : 'more'];
  const isOutside = differs.length > 0 && (amount < min || amount > max);
  const problems: PaymentReason[] = [
    ...(order.status === 'credited' ? (['twice'] as const) : []),
    ...(isOutside ? differs : []),
    ...(refused ? [refused] : []),
    ...imported,
  ];
  if (problems.length === 0) return [];
  return order.status === 'expired' ? [...problems, 'late'] : problems;
};

type FeeTerms = Pick<LockedDeposit, 'amount' | 'fee' | 'decimals' | 'feePermille'>;

/**
 * The fee of what was paid, at the rate of the order. Rounded, the order's fee says less than its
 * rate: of a small order it may be nothing, and a large payment of it must not be spared by that.
 * Where the method has another rate by now, the order's fee alone says what its rate was.
 */
export const feeOfPaid = (
  { amount, fee, decimals, feePermille }: FeeTerms,
  paid: bigint,
): bigint => {
  if (paid === amount) return fee;
  if (feeOf(amount, feePermille, decimals) === fee) return feeOf(paid, feePermille, decimals);
  return downTo((paid * fee) / amount, decimals);
};
