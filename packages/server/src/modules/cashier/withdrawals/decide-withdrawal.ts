import type { Transaction } from '@parlour/node-kit/database/database';
import type { Platform } from '../../../lib/context';
import { publish } from '../../../lib/jobs/outbox';
import { Refusal } from '../../../lib/refusal';
import { voidHold } from '../../ledger';
import { notifyBalance, payDebt } from '../../wallet';
import { insertPayout } from './payout-queries';
import { needsIdentity } from './review';
import { holdNamespace } from './withdrawal';
import { lockWithdrawal, markDecided, type LockedWithdrawal } from './withdrawal-queries';

type Approved = {
  id: string;
  brand: string;
  methodCode: string;
  provider: string;
  amount: bigint;
  fee: bigint;
  currency: string;
};

/** Has an approved withdrawal paid, once the caller's transaction commits. */
export const requestPayout = async (
  sql: Transaction,
  { id, amount, fee, ...terms }: Approved,
): Promise<void> => {
  const payoutId = await insertPayout(sql, {
    withdrawalId: id,
    part: 1,
    brand: terms.brand,
    methodCode: terms.methodCode,
    provider: terms.provider,
    amount: amount - fee,
    currency: terms.currency,
  });
  await publish(sql, { type: 'cashier.payout_requested', key: payoutId, payoutId });
};

/** What follows from a verdict of the review; undefined when it was decided before. */
export const decideWithdrawal = async (
  platform: Pick<Platform, 'database' | 'log' | 'live'>,
  sql: Transaction,
  { id, verdict, reasonCode }: { id: string; verdict: 'approve' | 'refuse'; reasonCode?: string },
): Promise<LockedWithdrawal | undefined> => {
  const withdrawal = await lockWithdrawal(sql, id);
  if (withdrawal?.status !== 'reviewing') return undefined;
  const { currency } = withdrawal;
  const playerId = withdrawal.playerId.toString();
  if (verdict === 'approve' && (await needsIdentity(sql, { ...withdrawal, playerId }))) {
    throw new Refusal('cashier.identity_needed');
  }
  const status = verdict === 'approve' ? 'approved' : 'refused';
  await markDecided(sql, id, status, reasonCode);
  if (verdict === 'approve') await requestPayout(sql, withdrawal);
  const type = 'cashier.withdrawal_decided' as const;
  await publish(sql, { type, key: id, withdrawalId: id, playerId, status });
  // Refused returns the whole.
  if (verdict === 'refuse') {
    await voidHold(sql, { namespace: holdNamespace, reference: id, reason: 'withdrawal_refused' });
    await payDebt(sql, { playerId, currency });
  }
  sql.afterCommit(() => {
    platform.live.notify(playerId, { type: 'withdrawal', id, status });
    void notifyBalance(platform, playerId, currency);
  });
  return withdrawal;
};
