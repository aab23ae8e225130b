import type { Transaction } from '@parlour/node-kit/database/database';
import { publish } from '../../../lib/jobs/outbox';
import { lockPlayer } from '../../ledger';
import { noteChange } from '../limits/limit-queries';
import { readState } from '../queries';
import { type Carried, endCarried, insertLifts, type Lift, readCarried } from './lift-queries';

/**
 * What was carried over to a player from another account, and lasts longer than what the player
 * chose; undefined: nothing. No exclusion of the player changes until the end of the transaction.
 */
export const lockCarried = async (
  sql: Transaction,
  playerId: string,
): Promise<Carried | undefined> => {
  await lockPlayer(sql, playerId);
  return readCarried(sql, playerId);
};

/**
 * Lifts what was carried over, as two operators decided: what the player chose stays. The marks of
 * the other players do not count for this one again. The caller holds `lockCarried`.
 */
export const liftExclusion = async (sql: Transaction, lift: Lift): Promise<void> => {
  const { playerId } = lift;
  await insertLifts(sql, lift);
  const version = await endCarried(sql, playerId);
  await noteChange(sql, { playerId, act: 'exclude_lifted' });
  await publish(sql, {
    type: 'compliance.state_changed',
    key: `${playerId}:${version}`,
    playerId,
    state: await readState(sql, playerId),
    reason: 'lifted',
  });
};
