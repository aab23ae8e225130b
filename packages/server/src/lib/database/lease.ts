import type { Sql } from '@parlour/node-kit/database/database';

export type Terms = {
  seconds: number;
  /** A person does not wait for the end of a delay. */
  evenPaused?: boolean;
};

/**
 * Claims a lease, which one process has at a time, for so many seconds: 0 when it is ours, else the
 * milliseconds until it is free. A process that dies holds it no longer than that.
 */
export const claimLease = async (
  sql: Sql,
  name: string,
  { seconds, evenPaused = false }: Terms,
): Promise<number> => {
  const [row] = await sql<{ leftMs: number }>`
    with claimed as (
      insert into lib.lease as l (name, held_until)
      values (${name}, lib.now() + make_interval(secs => ${seconds}))
      on conflict (name) do update set held_until = excluded.held_until
      where l.held_until <= lib.now() and (${evenPaused}::boolean or l.paused_until <= lib.now())
      returning name
    )
    select case when exists (select from claimed) then 0 else
        greatest(1, ceil(1000 * extract(epoch from l.free_at - lib.now())))::integer
      end as "leftMs"
    from (select 1) one
    left join (
      select case when ${evenPaused}::boolean then held_until
        else greatest(held_until, paused_until) end as free_at
      from lib.lease where name = ${name}
    ) l on true`;
  return row!.leftMs;
};

/** Renews a lease that is ours for so many seconds from now. */
export const holdLease = (sql: Sql, name: string, seconds: number): Promise<unknown> =>
  sql`
    update lib.lease set held_until = lib.now() + make_interval(secs => ${seconds})
    where name = ${name}`;

/** Releases a lease and clears its failures. */
export const endLease = (sql: Sql, name: string): Promise<unknown> =>
  sql`
    update lib.lease set held_until = lib.now(), paused_until = '-infinity', failures = 0
    where name = ${name}`;

/** Clears the failures, and keeps the lease to its end. */
export const forgiveLease = (sql: Sql, name: string): Promise<unknown> =>
  sql`update lib.lease set failures = 0 where name = ${name} and failures > 0`;

/**
 * Releases a lease after a failure: all claims are delayed, twice as long with each failure in a
 * row. Returns the number of failures.
 */
export const pauseLease = async (
  sql: Sql,
  name: string,
  { firstSeconds, mostSeconds }: { firstSeconds: number; mostSeconds: number },
): Promise<number> => {
  const [row] = await sql<{ failures: number }>`
    update lib.lease
    set held_until = lib.now(), failures = failures + 1,
      paused_until = lib.now() + make_interval(secs =>
        least(${mostSeconds}::float8, ${firstSeconds}::float8 * power(2, least(failures, 20))))
    where name = ${name}
    returning failures`;
  return row?.failures ?? 0;
};

/** The leases that cannot be claimed now. */
export const takenLeases = async (sql: Sql): Promise<Set<string>> => {
  const rows = await sql<{ name: string }>`
    select name from lib.lease where held_until > lib.now() or paused_until > lib.now()`;
  return new Set(rows.map(({ name }) => name));
};
