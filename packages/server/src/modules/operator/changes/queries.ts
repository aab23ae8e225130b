import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import type { ChangeValues } from './kind';

export type ChangeRow = {
  id: bigint;
  kind: string;
  object: string;
  brand: string | null;
  baseVersion: string;
  patch: ChangeValues;
  before: ChangeValues;
  author: bigint | null;
  authorName: string;
  second: bigint | null;
  secondName: string | null;
  needsSecond: boolean;
  alone: boolean;
  state: 'proposed' | 'scheduled' | 'applied' | 'rejected' | 'withdrawn' | 'failed';
  /** When it is to be applied, and why it was not. */
  scheduledAt: Date | null;
  failure: string | null;
  reason: string;
  undoes: bigint | null;
  /** Whom it concerns, where its object is a person. */
  personName: string | null;
  entryId: bigint;
  createdAt: Date;
  decidedAt: Date | null;
};

type NewChange = {
  kind: string;
  object: string;
  brand: string | undefined;
  baseVersion: string;
  patch: ChangeValues;
  before: ChangeValues;
  author: string | undefined;
  cli: string | undefined;
  needsSecond: boolean;
  alone: boolean;
  reason: string;
  undoes: string | undefined;
  key: string | undefined;
  entryId: string;
  digest: Buffer | undefined;
  scheduledAt: Date | undefined;
  /** It has all its persons and waits for its time. */
  isScheduled: boolean;
};

/** Applied when it has the digest of its line; otherwise scheduled or proposed. */
export const insertChange = (sql: Transaction, id: string, change: NewChange) => sql`
  insert into operator.change (id, kind, object, brand, base_version, patch, before, author, cli,
    needs_second, alone, state, reason, undoes, key, entry_id, digest, decided_at,
    scheduled_at)
  overriding system value
  values (${id}::bigint, ${change.kind}, ${change.object}, ${change.brand ?? null},
    ${change.baseVersion}, ${JSON.stringify(change.patch)}::jsonb,
    ${JSON.stringify(change.before)}::jsonb, ${change.author ?? null}::bigint,
    ${change.cli ?? null}, ${change.needsSecond}, ${change.alone},
    ${change.digest ? 'applied' : change.isScheduled ? 'scheduled' : 'proposed'},
    ${change.reason},
    ${change.undoes ?? null}::bigint, ${change.key ?? null}::uuid, ${change.entryId}::bigint,
    ${change.digest ?? null},
    case when ${change.digest !== undefined} then lib.now() end, ${change.scheduledAt ?? null})`;

export const nextChangeId = async (sql: Transaction): Promise<string> => {
  const [row] = await sql<{ id: bigint }>`
    select nextval(pg_get_serial_sequence('operator.change', 'id')) as id`;
  return row!.id.toString();
};

export const findChange = async (sql: Sql, id: string): Promise<ChangeRow | undefined> => {
  const [row] = await sql<ChangeRow>`
    select c.id, c.kind, c.object, c.brand, c.base_version as "baseVersion", c.patch, c.before,
      c.author, coalesce(a.name, 'cli:' || c.cli) as "authorName", c.second,
      s.name as "secondName", c.needs_second as "needsSecond", c.alone, c.state, c.reason,
      c.undoes, c.scheduled_at as "scheduledAt", c.failure, c.entry_id as "entryId",
      c.created_at as "createdAt", c.decided_at as "decidedAt", o.name as "personName"
    from operator.change c
    left join operator.operator a on a.id = c.author
    left join operator.operator s on s.id = c.second
    left join operator.operator o on o.id = operator.person_of(c.kind, c.object)
    where c.id = ${id}::bigint`;
  return row;
};

/** What changes are of. */
export const readPlaces = (
  sql: Sql,
  ids: readonly string[],
): Promise<{ id: string; kind: string; object: string }[]> =>
  sql<{ id: string; kind: string; object: string }>`
    select id::text, kind, object from operator.change where id = any (${[...ids]}::bigint[])`;

