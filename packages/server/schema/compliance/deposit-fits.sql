-- Whether a deposit fits into the player's limits: with what was credited and what other orders
-- reserve. The amount of an order that is reserved itself was counted when it was asked for; it is
-- compared with what was credited alone, since the limit may be lower by now. Asked under the lock
-- of the player's accounts when money is credited.
create or replace function compliance.deposit_fits(
  p_player bigint, p_currency text, p_amount bigint, p_deposit uuid
) returns boolean
language sql stable
as $$
  select not exists (
    select from compliance.play_limit l
    join player.player_view p on p.id = l.player_id
    cross join lateral (select compliance.zone_of(p.brand) as zone) z
    where l.player_id = p_player and l.currency = p_currency and l.kind = 'deposit'
      and p_amount + (
        select coalesce(sum(d.amount), 0) from cashier.deposit_use_view d
        where d.player_id = p_player and d.currency = p_currency and d.id is distinct from p_deposit
          and (d.credited_at >= compliance.period_start(l.period, z.zone, lib.now())::timestamp at time zone z.zone
            or d.is_reserved and not exists (
              select from cashier.deposit_use_view o where o.id = p_deposit and o.is_reserved
            ))
      ) > l.amount
  )
$$;
