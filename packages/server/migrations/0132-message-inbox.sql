-- What a player finds in their inbox. A row has the name of its text and values that mean the same
-- in every language, so that it is read in whatever language the player chooses later.
create table message.inbox (
  id bigint generated always as identity primary key,
  player_id bigint not null references player.player,
  -- What it is about, so that the same notice twice is one message.
  key text not null,
  template text not null,
  facts jsonb not null default '{}',
  at timestamptz not null default lib.now(),
  read_at timestamptz,
  -- The row stays, without its facts, so that the notice does not come again.
  deleted_at timestamptz,
  constraint inbox_once unique (player_id, key)
);

create index inbox_listed on message.inbox (player_id, id desc) where deleted_at is null;
create index inbox_unread on message.inbox (player_id, id)
  where read_at is null and deleted_at is null;
