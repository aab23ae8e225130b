import { moneyText } from '@parlour/contract/money';
import { type VoidReason, voidReasons } from '@parlour/contract/round';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { Platform } from '../../../lib/context';
import { publish } from '../../../lib/jobs/outbox';
import { invalid } from '../../../lib/refusal';
import type { ChangeKind } from '../../operator';
import { insertVoid, type VoidableRound } from './void-queries';

type Patch = Parameters<ChangeKind['apply']>[1];

/** The one field of a change that voids. */
export const voidReasonOf = (patch: Patch): VoidReason => {
  const unknown = Object.keys(patch).find((name) => name !== 'reason');
  if (unknown !== undefined) throw invalid({ name: unknown, code: 'field.unknown' });
  const reason = voidReasons.find((one) => one === patch.reason);
  if (!reason) throw invalid({ name: 'reason', code: 'field.required' });
  return reason;
};

type Decided = {
  roundId: string;
  reason: VoidReason;
  changeId: string;
  proposer: string;
  decider: string;
  live: Platform['live'];
};

/** The row of a round that was reversed just now, and its player's message; `round` as it stood. */
export const writeVoid = async (
  sql: Transaction,
  round: VoidableRound,
  { live, ...decided }: Decided,
): Promise<void> => {
  const { stake, payout, playerId, mode, currency } = round;
  const { roundId } = decided;
  await insertVoid(sql, { ...decided, stake, payout });
  // The player of play money is not written to.
  if (mode === 'real') {
    const amount = moneyText(stake);
    await publish(sql, { type: 'round.voided', key: roundId, roundId, playerId, currency, amount });
  }
  sql.afterCommit(() => live.notifyChanged(playerId, roundId));
};
