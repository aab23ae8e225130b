-- A chat as the operators' desk lists it. The names of its columns are those of the code.
create or replace view support.chat_card as
select c.id::text as id, c.id as "rowId", c.brand, c.player_id::text as "playerId", p.username,
  p.rank_level as "rankLevel", c.language, c.state, c.claimed_by::text as "claimedBy",
  o.name as "claimedByName", c.asked_at as "askedAt", c.opened_at as "openedAt",
  c.claimed_at as "claimedAt", c.last_at as "lastAt", c.last_n as "lastN",
  c.desk_read as "deskRead", c.player_read as "playerRead", m.side as "lastBy",
  left(m.text, 160) as "lastText"
from support.chat c
left join player.rank_view p on p.id = c.player_id
left join operator.operator_view o on o.id = c.claimed_by
left join lateral (
  select side, text from support.chat_message m
  where m.chat_id = c.id and m.side <> 'site' order by m.n desc limit 1
) m on true;

-- Who talks in which chat now.
create or replace view support.claimed_chat_view as
select id, claimed_by as operator_id from support.chat where claimed_by is not null;
