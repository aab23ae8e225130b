import type { Transaction } from '@parlour/node-kit/database/database';
import type { Platform } from '../../../lib/context';
import { publish } from '../../../lib/jobs/outbox';
import { noteLarge } from '../../brand';
import { endCase, openCase } from '../../casework';
import { openAccount, post, postHold, voidHold } from '../../ledger';
import { notifyBalance, payDebt } from '../../wallet';
import type { PayoutAnswer } from '../providers/provider';
import { closePayout, lockPayout, readShort, type LockedPayout } from './payout-queries';
import { setReceipt } from './receipt-queries';
import { holdNamespace } from './withdrawal';
import { lockWithdrawal, markFailed, markPaid, type LockedWithdrawal } from './withdrawal-queries';

/**
 * Writes a final state of a payout, once, whatever is answered again or at the same time. Paid: the
 * hold goes to the bank's account, and the fee from there. Failed: the whole returns.
 */
export const settlePayout = async (
  platform: Platform,
  payoutId: string,
  { state, take, ...answer }: PayoutAnswer,
): Promise<void> => {
  if (state !== 'paid' && state !== 'failed') return;
  await platform.database.transaction(async (sql) => {
    const found = await lockSettling(sql, payoutId);
    if (!found) throw new Error(`no payout ${payoutId}`);
    const { status } = found.payout;
    if (status === state) return;
    if (status === 'paid' || status === 'failed') {
      platform.log.error('cashier.payout_contradicted', { payoutId, was: status, state });
      return;
    }
    if (take && !(await take(sql))) return;
    await settleLocked(platform, sql, found, { ...answer, state });
  });
};

type Settling = { payout: LockedPayout; withdrawal: LockedWithdrawal };

/** The withdrawal's lock comes first, as everywhere. */
export const lockSettling = async (
  sql: Transaction,
  payoutId: string,
): Promise<Settling | undefined> => {
  const [row] = await sql<{ withdrawalId: string }>`
    select withdrawal_id as "withdrawalId" from cashier.payout where id = ${payoutId}::uuid`;
  const withdrawal = row && (await lockWithdrawal(sql, row.withdrawalId));
  const payout = withdrawal && (await lockPayout(sql, payoutId));
  return payout && { payout, withdrawal };
};

type Final = { state: 'paid' | 'failed'; reference?: string; paid?: bigint };

/** The same, of a payout that is locked and not final. */
export const settleLocked = async (
  platform: Platform,
  sql: Transaction,
  { payout, withdrawal }: Settling,
  { state, ...answer }: Final,
): Promise<void> => {
  await closePayout(sql, payout.id, state, answer);
  for (const subjectId of [`payout:${payout.id}`, `stop:${payout.id}`]) {
    await endCase(sql, { kind: 'withdrawal', subjectId, result: state });
  }
  if (payout.part === 1) await close(platform, sql, withdrawal, state);
  else {
    const { id, playerId } = withdrawal;
    const event = { type: 'withdrawal', id, status: 'paid' } as const;
    sql.afterCommit(() => platform.live.notify(playerId.toString(), event));
  }
  // Of a first payment that failed nothing is missing: the whole returned.
  if (payout.part > 1 || state === 'paid') await noteMissing(platform, sql, withdrawal);
};

/** What the bank or the provider itself says that it did not pay is a case, as a complaint is. */
const noteMissing = async (
  { live }: Platform,
  sql: Transaction,
  { id, brand, currency, playerId }: LockedWithdrawal,
): Promise<void> => {
  const short = await readShort(sql, id);
  if (!short || short.missing <= 0n) return;
  const { missing, arrived } = short;
  const state = arrived > 0n ? 'partly' : 'none';
  await setReceipt(sql, id, { state, amount: arrived > 0n ? arrived : undefined });
  await openCase(sql, {
    brand,
    kind: 'withdrawal',
    subjectId: `receipt:${id}`,
    playerId,
    amount: missing,
    currency,
    reasons: ['payout_short'],
  });
  sql.afterCommit(() =>
    live.notify(playerId.toString(), { type: 'withdrawal', id, status: 'paid' }),
  );
};

const close = async (
  platform: Platform,
  sql: Transaction,
  withdrawal: LockedWithdrawal,
  state: 'paid' | 'failed',
): Promise<void> => {
  const { id, currency, amount, brand } = withdrawal;
  const playerId = withdrawal.playerId.toString();
  if (state === 'paid') await markPaid(sql, id, withdrawal.receiptMinutes);
  else await markFailed(sql, id);
  const type = state === 'paid' ? 'cashier.withdrawal_paid' : 'cashier.withdrawal_failed';
  await publish(sql, { type, key: id, withdrawalId: id, playerId });
  if (state === 'paid') await payFromHold(sql, withdrawal);
  else {
    await voidHold(sql, { namespace: holdNamespace, reference: id, reason: 'withdrawal_failed' });
    await payDebt(sql, { playerId, currency });
  }
  sql.afterCommit(() => {
    platform.live.notify(playerId, { type: 'withdrawal', id, status: state });
    void notifyBalance(platform, playerId, currency);
    if (state === 'paid') noteLarge(platform, 'withdrawal', { brand, playerId, currency, amount });
  });
};

const payFromHold = async (
  sql: Transaction,
  { id, brand, methodCode, currency, fee }: LockedWithdrawal,
): Promise<void> => {
  const bank = `house:${brand}:bank:${methodCode}`;
  const fees = `house:${brand}:fees:withdrawal`;
  await openAccount(sql, bank, currency);
  await openAccount(sql, fees, currency);
  const key = { namespace: holdNamespace, reference: id };
  await postHold(sql, { ...key, reason: 'withdrawal', target: bank });
  if (fee === 0n) return;
  await post(sql, [
    {
      namespace: `${holdNamespace}:fee`,
      reference: id,
      reason: 'fee',
      source: bank,
      target: fees,
      currency,
      amount: fee,
    },
  ]);
};
