import type { cashier } from '@parlour/contract/cashier';
import type { Withdrawal } from '@parlour/contract/cashier/withdrawals';
import type { InputOf } from '@parlour/contract/endpoint';
import { micros, moneyText } from '@parlour/contract/money';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { Platform, PlayerContext } from '../../../lib/context';
import { invalid, Refusal } from '../../../lib/refusal';
import { openCase } from '../../casework';
import { readOwn, readWithdrawal } from './read-withdrawal';
import { closeReceipts, mayComplain, setReceipt } from './receipt-queries';
import { lockWithdrawal, type LockedWithdrawal } from './withdrawal-queries';

type Given = InputOf<typeof cashier.confirmReceipt>;

/**
 * The player's answer to a payment. Less or nothing opens a case; also after it counted as received,
 * for so many days. The same answer again changes nothing.
 */
export const confirmReceipt = async (context: PlayerContext, given: Given): Promise<Withdrawal> => {
  const { id } = await readOwn(context, given.id);
  await context.database.transaction(async (sql) => {
    const withdrawal = await lockWithdrawal(sql, id);
    if (!withdrawal?.receipt) throw new Refusal('request.unknown');
    if (withdrawal.receipt === given.answer) return;
    await assertMayAnswer(sql, context, withdrawal, given);
    const amount = arrivedOf(withdrawal, given);
    await setReceipt(sql, id, { state: given.answer, amount });
    if (given.answer !== 'received') await complain(sql, withdrawal, given.answer, amount ?? 0n);
  });
  return readWithdrawal(context, { id });
};

const assertMayAnswer = async (
  sql: Transaction,
  { brand }: PlayerContext,
  { id, receipt }: LockedWithdrawal,
  { answer }: Given,
): Promise<void> => {
  if (receipt === 'waiting') return;
  const isComplaint = answer !== 'received' && (receipt === 'received' || receipt === 'automatic');
  if (isComplaint && (await mayComplain(sql, id, brand.settings.complaintDays))) return;
  throw new Refusal('cashier.receipt_answered');
};

/** What arrived, when it was less than it should have been. */
const arrivedOf = (
  { amount, fee }: LockedWithdrawal,
  { answer, amount: text }: Given,
): bigint | undefined => {
  if (answer !== 'partly') return undefined;
  const name = 'amount';
  if (text === undefined) throw invalid({ name, code: 'field.required' });
  const max = amount - fee - 1n;
  if (micros(text) > max) throw invalid({ name, code: 'field.above', max: moneyText(max) });
  return micros(text);
};

/** Its subject is the receipt; its amount is what the player misses. */
const complain = (
  sql: Transaction,
  { id, brand, playerId, amount, fee, currency }: LockedWithdrawal,
  answer: 'partly' | 'none',
  arrived: bigint,
) =>
  openCase(sql, {
    brand,
    kind: 'withdrawal',
    subjectId: `receipt:${id}`,
    playerId,
    amount: amount - fee - arrived,
    currency,
    reasons: [`receipt_${answer}`],
  });

/** Without an answer in time a payment counts as received. */
export const endReceipts = async ({ database, live }: Platform): Promise<void> => {
  for (const { id, playerId } of await closeReceipts(database.sql)) {
    live.notify(playerId.toString(), { type: 'withdrawal', id, status: 'paid' });
  }
};
