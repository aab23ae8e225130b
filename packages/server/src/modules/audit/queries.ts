import type { Sql, Transaction } from '@parlour/node-kit/database/database';

export const insertEntry = async (
  sql: Transaction,
  entry: Record<string, string | null>,
): Promise<{ id: bigint; digest: Buffer }> => {
  const [row] = await sql<{ id: bigint; digest: Buffer }>`
    select id, digest from audit.write(${JSON.stringify(entry)}::jsonb)`;
  return row!;
};

/** Links so many entries at most; the answer is how many. */
export const linkEntries = async (sql: Sql, most: number): Promise<number> => {
  const [row] = await sql<{ linked: number }>`select audit.link_entries(${most}) as linked`;
  return row!.linked;
};

export type Anchor = { n: bigint; hash: Buffer };

/** The head that the place did not know; undefined when it knows it. */
export const anchorHead = async (sql: Sql, place: string): Promise<Anchor | undefined> => {
  const [row] = await sql<Anchor>`select n, hash from audit.anchor_head(${place}, null)`;
  return row;
};

/** A line of the chain with its entry, as far as either is there. */
export type ChainRow = {
  n: bigint;
  entryId: bigint;
  linkDigest: Buffer;
  prev: Buffer;
  hash: Buffer;
  digest: Buffer | null;
  fields: (string | null)[];
};

/** A statement has so many bytes of before and after, and one line more: one may have 600 KB. */
const mostBytes = 8_000_000;

/**
 * Lines of the chain from a number on, with the sixteen fields as they are digested: at most so
 * many, fewer of long ones, at least one while there is one.
 */
export const readChain = (sql: Sql, from: bigint, most: number): Promise<ChainRow[]> =>
  sql<ChainRow>`
    select l.n, l.entry_id as "entryId", l.digest as "linkDigest", l.prev, l.hash, e.digest,
      array[e.id::text, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), e.brand,
        e.operator_id::text, e.sign_in_id::text, e.role, e.act, e.object_kind, e.object_id,
        e.case_id::text, e.before, e.after, e.reason, e.second_of::text, host(e.address),
        e.request_id] as fields
    from (
      select one.*, sum(octet_length(coalesce(f.before, '')) + octet_length(coalesce(f.after, '')))
        over (order by one.n rows between unbounded preceding and 1 preceding) as passed
      from (select * from audit.link where n >= ${from} order by n limit ${most}) one
      left join audit.entry f on f.id = one.entry_id
    ) l
    left join audit.entry e on e.id = l.entry_id
    where coalesce(l.passed, 0) <= ${mostBytes}
    order by l.n`;

export const readLink = async (sql: Sql, n: bigint): Promise<{ hash: Buffer } | undefined> => {
  const [row] = await sql<{ hash: Buffer }>`select hash from audit.link where n = ${n}`;
  return row;
};

export const readAnchors = (sql: Sql, from: bigint): Promise<(Anchor & { place: string })[]> =>
  sql<Anchor & { place: string }>`
    select n, hash, place
    from audit.anchor
    where n >= ${from}
    order by n
    limit 1000000`;

/**
 * The first entry that is in no link: lost from the chain when nothing waits to link it, and late
 * when it waits for longer than ten seconds.
 */
export const readUnlinked = async (
  sql: Sql,
  { sinceEntry }: { sinceEntry: bigint },
): Promise<{ id: bigint; waits: boolean } | undefined> => {
  const [row] = await sql<{ id: bigint; waits: boolean }>`
    select e.id, u.entry_id is not null as waits
    from audit.entry e
    left join audit.link l on l.entry_id = e.id
    left join audit.unlinked u on u.entry_id = e.id
    where l.entry_id is null and e.id >= ${sinceEntry}
      and (u.entry_id is null or e.at < lib.now() - interval '10 seconds')
    order by e.id
    limit 1`;
  return row;
};

/** A decision or an applied change since an entry whose line is no entry. */
export const readLostAct = async (
  sql: Sql,
  { sinceEntry }: { sinceEntry: bigint },
): Promise<{ objectKind: string; objectId: string } | undefined> => {
  const [row] = await sql<{ objectKind: string; objectId: string }>`
    with act as (
      select 'case' as kind, case_id::text as id, digest, decided_at from casework.decision_view
      union all
      select kind, object, digest, decided_at from operator.applied_view
    )
    select a.kind as "objectKind", a.id as "objectId"
    from act a
    where a.digest is not null
      and a.decided_at >= coalesce(
        (select at from audit.entry where id = ${sinceEntry}), '-infinity')
      and not exists (
        select from audit.entry e
        where e.object_kind = a.kind and e.object_id = a.id and e.digest = a.digest
      )
    order by a.decided_at
    limit 1`;
  return row;
};

export const readHead = async (sql: Sql): Promise<{ n: bigint; hash: Buffer } | undefined> => {
  const [row] = await sql<{ n: bigint; hash: Buffer }>`
    select n, hash from audit.link order by n desc limit 1`;
  return row;
};

