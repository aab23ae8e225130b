import type { Sql, Transaction } from '@parlour/node-kit/database/database';

export type ReasonRow = {
  kind: string;
  code: string;
  isTold: boolean;
  texts: Record<string, string>;
  position: number;
  isEnabled: boolean;
  isGiven: boolean;
};

export const readAllReasons = (sql: Sql): Promise<ReasonRow[]> => sql<ReasonRow>`
  select r.kind, r.code, r.is_told as "isTold", r.texts, r.position, r.is_enabled as "isEnabled",
    casework.is_given(r.kind, r.code) as "isGiven"
  from casework.reason r
  join casework.queue q on q.kind = r.kind
  order by q.position, r.position, r.code
  limit 1000`;

export const lockReason = async (
  sql: Transaction,
  { kind, code }: { kind: string; code: string },
): Promise<ReasonRow | undefined> => {
  await sql`select lib.one_at_a_time(${`casework.reason ${kind}`})`;
  const [row] = await sql<ReasonRow>`
    select kind, code, is_told as "isTold", texts, position, is_enabled as "isEnabled",
      casework.is_given(kind, code) as "isGiven"
    from casework.reason
    where kind = ${kind} and code = ${code}`;
  return row;
};

export const writeReason = (
  sql: Transaction,
  { kind, code, isTold, texts, position, isEnabled }: Omit<ReasonRow, 'isGiven'>,
) => sql`
  insert into casework.reason (kind, code, is_told, texts, position, is_enabled)
  values (${kind}, ${code}, ${isTold}, ${JSON.stringify(texts)}::jsonb, ${position}, ${isEnabled})
  on conflict (kind, code) do update
  set is_told = excluded.is_told, texts = excluded.texts, position = excluded.position,
    is_enabled = excluded.is_enabled`;

/** The queues whose cases take a reason. */
export const readReasonQueues = (sql: Sql) => sql<{ kind: string; names: Record<string, string> }>`
  select kind, names from casework.queue q
  where exists (select from casework.verdict v where v.kind = q.kind and v.needs_reason)
  order by position
  limit 50`;

/** How many reasons of a queue can be given now. */
export const countOpenReasons = async (sql: Sql, kind: string): Promise<number> => {
  const [row] = await sql<{ count: number }>`
    select count(*)::integer as count from casework.reason where kind = ${kind} and is_enabled`;
  return row!.count;
};