/** The players whom cases are about: a case's own, and who got the money of its payment. */
export const readCasePlayers = (
  sql: Sql,
  ids: readonly string[],
): Promise<{ id: string; playerId: string }[]> =>
  sql<{ id: string; playerId: string }>`
    select c.id::text, p.id::text as "playerId"
    from casework.case_view c
    left join cashier.payment_owner_view o
      on o.id = case when c.kind = 'deposit' and c.subject_id ~ '^[0-9]{1,18}$'
        then c.subject_id::bigint end
    cross join lateral (values (c.player_id), (o.player_id)) p (id)
    where c.id = any (${[...ids]}::bigint[]) and p.id is not null`;

export const findByKey = async (
  sql: Sql,
  author: string,
  key: string,
): Promise<ChangeRow | undefined> => {
  const [found] = await sql<{ id: bigint }>`
    select id from operator.change where author = ${author}::bigint and key = ${key}::uuid`;
  return found && findChange(sql, found.id.toString());
};

export const lockChange = (sql: Transaction, id: string) => sql`
  select from operator.change where id = ${id}::bigint for update`;

type Wanted = {
  kind?: string | undefined;
  object?: string | undefined;
  state?: string | undefined;
  before?: string | undefined;
};

export type ListedChange = ChangeRow & { isShort: boolean };

/** A right in a brand, by a kind that is changed by it. */
export type HeldKind = { kind: string; brand: string };

/**
 * Changes of these kinds in these brands, the newest first, with the first fields of large ones and
 * the first letters of long values.
 * Which brands a change without one concerns, its kind says.
 */
export const listRows = (
  sql: Sql,
  { kind, object, state, before }: Wanted,
  { held, most }: { held: readonly HeldKind[]; most: number },
): Promise<ListedChange[]> => sql<ListedChange>`
  select c.id, c.kind, c.object, c.brand, c.base_version as "baseVersion",
    s.patch, s.before,
    octet_length(c.patch::text) + octet_length(c.before::text)
      > octet_length(s.patch::text) + octet_length(s.before::text) as "isShort",
    c.author, coalesce(a.name, 'cli:' || c.cli) as "authorName", c.second,
    b.name as "secondName", c.needs_second as "needsSecond", c.alone, c.state, c.reason, c.undoes,
    c.scheduled_at as "scheduledAt", c.failure, c.entry_id as "entryId",
    c.created_at as "createdAt", c.decided_at as "decidedAt", o.name as "personName"
  from (
    select *
    from operator.change
    where (brand is null and kind = any (${held.map((one) => one.kind)}::text[])
        or (kind, brand) in (
          select * from unnest(${held.map((one) => one.kind)}::text[],
            ${held.map((one) => one.brand)}::text[])))
      and (${kind ?? null}::text is null or kind = ${kind ?? null})
      and (${object ?? null}::text is null or object = ${object ?? null})
      and (${state ?? null}::text is null or state = ${state ?? null})
      and (${before ?? null}::bigint is null or id < ${before ?? null}::bigint)
    order by id desc
    limit ${most}
  ) c
  cross join lateral (
    select operator.short_values(operator.first_values(c.patch, c.patch)) as patch,
      operator.short_values(operator.first_values(c.before, c.patch)) as before
  ) s
  left join operator.operator a on a.id = c.author
  left join operator.operator b on b.id = c.second
  left join operator.operator o on o.id = operator.person_of(c.kind, c.object)
  order by c.id desc`;

type Decision = {
  state: ChangeRow['state'];
  /** As it is kept from then on. */
  patch: ChangeValues;
  second?: string;
  digest?: Buffer;
  failure?: string;
};

export const decide = (
  sql: Transaction,
  id: string,
  { state, patch, second, digest, failure }: Decision,
) => sql`
  update operator.change
  set state = ${state}, second = coalesce(${second ?? null}::bigint, second),
    digest = ${digest ?? null}, failure = ${failure ?? null},
    patch = ${JSON.stringify(patch)}::jsonb,
    decided_at = case when ${state} <> 'scheduled' then lib.now() end
  where id = ${id}::bigint and state in ('proposed', 'scheduled')`;

