-- All that a bet of a player with limits reads and writes is one row of the player and currency:
-- the sums, the limits beside them, and the time that is played without a pause. A period ends at a
-- moment of its row, so that a bet computes no time zone.

-- A limit that is set meanwhile waits, or its row would not have it: the trigger comes after this file.
lock table compliance.play_limit in share row exclusive mode;

alter table compliance.play_sum
  add column day_ends timestamptz not null default '-infinity',
  add column week_ends timestamptz not null default '-infinity',
  add column month_ends timestamptz not null default '-infinity',
  -- The lowest limits of the player (compliance.play_limit), written by a trigger of it.
  add column most_day_stake bigint,
  add column most_week_stake bigint,
  add column most_month_stake bigint,
  add column most_day_loss bigint,
  add column most_week_loss bigint,
  add column most_month_loss bigint,
  add column most_minutes integer,
  -- The time that a player plays without a pause, and what was lost in it.
  add column started_at timestamptz not null default '-infinity',
  add column last_at timestamptz not null default '-infinity',
  -- When the player last read how long and for how much.
  add column acknowledged_at timestamptz not null default '-infinity',
  add column session_loss numeric not null default 0;

-- An empty database has nothing to fill, and no view of the players yet.
do $$
begin
  if not exists (select from compliance.player_state where counts_play) then return; end if;
  -- Of a new currency of a player whose play was counted already, and of a player of an older version.
  insert into compliance.play_sum (player_id, currency, day, week, month, day_stake, week_stake, month_stake,
    day_loss, week_loss, month_loss)
  select k.player_id, k.currency,
    date_trunc('day', k.local)::date, date_trunc('week', k.local)::date, date_trunc('month', k.local)::date,
    coalesce(d.stake, 0), coalesce(w.stake, 0), coalesce(o.stake, 0),
    coalesce(d.loss, 0), coalesce(w.loss, 0), coalesce(o.loss, 0)
  from (
    select distinct u.player_id, u.currency, lib.now() at time zone b.time_zone as local
    from (
      select player_id, currency from compliance.play_limit where kind <> 'deposit'
      union
      select player_id, currency from compliance.play_session
    ) u
    join player.player_view p on p.id = u.player_id
    join brand.brand b on b.code = p.brand
  ) k
  left join compliance.play_counter d on d.player_id = k.player_id and d.currency = k.currency
    and d.period = 'day' and d.starts = date_trunc('day', k.local)::date
  left join compliance.play_counter w on w.player_id = k.player_id and w.currency = k.currency
    and w.period = 'week' and w.starts = date_trunc('week', k.local)::date
  left join compliance.play_counter o on o.player_id = k.player_id and o.currency = k.currency
    and o.period = 'month' and o.starts = date_trunc('month', k.local)::date
  on conflict (player_id, currency) do nothing;

  update compliance.play_sum c
  set day_ends = (c.day + 1)::timestamp at time zone b.time_zone,
    week_ends = (c.week + 7)::timestamp at time zone b.time_zone,
    month_ends = (c.month + interval '1 month') at time zone b.time_zone
  from player.player_view p
  join brand.brand b on b.code = p.brand
  where p.id = c.player_id;
end $$;

update compliance.play_sum c
set (most_day_stake, most_week_stake, most_month_stake, most_day_loss, most_week_loss, most_month_loss,
  most_minutes) = (
  select min(l.amount) filter (where l.kind = 'stake' and l.period = 'day' and l.currency = c.currency),
    min(l.amount) filter (where l.kind = 'stake' and l.period = 'week' and l.currency = c.currency),
    min(l.amount) filter (where l.kind = 'stake' and l.period = 'month' and l.currency = c.currency),
    min(l.amount) filter (where l.kind = 'loss' and l.period = 'day' and l.currency = c.currency),
    min(l.amount) filter (where l.kind = 'loss' and l.period = 'week' and l.currency = c.currency),
    min(l.amount) filter (where l.kind = 'loss' and l.period = 'month' and l.currency = c.currency),
    min(l.amount) filter (where l.kind = 'session')::integer
  from compliance.play_limit l
  where l.player_id = c.player_id
);

update compliance.play_sum c
set started_at = s.started_at, last_at = s.last_at, acknowledged_at = s.acknowledged_at, session_loss = s.loss
from compliance.play_session s
where s.player_id = c.player_id and s.currency = c.currency;

-- A view takes its name and its columns; a process of the version before reads and writes that.
drop table compliance.play_session;

-- Its successor, compliance.begin_rows, begins the session too.
drop function if exists compliance.begin_sums(
  bigint[], text[], text[], bigint[], bigint[], timestamptz[], boolean[]);
