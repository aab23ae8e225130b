-- Whether a deposit fits into the player's limits: with what was credited and what other orders
-- reserve. The amount that its own order reserves was counted when it was asked for; it is compared
-- with what was credited alone, since the limit may be lower by now. What is paid above that amount
-- must leave the other orders theirs, and money whose order reserves nothing any more never fits.
-- Asked under the lock of the player's accounts when money is credited.
create or replace function compliance.deposit_fits(
  p_player bigint, p_currency text, p_amount bigint, p_deposit uuid
) returns boolean
language sql stable
as $$
  select not exists (
    select from compliance.play_limit l
    join player.player_view p on p.id = l.player_id
    cross join lateral (select compliance.zone_of(p.brand) as zone) z
    left join cashier.deposit_use_view o on o.id = p_deposit and o.takes_room
    where l.player_id = p_player and l.currency = p_currency and l.kind = 'deposit'
      and (p_deposit is not null and o.id is null or p_amount + (
        select coalesce(sum(d.amount), 0) from cashier.deposit_use_view d
        where d.player_id = p_player and d.currency = p_currency and d.id is distinct from p_deposit
          and (d.credited_at >= compliance.period_start(l.period, z.zone, lib.now())::timestamp at time zone z.zone
            or d.takes_room and (o.id is null or o.amount < p_amount))
      ) > l.amount)
  )
$$;
