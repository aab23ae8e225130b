import type { Language } from '@parlour/contract/languages';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import { forgetQuestions } from '../../lib/jobs/outbox';
import type { CaseFile, CaseState, LockedCase } from './case-file';
import type { NewCase } from './open-case';
import type { Verdict } from './decide-case';

type Opened = { id: string; number: string; subjectId: string; isNew: boolean };

/**
 * The open cases of the subjects, made where there is none; without those whose case is open and
 * has these reasons already, and all who may not work it. No subject comes twice.
 */
export const upsertCases = (sql: Transaction, wanted: readonly NewCase[]): Promise<Opened[]> =>
  sql<Opened>`
    insert into casework.case_file as c (brand, kind, subject_id, player_id, amount, currency,
      reasons, conflicts, opened_at, due_at)
    select w.brand, q.kind, w.subject_id, w.player_id, w.amount, w.currency,
      array(select r #>> '{}' from jsonb_array_elements(w.reasons::jsonb) r),
      array(
        select distinct o from jsonb_array_elements_text(w.concerned::jsonb) p,
          unnest(casework.tied_to(p::bigint)) o order by o)
        || array_remove(array[w.operator_id], null),
      m.at, m.at + make_interval(mins => coalesce(w.minutes, q.minutes))
    from unnest(${wanted.map(({ brand }) => brand)}::text[],
      ${wanted.map(({ kind }) => kind)}::text[],
      ${wanted.map(({ subjectId }) => subjectId)}::text[],
      ${wanted.map(({ playerId }) => playerId?.toString() ?? null)}::bigint[],
      ${wanted.map(concernedBy)}::text[],
      ${wanted.map(({ amount }) => amount?.toString() ?? null)}::bigint[],
      ${wanted.map(({ currency }) => currency ?? null)}::text[],
      ${wanted.map(({ reasons }) => JSON.stringify([...new Set(reasons)]))}::text[],
      ${wanted.map(({ minutes }) => minutes ?? null)}::integer[],
      ${wanted.map(({ operatorId }) => operatorId ?? null)}::bigint[]) with ordinality
      w(brand, kind, subject_id, player_id, concerned, amount, currency, reasons, minutes,
        operator_id, n)
    join casework.queue q on q.kind = w.kind
    cross join lateral (select lib.now() as at) m
    order by w.n
    on conflict (kind, subject_id) where state <> 'closed' do update
    set version = c.version + 1,
      conflicts = c.conflicts || array(
        select o from unnest(excluded.conflicts) o where o <> all (c.conflicts) order by o),
      reasons = c.reasons || array(
        select r from unnest(excluded.reasons) with ordinality as x(r, place)
        where r <> all (c.reasons) order by place)
    where not (excluded.reasons <@ c.reasons and excluded.conflicts <@ c.conflicts)
    returning id::text, number, subject_id as "subjectId", version = 1 as "isNew"`;

const concernedBy = ({ playerId, concerned = [] }: NewCase): string =>
  JSON.stringify([...(playerId === undefined ? [] : [playerId.toString()]), ...concerned]);

export const findOpenCase = async (
  sql: Transaction,
  { kind, subjectId }: { kind: string; subjectId: string },
): Promise<{ id: string; number: string } | undefined> => {
  const [row] = await sql<{ id: string; number: string }>`
    select id::text, number from casework.case_file
    where kind = ${kind} and subject_id = ${subjectId} and state <> 'closed'
    for update`;
  return row;
};

/**
 * The case, locked until the commit: two decisions on it run one after the other. It is read when
 * it is locked, since a statement that waited for the lock sees the decisions of before.
 */
