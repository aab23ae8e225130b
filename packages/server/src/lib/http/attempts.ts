import type { Bound } from './limiter';
import type { Sql } from '@parlour/node-kit/database/database';

/**
 * Counts an attempt before it is judged, so that concurrent attempts cannot all be judged: returns
 * its number within the `count` of the window, 0 when it is one too many. That one is not counted,
 * so it does not lengthen the wait.
 */
export const countAttempt = async (
  sql: Sql,
  subject: string,
  { count, seconds }: Bound,
): Promise<number> => {
  const [row] = await sql<{ count: number }>`
    insert into lib.attempt as a (subject, count, since, last_at)
    values (${subject}, 1, lib.now(), lib.now())
    on conflict (subject) do update
    set count = case when a.since <= lib.now() - make_interval(secs => ${seconds})
          then 1 else a.count + 1 end,
      since = case when a.since <= lib.now() - make_interval(secs => ${seconds})
          then lib.now() else a.since end,
      last_at = lib.now()
    where case when a.count >= ${count}
      then a.last_at <= lib.now() - make_interval(secs => ${seconds}) else true end
    returning count`;
  return row?.count ?? 0;
};

/** The most attempts that one of the subjects has within the seconds. */
export const readAttempts = async (
  sql: Sql,
  subjects: readonly string[],
  seconds: number,
): Promise<number> => {
  const [row] = await sql<{ count: number }>`
    select coalesce(max(count), 0)::integer as count
    from lib.attempt
    where subject = any (${[...subjects]}::text[])
      and last_at > lib.now() - make_interval(secs => ${seconds})`;
  return row?.count ?? 0;
};

export const forgiveAttempts = (sql: Sql, subject: string) => sql`
  delete from lib.attempt
  where subject = ${subject}`;

export const uncountAttempt = (sql: Sql, subject: string) => sql`
  update lib.attempt
  set count = greatest(count - 1, 0)
  where subject = ${subject}`;

/** Seconds until the subject may try again. */
export const waitOf = async (sql: Sql, subject: string, seconds: number): Promise<number> => {
  const [row] = await sql<{ wait: number }>`
    select ceil(extract(
        epoch from last_at + make_interval(secs => ${seconds}) - lib.now()))::integer as wait
    from lib.attempt
    where subject = ${subject}`;
  return Math.max(row?.wait ?? 1, 1);
};

/** Longer than any window. */
export const forgetOldAttempts = (sql: Sql) => sql`
  delete from lib.attempt
  where last_at < lib.now() - interval '2 days'`;
