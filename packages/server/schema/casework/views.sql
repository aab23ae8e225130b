-- What other modules read of cases; who has claimed one is the operators' own business.
create or replace view casework.case_view as
select id, number, brand, kind, subject_id, player_id, amount, currency, state, reasons, opened_at,
  due_at, late_at, closed_at, result
from casework.case_file;

-- The reasons of decisions; is_told: its player reads it.
create or replace view casework.reason_view as
select kind, code, is_told, texts from casework.reason;

-- A case as the operators' desk lists it. The names of its columns are those of the code.
create or replace view casework.card as
select c.id::text as id, c.id as "rowId", c.number, c.kind, c.brand, c.state, c.round,
  c.subject_id as "subjectId", c.player_id as "playerRow", c.player_id::text as "playerId",
  p.username, c.amount, c.currency, c.reasons, c.opened_at as "openedAt", c.due_at as "dueAt",
  c.late_at as "lateAt", c.pushed_at is not null as "isPushed",
  case when c.claimed_until > lib.now() then c.claimed_by end::text as "claimedBy",
  case when c.claimed_until > lib.now() then o.name end as "claimedByName",
  case when c.claimed_until > lib.now() then c.claimed_until end as "claimedUntil",
  c.until, c.closed_at as "closedAt", c.result, c.version, c.conflicts::text[] as conflicts,
  s.right_noun as "subjectNoun"
from casework.case_file c
left join player.player_view p on p.id = c.player_id
left join operator.operator_view o on o.id = c.claimed_by
left join casework.subject_right s on s.kind = c.kind and s.about = split_part(c.subject_id, ':', 1);

-- Who works a case now: for the modules whose subjects are decided.
create or replace view casework.claim_view as
select id, kind, brand, player_id, subject_id, state, version,
  case when claimed_until > lib.now() then claimed_by end as claimed_by
from casework.case_file;

-- What operators wrote for each other about a player, beside a case of theirs or without one.
create or replace view casework.note_view as
select n.id, n.player_id, o.name as operator_name, n.text, n.at
from casework.note n join operator.operator_view o on o.id = n.operator_id
where n.player_id is not null and n.retracted_at is null;

-- Of which line of the audit a decision has the digest.
create or replace view casework.decision_view as
select case_id, digest, decided_at from casework.decision;

-- Which rules a brand has, on or off, for the switch to real money.
create or replace view casework.rule_view as
select distinct brand, kind, code from casework.rule;

-- The queues by their names, for figures about them.
create or replace view casework.queue_view as
select kind, position, names from casework.queue;

-- What was promised and how it ended: by an operator's verdict, or by itself. A chat is answered by a
-- message, so its promises are those of support.promise_view.
create or replace view casework.promise_view as
select brand, kind, opened_at as asked_at, due_at, coalesce(answered_at, closed_at) as ended_at,
  answered_at is not null as is_answered
from casework.case_file
where kind <> 'chat' and coalesce(answered_at, closed_at) is not null;

-- What persons decided of money, once for all: who decided, who confirmed it, why, and when.
create or replace view casework.settled_view as
select c.id, c.number, c.brand, c.kind, c.subject_id, c.player_id, c.amount, c.currency, c.closed_at, f.verdict,
  f.operator_id as first_id, s.operator_id as second_id,
  coalesce(s.reason_code, f.reason_code) as reason_code, coalesce(s.note, f.note) as note
from casework.case_file c
join casework.queue q on q.kind = c.kind and q.is_money
join casework.decision f on f.case_id = c.id and f.round = c.round and f.stage = 1
left join casework.decision s on s.case_id = c.id and s.round = c.round and s.stage = 2
-- What the machine ended since has another result.
where c.state = 'closed' and c.result = f.verdict;
