import type { Sql, Transaction } from '@parlour/node-kit/database/database';

export type ProcessRow = {
  id: string;
  host: string;
  pid: number;
  roles: string[];
  build: string;
  buildDigest: string | null;
  nodeVersion: string;
  configVersions: Record<string, number>;
  driftMs: number;
  diskBytes: bigint | null;
  diskFreeBytes: bigint | null;
  startedAt: Date;
  seenAt: Date;
  state: 'live' | 'unseen' | 'ended';
};

/** Those of the last day; an unseen one was killed, or reaches the database no more. */
export const readProcesses = (sql: Sql): Promise<ProcessRow[]> => sql<ProcessRow>`
  select id, host, pid, roles, build, build_digest as "buildDigest",
    node_version as "nodeVersion", config_versions as "configVersions", drift_ms as "driftMs",
    disk_bytes as "diskBytes", disk_free_bytes as "diskFreeBytes",
    started_at as "startedAt", seen_at as "seenAt",
    case when ended_at is not null then 'ended'
      when seen_at < lib.now() - interval '20 seconds' then 'unseen' else 'live' end as state
  from lib.process
  where seen_at > lib.now() - interval '1 day'
  order by ended_at is not null, started_at desc
  limit 100`;

export type JobRow = {
  name: string;
  seconds: number;
  isRunning: boolean;
  beganAt: Date | null;
  endedAt: Date | null;
  nextAt: Date | null;
  lateSeconds: number;
  runs: bigint;
  reason: string | null;
  isRequested: boolean;
};

export const readJobs = (sql: Sql): Promise<JobRow[]> => sql<JobRow>`
  select j.name, j.seconds, r.running as "isRunning", j.began_at as "beganAt",
    j.ended_at as "endedAt", n.next_at as "nextAt", j.runs, j.reason,
    j.requested_at is not null as "isRequested",
    case when r.running then 0
      else greatest(0, floor(extract(epoch from lib.now() - n.next_at)))::integer
      end as "lateSeconds"
  from lib.job j
  left join lib.lease l on l.name = j.name
  cross join lateral (select greatest(l.held_until, l.paused_until) as next_at) n
  cross join lateral (select lib.job_runs(j.name) as running) r
  order by j.name
  limit 500`;

/** Its lease, locked, then whether it runs; undefined when there is no such job. */
export const lockJob = async (
  sql: Transaction,
  name: string,
): Promise<{ isRunning: boolean } | undefined> => {
  await sql`select from lib.lease where name = ${name} for update`;
  const [row] = await sql<{ isRunning: boolean }>`
    select lib.job_runs(j.name) as "isRunning" from lib.job j where j.name = ${name} for update`;
  return row;
};

export const countEvents = async (sql: Sql): Promise<{ waiting: number; failing: number }> => {
  const [row] = await sql<{ waiting: number; failing: number }>`
    select (
        select count(*)::integer from (
          select from lib.outbox where done_at is null limit 10001
        ) w
      ) as waiting, (
        select count(*)::integer from (
          select from lib.outbox where done_at is null and failed_at is not null limit 10001
        ) f
      ) as failing`;
  return row!;
};

export const areAllBrands = async (sql: Sql, brands: readonly string[]): Promise<boolean> => {
  const [row] = await sql<{ areAll: boolean }>`
    select coalesce(bool_and(code = any (${[...brands]}::text[])), false) as "areAll"
    from brand.brand_view`;
  return row!.areAll;
};

export type EventRow = {
  id: bigint;
  type: string;
  key: string;
  attempts: number;
  createdAt: Date;
  dueAt: Date;
  failedAt: Date | null;
  reason: string | null;
};

/** Those whose tries fail first, then those that wait for longest. */
export const readEvents = (sql: Sql): Promise<EventRow[]> => sql<EventRow>`
  select id, type, key, attempts, created_at as "createdAt", due_at as "dueAt",
    failed_at as "failedAt", case when failed_at is not null then reason end as reason
  from lib.outbox
  where done_at is null
  order by failed_at is null, created_at
  limit 100`;

type EventFacts = { type: string; key: string; state: 'failed' | 'waiting' | 'done' };

export const lockEvent = async (sql: Transaction, id: string): Promise<EventFacts | undefined> => {
  const [row] = await sql<EventFacts>`
    select type, key, case when done_at is not null then 'done'
      when failed_at is not null then 'failed' else 'waiting' end as state
    from lib.outbox where id = ${id}::bigint for update`;
  return row;
};

export type UnsentRow = {
  brand: string;
  channel: 'mail' | 'sms';
  state: 'queued' | 'failed' | 'unknown';
  count: number;
  oldestAt: Date;
};

/** Queued for a minute, or given up within the last day. */
export const readUnsent = (sql: Sql, brands: readonly string[]): Promise<UnsentRow[]> =>
  sql<UnsentRow>`
    select brand, channel, state, count(*)::integer as count, min(created_at) as "oldestAt"
    from message.unsent_view
    where brand = any (${[...brands]}::text[]) and case state
      when 'queued' then created_at < lib.now() - interval '1 minute'
      else created_at > lib.now() - interval '1 day' end
    group by brand, channel, state
    order by brand, channel, state`;

export type PartitionRow = { table: string; monthsAhead: number };

/** By the names of the parts: `transfer_2026_11`. */
export const readPartitions = (sql: Sql): Promise<PartitionRow[]> => sql<PartitionRow>`
  select format('%s.%s', n.nspname, p.relname) as table, (
      extract(year from m.last) * 12 + extract(month from m.last)
      - extract(year from t.now) * 12 - extract(month from t.now)
    )::integer as "monthsAhead"
  from pg_partitioned_table o
  join pg_class p on p.oid = o.partrelid
  join pg_namespace n on n.oid = p.relnamespace
  cross join (select lib.now() at time zone 'UTC' as now) t
  cross join lateral (
    select max(to_date(right(c.relname, 7), 'YYYY_MM')) as last
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = p.oid and c.relname ~ '_[0-9]{4}_[0-9]{2}$'
  ) m
  where m.last is not null
  order by 1`;

export const readDatabase = async (sql: Sql): Promise<{ bytes: number; version: string }> => {
  const [row] = await sql<{ bytes: bigint; version: string }>`
    select pg_database_size(current_database()) as bytes,
      current_setting('server_version') as version`;
  return { bytes: Number(row!.bytes), version: row!.version };
};
