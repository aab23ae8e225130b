import type { Transaction } from '@parlour/node-kit/database/database';

export const deleteChats = async (sql: Transaction, playerId: string): Promise<void> => {
  await sql`
    delete from support.chat_message
    where chat_id in (select id from support.chat where player_id = ${playerId}::bigint)`;
  await sql`delete from support.chat where player_id = ${playerId}::bigint`;
};
