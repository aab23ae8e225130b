-- Accounts that ended lately are looked at again every hour.
create index player_closed on player.player (closed_at) where closed_at is not null;
