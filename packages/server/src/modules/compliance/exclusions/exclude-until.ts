import type { Transaction } from '@parlour/node-kit/database/database';
import { publish } from '../../../lib/jobs/outbox';
import { lockPlayer } from '../../ledger';
import { noteChange } from '../limits/limit-queries';
import { extendExclusionTo } from '../own-state-queries';

/** An exclusion that the same person chose in another account counts in this one too. */
export const excludeUntil = async (
  sql: Transaction,
  playerId: string,
  until: Date | null,
): Promise<void> => {
  await lockPlayer(sql, playerId);
  await noteChange(sql, { playerId, act: 'exclude_carried' });
  const version = await extendExclusionTo(sql, playerId, until);
  await publish(sql, {
    type: 'compliance.state_changed',
    key: `${playerId}:${version}`,
    playerId,
    state: 'excluded',
    reason: 'carried over',
  });
};
