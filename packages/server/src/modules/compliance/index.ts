import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import { publish } from '../../lib/jobs/outbox';
import { Refusal } from '../../lib/refusal';
import { lockPlayer } from '../ledger';
import { readState, writeState, type PlayState } from './queries';

export { readState as readPlayState } from './queries';

type Someone = { playerId: string };

/** Refuses play to a player who is blocked or excluded. */
export const assertMayPlay = async (sql: Sql, { playerId }: Someone): Promise<void> => {
  if ((await readState(sql, playerId)) !== 'active') throw new Refusal('compliance.excluded');
};

/** Refuses deposits to a player who is blocked or excluded; withdrawals stay open to both. */
export const assertMayDeposit = (sql: Sql, someone: Someone): Promise<void> =>
  assertMayPlay(sql, someone);

/** Whether money that arrives may be credited by itself. */
export const mayDeposit = async (sql: Sql, { playerId }: Someone): Promise<boolean> =>
  (await readState(sql, playerId)) === 'active';

/**
 * Changes what a player may do. The player's accounts are locked first, so that no bet that began
 * before commits after it.
 */
export const setPlayState = async (
  sql: Transaction,
  playerId: string,
  state: PlayState,
  { until, reason }: { until: Date | null; reason: string },
): Promise<void> => {
  await lockPlayer(sql, playerId);
  const version = await writeState(sql, playerId, state, { until, reason });
  await publish(sql, {
    type: 'compliance.state_changed',
    key: `${playerId}:${version}`,
    playerId,
    state,
    reason,
  });
};