export const lockCase = async (
  sql: Transaction,
  id: string,
  operatorId?: string,
): Promise<LockedCase | undefined> => {
  await sql`select from casework.case_file where id = ${id}::bigint for update`;
  const [row] = await sql<LockedCase>`
    select c.id::text, c.number, c.brand, c.kind, c.subject_id as "subjectId",
      c.player_id::text as "playerId", c.amount, c.currency, c.state, c.round, c.reasons,
      c.version, c.opened_at as "openedAt", c.due_at as "dueAt", c.late_at as "lateAt",
      c.claimed_by::text as "claimedBy", c.claimed_until as "claimedUntil", c.result,
      coalesce(c.claimed_until > lib.now(), false) as "isClaimed",
      c.conflicts::text[] as conflicts, q.right_noun as "rightNoun",
      casework.subject_right_of(c.kind, c.subject_id) as "subjectNoun",
      coalesce(b.alone, false) as "isAlone",
      casework.is_tied(${operatorId ?? null}::bigint, c.player_id) as "isTied",
      (select jsonb_build_object('operatorId', d.operator_id::text, 'verdict', d.verdict,
          'object', d.object)
        from casework.decision d
        where d.case_id = c.id and d.round = c.round and d.stage = 1) as first
    from casework.case_file c
    join casework.queue q on q.kind = c.kind
    left join brand.brand_view b on b.code = c.brand
    where c.id = ${id}::bigint`;
  return row;
};

type NextState = {
  state: CaseState;
  nextRound?: boolean;
  result?: string;
  /** The result is an operator's verdict; the first one is the answer that was promised. */
  isAnswer?: boolean;
};

/**
 * Frees the case in a new state; `nextRound` begins again with the first person, a `result` closes.
 */
export const setState = async (
  sql: Transaction,
  id: string,
  { state, nextRound = false, result, isAnswer = false }: NextState,
): Promise<CaseFile> => {
  const [row] = await sql<CaseFile>`
    update casework.case_file as c
    set state = ${state}, round = c.round + ${nextRound}::boolean::integer,
      version = c.version + 1, claimed_by = null, claimed_at = null, claimed_until = null,
      until = null, result = ${result ?? null},
      closed_at = case when ${state} = 'closed' then lib.now() end,
      answered_at = coalesce(c.answered_at, case when ${isAnswer}::boolean then lib.now() end)
    where c.id = ${id}::bigint
    returning c.id::text, c.number, c.brand, c.kind, c.subject_id as "subjectId",
      c.player_id::text as "playerId", c.amount, c.currency, c.state, c.round, c.reasons,
      c.version, c.opened_at as "openedAt", c.due_at as "dueAt", c.late_at as "lateAt",
      c.claimed_by::text as "claimedBy", c.claimed_until as "claimedUntil", c.result`;
  return row!;
};

export const raiseVersion = (sql: Transaction, id: string): Promise<unknown> =>
  sql`update casework.case_file set version = version + 1 where id = ${id}::bigint`;

type Evidence = { playerId: string; kinds: readonly string[]; since: Date; about: object };

/**
 * The open cases of a player that were opened before something happened which they show, and were
 * not notified of it yet.
 */
export const lockCasesBefore = (
  sql: Transaction,
  { playerId, kinds, since, about }: Evidence,
): Promise<{ id: string }[]> =>
  sql<{ id: string }>`
    select c.id::text from casework.case_file c
    where c.player_id = ${playerId}::bigint and c.kind = any (${[...kinds]}::text[])
      and c.state <> 'closed' and c.opened_at < ${since}
      and not exists (
        select from casework.line l
        where l.case_id = c.id and l.what = 'evidence'
          and l.about = ${JSON.stringify(about)}::jsonb)
    order by c.id
    limit 100
    for update`;

export const markAnswered = (sql: Transaction, id: string): Promise<unknown> =>
  sql`
    update casework.case_file c
    set version = c.version + 1,
      state = case c.state when 'asked' then casework.stage_of(c) else c.state end,
      until = case c.state when 'asked' then null else c.until end
    where c.id = ${id}::bigint`;

type OwnDecision = {
  verdict: string;
  object: string | null;
  stage: 'second' | 'waiting' | 'closed';
};

