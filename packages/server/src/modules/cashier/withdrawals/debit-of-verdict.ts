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
 * this payout now. It has the payout's number, or its amount and a day since it was sent and no other
 * number; a smaller or an older one without the number may be anything. While another debit has the
 * number, that one is the proof.
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
  const free = debits.filter((debit) => debit.payoutId === null && debit.amount <= amount);
  const own =
    free.find(({ content }) => isNumberIn(content, number)) ??
    free.find(
      (debit) => debit.amount === amount && debit.bookedOn >= sentOn && !namesPayout(debit.content),
    );
  if (!own || !isNumberIn(own.content, number)) {
    if (debits.length > 0 && !own) throw invalid({ name: 'proof', code: 'field.taken' });
    await assertNoDebit(sql, payout);
  }
  if (own && !(await takeDebit(sql, own, id))) {
    throw invalid({ name: 'proof', code: 'field.taken' });
  }
  return own;
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
