-- The rounds of players with how each ended, as the contract's endingOf says it.
create or replace view report.round_view as
select r.id, r.player_id, r.game_id, r.vendor, r.currency, r.mode, r.status, r.stake, r.payout, r.opened_at,
  case
    when r.status <> 'closed' then r.status::text
    when r.payout > r.stake then 'won'
    when r.payout < r.stake then 'lost'
    else 'even'
  end as ending, r.voided_at
from round.rounds_view r;
