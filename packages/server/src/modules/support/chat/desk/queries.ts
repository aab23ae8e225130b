import type { Sql, Transaction } from '@parlour/node-kit/database/database';

/** The chat is no one's; who waits for an answer goes on waiting, with a case. */
export const freeChat = (sql: Transaction, id: string): Promise<unknown> =>
  sql`
    update support.chat
    set claimed_by = null, claimed_at = null, has_case = asked_at is not null
    where id = ${id}::bigint`;

export const claimChat = (sql: Transaction, id: string, operatorId: string): Promise<unknown> =>
  sql`
    update support.chat
    set claimed_by = ${operatorId}::bigint, claimed_at = lib.now(), has_case = false
    where id = ${id}::bigint`;

/** What the operator has; one claim of theirs is counted at a time. */
export const countClaimed = async (sql: Transaction, operatorId: string): Promise<number> => {
  await sql`select lib.one_at_a_time('support.claim ' || ${operatorId}::text)`;
  const [row] = await sql<{ count: number }>`
    select count(*)::integer as count from support.chat where claimed_by = ${operatorId}::bigint`;
  return row!.count;
};

/** The player's chat, else the visitor's, that has waited longest and that no one is taking now. */
export const lockLongest = async (
  sql: Transaction,
  operatorId: string,
  brands: readonly string[],
): Promise<string | undefined> => {
  const [row] = await sql<{ id: string }>`
    select id::text from support.chat
    where brand = any(${brands}::text[]) and state = 'open' and claimed_by is null
      and asked_at is not null
      and (player_id is null or not casework.is_tied(${operatorId}::bigint, player_id))
    order by player_id is null, asked_at, id
    limit 1
    for no key update skip locked`;
  return row?.id;
};

/** Says that the operator is at the desk of these brands now. */
export const noteAtDesk = (
  sql: Sql,
  operatorId: string,
  brands: readonly string[],
): Promise<unknown> =>
  sql`
    insert into support.chat_desk (brand, operator_id, seen_at)
    select brand, ${operatorId}::bigint, lib.now() from unnest(${brands}::text[]) brand
    on conflict (brand, operator_id) do update set seen_at = excluded.seen_at`;

export const leaveDesk = (sql: Sql, operatorId: string): Promise<unknown> =>
  sql`delete from support.chat_desk where operator_id = ${operatorId}::bigint`;

export const isAtDesk = async (sql: Sql, brand: string, operatorId: string): Promise<boolean> => {
  const [row] = await sql<{ is: boolean }>`
    select exists (
      select from support.chat_desk
      where brand = ${brand} and operator_id = ${operatorId}::bigint
        and seen_at > lib.now() - interval '45 seconds'
    ) as is`;
  return row!.is;
};

export const nameOf = async (sql: Sql, operatorId: string): Promise<string> => {
  const [row] = await sql<{ name: string }>`
    select name from operator.operator_view where id = ${operatorId}::bigint`;
  return row!.name;
};

type Colleague = { id: string; name: string; chats: number };

/** Who is at the desk of the brand, but for one; those with the fewest chats first. */
export const listAtDesk = (sql: Sql, brand: string, except: string): Promise<Colleague[]> =>
  sql<Colleague>`
    select o.id::text, o.name,
      (select count(*)::integer from support.chat c where c.claimed_by = o.id) as chats
    from support.chat_desk d
    join operator.operator_view o on o.id = d.operator_id
    where d.brand = ${brand} and d.operator_id <> ${except}::bigint
      and d.seen_at > lib.now() - interval '45 seconds'
    order by chats, o.name
    limit 100`;
