import type { CheckContext, Invariant, Operation } from '../harness/types';
import { rowsOf, violationsOf, type Wrong } from './rows';

/**
 * O2: each decision, change, opened value and file has its line, and each such line what it tells
 * of.
 */
export const actsAndLinesAgree = (): Invariant => ({
  id: 'O2',
  name: 'each decision, change, opened value and file has its line, and the reverse',
  during: true,
  check: async (context) => {
    const wrongs: Wrong[] = [];
    for (const text of [decisions, changes, files]) {
      wrongs.push(...(await rowsOf<Wrong>(context, text)));
    }
    wrongs.push(...(await unlikeOpened(context)));
    return violationsOf('O2', wrongs);
  },
});

const decisions = `
  select format('the decision on case %s in round %s, stage %s has %s lines', d.case_id, d.round,
    d.stage, count(e.id)) as what
  from casework.decision d
  left join audit.entry e on e.digest = d.digest and e.object_id = d.case_id::text
    and e.operator_id = d.operator_id
  group by d.case_id, d.round, d.stage
  having count(e.id) <> 1
  union all
  select format('line %s tells of a decision that is not there', e.id)
  from audit.entry e
  join casework.verdict v on v.kind || '.' || v.code = e.act
  where e.object_kind = 'case'
    and not exists (select from casework.decision d where d.digest = e.digest)
  limit 100`;

// The first line of a change is that of its proposal, or of its application; an applied one has the
// digest of the latter.
const changes = `
  select format('the applied change %s has %s lines', g.id, count(e.id)) as what
  from operator.change g
  left join audit.entry e on e.digest = g.digest and e.object_kind = g.kind
    and e.object_id = g.object and e.act = g.kind || '.change'
  where g.state = 'applied'
  group by g.id
  having count(e.id) <> 1
  union all
  select format('the change %s is %s without its first line', g.id, g.state)
  from operator.change g
  where not exists (select from audit.entry e where e.id = g.entry_id)
  union all
  select format('line %s tells of an applied change that is not there', e.id)
  from audit.entry e
  where e.act = e.object_kind || '.change' and e.after::jsonb ? 'change'
    and not exists (
      select from operator.change g
      where g.digest = e.digest and g.state = 'applied'
        and g.id::text = e.after::jsonb ->> 'change')
  union all
  select format('line %s tells of a proposed change that is not there', e.id)
  from audit.entry e
  where e.act = 'change.propose'
    and not exists (select from operator.change g where g.entry_id = e.id)
  union all
  select format('line %s tells of the end of change %s, which has another', e.id, e.object_id)
  from audit.entry e
  left join operator.change g on g.id::text = e.object_id
  where e.object_kind = 'change' and e.act in ('change.reject', 'change.withdraw')
    and g.state is distinct from
      case e.act when 'change.reject' then 'rejected' else 'withdrawn' end
  limit 100`;

const files = `
  with opened_lines as (
    select e.object_id, e.act, count(*) as lines,
      count(*) filter (where e.operator_id = x.operator_id) as own
    from audit.entry e
    left join report.export x on x.id::text = e.object_id
    where e.object_kind = 'export' and e.act <> 'export.ask'
    group by e.object_id, e.act
  ), act as (
    select x.id::text as object_id, a.act, a.lines, a.is_own
    from report.export x
    cross join lateral (values
      ('export.make', (x.rows is not null)::integer, null),
      ('export.fetch', (x.state = 'fetched')::integer, true),
      ('export.approve', (x.second_id is not null)::integer, false)
    ) a(act, lines, is_own)
  )
  select format('the file %s has %s lines %s, and %s of who asked for it', coalesce(a.object_id,
    t.object_id), coalesce(t.lines, 0), coalesce(a.act, t.act), coalesce(t.own, 0)) as what
  from act a
  full join opened_lines t using (object_id, act)
  where t.act is distinct from 'export.take_back' and t.act is distinct from 'export.refuse'
    and (coalesce(t.lines, 0) <> coalesce(a.lines, 0)
      or coalesce(t.own, 0) <> case when a.is_own then coalesce(t.lines, 0) else 0 end)
  union all
  select format('line %s has another digest than the file %s', e.id, x.id)
  from report.export x
  join audit.entry e on e.object_kind = 'export' and e.object_id = x.id::text
    and e.act in ('export.make', 'export.fetch')
  where e.after::jsonb ->> 'digest' is distinct from encode(x.digest, 'hex')
  union all
  select format('the file %s was asked for without a line', x.id)
  from report.export x
  where not exists (
    select from audit.entry e
    where e.id = x.entry_id and e.act = 'export.ask' and e.operator_id = x.operator_id)
  union all
  select format('line %s tells of a file that was not asked for', e.id)
  from audit.entry e
  where e.act = 'export.ask'
    and not exists (select from report.export x where x.entry_id = e.id)
  limit 100`;

type OpenedLines = { operatorId: string; playerId: string; requestId: string; lines: number };

/**
 * A value that was opened leaves nothing but its line, so the answers say what was opened. A call
 * without an answer may have opened one.
 */
const unlikeOpened = async (context: CheckContext): Promise<Wrong[]> => {
  const { history, snapshotAt, isFinal } = context;
  const asked = history.operations.filter(({ kind }) => kind === 'reveal');
  if (asked.length === 0) return [];
  const rows = await rowsOf<OpenedLines>(context, opened);
  const lines = new Map(rows.map((row) => [row.requestId, row]));
  const wrongs: Wrong[] = [];
  for (const operation of asked) {
    for (const { outcome, endedAt, requestId = '' } of operation.attempts) {
      if (outcome !== 'ok' || endedAt > snapshotAt) continue;
      const line = lines.get(requestId);
      lines.delete(requestId);
      if (line?.lines === 1 && isOf(line, operation)) continue;
      const { owner, key } = operation;
      wrongs.push({ what: `a value was opened with ${line?.lines ?? 0} lines`, owner, key });
    }
  }
  return isFinal ? [...wrongs, ...unasked([...lines.values()], asked)] : wrongs;
};

const isOf = (
  { operatorId, playerId }: OpenedLines,
  { playerId: who, ofKey }: Operation,
): boolean => operatorId === who && playerId === ofKey;

/** Lines of values that no answer tells of: as many as calls of the same without an answer. */
const unasked = (lines: OpenedLines[], asked: Operation[]): Wrong[] => {
  const doubts = asked.flatMap((operation) =>
    operation.attempts.filter(({ outcome }) => outcome === 'unknown').map(() => operation),
  );
  return lines.flatMap((line) => {
    const place = doubts.findIndex((operation) => isOf(line, operation));
    if (place >= 0) doubts.splice(place, 1);
    const { operatorId, playerId, requestId } = line;
    const what = `a line tells of a value of ${playerId} that ${operatorId} did not open`;
    return place >= 0 ? [] : [{ what: `${what} (${requestId})` }];
  });
};

const opened = `
  select e.operator_id::text as "operatorId", e.object_id as "playerId",
    coalesce(e.request_id, '') as "requestId", count(*)::integer as lines
  from audit.entry e
  where e.act = 'player.reveal'
  group by 1, 2, 3`;
