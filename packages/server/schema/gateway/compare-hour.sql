-- One side of a difference, amounts in units of the currency.
create or replace function gateway.side(
  p_player text, p_currency text, p_stake bigint, p_payout bigint, p_status round.status, p_opened timestamptz
) returns jsonb
language sql immutable parallel safe
as $$
  select jsonb_build_object('player', p_player, 'currency', p_currency,
    'stake', trim_scale(p_stake * 0.000001)::text, 'payout', trim_scale(p_payout * 0.000001)::text,
    'status', p_status, 'openedAt', to_jsonb(p_opened))
$$;

-- Our rounds of a vendor that were opened in an hour, each with the vendor's listed one. moving: it
-- moved since p_quiet, while the list was read.
create or replace function gateway.round_pairs(
  p_vendor text, p_vendor_id smallint, p_starts timestamptz, p_ends timestamptz, p_quiet timestamptz
) returns setof gateway.round_pair
language sql stable
as $$
  select r.external_id, r.brand || '-' || r.player_id, r.last_at > p_quiet, l.round is null,
    r.status, l.status, r.stake, l.stake, r.payout, l.payout, r.currency, l.currency, r.last_at, r.opened_at,
    l.opened_at
  from round.round r
  left join gateway.listed_round l on l.vendor_code = p_vendor and l.starts_at = p_starts
    and l.player_id = r.player_id and l.brand = r.brand and l.round = r.external_id
  where r.vendor_id = p_vendor_id and r.opened_at >= p_starts and r.opened_at < p_ends
$$;

-- The differences of a round that both sides have. A silent loss is allowed: only a round that our
-- own close job missed, at p_silent, is open too long.
create or replace function gateway.pair_differences(pair gateway.round_pair, p_silent timestamptz)
returns table (what gateway.difference_kind)
language sql stable
as $$
  select w.what::gateway.difference_kind
  from (values
    ('currency', pair.our_currency is distinct from pair.their_currency),
    ('stake', pair.our_stake is distinct from pair.their_stake),
    ('payout', pair.our_payout is distinct from pair.their_payout),
    ('open_there', pair.their_status = 'open' and pair.our_status <> 'open'),
    ('status', case
      when pair.their_status is null then true
      when pair.their_status = 'open' then false
      when pair.our_status = 'open' then pair.last_at < p_silent
      when pair.our_status = pair.their_status then false
      else pair.our_stake <> 0 or pair.our_payout <> 0 or pair.their_stake <> 0 or pair.their_payout <> 0
    end)
  ) w(what, differs)
  where w.differs
$$;

-- Rounds that the vendor listed of an hour and we do not have. Where nothing was staked and nothing
-- paid, a missing round does not matter.
create or replace function gateway.unknown_rounds(
  p_vendor text, p_vendor_id smallint, p_starts timestamptz, p_ends timestamptz
) returns table (round text, player text, theirs jsonb)
language sql stable
as $$
  select l.round, l.player, gateway.side(l.player, l.currency, l.stake, l.payout, l.status, l.opened_at)
  from gateway.listed_round l
  where l.vendor_code = p_vendor and l.starts_at = p_starts and l.opened_at >= p_starts and l.opened_at < p_ends
    and (l.stake is distinct from 0 or l.payout is distinct from 0)
    and not exists (
      select from round.round r
      where r.vendor_id = p_vendor_id and r.player_id = l.player_id and r.brand = l.brand
        and r.external_id = l.round
    )
$$;

-- Compares the listed rounds of an hour with ours that were opened in it, stores what differs and
-- resolves what no longer does. The list covers a little more than the hour on both sides, as
-- clocks differ. Of a vendor that lists no rounds only the keys are compared with each other.
create or replace function gateway.compare_hour(p_vendor text, p_starts timestamptz, p_listed boolean)
returns table (rounds bigint, found bigint, resolved bigint, unsettled bigint, open bigint)
language plpgsql
as $$
declare
  v_hour gateway.reconciliation;
  v_silent timestamptz;
