import type { Transaction } from '@parlour/node-kit/database/database';
import type { Platform } from '../../../lib/context';
import { invalid, Refusal } from '../../../lib/refusal';
import { brandByCode } from '../../brand';
import { isNumberIn, namesPayout } from '../providers/bank-transfer/debit-of-payout';
import {
  readDebits,
  readFreeDebits,
  takeDebit,
  type Debit,
} from '../providers/bank-transfer/statement/statement-queries';
import type { PayoutRow } from './payout-queries';

/**
 * The bank's debit under the reference that persons entered, if its statement was imported, is of
 * this payout now. One of another payout, larger, or from before the payout was sent, is not.
 */
export const takeProof = async (
  platform: Platform,
  sql: Transaction,
  payout: PayoutRow,
  reference: string,
): Promise<Debit | undefined> => {
  const { id, brand, provider, number, amount } = payout;
  const debits = await readDebits(sql, { provider, brand, reference });
  const sentOn = await sentOnOf(platform, payout);
  const own = debits.find(
    (debit) =>
      debit.payoutId === null &&
      debit.amount <= amount &&
      debit.bookedOn >= sentOn &&
      (isNumberIn(debit.content, number) || !namesPayout(debit.content)),
  );
  if (own && (await takeDebit(sql, own, id))) return own;
  if (debits.length > 0) throw invalid({ name: 'proof', code: 'field.taken' });
  return undefined;
};

/** The bank shows a debit with the payout's number that paid nothing else: it may be paid. */
export const assertNoDebit = async (
  platform: Platform,
  sql: Transaction,
  payout: PayoutRow,
): Promise<void> => {
  const { brand, provider, number } = payout;
  const since = await sentOnOf(platform, payout);
  const debits = await readFreeDebits(sql, { provider, brand, since, number });
  const found = debits.find(({ content }) => isNumberIn(content, number));
  if (found) throw new Refusal('cashier.debit_found', { reference: found.reference });
};

/** The day of the brand on which it was sent, `2026-11-21`. */
const sentOnOf = async (platform: Platform, { brand, sentAt }: PayoutRow): Promise<string> => {
  if (!sentAt) return '0001-01-01';
  const { timeZone } = await brandByCode(platform, brand);
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(sentAt);
};
