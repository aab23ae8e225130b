-- What follows from other rows in compliance.play_sum, the one row of a player and currency that a
-- bet reads and writes.

-- The lowest limits of a player in a currency; that of a session counts in all of them.
create or replace function compliance.most_of(p_player bigint, p_currency text) returns table (
  day_stake bigint, week_stake bigint, month_stake bigint, day_loss bigint, week_loss bigint,
  month_loss bigint, minutes integer
)
language sql stable rows 1
as $$
  select min(l.amount) filter (where o.is_own and l.kind = 'stake' and l.period = 'day'),
    min(l.amount) filter (where o.is_own and l.kind = 'stake' and l.period = 'week'),
    min(l.amount) filter (where o.is_own and l.kind = 'stake' and l.period = 'month'),
    min(l.amount) filter (where o.is_own and l.kind = 'loss' and l.period = 'day'),
    min(l.amount) filter (where o.is_own and l.kind = 'loss' and l.period = 'week'),
    min(l.amount) filter (where o.is_own and l.kind = 'loss' and l.period = 'month'),
    (min(l.amount) filter (where l.kind = 'session'))::integer
  from compliance.play_limit l
  cross join lateral (select l.currency = p_currency as is_own) o
  where l.player_id = p_player
$$;

-- A new row has the limits of its player, and periods end in the time zone of the player's brand. A
-- bet within the day of its row does not name the periods, so that it does not come here.
create or replace function compliance.fill_play_sum() returns trigger language plpgsql as $$
declare
  v_zone constant text := (
    select b.time_zone from player.player_view p join brand.brand b on b.code = p.brand
    where p.id = new.player_id
  );
begin
  new.day_ends := (new.day + 1)::timestamp at time zone v_zone;
  new.week_ends := (new.week + 7)::timestamp at time zone v_zone;
  new.month_ends := (new.month + interval '1 month') at time zone v_zone;
  if tg_op = 'INSERT' then
    select m.day_stake, m.week_stake, m.month_stake, m.day_loss, m.week_loss, m.month_loss, m.minutes
    into new.most_day_stake, new.most_week_stake, new.most_month_stake, new.most_day_loss, new.most_week_loss,
      new.most_month_loss, new.most_minutes
    from compliance.most_of(new.player_id, new.currency) m;
  end if;
  return new;
end $$;

create or replace trigger fill_play_sum before insert or update of day, week, month on compliance.play_sum
  for each row execute function compliance.fill_play_sum();

-- Carries a changed limit to the rows of its player. The changing transaction holds the lock of the
-- player's accounts, which a bet takes before it reads them.
create or replace function compliance.carry_limit() returns trigger language plpgsql as $$
declare
  v_limit constant compliance.play_limit := case when tg_op = 'DELETE' then old else new end;
begin
  if v_limit.kind = 'deposit' then return null; end if;
  -- A first bet in a currency finds the limits in its row too.
  perform compliance.begin_rows(array[p.id], array[p.brand], array[v_limit.currency], '{0}', '{0}',
    array[lib.now()], '{f}', '{f}')
  from player.player_view p where p.id = v_limit.player_id;

  update compliance.play_sum c
  set most_day_stake = m.day_stake, most_week_stake = m.week_stake, most_month_stake = m.month_stake,
    most_day_loss = m.day_loss, most_week_loss = m.week_loss, most_month_loss = m.month_loss,
    most_minutes = m.minutes
  from compliance.play_sum k
  cross join lateral compliance.most_of(k.player_id, k.currency) m
  where k.player_id = v_limit.player_id and c.player_id = k.player_id and c.currency = k.currency;
  return null;
end $$;

create or replace trigger carry_limit after insert or delete or update of amount on compliance.play_limit
  for each row execute function compliance.carry_limit();

-- The time that a player plays without a pause, and what was lost in it: from the first bet after a
-- rest to the last. What the player has read is written through it (acknowledged_at).
create or replace view compliance.play_session as
select player_id, currency, started_at, last_at, acknowledged_at, session_loss as loss
from compliance.play_sum;
