import type { Sql, Transaction } from '@parlour/node-kit/database/database';

export const deleteChats = async (sql: Transaction, playerId: string): Promise<void> => {
  await sql`
    delete from support.chat_message
    where chat_id in (select id from support.chat where player_id = ${playerId}::bigint)`;
  await sql`delete from support.chat where player_id = ${playerId}::bigint`;
};

export const readBrandCodes = async (sql: Sql): Promise<string[]> => {
  const rows = await sql<{ code: string }>`
    select code from brand.brand_view order by code limit 1000`;
  return rows.map(({ code }) => code);
};

/** Visitors' tickets that were closed so many days ago, and in which nothing was written since. */
export const listOldRequests = async (
  sql: Transaction,
  { brand, days }: { brand: string; days: number },
  most: number,
): Promise<string[]> => {
  const rows = await sql<{ id: string }>`
    select t.id::text
    from support.ticket t
    where t.brand = ${brand} and t.player_id is null
      and t.changed_at < lib.now() - make_interval(days => ${days})
      and not exists (
        select from casework.case_view c
        where c.kind = 'ticket' and c.subject_id = t.id::text
          and (c.closed_at is null or c.closed_at >= lib.now() - make_interval(days => ${days}))
      )
    order by t.id
    limit ${most}
    for update of t skip locked`;
  return rows.map(({ id }) => id);
};

/** Deletes these tickets with what was written; returns their images, the caller's to delete. */
export const deleteRequests = async (
  sql: Transaction,
  ids: readonly string[],
): Promise<string[]> => {
  const pictures = await sql<{ id: string }>`
    delete from support.picture where ticket_id = any(${[...ids]}::bigint[])
    returning image_id::text as id`;
  await sql`delete from support.ticket_message where ticket_id = any(${[...ids]}::bigint[])`;
  await sql`delete from support.ticket where id = any(${[...ids]}::bigint[])`;
  return pictures.map(({ id }) => id);
};
