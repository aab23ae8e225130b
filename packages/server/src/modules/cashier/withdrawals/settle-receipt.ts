import type { Transaction } from '@parlour/node-kit/database/database';
import type { Platform } from '../../../lib/context';
import { publish } from '../../../lib/jobs/outbox';
import { Refusal } from '../../../lib/refusal';
import { deleteImages } from '../../upload';
import { credit, notifyBalance } from '../../wallet';
import { insertPayout, readShort } from './payout-queries';
import { markSettled, setProofImage } from './receipt-queries';
import { lockWithdrawal } from './withdrawal-queries';

/**
 * What follows from the verdict on a complaint: the bank's proof is sent; or the rest is paid again,
 * or returned to the wallet. The last two only when the bank or the provider says that it paid less.
 */
export const settleReceipt = async (
  platform: Pick<Platform, 'database' | 'log' | 'live'>,
  sql: Transaction,
  id: string,
  verdict: string,
): Promise<void> => {
  const withdrawal = await lockWithdrawal(sql, id);
  if (!withdrawal) throw new Refusal('request.unknown');
  const { brand, methodCode, provider, currency } = withdrawal;
  const playerId = withdrawal.playerId.toString();
  if (!(await markSettled(sql, id))) throw new Refusal('desk.decided');
  sql.afterCommit(() => platform.live.notify(playerId, { type: 'withdrawal', id, status: 'paid' }));
  if (verdict === 'proof') return;
  // It proves nothing when the bank paid less.
  await deleteImages(sql, await setProofImage(sql, id, null));
  const short = await readShort(sql, id);
  if (!short || short.missing <= 0n) throw new Refusal('cashier.payout_not_short');
  const terms = { withdrawalId: id, brand, methodCode, provider, amount: short.missing, currency };
  if (verdict === 'pay_rest') {
    const payoutId = await insertPayout(sql, { ...terms, part: short.parts + 1 });
    const type = 'cashier.payout_requested';
    await publish(sql, { type, key: payoutId, payoutId, company: provider });
    return;
  }
  await credit(sql, {
    playerId,
    currency,
    pocket: 'cash',
    amount: short.missing,
    namespace: 'cashier:return',
    reference: id,
    source: `house:${brand}:bank:${methodCode}`,
    reason: 'withdrawal_returned',
  });
  sql.afterCommit(() => void notifyBalance(platform, playerId, currency));
};
