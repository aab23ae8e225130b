-- Whether a player may play or deposit. No row means active.
create schema compliance;

create table compliance.player_state (
  player_id bigint primary key references player.player,
  state text not null check (state in ('active', 'blocked', 'excluded')),
  -- An exclusion ends by itself only when it has an end.
  until timestamptz,
  reason text not null default '',
  -- Counts the changes of the row; each is an event.
  version integer not null default 1,
  changed_at timestamptz not null default lib.now()
);
