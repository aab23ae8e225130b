import type { Sql, Transaction } from '@parlour/node-kit/database/database';

/** One act on the shift of a person at a time; since when it is, if it is. */
export const lockShift = async (
  sql: Transaction,
  operatorId: string,
): Promise<Date | undefined> => {
  await sql`select lib.one_at_a_time('casework.shift ' || ${operatorId}::text)`;
  return readSince(sql, operatorId);
};

export const readSince = async (sql: Sql, operatorId: string): Promise<Date | undefined> => {
  const [row] = await sql<{ since: Date }>`
    select from_at as since from casework.shift
    where operator_id = ${operatorId}::bigint and until_at is null`;
  return row?.since;
};

export const beginShift = (sql: Transaction, operatorId: string): Promise<unknown> => sql`
  insert into casework.shift (operator_id) values (${operatorId}::bigint)`;

export const endShift = async (sql: Transaction, operatorId: string): Promise<Date> => {
  const [row] = await sql<{ at: Date }>`
    update casework.shift set until_at = lib.now()
    where operator_id = ${operatorId}::bigint and until_at is null
    returning until_at as at`;
  return row!.at;
};

/** The chats that a person talks in now. */
export const listChatIds = async (sql: Sql, operatorId: string): Promise<string[]> => {
  const rows = await sql<{ id: string }>`
    select id::text from support.claimed_chat_view
    where operator_id = ${operatorId}::bigint
    order by id
    limit 100`;
  return rows.map(({ id }) => id);
};

/** What a person has now, in the order in which cases are locked. */
export const listClaimedIds = async (sql: Sql, operatorId: string): Promise<string[]> => {
  const rows = await sql<{ id: string }>`
    select id::text from casework.case_file
    where claimed_by = ${operatorId}::bigint and claimed_until > lib.now() and state <> 'closed'
    order by case_file.id
    limit 100`;
  return rows.map(({ id }) => id);
};

/** Others on shift, by name. */
export const listOthers = (
  sql: Sql,
  operatorId: string,
): Promise<{ id: string; name: string; since: Date }[]> => sql`
  select o.id::text, o.name, s.from_at as since
  from casework.shift s
  join operator.operator_view o on o.id = s.operator_id and o.state = 'active'
  where s.until_at is null and s.operator_id <> ${operatorId}::bigint
  order by o.name
  limit 100`;

/** A shift is over when its person is not signed in any more. */
export const endLeft = (sql: Transaction) => sql<{ operatorId: string; at: Date }>`
  update casework.shift h set until_at = lib.now()
  where h.until_at is null and not exists (
    select from operator.sign_in_view s
    where s.operator_id = h.operator_id and s.ended_at is null
      and s.created_at > lib.now() - interval '12 hours')
  returning h.operator_id::text as "operatorId", h.until_at as at`;
