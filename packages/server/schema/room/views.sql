-- A line as operators read it. The names of its columns are those of the code.
create or replace view room.desk_line as
select m.id, m.brand, m.n, m.at, m.player_id::text as "playerId", p.username, m.text,
  m.hidden_at as "hiddenAt", m.hides,
  (select count(*)::integer from room.report r where r.message_id = m.id) as reports
from room.message m left join player.player_view p on p.id = m.player_id;

-- A player who may not write, with who decided it. The names of its columns are those of the code.
create or replace view room.silence_card as
select s.id::text as id, s.brand, s.player_id as "playerRow", s.player_id::text as "playerId",
  p.username, s.at, nullif(s.until, 'infinity') as until, s.reason, o.name as by,
  s.id as "silenceRow"
from room.silence s
join player.player_view p on p.id = s.player_id
join operator.operator_view o on o.id = s.operator_id
where s.lifted_at is null and s.until > lib.now();

-- Who may not write in a room, for the operators who talk to players; until null: for ever.
create or replace view room.silence_view as
select brand, player_id, nullif(until, 'infinity') as until
from room.silence
where lifted_at is null and until > lib.now();