begin
  select * into v_hour from gateway.reconciliation
  where vendor_code = p_vendor and starts_at = p_starts for update;
  if v_hour.began_at is null then
    raise exception 'no process is reading % of %', p_starts, p_vendor using errcode = 'invalid_parameter_value';
  end if;
  select lib.now() - make_interval(hours => p.close_after_hours + 1) into v_silent
  from gateway.profile p where p.code = p_vendor;
  if p_listed then perform gateway.reopen_hours(p_vendor, p_starts, v_hour.ends_at); end if;
  -- Rounds that moved since were still changing while the list was read.
  return query select * from gateway.compare_rounds(p_vendor, p_starts, v_hour.ends_at, p_listed,
    v_hour.began_at - gateway.settling_time(), v_silent);
end $$;

create or replace function gateway.compare_rounds(
  p_vendor text, p_starts timestamptz, p_ends timestamptz, p_listed boolean, p_quiet timestamptz,
  p_silent timestamptz
) returns table (rounds bigint, found bigint, resolved bigint, unsettled bigint, open bigint)
language plpgsql
as $$
declare
  v_now constant timestamptz := lib.now();
  v_vendor constant smallint := ledger.namespace_id(p_vendor);
begin
  return query
  with pair as materialized (
    select * from gateway.round_pairs(p_vendor, v_vendor, p_starts, p_ends, p_quiet) where p_listed
  ), lost_there as (
    select p.round, p.player, row_number() over (partition by p.round order by p.player) as place,
      gateway.side(p.player, p.our_currency, p.our_stake, p.our_payout, p.our_status, p.our_opened) as ours
    from pair p where p.unlisted and not p.moving and (p.our_stake <> 0 or p.our_payout <> 0)
  ), lost_here as (
    select l.*, row_number() over (partition by l.round order by l.player) as place
    from gateway.unknown_rounds(p_vendor, v_vendor, p_starts, p_ends) l
  ), verdict as materialized (
    select case when t.round is null then 'missing_here' when h.round is null then 'missing_there'
        else 'player' end::gateway.difference_kind as what,
      coalesce(t.round, h.round) as round, coalesce(t.player, h.player) as player, t.ours, h.theirs
    from lost_there t full join lost_here h on h.round = t.round and h.place = t.place
    union all
    select d.what, p.round, p.player,
      gateway.side(p.player, p.our_currency, p.our_stake, p.our_payout, p.our_status, p.our_opened),
      gateway.side(p.player, p.their_currency, p.their_stake, p.their_payout, p.their_status, p.their_opened)
    from pair p cross join lateral gateway.pair_differences(row(p.*)::gateway.round_pair, p_silent) d
    where not p.unlisted and not p.moving
    union all
    select 'key_twice', k.key, k.player, k.ours, k.theirs from gateway.keys_twice(p_vendor, p_starts, p_ends) k
  ), written as (
    insert into gateway.difference as d
      (vendor_code, what, round, player, starts_at, ours, theirs, found_at, seen_at)
    select distinct on (v.what, v.round, v.player) p_vendor, v.what, v.round, v.player, p_starts, v.ours, v.theirs,
      v_now, v_now
    from verdict v
    order by v.what, v.round, v.player
    on conflict (vendor_code, what, round, player) where resolved_at is null
    do update set ours = excluded.ours, theirs = excluded.theirs, seen_at = v_now, starts_at = p_starts
    returning d.found_at = v_now as is_new
  ), agreed as (
    update gateway.difference d set resolved_at = v_now
    where d.vendor_code = p_vendor and d.starts_at = p_starts and d.resolved_at is null
      and (p_listed or d.what = 'key_twice')
      and not exists (select from verdict v where (v.what, v.round, v.player) = (d.what, d.round, d.player))
      and not exists (select from pair p where p.moving and p.round = d.round and p.player = d.player)
    returning d.id
  )
  select (select count(*) from pair), (select count(*) from written where is_new), (select count(*) from agreed),
    (select count(*) from pair p where p.moving or p.our_status = 'open' or p.their_status = 'open'),
    (select count(*) from written);
end $$;
