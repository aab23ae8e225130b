import type { Sql, Transaction } from '@parlour/node-kit/database/database';

const most = 200;

type Found = { id: string; brand: string };

/**
 * Chats, or this chat, whose operator has not been at the desk of the brand for two minutes, has
 * left their person without an answer for five, or is tied to the player by now.
 */
export const listLeft = (sql: Sql, id?: string): Promise<Found[]> =>
  sql<Found>`
    select c.id::text, c.brand
    from support.chat c
    where c.claimed_by is not null and c.claimed_at < lib.now() - interval '2 minutes'
      and (${id ?? null}::bigint is null or c.id = ${id ?? null})
      and (greatest(c.asked_at, c.claimed_at) < lib.now() - interval '5 minutes'
          and c.asked_at is not null
        or not exists (
          select from support.chat_desk d
          where d.brand = c.brand and d.operator_id = c.claimed_by
            and d.seen_at > lib.now() - interval '2 minutes')
        or c.player_id is not null and casework.is_tied(c.claimed_by, c.player_id))
    order by c.claimed_at
    limit ${most}`;

/** What the operator has had since before then. */
export const listClaimedBy = (sql: Sql, operatorId: string, before: string): Promise<Found[]> =>
  sql<Found>`
    select id::text, brand
    from support.chat
    where claimed_by = ${operatorId}::bigint
      and claimed_at < ${before}::timestamptz + interval '1 millisecond'
    order by id
    limit ${most}`;

/**
 * Chats, or this chat, in which the last word is ours and the person has been silent for long; and
 * visitors' whose last word was not answered in a day.
 */
export const listSilent = (sql: Sql, id?: string): Promise<Found[]> =>
  sql<Found>`
    select id::text, brand
    from support.chat
    where state = 'open' and last_n > 0 and (${id ?? null}::bigint is null or id = ${id ?? null})
      and case when asked_at is null then last_at < lib.now() - interval '30 minutes'
        else guest_hash is not null and claimed_by is null
          and last_at < lib.now() - interval '1 day' end
    order by last_at
    limit ${most}`;

/** Deletes visitors' chats of a brand that have been silent for so many days. */
export const deleteOldVisitors = async (
  sql: Transaction,
  { brand, days }: { brand: string; days: number },
): Promise<number> => {
  const rows = await sql<{ id: string }>`
    select id::text from support.chat
    where brand = ${brand} and guest_hash is not null and claimed_by is null and not has_case
      and last_at < lib.now() - make_interval(days => ${days})
    order by last_at
    limit ${most}
    for update skip locked`;
  const ids = rows.map(({ id }) => id);
  await sql`delete from support.chat_message where chat_id = any(${ids}::bigint[])`;
  await sql`delete from support.chat where id = any(${ids}::bigint[])`;
  return rows.length;
};
