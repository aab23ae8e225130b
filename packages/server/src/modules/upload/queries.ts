import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import type { ImageOwner } from './keep-image';

type ImageRow = ImageOwner & {
  id: string;
  width: number;
  height: number;
  keyId: string;
  wrapped: Buffer;
  encrypted: Buffer;
};

export const insertImage = (sql: Transaction, row: ImageRow): Promise<unknown> =>
  sql`
    insert into upload.image (id, player_id, brand, purpose, width, height, key_id, wrapped,
      encrypted)
    values (${row.id}::uuid, ${row.playerId}::bigint, ${row.brand}, ${row.purpose}, ${row.width},
      ${row.height}, ${row.keyId}, ${row.wrapped}, ${row.encrypted})`;

export const readImage = async (sql: Sql, id: string): Promise<ImageRow | undefined> => {
  const [row] = await sql<ImageRow>`
    select id, player_id::text as "playerId", brand, purpose, width, height, key_id as "keyId",
      wrapped, encrypted
    from upload.image
    where id = ${id}::uuid`;
  return row;
};

export const deleteImages = (sql: Transaction, ids: readonly string[]): Promise<unknown> =>
  sql`delete from upload.image where id = any(${ids}::uuid[])`;

type WrappedRow = { id: string; keyId: string; wrapped: Buffer };

export const listOldKeys = (sql: Sql, keyId: string, most: number): Promise<WrappedRow[]> =>
  sql<WrappedRow>`
    select id, key_id as "keyId", wrapped from upload.image
    where key_id <> ${keyId}
    limit ${most}`;

export const replaceKey = (sql: Sql, { id, keyId, wrapped }: WrappedRow): Promise<unknown> =>
  sql`
    update upload.image set key_id = ${keyId}, wrapped = ${wrapped} where id = ${id}::uuid`;

export const deleteImagesOf = (sql: Transaction, playerId: string): Promise<unknown> =>
  sql`delete from upload.image where player_id = ${playerId}::bigint`;
