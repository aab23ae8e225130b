import type { Sql } from '@parlour/node-kit/database/database';

type Seen = { operatorId: string; playerIds: readonly string[] };

/**
 * Keeps that a person looks at players, and counts the players of the last hour: those that they
 * look at now, and at most so many others. Undefined when they looked at each of them within the
 * last minute, or there are no such players.
 */
export const countSeen = async (
  sql: Sql,
  { operatorId, playerIds }: Seen,
  most: number,
): Promise<{ players: number; brand: string; hour: string } | undefined> => {
  const [row] = await sql<{ players: number; brand: string; hour: string }>`
    with written as (
      insert into operator.seen_player as s (operator_id, player_id)
      select ${operatorId}::bigint, p.id from player.player_view p
      where p.id = any(${[...playerIds]}::bigint[])
      order by p.id
      on conflict (operator_id, player_id) do update set at = excluded.at
      where s.at < excluded.at - interval '1 minute'
      returning player_id
    )
    select p.brand, to_char(lib.now() at time zone 'UTC', 'YYYYMMDDHH24') as hour,
      ((select count(*) from written) + (
        select count(*) from (
          select from operator.seen_player
          where operator_id = ${operatorId}::bigint and at > lib.now() - interval '1 hour'
            and player_id not in (select player_id from written)
          limit ${most}
        ) others
      ))::integer as players
    from player.player_view p
    where p.id = (select min(player_id) from written)`;
  return row;
};

/** What is older than a day. */
export const forgetSeen = (sql: Sql): Promise<unknown> => sql`
  delete from operator.seen_player where at < lib.now() - interval '1 day'`;
