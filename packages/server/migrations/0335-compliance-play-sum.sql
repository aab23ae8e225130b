-- What a player staked and lost in the current day, week and month of the brand, in one row: a bet
-- changes all three, and a row costs a bet more than a column. It takes the place of play_counter,
-- which a process of the version before may still begin, and which is dropped later.
create table compliance.play_sum (
  player_id bigint not null references player.player,
  currency text not null,
  day date not null,
  week date not null,
  month date not null,
  day_stake numeric not null,
  week_stake numeric not null,
  month_stake numeric not null,
  -- Stake less payout, of the player's own money; below zero is won.
  day_loss numeric not null,
  week_loss numeric not null,
  month_loss numeric not null,
  primary key (player_id, currency)
) with (fillfactor = 70);

insert into compliance.play_sum
select player_id, currency,
  max(starts) filter (where period = 'day'), max(starts) filter (where period = 'week'),
  max(starts) filter (where period = 'month'),
  max(stake) filter (where period = 'day'), max(stake) filter (where period = 'week'),
  max(stake) filter (where period = 'month'),
  max(loss) filter (where period = 'day'), max(loss) filter (where period = 'week'),
  max(loss) filter (where period = 'month')
from compliance.play_counter
group by player_id, currency
having count(*) = 3;
