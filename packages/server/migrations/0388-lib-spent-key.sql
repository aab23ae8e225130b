-- The key of a call that moves a player's money is spent once: by what the call did, in the same
-- commit, or by its refusal. A first try that arrives after its repeat was refused does nothing.
create table lib.spent_key (
  player_id bigint not null,
  key uuid not null,
  -- The code of the refusal; null where the call took effect.
  refusal text,
  at timestamptz not null default lib.now(),
  primary key (player_id, key)
);

create index spent_key_at on lib.spent_key (at);
