-- The reason why a player may not bet now; null when they may. All rules that refuse a player's
-- bets (limits, exclusion, wagering) belong here. One row without a table, so that it is inlined
-- into the asking statement: the closed brands are then looked up once a batch, and the player once
-- a bet.
create or replace function compliance.may_bet(p_player bigint, p_brand text, p_now timestamptz)
returns table (refusal text)
language sql stable rows 1
as $$
  select case
    when p_brand = any (array(
      select b.code from brand.brand b
      where b.maintenance and (b.maintenance_end is null or b.maintenance_end > p_now)
    )) then 'player_disabled'
    when exists (
      select from compliance.player_state s
      where s.player_id = p_player and s.state <> 'active' and (s.until is null or s.until > p_now)
    ) then 'player_disabled'
  end
$$;
