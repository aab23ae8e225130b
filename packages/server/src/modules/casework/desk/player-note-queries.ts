import type { Sql, Transaction } from '@parlour/node-kit/database/database';

/** The brand of a player whose account has not ended, and does not until the commit. */
export const holdPlayer = async (
  sql: Transaction,
  playerId: string,
): Promise<string | undefined> => {
  const [row] = await sql<{ brand: string }>`
    select brand from player.listed_view
    where id = ${playerId}::bigint and closed_at is null
    for share`;
  return row?.brand;
};

type Note = { playerId: string; operatorId: string; text: string; key: string };

/** Undefined when this person sent the key before. */
export const insertPlayerNote = async (
  sql: Transaction,
  { playerId, operatorId, text, key }: Note,
): Promise<string | undefined> => {
  const [row] = await sql<{ id: string }>`
    insert into casework.note (player_id, operator_id, text, key)
    values (${playerId}::bigint, ${operatorId}::bigint, ${text}, ${key})
    on conflict (operator_id, key) where key is not null do nothing
    returning id::text`;
  return row?.id;
};

export const findNoteByKey = async (
  sql: Sql,
  { operatorId, key }: Pick<Note, 'operatorId' | 'key'>,
): Promise<{ id: string; playerId: string; text: string } | undefined> => {
  const [row] = await sql<{ id: string; playerId: string; text: string }>`
    select id::text, player_id::text as "playerId", text
    from casework.note
    where operator_id = ${operatorId}::bigint and key = ${key}`;
  return row;
};
