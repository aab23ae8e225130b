import type { Sql } from '@parlour/node-kit/database/database';

/** When the state of a player changed last. */
export const readStateChange = async (sql: Sql, playerId: string): Promise<Date | undefined> => {
  const [row] = await sql<{ at: Date }>`
    select changed_at as at from compliance.player_state_view
    where player_id = ${playerId}::bigint`;
  return row?.at;
};

/** When a sign-in brought a device of which the player had none of before; undefined otherwise. */
export const readNewDevice = async (sql: Sql, signInId: string): Promise<Date | undefined> => {
  const [row] = await sql<{ at: Date }>`
    select d.known_since as at
    from session.known_device_view d
    join session.sign_in_view s on s.id = d.sign_in_id
    where d.sign_in_id = ${signInId}::bigint
      and d.known_since >= s.created_at - interval '1 minute'`;
  return row?.at;
};
