-- Writes the rows of what round.play decided.

-- A round without a live bet and without a win was rolled back; a bet opens it, or closes it at
-- once.
create or replace function round.next_status(
  p_status round.status, p_live_bets integer, p_payout bigint, p_kind round.kind, p_bets integer, p_closes boolean
) returns round.status
language sql immutable parallel safe
as $$
  select case
    when p_bets < 0 and p_live_bets = 0 and p_payout = 0 then 'refunded'
    when p_kind = 'bet' and not p_closes then 'open'
    when p_kind = 'bet' or p_closes and p_status <> 'refunded' then 'closed'
    else p_status
  end::round.status
$$;

-- The last movement decides the round's outcome; the fields of promotional money outlive it.
create or replace function round.next_outcome(p_known jsonb, p_told jsonb) returns jsonb
language sql immutable parallel safe
as $$
  select case when p_known is null or p_told is null then coalesce(p_told, p_known)
    else jsonb_strip_nulls(jsonb_build_object('reward_uuid', p_known -> 'reward_uuid',
      'campaign_uuid', p_known -> 'campaign_uuid', 'jackpot_win', p_known -> 'jackpot_win')) || p_told end
$$;

-- Opens rounds, and continues those that are open already. Returns the rounds that were won in
-- another game than they were opened in.
create or replace function round.write_rounds(p_plan round.planned[], p_now timestamptz, p_continues boolean) returns bigint[]
language plpgsql
as $$
declare
  v_other_game bigint[];
begin
  insert into round.round (id, player_id, game_id, stake, payout, balance_before, balance_after, opened_at,
    last_at, closed_at, live_bets, vendor_id, status, mode, brand, currency, category, game_version, external_id,
    outcome)
  overriding system value
  select p.round_id, p.player_id, p.game_id, p.amount, 0, p.balance_before, p.balance_after, p_now, p_now,
    case when p.closes then p_now end, 1, p.vendor_id,
    case when p.closes then 'closed' else 'open' end::round.status, p.mode, p.brand, p.currency,
    coalesce(p.category, 'RNG'), p.game_version, p.round_key, p.outcome
  from unnest(p_plan) p
  where p.answer = 'ok' and p.opens;
  if p_continues is not true then return null; end if;

  with written as (
    update round.round r
    set stake = r.stake + d.stake, payout = r.payout + d.payout, live_bets = r.live_bets + d.bets,
      last_at = p_now, balance_after = d.balance_after, outcome = round.next_outcome(r.outcome, d.outcome),
      status = round.next_status(r.status, r.live_bets + d.bets, r.payout + d.payout, d.kind, d.bets, d.closes),
      closed_at = case
        when round.next_status(r.status, r.live_bets + d.bets, r.payout + d.payout, d.kind, d.bets, d.closes)
          <> 'open' then coalesce(r.closed_at, p_now) end,
      settled_at = case when r.status = 'closed' then coalesce(r.settled_at, r.closed_at) else r.settled_at end
    from (
      select p.round_id, p.balance_after, p.outcome, p.kind, p.closes, p.game_id,
        case when p.kind = 'bet' then p.amount when p.kind = 'rollback' and p.of_kind = 'bet' then -p.amount
          else 0 end as stake,
        case when p.kind = 'win' then p.amount when p.kind = 'rollback' and p.of_kind = 'win' then -p.amount
          else 0 end as payout,
        case when p.kind = 'bet' then 1 when p.kind = 'rollback' and p.of_kind = 'bet' then -1
          else 0 end as bets
      from unnest(p_plan) p
      where p.answer = 'ok' and not p.opens
        and (p.kind <> 'rollback' or p.of_kind in ('bet', 'win') or p.closes)
    ) d
    where r.id = d.round_id
    returning r.id, d.kind = 'win' and d.game_id is distinct from r.game_id as other_game
  )
  select array_agg(w.id) filter (where w.other_game) into v_other_game from written w;
  return v_other_game;
end $$;

create or replace function round.write_movements(
  p_plan round.planned[], p_now timestamptz, p_of_since timestamptz, p_rolls_back boolean, p_settles boolean
) returns void
language plpgsql
as $$
begin
  -- No "on conflict": if another process took a key meanwhile, all of this is rolled back and
  -- repeated.
  insert into round.movement (round_id, player_id, account_id, amount, balance_after, created_at, kind,
    vendor_id, request_hash, external_id, of_external_id, legs, vendor_pays)
  select p.round_id, p.player_id, coalesce(p.legs[1], p.main_id), p.amount, p.balance_after, p_now, p.kind,
    p.vendor_id, p.request_hash, p.external_id, p.of_external_id,
    case when cardinality(p.legs) > 2 then p.legs end, p.vendor_pays
  from unnest(p_plan) p
  where p.answer = 'ok';

  if p_rolls_back then
    insert into round.movement (player_id, amount, balance_after, created_at, kind, vendor_id, external_id,
      reversed_by)
    select p.player_id, 0, p.balance_after, p_now, 'tombstone', p.vendor_id, p.of_external_id, p.external_id
    from unnest(p_plan) p
    where p.answer = 'ok' and p.kind = 'rollback' and p.of_at is null;

    update round.movement m set reversed_by = p.external_id
    from unnest(p_plan) p
    where p.answer = 'ok' and p.kind = 'rollback' and p.of_kind in ('bet', 'win')
      and m.vendor_id = p.vendor_id and m.external_id = p.of_external_id and m.created_at = p.of_at;
  end if;

  if p_settles then
    update round.movement m set settled_by = case when p.kind = 'win' then p.external_id end
    from unnest(p_plan) p
    where p.answer = 'ok' and p.settles_once and m.vendor_id = p.vendor_id
      and m.created_at >= p_of_since
      and m.external_id = case when p.kind = 'win' then p.of_external_id
        when p.kind = 'rollback' and p.of_kind = 'win' then p.of_bet end;
  end if;
end $$;

-- Tokens and sessions without a recent bet get the time of this one.
create or replace function round.note_bets(p_plan round.planned[], p_now timestamptz) returns void
language plpgsql
as $$
begin
  update round.play_token t set last_bet_at = p_now
  from unnest(p_plan) p
  where p.answer = 'ok' and p.wakes_token and t.hash = p.token_hash;

  perform session.note_bets(array_agg(p.wakes_sign_in), p_now)
  from unnest(p_plan) p
  where p.answer = 'ok' and p.wakes_sign_in is not null;
end $$;
