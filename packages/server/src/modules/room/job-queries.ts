import type { Sql, Transaction } from '@parlour/node-kit/database/database';

/** Deleted in a transaction, which has the room's lock. */
const most = 500;

export const listRooms = (sql: Sql): Promise<{ brand: string }[]> =>
  sql<{ brand: string }>`select brand from room.room order by brand limit 1000`;

/** The last of the oldest lines that is too old; undefined where none is. */
export const readOldEnd = async (
  sql: Sql,
  { brand, firstN, days }: { brand: string; firstN: number; days: number },
): Promise<number | undefined> => {
  const [row] = await sql<{ n: number | null }>`
    select max(n) as n from room.message
    where brand = ${brand} and n >= ${firstN} and n < ${firstN + most}
      and at < lib.now() - make_interval(days => ${days})`;
  return row?.n ?? undefined;
};

/** Returns the messages that had reports. */
export const deleteReports = (
  sql: Transaction,
  { brand, upTo }: { brand: string; upTo: number },
): Promise<{ id: string }[]> =>
  sql<{ id: string }>`
    with deleted as (
      delete from room.report
      where message_id in (select id from room.message where brand = ${brand} and n <= ${upTo})
      returning message_id
    )
    select distinct message_id::text as id from deleted`;

export const deleteUpTo = async (
  sql: Transaction,
  { brand, upTo }: { brand: string; upTo: number },
): Promise<number> => {
  const rows = await sql`
    delete from room.message where brand = ${brand} and n <= ${upTo} returning n`;
  await sql`update room.room set first_n = ${upTo + 1} where brand = ${brand}`;
  return rows.length;
};
