import type { Platform } from '../../../../lib/context';
import { brandByCode } from '../../../brand';
import type { Payout, PayoutAnswer } from '../provider';
import { readDebits, takeDebit, type Debit } from './statement/statement-queries';

/**
 * Whether the bank has carried out a transfer that a person made: its statement has a debit under the
 * reference, of that amount, with the payout's number in its text, from the day of the claim on, that
 * pays no other payout. Another debit under the reference is for a person to look at.
 */
export const askByHand = async (
  platform: Platform,
  provider: string,
  payout: Payout,
): Promise<PayoutAnswer> => {
  const { brand, reference, sentAt } = payout;
  if (reference === undefined || !sentAt) return { state: 'pending' };
  const debits = await readDebits(platform.database.sql, { provider, brand, reference });
  const { timeZone } = await brandByCode(platform, brand);
  const sentOn = new Intl.DateTimeFormat('en-CA', { timeZone }).format(sentAt);
  const debit = debits.find((each) => isOf(each, payout, sentOn));
  if (!debit) return { state: 'pending', isContradicted: debits.length > 0 };
  return { state: 'paid', reference, take: (sql) => takeDebit(sql, debit, payout.id) };
};

const isOf = (
  { payoutId, amount, bookedOn, content }: Debit,
  payout: Payout,
  sentOn: string,
): boolean =>
  payoutId === null &&
  amount === payout.amount &&
  bookedOn >= sentOn &&
  isNumberIn(content, payout.number);

/** Whether a text has the number of any payout. */
export const namesPayout = (content: string): boolean =>
  /W[^0-9A-Z]*D(?:[^0-9A-Z]*\d){11}/.test(content.toUpperCase());

/** Banks add words, and drop or add blanks and marks; a longer number, or its second part, is another. */
export const isNumberIn = (content: string, number: string): boolean => {
  const [whole = '', part] = number.split('/');
  const spaced = [...whole].join('[^0-9A-Z]*');
  const end = part === undefined ? String.raw`(?!\d|/\d)` : String.raw`[^0-9A-Z]*${part}(?!\d)`;
  return new RegExp(`${spaced}${end}`).test(content.toUpperCase());
};
