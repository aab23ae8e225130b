-- One side of a difference, amounts in units of the currency.
create or replace function gateway.side(
  p_player text, p_currency text, p_stake bigint, p_payout bigint, p_status round.status, p_opened timestamptz
) returns jsonb
language sql immutable parallel safe
as $$
  select jsonb_build_object('player', p_player, 'currency', p_currency,
    'stake', trim_scale(p_stake / 1000000::numeric)::text, 'payout', trim_scale(p_payout / 1000000::numeric)::text,
    'status', p_status, 'openedAt', to_jsonb(p_opened))
$$;

-- Compares the listed rounds of an hour with ours that were opened in it, stores what differs and
-- resolves what no longer does. The list covers a little more than the hour on both sides, as
-- clocks differ. Of a vendor that lists no rounds only the keys are compared with each other.
create or replace function gateway.compare_hour(p_vendor text, p_starts timestamptz, p_listed boolean)
returns table (rounds bigint, found bigint, resolved bigint, unsettled bigint, open bigint)
language plpgsql
as $$
#variable_conflict use_column
declare
  v_now timestamptz := lib.now();
  v_vendor smallint := ledger.namespace_id(p_vendor);
  v_hour gateway.reconciliation;
  v_quiet timestamptz;
  v_silent timestamptz;
begin
  select * into v_hour from gateway.reconciliation
  where vendor_code = p_vendor and starts_at = p_starts for update;
  if v_hour.began_at is null then
    raise exception 'no process is reading % of %', p_starts, p_vendor using errcode = 'invalid_parameter_value';
  end if;
  -- Rounds that moved since were still changing while the list was read.
  v_quiet := v_hour.began_at - interval '10 minutes';
  -- A silent loss is allowed: only a round that our own close job missed is open too long.
  select v_now - make_interval(hours => p.close_after_hours + 1) into v_silent
  from gateway.profile p where p.code = p_vendor;
  if p_listed then perform gateway.reopen_hours(p_vendor, p_starts, v_hour.ends_at); end if;

  return query
  with listed as materialized (
    select l.* from gateway.listed_round l where l.vendor_code = p_vendor and l.starts_at = p_starts
  ), pair as materialized (
    select r.external_id as round, r.brand || '-' || r.player_id as player, r.last_at > v_quiet as moving,
      l.round is null as unlisted, r.status as our_status, l.status as their_status, r.stake as our_stake,
      l.stake as their_stake, r.payout as our_payout, l.payout as their_payout, r.currency as our_currency,
      l.currency as their_currency, r.last_at, r.opened_at as our_opened, l.opened_at as their_opened
    from round.round r
    left join listed l on l.player_id = r.player_id and l.brand = r.brand and l.round = r.external_id
    where p_listed and r.vendor_id = v_vendor and r.opened_at >= p_starts and r.opened_at < v_hour.ends_at
  ), lost_there as (
    -- Where nothing was staked and nothing paid, a missing round does not matter.
    select p.round, p.player, row_number() over (partition by p.round order by p.player) as place,
      gateway.side(p.player, p.our_currency, p.our_stake, p.our_payout, p.our_status, p.our_opened) as ours
    from pair p where p.unlisted and not p.moving and (p.our_stake <> 0 or p.our_payout <> 0)
  ), lost_here as (
    select l.round, l.player, row_number() over (partition by l.round order by l.player) as place,
      gateway.side(l.player, l.currency, l.stake, l.payout, l.status, l.opened_at) as theirs
    from listed l
    where l.opened_at >= p_starts and l.opened_at < v_hour.ends_at
      and (l.stake is distinct from 0 or l.payout is distinct from 0)
      and not exists (
        select from round.round r
        where r.vendor_id = v_vendor and r.player_id = l.player_id and r.brand = l.brand
          and r.external_id = l.round
      )
  ), verdict as materialized (
    select case when t.round is null then 'missing_here' when h.round is null then 'missing_there'
        else 'player' end::gateway.difference_kind as what,
      coalesce(t.round, h.round) as round, coalesce(t.player, h.player) as player, t.ours, h.theirs
    from lost_there t full join lost_here h on h.round = t.round and h.place = t.place
    union all
    select w.what::gateway.difference_kind, p.round, p.player,
      gateway.side(p.player, p.our_currency, p.our_stake, p.our_payout, p.our_status, p.our_opened),
      gateway.side(p.player, p.their_currency, p.their_stake, p.their_payout, p.their_status, p.their_opened)
    from pair p cross join lateral (values
      ('currency', p.our_currency is distinct from p.their_currency),
      ('stake', p.our_stake is distinct from p.their_stake),
      ('payout', p.our_payout is distinct from p.their_payout),
      ('open_there', p.their_status = 'open' and p.our_status <> 'open'),
      ('status', case
        when p.their_status is null then true
        when p.their_status = 'open' then false
        when p.our_status = 'open' then p.last_at < v_silent
        when p.our_status = p.their_status then false
        else p.our_stake <> 0 or p.our_payout <> 0 or p.their_stake <> 0 or p.their_payout <> 0
      end)
    ) w(what, differs)
    where w.differs and not p.unlisted and not p.moving
    union all
    select 'key_twice', k.key, k.player, k.ours, k.theirs
    from gateway.keys_twice(p_vendor, p_starts, v_hour.ends_at) k
  ), written as (
    insert into gateway.difference as d
      (vendor_code, what, round, player, starts_at, ours, theirs, found_at, seen_at)
    select distinct on (what, round, player) p_vendor, what, round, player, p_starts, ours, theirs, v_now, v_now
    from verdict
    order by what, round, player
    on conflict (vendor_code, what, round, player) where resolved_at is null
    do update set ours = excluded.ours, theirs = excluded.theirs, seen_at = v_now, starts_at = p_starts
    returning d.found_at = v_now as is_new
  ), agreed as (
    update gateway.difference d set resolved_at = v_now
    where d.vendor_code = p_vendor and d.starts_at = p_starts and d.resolved_at is null
      and (p_listed or d.what = 'key_twice')
      and not exists (
        select from verdict v where v.what = d.what and v.round = d.round and v.player = d.player
      )
      and not exists (
        select from pair p where p.moving and p.round = d.round and p.player = d.player
      )
    returning d.id
  )
  select (select count(*) from pair), (select count(*) from written where is_new),
    (select count(*) from agreed),
    (select count(*) from pair p where p.moving or p.our_status = 'open' or p.their_status = 'open'),
    (select count(*) from written);
end $$;
