import { mostFavourites } from '@parlour/contract/catalogue';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';

/** The numbers of the games that a player marked, the latest first. */
export const readFavourites = async (sql: Sql, playerId: string): Promise<bigint[]> => {
  const rows = await sql<{ id: bigint }>`
    select game_id as id from catalogue.favourite
    where player_id = ${playerId}::bigint
    order by added_at desc, game_id desc
    limit ${mostFavourites}`;
  return rows.map(({ id }) => id);
};

/** Two additions of one player at once are counted one after the other. */
export const lockFavourites = async (sql: Transaction, playerId: string): Promise<void> => {
  await sql`select lib.one_at_a_time('catalogue.favourite ' || ${playerId}::text)`;
};

export const insertFavourite = async (
  sql: Sql,
  playerId: string,
  gameId: number,
): Promise<void> => {
  await sql`
    insert into catalogue.favourite (player_id, game_id)
    values (${playerId}::bigint, ${gameId}::bigint)
    on conflict do nothing`;
};

export const deleteFavourite = async (
  sql: Sql,
  playerId: string,
  gameId: number,
): Promise<void> => {
  await sql`
    delete from catalogue.favourite
    where player_id = ${playerId}::bigint and game_id = ${gameId}::bigint`;
};

/** So many games that a player opened are listed. */
const mostRecent = 200;

/** The numbers of the games that a player opened, the latest first. */
export const readRecent = async (sql: Sql, playerId: string): Promise<bigint[]> => {
  const rows = await sql<{ id: bigint }>`
    select game_id as id from catalogue.recent
    where player_id = ${playerId}::bigint
    order by opened_at desc, game_id desc
    limit ${mostRecent}`;
  return rows.map(({ id }) => id);
};

/** The player opened a game for money. */
export const upsertRecent = async (sql: Sql, playerId: string, gameId: bigint): Promise<void> => {
  await sql`
    insert into catalogue.recent (player_id, game_id)
    values (${playerId}::bigint, ${gameId}::bigint)
    on conflict (player_id, game_id) do update set opened_at = excluded.opened_at`;
};

export const forgetPlayer = (sql: Transaction, playerId: string): Promise<unknown> => sql`
  with favourites as (
    delete from catalogue.favourite where player_id = ${playerId}::bigint
  )
  delete from catalogue.recent where player_id = ${playerId}::bigint`;
