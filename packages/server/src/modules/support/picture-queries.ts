import type { Sql, Transaction } from '@parlour/node-kit/database/database';

export const insertPicture = (
  sql: Transaction,
  { imageId, playerId, ticketId }: { imageId: string; playerId?: string; ticketId?: string },
): Promise<unknown> =>
  sql`
    insert into support.picture (image_id, player_id, ticket_id)
    values (${imageId}::uuid, ${playerId ?? null}::bigint, ${ticketId ?? null}::bigint)`;

/** Takes a player's pictures that are in no ticket yet; how many there were. */
export const takePictures = async (
  sql: Transaction,
  { ids, playerId, ticketId }: { ids: readonly string[]; playerId: string; ticketId: string },
): Promise<number> => {
  const rows = await sql`
    update support.picture set ticket_id = ${ticketId}::bigint
    where image_id = any(${[...ids]}::uuid[]) and player_id = ${playerId}::bigint
      and ticket_id is null
    returning image_id`;
  return rows.length;
};

export type PictureRow = { id: string; width: number; height: number; at: Date };

export const readPictures = (sql: Sql, ticketId: string): Promise<PictureRow[]> =>
  sql<PictureRow>`
    select p.image_id::text as id, i.width, i.height, p.at
    from support.picture p
    join upload.image_view i on i.id = p.image_id
    where p.ticket_id = ${ticketId}::bigint
    order by p.at, p.image_id
    limit 20`;

export const countPictures = async (sql: Sql, ticketId: string): Promise<number> => {
  const [row] = await sql<{ count: number }>`
    select count(*)::integer as count from support.picture where ticket_id = ${ticketId}::bigint`;
  return row!.count;
};

/** Drops what no one sent within a day; the images are the caller's to delete. */
export const dropUnsent = async (sql: Transaction): Promise<string[]> => {
  const rows = await sql<{ id: string }>`
    delete from support.picture
    where image_id in (
      select image_id from support.picture
      where ticket_id is null and at < lib.now() - interval '24 hours'
      limit 200)
    returning image_id::text as id`;
  return rows.map(({ id }) => id);
};

/** Drops all pictures of a player; the images are the caller's to delete. */
export const dropPicturesOf = async (sql: Transaction, playerId: string): Promise<string[]> => {
  const rows = await sql<{ id: string }>`
    delete from support.picture p
    where p.player_id = ${playerId}::bigint or p.ticket_id in (
      select t.id from support.ticket t where t.player_id = ${playerId}::bigint)
    returning p.image_id::text as id`;
  return rows.map(({ id }) => id);
};
