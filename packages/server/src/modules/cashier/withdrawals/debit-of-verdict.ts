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
 * this payout now. One of another payout or larger is not, nor one without the payout's number from
 * before it was sent.
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
      (isNumberIn(debit.content, number) ||
        (debit.bookedOn >= sentOn && !namesPayout(debit.content))),
  );
  if (own && (await takeDebit(sql, own, id))) return own;
  if (debits.length > 0) throw invalid({ name: 'proof', code: 'field.taken' });
  return undefined;
};

/**
 * The bank shows a debit with the payout's number that paid nothing else: it may be paid. Whatever
 * its day: a bank books by its own zone and value date, and the number is this payout's alone.
 */
export const assertNoDebit = async (
  sql: Transaction,
  { brand, provider, number }: PayoutRow,
): Promise<void> => {
  const debits = await readFreeDebits(sql, { provider, brand, number });
  const found = debits.find(({ content }) => isNumberIn(content, number));
  if (found) throw new Refusal('cashier.debit_found', { reference: found.reference });
};

/** The day of the brand on which it was sent, `2026-11-21`. */
const sentOnOf = async (platform: Platform, { brand, sentAt }: PayoutRow): Promise<string> => {
  if (!sentAt) return '0001-01-01';
  const { timeZone } = await brandByCode(platform, brand);
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(sentAt);
};
