import type { DeskText } from '@parlour/contract/casework';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import { claimMinutes } from '../claim-queries';
import type { CardRow } from './case-card';

export type Queue = {
  kind: string;
  rightNoun: string;
  askedHours: number;
  isMoney: boolean;
  bulk: string[];
  /** The person of a case may have no account: the module of the subject asks them. */
  hasVisitors: boolean;
  names: DeskText;
};

export const readQueues = (sql: Sql): Promise<Queue[]> =>
  sql<Queue>`
    select kind, right_noun as "rightNoun", asked_hours as "askedHours", is_money as "isMoney",
      bulk, has_visitors as "hasVisitors", names
    from casework.queue
    order by position, kind
    limit 100`;

/** A card with whom its work depends on: `first` decided first in this round. */
export type WorkedRow = CardRow & {
  conflicts: string[];
  first: string | null;
  subjectNoun: string | null;
};

export const readCard = async (sql: Sql, caseId: string): Promise<WorkedRow | undefined> => {
  const [row] = await readCardsById(sql, [caseId]);
  return row;
};

/** Whether the operator has to do with the player of a case now, or with who got its payment. */
export const readIsTied = async (
  sql: Sql,
  { caseId, operatorId }: { caseId: string; operatorId: string },
): Promise<boolean> => {
  const [row] = await sql<{ isTied: boolean }>`
    select exists (
      select from (values (c.player_id), (o.player_id)) p (id)
      where p.id is not null and casework.is_tied(${operatorId}::bigint, p.id)
    ) as "isTied"
    from casework.case_file c
    left join cashier.payment_owner_view o on o.id = case
      when c.kind = 'deposit' and c.subject_id ~ '^[0-9]{1,18}$' then c.subject_id::bigint end
    where c.id = ${caseId}::bigint`;
  return row?.isTied ?? true;
};

export const mostCounted = 10_001;

type Count = {
  kind: string;
  waiting: number;
  second: number;
  late: number;
  mine: number;
  oldestAt: Date | null;
};

/** How much waits in each queue; no more of one are counted than a person would read. */
export const countQueues = (
  sql: Sql,
  { brands, kinds, operatorId }: { brands: string[]; kinds: string[]; operatorId: string },
): Promise<Count[]> =>
  sql<Count>`
    select queue.kind, count(*) filter (where c.state = 'waiting')::integer as waiting,
      count(*) filter (where c.state = 'second')::integer as second,
      count(*) filter (where c.due_at < lib.now())::integer as late,
      count(*) filter (where c.claimed_by = ${operatorId}::bigint
        and c.claimed_until > lib.now())::integer as mine,
      min(c.opened_at) as "oldestAt"
    from unnest(${brands}::text[], ${kinds}::text[]) as queue (brand, kind)
    cross join lateral (
      select f.state, f.due_at, f.opened_at, f.claimed_by, f.claimed_until
      from casework.case_file f
      where f.brand = queue.brand and f.kind = queue.kind and f.state <> 'closed'
      order by f.due_at, f.id
      limit ${mostCounted}
    ) c
    group by queue.kind`;

export type LineRow = {
  at: Date;
  what: string;
  operatorId: string | null;
  operatorName: string | null;
  reason: string | null;
  about: Record<string, unknown>;
};

export const readLines = (sql: Sql, caseId: string): Promise<LineRow[]> =>
  sql<LineRow>`
    select l.at, l.what, l.operator_id::text as "operatorId", o.name as "operatorName", l.reason,
      l.about
    from casework.line l
    left join operator.operator_view o on o.id = l.operator_id
    where l.case_id = ${caseId}::bigint
    order by l.id desc
    limit 200`;

export type DecisionRow = {
  round: number;
  stage: number;
  operatorId: string;
  operatorName: string;
  verdict: string;
  object: string | null;
  reasonCode: string | null;
  note: string | null;
  isAlone: boolean;
  at: Date;
};

export const readDecisions = (sql: Sql, caseId: string): Promise<DecisionRow[]> =>
  sql<DecisionRow>`
    select d.round, d.stage, d.operator_id::text as "operatorId", o.name as "operatorName",
      d.verdict, d.object, d.reason_code as "reasonCode", d.note, d.is_alone as "isAlone",
      d.decided_at as at
    from casework.decision d
    join operator.operator_view o on o.id = d.operator_id
    where d.case_id = ${caseId}::bigint
    order by d.round, d.stage
    limit 100`;

export type NoteRow = {
  id: string;
  operatorId: string;
  operatorName: string;
  text: string;
  at: Date;
};

/** The notes of a case, and those of its player. */
export const readNotes = (sql: Sql, caseId: string): Promise<NoteRow[]> =>
  sql<NoteRow>`
    select n.id::text, n.operator_id::text as "operatorId", o.name as "operatorName", n.text, n.at
    from casework.note n
    join operator.operator_view o on o.id = n.operator_id
    where (n.case_id = ${caseId}::bigint
        or (n.case_id is null and n.player_id = (
          select c.player_id from casework.case_file c where c.id = ${caseId}::bigint)))
      and n.retracted_at is null
    order by n.id desc
    limit 100`;

