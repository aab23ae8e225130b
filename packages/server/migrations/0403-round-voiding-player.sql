-- Whose rounds a voiding is about, from its proposal on: who is tied to one of them does not read it,
-- and a list of changes does not read their rounds to know.
create table round.voiding_player (
  change_id bigint not null,
  player_id bigint not null,
  primary key (change_id, player_id)
);

insert into round.voiding_player (change_id, player_id)
select distinct w.change_id, r.player_id
from round.voiding_round w join round.round r on r.id = w.round_id;
