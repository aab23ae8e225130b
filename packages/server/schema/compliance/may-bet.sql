-- Why a player may not bet now; null when nothing is against it. Whatever else refuses bets of a player (limits,
-- exclusion, wagering) is asked here. One row without a table, so that it becomes part of the statement that asks:
-- the brands that are closed are then looked for once a batch, and the player once a bet.
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
