-- What players ask about what is kept of them: a copy, and the end of their account.
create schema privacy;

-- When a player last took a copy: there is one a day.
create table privacy.data_export (
  player_id bigint primary key references player.player,
  at timestamptz not null default lib.now()
);

-- A player asks for the end of the account; two persons decide it. The request stays as the proof
-- of why nothing else did.
create table privacy.deletion (
  id bigint generated always as identity primary key,
  player_id bigint not null references player.player,
  brand text not null,
  state text not null default 'waiting',
  asked_at timestamptz not null default lib.now(),
  ended_at timestamptz,
  -- Of a refusal: the reason that the player reads.
  reason_code text,
  constraint deletion_state check (state in ('waiting', 'refused', 'taken_back', 'done')),
  constraint deletion_ended check ((state = 'waiting') = (ended_at is null))
);

create unique index one_waiting_deletion on privacy.deletion (player_id) where state = 'waiting';
create index deletion_of_player on privacy.deletion (player_id, id desc);
