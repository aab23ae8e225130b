-- How many bets a round of a voiding had when both persons saw it. One that was played on afterwards
-- is left: who knows that its stake returns would bet without a risk.
alter table round.voiding_round add column bets integer;

update round.voiding_round w
set bets = (
  select count(*) from round.movement m
  where m.round_id = r.id and m.created_at >= r.opened_at - interval '1 day'
    and m.created_at <= v.at and m.kind = 'bet'
)
from round.round r, round.voiding v
where r.id = w.round_id and v.change_id = w.change_id;

alter table round.voiding_round alter column bets set not null;

alter table round.voiding_round
  drop constraint voiding_round_why_check,
  add constraint known_why
    check (why in ('nothing_stands', 'not_covered', 'played_on', 'stopped', 'failed'));
