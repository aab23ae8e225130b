-- Who was in the same browsers as a player: asked of each case that an operator may get.
create index device_of_player on session.device (player_id);
