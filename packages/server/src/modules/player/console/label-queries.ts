import type { PlayerLabels } from '@parlour/contract/player-console';
import type { Transaction } from '@parlour/node-kit/database/database';

/** Of two operators at once the second one sees what the first has set. */
export const lockLabels = async (
  sql: Transaction,
  { brands, playerId }: { brands: readonly string[]; playerId: string },
): Promise<(PlayerLabels & { brand: string }) | undefined> => {
  const [row] = await sql<PlayerLabels & { brand: string }>`
    select brand, member_label as "memberLabel", rank_level as "rankLevel",
      rank_label as "rankLabel"
    from player.player
    where id = ${playerId}::bigint and brand = any(${brands}::text[])
    for no key update`;
  return row;
};

export const updateLabels = (
  sql: Transaction,
  playerId: string,
  { memberLabel, rankLevel, rankLabel }: PlayerLabels,
) => sql`
  update player.player
  set member_label = ${memberLabel}, rank_level = ${rankLevel}, rank_label = ${rankLabel}
  where id = ${playerId}::bigint`;
