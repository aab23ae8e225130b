-- Figures for the operators: how many players a brand's day has, and what each player moved in thirty
-- days.

-- As of the last count in an hour of the brand's day: the players with a bet since the day began, and
-- those whose first deposit of all was in it. The last row of a day is the day.
create table report.brand_day (
  brand text not null,
  day date not null,
  hour timestamptz not null,
  currency text not null,
  players bigint not null,
  first_deposits bigint not null,
  upto timestamptz not null,
  primary key (brand, day, hour, currency)
) with (fillfactor = 70);

-- The deposits and withdrawals of a player in the thirty days that end with this one; players without
-- any have no row.
create table report.player_30d (
  player_id bigint primary key,
  brand text not null,
  currency text not null,
  day date not null,
  deposits numeric not null,
  withdrawals numeric not null,
  net numeric not null
) with (fillfactor = 80);

create index player_30d_deposits on report.player_30d (brand, deposits, player_id);
create index player_30d_withdrawals on report.player_30d (brand, withdrawals, player_id);
create index player_30d_net on report.player_30d (brand, net, player_id);
create index player_30d_day on report.player_30d (brand, day);

-- Up to which batch of a share of the activity a reader has read.
create table report.cursor (
  reader text not null,
  share integer not null,
  batch bigint not null,
  primary key (reader, share)
);

insert into report.cursor (reader, share, batch) select 'player_30d', s, 0 from generate_series(0, 3) s;

-- The players of a brand, the newest first.
create index player_newest on player.player (brand, registered_at desc, id desc);
