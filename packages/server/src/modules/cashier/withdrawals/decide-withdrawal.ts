import type { Transaction } from '@parlour/node-kit/database/database';
import type { Platform } from '../../../lib/context';
import { publish } from '../../../lib/jobs/outbox';
import { Refusal } from '../../../lib/refusal';
import { voidHold } from '../../ledger';
import { notifyBalance, payDebt } from '../../wallet';
import { insertPayout } from './payout-queries';
import { needsIdentity } from './review';
import { holdNamespace } from './withdrawal';
import {
  lockRequests,
  lockWithdrawal,
  markDecided,
  type LockedWithdrawal,
} from './withdrawal-queries';

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
  const type = 'cashier.payout_requested';
  await publish(sql, { type, key: payoutId, payoutId, company: terms.provider });
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
  if (verdict === 'approve') await assertIdentity(sql, { ...withdrawal, playerId });
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

/** Documents are asked for from a sum on: of two approvals at once the second counts the first. */
const assertIdentity = async (
  sql: Transaction,
  withdrawal: Parameters<typeof needsIdentity>[1],
): Promise<void> => {
  await lockRequests(sql, withdrawal.playerId);
  if (await needsIdentity(sql, withdrawal)) throw new Refusal('cashier.identity_needed');
};
