import type { Sql } from '@parlour/node-kit/database/database';
import { Refusal } from '../../lib/refusal';

/** Refuses an operator who has to do with one of the players for or against whom an act is. */
export const assertUntied = async (
  sql: Sql,
  operatorId: string,
  playerIds: readonly (string | bigint)[],
): Promise<void> => {
  const [row] = await sql<{ isTied: boolean }>`
    select exists (
      select from unnest(${playerIds.map(String)}::bigint[]) id
      where casework.is_tied(${operatorId}::bigint, id)
    ) as "isTied"`;
  if (row!.isTied) throw new Refusal('desk.conflict');
};