/** The decision of a call by this key, and what it led to. */
export const readOwnDecision = async (
  sql: Transaction,
  { caseId, operatorId, key }: { caseId: string; operatorId: string; key: string },
): Promise<OwnDecision | undefined> => {
  const [row] = await sql<OwnDecision>`
    select d.verdict, d.object, case
        when d.stage = 2 and (d.verdict, d.object) is distinct from (f.verdict, f.object)
          then 'waiting'
        when d.stage = 1 and (s.case_id is not null or c.state <> 'closed' or c.round > d.round)
          then 'second'
        else 'closed' end as stage
    from casework.act a
    join casework.decision d on d.case_id = a.case_id and d.operator_id = a.operator_id
      and d.decided_at >= a.at
    join casework.case_file c on c.id = d.case_id
    left join casework.decision f on f.case_id = d.case_id and f.round = d.round and f.stage = 1
    left join casework.decision s on s.case_id = d.case_id and s.round = d.round and s.stage = 2
    where a.operator_id = ${operatorId}::bigint and a.key = ${key}::uuid
      and a.case_id = ${caseId}::bigint and a.name = 'decided'
    order by d.decided_at
    limit 1`;
  return row;
};

type Decision = Omit<Verdict, 'version' | 'needsSecond' | 'mayBeAlone' | 'by'> & {
  digest: Buffer;
  round: number;
  stage: 1 | 2;
  isAlone: boolean;
};

export const insertDecision = (
  sql: Transaction,
  { caseId, round, stage, operatorId, verdict, object, isAlone, digest, ...why }: Decision,
): Promise<unknown> =>
  sql`
    insert into casework.decision (case_id, round, stage, operator_id, verdict, object, reason_code,
      note, is_alone, digest)
    values (${caseId}::bigint, ${round}, ${stage}, ${operatorId}::bigint, ${verdict},
      ${object ?? null}, ${why.reasonCode ?? null}, ${why.note ?? null}, ${isAlone}, ${digest})`;

type Line = {
  caseId: string;
  what: string;
  operatorId?: string;
  reason?: string | undefined;
  about?: Record<string, unknown>;
};

export const insertLine = (sql: Transaction, line: Line): Promise<unknown> =>
  insertLines(sql, [line]);

export const insertLines = (sql: Transaction, lines: readonly Line[]): Promise<unknown> => sql`
  insert into casework.line (case_id, what, operator_id, reason, about)
  select l.case_id, l.what, l.operator_id, l.reason, l.about::jsonb
  from unnest(${lines.map(({ caseId }) => caseId)}::bigint[],
    ${lines.map(({ what }) => what)}::text[],
    ${lines.map(({ operatorId }) => operatorId ?? null)}::bigint[],
    ${lines.map(({ reason }) => reason ?? null)}::text[],
    ${lines.map(({ about = {} }) => JSON.stringify(about))}::text[]) with ordinality
    l(case_id, what, operator_id, reason, about, n)
  order by l.n`;

export const readVerdict = async (
  sql: Sql,
  { kind, subjectId }: { kind: string; subjectId: string },
  code: string,
): Promise<{ needsReason: boolean } | undefined> => {
  const [row] = await sql<{ needsReason: boolean }>`
    select needs_reason as "needsReason" from casework.verdicts_of(${kind}, ${subjectId})
    where code = ${code}`;
  return row;
};

export const readReason = async (
  sql: Sql,
  kind: string,
  code: string,
): Promise<{ isTold: boolean } | undefined> => {
  const [row] = await sql<{ isTold: boolean }>`
    select is_told as "isTold" from casework.reason
    where kind = ${kind} and code = ${code} and is_enabled`;
  return row;
};

export const readRecipient = async (
  sql: Sql,
  playerId: string,
): Promise<{ brand: string; language: Language } | undefined> => {
  const [row] = await sql<{ brand: string; language: Language }>`
    select brand, language from player.player_view where id = ${playerId}::bigint`;
  return row;
};

/** What operators wrote about the player as a person; what was decided, and by whom, stays. */
export const forgetPlayer = async (sql: Transaction, playerId: string): Promise<void> => {
  const cases = await sql<{ id: string }>`
    select id::text from casework.case_file where player_id = ${playerId}::bigint`;
  const caseIds = cases.map(({ id }) => id);
  await forgetQuestions(sql, caseIds);
  await sql`
    update casework.note
    set text = '–', retracted_at = coalesce(retracted_at, lib.now())
    where player_id = ${playerId}::bigint or case_id = any(${caseIds}::bigint[])`;
};

export const readRightNoun = async (sql: Sql, kind: string): Promise<string | undefined> => {
  const [row] = await sql<{ noun: string }>`
    select right_noun as noun from casework.queue where kind = ${kind}`;
  return row?.noun;
};
