create or replace view activity.day_view as
select player_id, day, currency, category, rounds, stake, bonus_stake, payout, bonus_payout, vendor_paid, valid,
  own, own_loss, revenue, best_multiple, last_at, batch
from activity.day;

create or replace view activity.cash_view as
select player_id, day, currency, deposits, deposit_count, withdrawals, gifts, commissions, transfers_in,
  transfers_out, batch
from activity.cash;

create or replace view activity.late_view as
select round_id, at, player_id, day, first_day, currency, category, rounds, stake, payout, valid, revenue
from activity.late;

create or replace view activity.mark_view as
select share, upto, batch from activity.mark;

create or replace view activity.brand_hour_view as
select brand, hour, currency, category, rounds, stake, payout, vendor_paid, revenue, deposits, deposit_count,
  withdrawals, gifts, commissions
from activity.brand_hour;

create or replace view activity.game_day_view as
select brand, day, game_id, currency, rounds, stake, stake_squares, payout
from activity.game_day;

create or replace view activity.state_view as
select brand, day, state from activity.state;