export type AuditRow = {
  id: bigint;
  n: bigint | null;
  at: Date;
  brand: string | null;
  operatorId: bigint | null;
  operatorName: string | null;
  role: string | null;
  act: string;
  objectKind: string;
  objectId: string;
  playerId: bigint | null;
  caseId: bigint | null;
  before: string | null;
  after: string | null;
  reason: string | null;
  secondOf: bigint | null;
  requestId: string | null;
  /** The number of the change that it is of, where its values have it. */
  change: string | null;
};

export type ListedLine = Omit<AuditRow, 'before' | 'after'>;

type Bounds = { brands: readonly string[]; most: number };

/** Lines in these brands, or in none, that fit, without what they changed. */
export const findLines = (
  sql: Sql,
  wanted: Record<string, string>,
  { brands, most }: Bounds,
): Promise<ListedLine[]> => sql<ListedLine>`
  select e.id, e.n, e.at, e.brand, e.operator_id as "operatorId",
    o.name as "operatorName", e.role, e.act,
    e.object_kind as "objectKind", e.object_id as "objectId", e.player_id as "playerId",
    e.case_id as "caseId", e.reason, e.second_of as "secondOf", e.request_id as "requestId",
    e.after::jsonb ->> 'change' as change
  from audit.find_entries(${JSON.stringify(wanted)}::jsonb, ${[...brands]}::text[], ${most}) found
  join audit.entry_view e on e.id = found
  left join operator.operator_view o on o.id = e.operator_id
  order by e.id desc`;

/** The same lines whole: fewer of long ones, at least one while there is one. */
export const findWholeLines = (
  sql: Sql,
  wanted: Record<string, string>,
  { brands, most }: Bounds,
): Promise<AuditRow[]> => sql<AuditRow>`
  select e.id, e.n, e.at, e.brand, e.operator_id as "operatorId",
    o.name as "operatorName", e.role, e.act,
    e.object_kind as "objectKind", e.object_id as "objectId", e.player_id as "playerId",
    e.case_id as "caseId", e.before, e.after, e.reason, e.second_of as "secondOf",
    e.request_id as "requestId", e.after::jsonb ->> 'change' as change
  from (
    select found, sum(octet_length(coalesce(f.before, '')) + octet_length(coalesce(f.after, '')))
      over (order by found desc rows between unbounded preceding and 1 preceding) as passed
    from audit.find_entries(${JSON.stringify(wanted)}::jsonb, ${[...brands]}::text[], ${most}) found
    join audit.entry_view f on f.id = found
  ) one
  join audit.entry_view e on e.id = one.found
  left join operator.operator_view o on o.id = e.operator_id
  where coalesce(one.passed, 0) <= ${mostBytes}
  order by e.id desc`;

/** How many lines fit, at most so many, and the newest of them. */
export const countLines = async (
  sql: Sql,
  wanted: Record<string, string>,
  { brands, most }: { brands: readonly string[]; most: number },
): Promise<{ count: number; newest: bigint | null }> => {
  const [row] = await sql<{ count: number; newest: bigint | null }>`
    select count(*)::integer as count, max(found) as newest
    from audit.find_entries(${JSON.stringify(wanted)}::jsonb, ${[...brands]}::text[],
      ${most}) found`;
  return row!;
};

/** A line by its place in the chain. */
export const readLine = async (
  sql: Sql,
  n: string,
  brands: readonly string[],
): Promise<AuditRow | undefined> => {
  const [row] = await sql<AuditRow>`
    select e.id, e.n, e.at, e.brand, e.operator_id as "operatorId",
    o.name as "operatorName", e.role, e.act,
      e.object_kind as "objectKind", e.object_id as "objectId", e.player_id as "playerId",
      e.case_id as "caseId", e.before, e.after, e.reason, e.second_of as "secondOf",
      e.request_id as "requestId", e.after::jsonb ->> 'change' as change
    from audit.entry_view e
    left join operator.operator_view o on o.id = e.operator_id
    where e.n = ${n}::bigint and (e.brand is null or e.brand = any (${[...brands]}::text[]))`;
  return row;
};

/**
 * How many lines of the audit the person takes alone in files of a day: those that came at once and
 * those of `report`. One file of theirs is counted at a time.
 */
export const countTaken = async (sql: Transaction, operatorId: string): Promise<number> => {
  await sql`select lib.one_at_a_time('audit.export ' || ${operatorId}::text)`;
  const [row] = await sql<{ lines: number }>`
    select (
        select coalesce(sum((after::jsonb ->> 'lines')::integer), 0)
        from audit.entry
        where operator_id = ${operatorId}::bigint and act = 'audit.export'
          and at > lib.now() - interval '1 day'
      )::integer + (
        select coalesce(sum(lines), 0) from report.alone_view
        where operator_id = ${operatorId}::bigint and kind = 'audit'
      )::integer as lines`;
  return row!.lines;
};

/** Whether the same line of a person is there from the last hour. */
export const hasRecentLine = async (
  sql: Sql,
  line: { operatorId: string; act: string; objectId: string; after: string },
): Promise<boolean> => {
  const rows = await sql`
    select from audit.entry
    where operator_id = ${line.operatorId}::bigint and act = ${line.act}
      and object_id = ${line.objectId} and after = ${line.after}
      and at > lib.now() - interval '1 hour'
    limit 1`;
  return rows.length > 0;
};
