-- What is known of a player: the row that a bet reads. Without one nothing is.
create or replace function compliance.standing(p_player bigint) returns setof compliance.player_state
language sql stable rows 1
as $$
  select s.* from compliance.player_state s where s.player_id = p_player limit 1
$$;

-- The reason why a player may not bet this stake now; null when they may. All rules that refuse a
-- player's bets (limits, exclusion, wagering) belong here. One row without a table, so that it is
-- inlined into the asking statement: the closed brands are then looked up once a batch, and the
-- limits only of a player who has some.
create or replace function compliance.may_bet_3(
  p_player bigint, standing compliance.player_state, p_brand text, p_currency text, p_stake bigint,
  p_now timestamptz
) returns table (refusal text)
language sql stable rows 1
as $$
  select case
    when p_brand = any (array(
      select b.code from brand.brand b
      where b.maintenance and (b.maintenance_start is null or b.maintenance_start <= p_now)
        and (b.maintenance_end is null or b.maintenance_end > p_now)
    )) and p_player <> all (array(
      select unnest(b.maintenance_testers) from brand.brand b where b.maintenance
    )) then 'player_disabled'
    when standing.state <> 'active' and (standing.until is null or standing.until > p_now)
      or standing.excluded_until > p_now or standing.cooling_until > p_now then 'player_disabled'
    when standing.counts_play then (
      select r.refusal from compliance.refuses_play_2(standing, p_brand, p_currency, p_stake, p_now) r
    )
  end
$$;
