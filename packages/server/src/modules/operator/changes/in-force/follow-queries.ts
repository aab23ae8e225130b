import type { Sql } from '@parlour/node-kit/database/database';

type Unfollowed = { id: bigint; kind: string; object: string };

/**
 * What was applied before a process began it has read with everything else, but for what was not yet
 * committed then: a change has its hour before its commit.
 */
export const readUnfollowed = (
  sql: Sql,
  processId: string,
): Promise<Unfollowed[]> => sql<Unfollowed>`
  select c.id, c.kind, c.object
  from operator.change c
  join lib.process p on p.id = ${processId}::uuid
  where c.state = 'applied' and c.decided_at > p.started_at - interval '1 minute'
    and c.decided_at > lib.now() - interval '10 minutes'
    and not exists (
      select from operator.acknowledgement a where a.change_id = c.id and a.process_id = p.id
    )
  order by c.decided_at
  limit 100`;

export type Acknowledged = {
  changeId: bigint;
  /** Those that use it, and those that should: they lived when it was applied. */
  count: number;
  of: number;
  ms: number | null;
  missing: string[];
};

/** A process that was not seen for so long counts as dead. */
export const unseenSeconds = 20;

export const readAcknowledged = (
  sql: Sql,
  changeIds: readonly bigint[],
): Promise<Acknowledged[]> => sql<Acknowledged>`
  select c.id as "changeId", count(a.at)::integer as count, count(*)::integer as of,
    max(greatest(0, extract(epoch from a.at - c.decided_at) * 1000))::integer as ms,
    coalesce(array_agg(p.host || ':' || p.pid order by p.host, p.pid) filter (where a.at is null),
      '{}') as missing
  from operator.change c
  join lib.process p on p.started_at < c.decided_at
    and p.seen_at > c.decided_at - make_interval(secs => ${unseenSeconds})
  left join operator.acknowledgement a on a.change_id = c.id and a.process_id = p.id
  where c.id = any (${changeIds.map(String)}::bigint[]) and c.state = 'applied'
    and (a.at is not null or p.ended_at is null)
  group by c.id`;

export const acknowledge = (
  sql: Sql,
  { id, processId }: { id: bigint; processId: string },
): Promise<unknown> => sql`
  insert into operator.acknowledgement (change_id, process_id)
  values (${id}, ${processId}::uuid)
  on conflict do nothing`;
