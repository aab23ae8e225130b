-- A chat as the operators' desk lists it. The names of its columns are those of the code.
create or replace view support.chat_card as
select c.id::text as id, c.id as "rowId", c.brand, c.player_id::text as "playerId", p.username,
  p.rank_level as "rankLevel", c.language, c.state, c.claimed_by::text as "claimedBy",
  o.name as "claimedByName", c.asked_at as "askedAt", c.opened_at as "openedAt",
  c.claimed_at as "claimedAt", c.last_at as "lastAt", c.last_n as "lastN",
  c.desk_read as "deskRead", c.player_read as "playerRead", m.side as "lastBy",
  left(m.text, 160) as "lastText", m.operator_id::text as "lastOperator",
  m."operatorName" as "lastOperatorName",
  -- A process of the version before closes a chat without forgetting it.
  case when c.state = 'open' then c.page end as page
from support.chat c
left join player.rank_view p on p.id = c.player_id
left join operator.operator_view o on o.id = c.claimed_by
left join lateral (
  select m.side, m.text, m.operator_id, w.name as "operatorName"
  from support.chat_message m left join operator.operator_view w on w.id = m.operator_id
  where m.chat_id = c.id and m.side <> 'site' order by m.n desc limit 1
) m on true;

-- Tickets that chats became, with their newest cases.
create or replace view support.chat_ticket_view as
select t.number, t.brand, p.username, t.opened_at, c.id as case_id
from support.ticket t
left join player.player_view p on p.id = t.player_id
left join lateral (
  select v.id from casework.case_view v
  where v.kind = 'ticket' and v.subject_id = t.id::text
  order by v.id desc
  limit 1
) c on true
where t.from_chat is not null;

-- Who talks in which chat now.
create or replace view support.claimed_chat_view as
select id, claimed_by as operator_id from support.chat where claimed_by is not null;

-- What was promised in chats and how it ended, as casework.promise_view has it of cases.
create or replace view support.promise_view as
select brand, 'chat' as kind, asked_at, due_at, ended_at, is_answered from support.chat_answer;
