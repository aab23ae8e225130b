-- What a brand calls a game, by language, over what its vendor does. A sync writes none of it.
alter table catalogue.shown_game add column names jsonb not null default '{}'
  check (jsonb_typeof(names) = 'object');
