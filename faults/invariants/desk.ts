import type { CheckContext, Invariant } from '../harness/types';
import { rowsOf, violationsOf, type Wrong } from './rows';

const bySql = (id: string, name: string, text: string): Invariant => ({
  id,
  name,
  during: true,
  check: async (context) => violationsOf(id, await rowsOf<Wrong>(context, text)),
});

/** I18: what a person moved has a decision of theirs, and above the brand's amount two. */
export const handsLeaveLines = (): Invariant =>
  bySql(
    'I18',
    'money that a person moved has a decision, above the limit of two persons, each with its line',
    `
  with moved as (
    select w.brand, 'withdrawal' as kind, w.id::text as subject_id, w.amount,
      case w.status when 'refused' then 'refuse' else 'approve' end as verdict
    from cashier.withdrawal w
    where cardinality(w.reasons) > 0 and w.status <> 'reviewing'
    union all
    select p.brand, 'deposit', p.id::text, p.amount,
      case p.state when 'matched' then 'credit' else 'return' end
    from cashier.payment p
    where cardinality(p.reasons) > 0 and p.state <> 'suspense'
  )
  select format('the %s of %s %s by %s persons with %s lines', m.verdict, m.kind, m.subject_id,
    count(distinct d.operator_id), count(e.id)) as what
  from moved m
  join brand.brand b on b.code = m.brand
  left join casework.case_file c on c.kind = m.kind and c.subject_id = m.subject_id
    and c.state = 'closed' and c.result = m.verdict
  left join casework.decision d on d.case_id = c.id and d.round = c.round and d.verdict = m.verdict
  left join audit.entry e on e.digest = d.digest and e.operator_id = d.operator_id
  group by m.kind, m.subject_id, m.verdict, m.amount, b.settings
  having count(e.id) < count(d.case_id) or count(distinct d.operator_id) < case
    when m.verdict in ('approve', 'credit')
      and m.amount > (b.settings ->> 'twoPersonsAbove')::numeric * 1000000 then 2 else 1 end
  limit 100`,
  );

/** O3: the second of two is another person. */
export const secondIsAnother = (): Invariant =>
  bySql(
    'O3',
    'the second person of a decision or a change is another than the first',
    `
  select format('both decisions on case %s in round %s are of person %s', d.case_id, d.round,
    d.operator_id) as what
  from casework.decision d
  join casework.decision f on f.case_id = d.case_id and f.round = d.round and f.stage = 1
  join casework.case_file c on c.id = d.case_id
  join brand.brand b on b.code = c.brand
  where d.stage = 2 and d.operator_id = f.operator_id and not b.alone
  union all
  select format('change %s has one person as both', id) from operator.change
  where state = 'applied' and needs_second and not alone and second is not distinct from author
  limit 100`,
  );

/** O4: what calls for a person has one open case, until it has its end. */
export const openSubjectsHaveACase = (): Invariant =>
  bySql(
    'O4',
    'a subject that waits for a person has one open case, and one that ended has none',
    `
  with subject as (
    select 'withdrawal' as kind, id::text as subject_id, status = 'reviewing' as waits
    from cashier.withdrawal
    union all
    select 'withdrawal', 'receipt:' || id, receipt in ('partly', 'none')
    from cashier.withdrawal where receipt is not null
    union all
    select 'deposit', id::text, state = 'suspense' from cashier.payment
    union all
    select 'identity', player_id::text, state = 'pending' from identity.identity
  )
  select format('%s %s %s and has %s open cases', s.kind, s.subject_id,
    case when s.waits then 'waits for a person' else 'has its end' end, count(c.id)) as what
  from subject s
  left join casework.case_file c on c.kind = s.kind and c.subject_id = s.subject_id
    and c.state <> 'closed'
  group by s.kind, s.subject_id, s.waits
  having count(c.id) <> s.waits::integer
  limit 100`,
  );

/** O5: who decides has claimed the case, on the version that it has, and one has it at a time. */
export const claimsHold = (): Invariant => ({
  id: 'O5',
  name: 'no decision is made without a claim or on an old version, and one person has a case',
  during: true,
  check: async (context) =>
    violationsOf('O5', [...(await rowsOf<Wrong>(context, wrongClaims)), ...taken(context)]),
});

/** Decisions that had to be refused: without a claim, on an old version, by the first again. */
const taken = ({ history }: CheckContext): Wrong[] =>
  history.operations
    .filter(({ kind, isForged, outcome }) => kind === 'decision' && isForged && outcome === 'ok')
    .map(({ owner, key }) => ({
      what: 'a decision counted that had to be refused',
      owner,
      key,
    }));

const wrongClaims = `
  with line as (
    select l.case_id, l.id, l.at, l.what, l.operator_id, lag(l.what) over w as former,
      lag(l.operator_id) over w as former_id, lag(l.at) over w as former_at
    from casework.line l
    where l.what in ('claimed', 'freed', 'parked', 'asked', 'handed_over', 'reassigned', 'decided')
    window w as (partition by l.case_id order by l.id)
  )
  select format('person %s decided case %s, which was %s', operator_id, case_id,
    coalesce(format('%s by %s', former, former_id), 'never claimed')) as what
  from line
  where what = 'decided' and (former is distinct from 'claimed' or former_id <> operator_id)
  union all
  select format('case %s was claimed by %s and %s', case_id, former_id, operator_id)
  from line
  where what = 'claimed' and former = 'claimed' and former_id <> operator_id
    and at < former_at + interval '10 minutes'
  limit 100`;