export const readVerdicts = (sql: Sql, caseId: string) =>
  sql<{ code: string; needsReason: boolean; names: DeskText }>`
    select v.code, v.needs_reason as "needsReason", v.names
    from casework.case_file c
    cross join lateral casework.verdicts_of(c.kind, c.subject_id) v
    where c.id = ${caseId}::bigint
    limit 50`;

/** Those of a queue, or of the queue of a case. */
export const readReasons = (sql: Sql, { kind, caseId }: { kind?: string; caseId?: string }) =>
  sql<{ code: string; isTold: boolean; texts: DeskText }>`
    select code, is_told as "isTold", texts from casework.reason
    where is_enabled and kind = coalesce(${kind ?? null}, (
      select c.kind from casework.case_file c where c.id = ${caseId ?? null}::bigint))
    order by position, code
    limit 100`;

/** False when the operator did this before. */
export const claimAct = async (
  sql: Transaction,
  {
    operatorId,
    key,
    name,
    caseId,
  }: { operatorId: string; key: string; name: string; caseId?: string },
): Promise<boolean> => {
  const rows = await sql`
    insert into casework.act (operator_id, key, name, case_id)
    values (${operatorId}::bigint, ${key}::uuid, ${name}, ${caseId ?? null}::bigint)
    on conflict do nothing
    returning key`;
  return rows.length > 0;
};

/** What an operator who put a case back is not offered it for. */
export const restMinutes = 10;

type Wanted = {
  operatorId: string;
  kind: string;
  /** In all brands of the operator, unless one is asked for. */
  brand: string | undefined;
  /** How many claims the operator may have. */
  mostClaims: number;
};

type Taken = { caseId: string | null; isFull: boolean; isKnown: boolean };

/** Claims the case that the operator works next, if they may have one more and there is one. */
export const takeNext = async (
  single: Sql,
  { operatorId, kind, brand, mostClaims }: Wanted,
): Promise<Taken> => {
  const [row] = await single<Taken>`
    select case_id::text as "caseId", is_full as "isFull", is_known as "isKnown"
    from casework.take_next_2(${operatorId}::bigint, ${kind}, ${brand ?? null},
      make_interval(mins => ${restMinutes}), ${mostClaims},
      make_interval(mins => ${claimMinutes}))`;
  return row!;
};

export const insertNote = (
  sql: Transaction,
  { caseId, operatorId, note }: { caseId: string; operatorId: string; note: string },
): Promise<unknown> =>
  sql`
    insert into casework.note (case_id, operator_id, text)
    values (${caseId}::bigint, ${operatorId}::bigint, ${note})`;

export const markPushed = (sql: Transaction, caseId: string): Promise<unknown> =>
  sql`
    update casework.case_file set pushed_at = coalesce(pushed_at, lib.now())
    where id = ${caseId}::bigint`;

/** How often this operator pushed within the hour; one push of theirs is counted at a time. */
export const countPushes = async (sql: Transaction, operatorId: string): Promise<number> => {
  await sql`select lib.one_at_a_time('casework.push ' || ${operatorId}::text)`;
  const [row] = await sql<{ count: number }>`
    select count(*)::integer as count from casework.line
    where operator_id = ${operatorId}::bigint and what = 'pushed'
      and at > lib.now() - interval '1 hour'`;
  return row!.count;
};

export const readCardsById = (sql: Sql, ids: string[]): Promise<WorkedRow[]> =>
  sql<WorkedRow>`
    select c.*, '' as "sortedAt", d.operator_id::text as first
    from casework.card c
    left join casework.decision d
      on d.case_id = c."rowId" and d.round = c.round and d.stage = 1
    where c."rowId" = any (${ids}::bigint[])
    limit 100`;

/**
 * The number of the order that a case is about; undefined where it is about none. Subjects of the
 * cashier are the numbers of its tables, or begin with what they are about.
 */
export const readOrderNumber = async (sql: Sql, caseId: string): Promise<string | undefined> => {
  const rows = await sql<{ number: string }>`
    select coalesce(p.number, w.number) as number
    from casework.case_file c
    left join cashier.payment_subject_view p on p.id = case
      when c.kind = 'deposit' and c.subject_id ~ '^[0-9]{1,18}$' then c.subject_id::bigint end
    left join cashier.withdrawal_subject_view w on w.id = case
      when c.kind = 'withdrawal' and c.subject_id ~ '^([a-z_]+:)?[0-9a-f-]{36}$'
        then right(c.subject_id, 36)::uuid end
    where c.id = ${caseId}::bigint`;
  return rows[0]?.number ?? undefined;
};
