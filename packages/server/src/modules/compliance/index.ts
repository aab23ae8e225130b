import type { compliance } from '@parlour/contract/compliance';
import type { complianceConsole } from '@parlour/contract/compliance-console';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import type { ConsoleHandlers } from '../../lib/http/console';
import type { Handlers } from '../../lib/http/http';
import { publish } from '../../lib/jobs/outbox';
import { Refusal } from '../../lib/refusal';
import { lockPlayer, lockPlayers } from '../ledger';
import { readPlayerPlay } from './desk/read-player-play';
import { confirmRaise, dropRaise } from './limits/confirm-raise';
import { readLimits } from './limits/read-limits';
import { setLimit } from './limits/set-limit';
import { acknowledge, coolOff, exclude, setReality } from './own-state';
import {
  depositFits,
  readCreditFacts,
  readState,
  writeState,
  type DepositAsked,
  type PlayState,
} from './queries';

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

export const consoleRoutes: ConsoleHandlers<typeof complianceConsole> = { readPlayerPlay };

export { excludeUntil } from './exclusions/exclude-until';
export { liftExclusion, lockCarried } from './exclusions/lift-exclusion';
export {
  findMarked,
  listMarkedOwners,
  markExclusion,
  type MarkedContact,
  rewrapExclusions,
} from './exclusions/marks';
export { jobs } from './jobs';
export { type Blocked, readBlocked, readState as readPlayState } from './queries';

type Someone = { playerId: string };

/** Refuses play to a player who is blocked, excluded or cooling off. */
export const assertMayPlay = async (sql: Sql, { playerId }: Someone): Promise<void> => {
  const state = await readState(sql, playerId);
  if (state === 'cooling_off') throw new Refusal('compliance.cooling_off');
  if (state === 'blocked') throw new Refusal('compliance.blocked');
  if (state !== 'active') throw new Refusal('compliance.excluded');
};

/**
 * Refuses a deposit to the same players, and above a limit of the player; withdrawals stay open to
 * all of them. The caller lets a player's requests run one after the other.
 */
export const assertMayDeposit = async (sql: Sql, asked: DepositAsked): Promise<void> => {
  await assertMayPlay(sql, asked);
  if (!(await depositFits(sql, asked))) throw new Refusal('compliance.limit_reached');
};

type RefusedCredit = 'excluded' | 'over_limit' | undefined;

/** Why money that arrived may not be credited now. */
export const refusesCredit = async (
  sql: Transaction,
  asked: DepositAsked,
): Promise<RefusedCredit> => (await refusesCredits(sql, [asked]))[0];

/**
 * The same of several players, in their order, one credit of each. Locks the players' accounts, so
 * that no other credit and no change of a limit comes between this and the credit.
 */
export const refusesCredits = async (
  sql: Transaction,
  asked: readonly DepositAsked[],
): Promise<RefusedCredit[]> => {
  if (asked.length === 0) return [];
  const playerIds = asked.map(({ playerId }) => playerId);
  await lockPlayers(sql, playerIds);
  const facts = await readCreditFacts(sql, asked);
  return facts.map(({ state, fits }) => {
    if (state !== 'active') return 'excluded';
    return fits ? undefined : 'over_limit';
  });
};

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
