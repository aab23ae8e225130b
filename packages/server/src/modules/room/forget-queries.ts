import type { Transaction } from '@parlour/node-kit/database/database';

/** The rooms in which the player wrote. */
export const lockRoomOf = (sql: Transaction, playerId: string): Promise<unknown> => sql`
  select from room.room
  where brand in (select brand from room.message where player_id = ${playerId}::bigint)
  order by brand
  for no key update`;

/** Detaches what the player wrote; returns the messages that someone reported. */
export const clearMessages = (sql: Transaction, playerId: string): Promise<{ id: string }[]> =>
  sql<{ id: string }>`
    with cleared as (
      update room.message set player_id = null, key = null, text = null
      where player_id = ${playerId}::bigint
      returning id
    )
    select id::text from cleared c
    where exists (select from room.report r where r.message_id = c.id)`;

export const deleteOwn = async (sql: Transaction, playerId: string): Promise<void> => {
  await sql`delete from room.report where player_id = ${playerId}::bigint`;
  await sql`
    delete from room.mute
    where player_id = ${playerId}::bigint or muted_id = ${playerId}::bigint`;
  await sql`delete from room.silence where player_id = ${playerId}::bigint`;
};
