import type { Sql } from '@parlour/node-kit/database/database';
import { Refusal } from '../../lib/refusal';

/** Whether an operator has to do with one of the players. */
export const isTied = async (
  sql: Sql,
  operatorId: string,
  playerIds: readonly (string | bigint)[],
): Promise<boolean> => {
  const [row] = await sql<{ isTied: boolean }>`
    select exists (
      select from unnest(${playerIds.map(String)}::bigint[]) id
      where casework.is_tied(${operatorId}::bigint, id)
    ) as "isTied"`;
  return row!.isTied;
};

/** Those of many players with whom an operator has to do. */
export const tiedAmong = async (
  sql: Sql,
  operatorId: string,
  playerIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await sql<{ id: string }>`
    select id::text
    from casework.tied_among(${operatorId}::bigint, ${[...playerIds]}::bigint[]) id`;
  return new Set(rows.map(({ id }) => id));
};

/** Refuses an operator who has to do with one of the players for or against whom an act is. */
export const assertUntied = async (
  sql: Sql,
  operatorId: string,
  playerIds: readonly (string | bigint)[],
): Promise<void> => {
  if (await isTied(sql, operatorId, playerIds)) throw new Refusal('desk.conflict');
};
