import type { Sql } from '@parlour/node-kit/database/database';
import { Refusal } from '../../lib/refusal';

/** Refuses an operator who has to do with a player whom an act gives money. */
export const assertUntied = async (
  sql: Sql,
  operatorId: string,
  playerId: string | bigint,
): Promise<void> => {
  const [row] = await sql<{ isTied: boolean }>`
    select casework.is_tied(${operatorId}::bigint, ${playerId.toString()}::bigint) as "isTied"`;
  if (row!.isTied) throw new Refusal('desk.conflict');
};
