-- What voiding each of many rounds would move, beside what its player has in that wallet and in the
-- main one now.
create or replace function round.void_outlook(p_rounds bigint[])
returns table (
  round_id bigint, player_id bigint, currency text, pocket text, amount bigint, balance bigint,
  main text, main_balance bigint
)
language sql stable
as $$
  select r.id, r.player_id, r.currency, v.pocket, v.amount, a.balance,
    regexp_replace(m.path, '^player:[0-9]+:', ''), m.balance
  from unnest(p_rounds) with ordinality o(id, place)
  join round.round r on r.id = o.id
  join wallet.spend_order s
    on s.player_id = r.player_id and s.currency = r.currency and s.wallet = ''
  join ledger.account m on m.id = s.pockets[1]
  cross join lateral round.void_moves(r.id) v
  join ledger.account a
    on a.path = format('player:%s:%s', r.player_id, v.pocket) and a.currency = r.currency
  order by o.place, v.pocket
$$;

-- How far a voiding of many rounds is.
create or replace view round.voiding_view as
select v.change_id, v.brand, v.game_id, v.opened_from, v.opened_until, v.reason, v.proposer_id,
  v.decider_id, v.at, v.stopped_at, v.stopped_by, v.ended_at, c.rounds, c.voided, c.left_over
from round.voiding v
cross join lateral (
  select count(*)::integer as rounds, (count(*) filter (where r.state = 'voided'))::integer as voided,
    (count(*) filter (where r.state = 'left'))::integer as left_over
  from round.voiding_round r where r.change_id = v.change_id
) c;
