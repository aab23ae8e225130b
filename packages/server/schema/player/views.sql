create or replace view player.player_view as
select id, brand, username, nickname, type, upline_id, currency, language, registered_at,
  username_key
from player.player;

-- For the operators' lists of players.
create or replace view player.listed_view as
select id, brand, username, type, rank_label, currency, registered_at, rank_level, language,
  closed_at
from player.player;

-- For the operators who talk to players.
create or replace view player.rank_view as
select id, username, rank_level from player.player;

-- Whose contact it is, by its keyed digest, and whether they proved it by a code.
create or replace view player.contact_key_view as
select brand, kind, digest, player_id, verified_at is not null as is_proved
from player.contact_key;

-- What a player declared: of age, the years that the brand asked for then.
create or replace view player.consent_view as
select player_id, kind, version, at from player.consent;
