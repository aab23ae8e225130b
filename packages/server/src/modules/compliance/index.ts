import type { compliance } from '@parlour/contract/compliance';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import type { Handlers } from '../../lib/http/http';
import { publish } from '../../lib/jobs/outbox';
import { Refusal } from '../../lib/refusal';
import { lockPlayer } from '../ledger';
import { confirmRaise, dropRaise } from './limits/confirm-raise';
import { readLimits } from './limits/read-limits';
import { setLimit } from './limits/set-limit';
import { acknowledge, coolOff, exclude, setReality } from './own-state';
import { readState, writeState, type PlayState } from './queries';

export const routes: Handlers<typeof compliance> = {
  readLimits: (context) => readLimits(context),
  setLimit,
  confirmRaise,
  dropRaise,
  coolOff,
  exclude,
  setReality,
  acknowledge: (context) => acknowledge(context),
};

export { readState as readPlayState } from './queries';

type Someone = { playerId: string };

/** Refuses play to a player who is blocked, excluded or cooling off. */
export const assertMayPlay = async (sql: Sql, { playerId }: Someone): Promise<void> => {
  const state = await readState(sql, playerId);
  if (state === 'cooling_off') throw new Refusal('compliance.cooling_off');
  if (state !== 'active') throw new Refusal('compliance.excluded');
};

/** Refuses deposits to the same players; withdrawals stay open to all of them. */
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
