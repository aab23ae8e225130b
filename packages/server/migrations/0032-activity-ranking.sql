-- Who won most in the last day, week or month of a brand, counted from the days of activity.
create table activity.ranking (
  brand text not null,
  period text not null,
  place integer not null,
  player_id bigint not null,
  currency text not null,
  -- What was paid less what was staked.
  won numeric not null,
  last_at timestamptz not null,
  primary key (brand, period, place),
  constraint period_known check (period in ('day', 'week', 'month'))
);

-- The days of all players: rows are stored in that order.
create index day_of_all on activity.day using brin (day) with (autosummarize = on);
