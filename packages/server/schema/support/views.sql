-- A ticket with where it stands, which its newest case says.
create or replace view support.ticket_view as
select t.id, t.number, t.brand, t.player_id, t.guest_hash, t.language, t.type, t.description, t.remark,
  t.from_chat, t.opened_at, t.changed_at,
  c.id as case_id, c.due_at, c.late_at, c.closed_at,
  case
    when c.state = 'asked' then 'asked'
    when c.state <> 'closed' then 'open'
    when c.result = 'answer' then 'answered'
    else 'closed'
  end as state
from support.ticket t
left join lateral (
  select v.id, v.state, v.result, v.due_at, v.late_at, v.closed_at
  from casework.case_view v
  where v.kind = 'ticket' and v.subject_id = t.id::text
  order by v.id desc
  limit 1
) c on true;

-- A ticket as its owner reads it. The names of the columns are those of the code.
create or replace view support.card as
select v.id::text as id, v.id as "rowId", v.brand, v.player_id as "playerRow", v.guest_hash as "guestHash",
  v.number, v.type, v.state, v.description, v.remark,
  v.opened_at as "openedAt", v.changed_at as "changedAt",
  case when v.state in ('open', 'asked') then v.due_at end as "dueAt",
  coalesce(v.state in ('open', 'asked') and v.due_at < lib.now(), false) as "isLate",
  v.closed_at as "closedAt", v.case_id::text as "caseId"
from support.ticket_view v;
