-- Opens the requirements of money that arrived, one of each player. Closes those before it that are
-- met, or all when so little is left; a bet of an open round may still come back: until its round
-- ends it closes none. The new one begins where the last open one ends: what was bet beyond one does
-- not count for the next. Each player is looked up alone: joined, a view would add up the money of
-- all players, and a table that grew since it was analyzed would be read whole.
create or replace function cashier.open_turnovers(
  p_players bigint[], p_currencies text[], p_reasons text[], p_references text[], p_amounts bigint[],
  p_required bigint[], p_dust bigint[]
) returns void
language plpgsql
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
begin
  with arrived as materialized (
    select n.*, o.own, b.money, s.staked
    from unnest(p_players, p_currencies, p_reasons, p_references, p_amounts, p_required, p_dust)
      n(player_id, currency, reason, reference, amount, required, dust)
    cross join lateral (
      select w.own from activity.own_view w where w.player_id = n.player_id and w.currency = n.currency offset 0
    ) o
    cross join lateral (
      select sum(w.total + w.held) as money from wallet.balance_view w
      where w.player_id = n.player_id and w.currency = n.currency
    ) b
    cross join lateral (
      select coalesce(sum(r.stake), 0) as staked from round.rounds_view r
      where r.player_id = n.player_id and r.currency = n.currency and r.status = 'open'
    ) s
  ), earlier as materialized (
    select t.id, t.player_id, t.currency, t.done_at,
      case when t.done_at <= a.own - a.staked then 'met'
        when a.money + a.staked < a.dust then 'dust' end as closed_by
    from arrived a
    cross join lateral (
      select u.id, u.player_id, u.currency, u.done_from + u.required as done_at
      from cashier.turnover u
      where u.player_id = a.player_id and u.currency = a.currency and u.closed_at is null
      offset 0
    ) t
  ), closed as (
    update cashier.turnover t
    set closed_at = lib.now(), closed_by = (select e.closed_by from earlier e where e.id = t.id)
    where t.id = any (array(select e.id from earlier e where e.closed_by is not null))
  )
  insert into cashier.turnover (player_id, currency, reason, reference, amount, required, done_from)
  select a.player_id, a.currency, a.reason, a.reference, a.amount, a.required,
    greatest(a.own, (
      select max(e.done_at) from earlier e
      where e.player_id = a.player_id and e.currency = a.currency and e.closed_by is null
    ))
  from arrived a
  on conflict on constraint turnover_once do nothing;
end $$;
