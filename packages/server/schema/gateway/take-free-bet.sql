-- Takes a free bet from its grant. A key that is taken already is not counted again; the core
-- decides whether it may still be played.
create or replace function gateway.take_free_bet(
  p_vendor text, p_key text, p_reference text, p_brand text, p_player bigint, p_currency text, p_amount bigint
) returns gateway.free_answer
language plpgsql
as $$
declare
  v_grant gateway.free_grant;
begin
  if exists (
    select from gateway.free_bet b
    where b.vendor_code = p_vendor and b.external_id = p_key and b.given_back_at is null
  ) then return 'known'; end if;
  -- A grant of the player's own is used before that of a campaign.
  select * into v_grant from gateway.free_grant g
  where g.vendor_code = p_vendor and g.reference = p_reference and g.brand = p_brand
    and g.currency = p_currency and (g.player_id = p_player or g.player_id is null)
    and g.starts_at <= lib.now() and (g.ends_at is null or g.ends_at > lib.now())
  order by g.player_id nulls last limit 1;
  if not found then return 'not_granted'; end if;
  if p_amount > v_grant.max_bet then return 'over_grant'; end if;
  perform lib.one_at_a_time(format('gateway.free_bet %s %s', v_grant.id, p_player));
  -- Another copy of the call may have taken it while this one waited: that is no second bet.
  if exists (
    select from gateway.free_bet b
    where b.vendor_code = p_vendor and b.external_id = p_key and b.given_back_at is null
  ) then return 'known'; end if;
  if (
    select count(*) from gateway.free_bet b
    where b.grant_id = v_grant.id and b.player_id = p_player and b.given_back_at is null
  ) >= v_grant.bets then return 'used_up'; end if;
  insert into gateway.free_bet (vendor_code, external_id, grant_id, player_id, amount)
  values (p_vendor, p_key, v_grant.id, p_player, p_amount)
  on conflict (vendor_code, external_id) do update set grant_id = excluded.grant_id,
    player_id = excluded.player_id, amount = excluded.amount, taken_at = lib.now(), given_back_at = null;
  return 'taken';
end $$;
