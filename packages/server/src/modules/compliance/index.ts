import type { Sql } from '../../lib/db';
import { Refusal } from '../../lib/refusal';
import { readState } from './queries';

type Someone = { playerId: string };

/** Refuses play to a player who is blocked or excluded. */
export const assertMayPlay = async (sql: Sql, { playerId }: Someone): Promise<void> => {
  if ((await readState(sql, playerId)) !== 'active') throw new Refusal('compliance.excluded');
};

/** Refuses deposits to a player who is blocked or excluded; withdrawals stay open to both. */
export const assertMayDeposit = assertMayPlay;

export { writeState as setPlayState, type PlayState } from './queries';
