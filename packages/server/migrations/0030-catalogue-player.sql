-- What a player marked with the heart, and what a player opened.
create table catalogue.favourite (
  player_id bigint not null,
  game_id bigint not null references catalogue.game,
  added_at timestamptz not null default lib.now(),
  primary key (player_id, game_id)
);

create table catalogue.recent (
  player_id bigint not null,
  game_id bigint not null references catalogue.game,
  opened_at timestamptz not null default lib.now(),
  primary key (player_id, game_id)
);