/** The one that is due for longest but for these, locked: another process takes the next one. */
export const lockDue = async (
  sql: Transaction,
  tried: readonly string[],
): Promise<string | undefined> => {
  const [row] = await sql<{ id: bigint }>`
    select id from operator.change
    where state = 'scheduled' and scheduled_at <= lib.now() and id <> all (${[...tried]}::bigint[])
    order by scheduled_at
    limit 1
    for update skip locked`;
  return row?.id.toString();
};

/** The brands in which each other person may approve. */
export const readSeconds = async (
  sql: Sql,
  { right, author }: { right: string; author: string },
): Promise<string[][]> => {
  const rows = await sql<{ brands: string[] }>`
    select array_agg(brand) as brands
    from operator.right_of
    where "right" = ${right} and operator_id <> ${author}::bigint
    group by operator_id
    limit 1000`;
  return rows.map(({ brands }) => brands);
};

/** The change of the brand's mode that waits for a second person. */
export const readWaitingMode = async (
  sql: Transaction,
  code: string,
): Promise<{ mode: 'demonstration' | 'real'; author: string } | undefined> => {
  const [row] = await sql<{ mode: 'demonstration' | 'real'; author: string }>`
    select c.patch ->> 'mode' as mode, coalesce(o.name, c.cli) as author
    from operator.change c
    left join operator.operator o on o.id = c.author
    where c.kind = 'brand' and c.object = ${code} and c.state = 'proposed' and c.patch ? 'mode'
    order by c.id desc
    limit 1`;
  return row;
};

/** Whether all brands concerned are in demonstration, and whether all let one person decide. */
export const readAlone = async (
  sql: Sql,
  brand: string | undefined,
): Promise<{ isDemonstration: boolean; alone: boolean }> => {
  const [row] = await sql<{ isDemonstration: boolean; alone: boolean }>`
    select coalesce(bool_and(mode = 'demonstration'), true) as "isDemonstration",
      coalesce(bool_and(alone), false) as alone
    from brand.brand_view
    where ${brand ?? null}::text is null or code = ${brand ?? null}`;
  return row!;
};

export type Withdrawn = { id: bigint; brand: string | null; entryId: bigint };

/** Takes back what a person proposed and no one decided. */
export const withdrawOf = (sql: Transaction, author: string): Promise<Withdrawn[]> =>
  sql<Withdrawn>`
    update operator.change
    set state = 'withdrawn', decided_at = lib.now(),
      patch = case when jsonb_typeof(patch -> 'email') = 'object'
        then jsonb_set(patch, '{email}', patch #> '{email,masked}') else patch end
    where author = ${author}::bigint and state in ('proposed', 'scheduled')
    returning id, brand, entry_id as "entryId"`;

/** Takes back what has a time and would set one of these fields. */
export const withdrawScheduled = (
  sql: Transaction,
  { kind, object, fields }: { kind: string; object: string; fields: readonly string[] },
): Promise<Withdrawn[]> =>
  sql<Withdrawn>`
    update operator.change
    set state = 'withdrawn', decided_at = lib.now()
    where kind = ${kind} and object = ${object} and state = 'scheduled'
      and patch ?| ${[...fields]}::text[]
    returning id, brand, entry_id as "entryId"`;

export type ChangeReason = {
  id: bigint;
  author: string;
  second: string | null;
  reason: string;
};

/** Who made changes, and why. */
export const readReasons = (sql: Sql, ids: readonly string[]): Promise<ChangeReason[]> =>
  sql<ChangeReason>`
    select c.id, coalesce(a.name, 'cli:' || c.cli) as author, s.name as second, c.reason
    from operator.change c
    left join operator.operator a on a.id = c.author
    left join operator.operator s on s.id = c.second
    where c.id = any(${ids}::bigint[])`;
