import type { Sql } from '@parlour/node-kit/database/database';

type Seen = { operatorId: string; playerId: string };

/**
 * Keeps that a person looks at a player, and counts the players of the last hour, at most so many
 * and the one more. Undefined when they looked at this one within the last minute, or there is no
 * such player.
 */
export const countSeen = async (
  sql: Sql,
  { operatorId, playerId }: Seen,
  most: number,
): Promise<{ players: number; brand: string; hour: string } | undefined> => {
  const [row] = await sql<{ players: number; brand: string; hour: string }>`
    with written as (
      insert into operator.seen_player as s (operator_id, player_id)
      select ${operatorId}::bigint, p.id from player.player_view p
      where p.id = ${playerId}::bigint
      on conflict (operator_id, player_id) do update set at = excluded.at
      where s.at < excluded.at - interval '1 minute'
      returning player_id
    )
    select p.brand, to_char(lib.now() at time zone 'UTC', 'YYYYMMDDHH24') as hour,
      1 + (
        select count(*) from (
          select from operator.seen_player
          where operator_id = ${operatorId}::bigint and at > lib.now() - interval '1 hour'
            and player_id <> p.id
          limit ${most}
        ) others
      )::integer as players
    from written w
    join player.player_view p on p.id = w.player_id`;
  return row;
};

/** What is older than a day. */
export const forgetSeen = (sql: Sql): Promise<unknown> => sql`
  delete from operator.seen_player where at < lib.now() - interval '1 day'`;
