-- Counts the ranking of a period again: of each brand the fifty players who won most, in its own
-- currency, in its last days of that number.
create or replace function activity.rank(p_period text, p_days integer) returns void
language plpgsql
as $$
begin
  delete from activity.ranking where period = p_period;
  insert into activity.ranking (brand, period, place, player_id, currency, won, last_at)
  select brand, p_period, place, player_id, currency, won, last_at
  from (
    select p.brand, d.player_id, d.currency, sum(d.payout - d.stake) as won, max(d.last_at) as last_at,
      row_number() over (partition by p.brand order by sum(d.payout - d.stake) desc, d.player_id) as place
    from activity.day d
    join player.player p on p.id = d.player_id
    join brand.brand b on b.code = p.brand and b.currency = d.currency
    where d.day > (lib.now() at time zone b.time_zone)::date - p_days
      -- Bounds the months that are read, whatever the zone.
      and d.day > (lib.now() at time zone 'UTC')::date - p_days - 2
    group by p.brand, d.player_id, d.currency
    having sum(d.payout - d.stake) > 0
  ) placed
  where place <= 50;
end $$;

-- For the boards of winners, which are below.
create or replace view activity.ranking_view as
select brand, period, place, player_id, currency, won, last_at
from activity.ranking;
