-- What players decide about their own play: an exclusion or a cooling-off, which no operator's state
-- replaces, limits, and how often play pauses to say how long it lasts.
alter table compliance.player_state
  -- 'infinity' is for ever.
  add column excluded_until timestamptz,
  add column cooling_until timestamptz,
  -- Play pauses after this many minutes, until the player has read how long and for how much.
  add column reality_minutes integer check (reality_minutes between 1 and 1440),
  -- The player's bets are counted, and may be refused by what is counted. A bet of others reads
  -- nothing beside this row.
  add column counts_play boolean not null default false;

-- A limit in force; the lowest of a player's limits counts. amount is in micros of the currency, in
-- minutes for the time of a session.
create table compliance.play_limit (
  id bigint generated always as identity primary key,
  player_id bigint not null references player.player,
  currency text not null,
  kind text not null check (kind in ('deposit', 'loss', 'stake', 'session')),
  period text not null,
  amount bigint not null check (amount > 0),
  set_at timestamptz not null default lib.now(),
  -- A raise waits, and is in force once the player says yes again. No amount removes the limit.
  raise_asked_at timestamptz,
  raise_ready_at timestamptz,
  raise_amount bigint check (raise_amount > amount),
  constraint one_limit unique (player_id, currency, kind, period),
  constraint period_of_kind check (
    case kind when 'session' then period = 'session' else period in ('day', 'week', 'month') end
  ),
  constraint raise_waits check (
    (raise_asked_at is null) = (raise_ready_at is null)
    and (raise_asked_at is not null or raise_amount is null)
    and (raise_asked_at is null or raise_ready_at >= raise_asked_at + interval '24 hours')
  )
);

-- What a player staked and lost in the current day, week and month of the brand; the movements of
-- that time that were not rolled back. Moved in the statement of the bet, under the lock of the
-- player's accounts.
create table compliance.play_counter (
  player_id bigint not null references player.player,
  currency text not null,
  period text not null check (period in ('day', 'week', 'month')),
  starts date not null,
  stake numeric not null,
  -- Stake less payout, of the player's own money; below zero is won.
  loss numeric not null,
  primary key (player_id, currency, period)
) with (fillfactor = 70);

-- The time that a player plays without a pause.
create table compliance.play_session (
  player_id bigint not null references player.player,
  currency text not null,
  started_at timestamptz not null,
  last_at timestamptz not null,
  -- When the player last read how long and for how much.
  acknowledged_at timestamptz not null,
  loss numeric not null,
  primary key (player_id, currency)
) with (fillfactor = 70);

-- What players changed about their limits, for their support and for a licence's inspectors.
create table compliance.limit_change (
  id bigint generated always as identity primary key,
  player_id bigint not null references player.player,
  act text not null,
  kind text,
  period text,
  currency text,
  amount bigint,
  until timestamptz,
  at timestamptz not null default lib.now()
);
create index limit_change_player on compliance.limit_change (player_id, id desc);
