-- A player's play and money by days, as the activity counts them, each in one statement of one moment. Their plans are
-- kept: a new one for each call would plan every month's partition again.

-- The days on which a player played, the latest first, and up to when they are counted.
create or replace function report.played_days(p_player bigint, p_currency text, p_from date, p_to date)
returns table (as_of timestamptz, days json)
language plpgsql stable
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
begin
  return query
  select m.upto, coalesce((
      select json_agg(json_build_object('day', d.day, 'rounds', d.rounds::text, 'stake', d.stake::text,
        'payout', d.payout::text, 'corrections', coalesce(l.rounds, 0)) order by d.day desc)
      from (
        select p.day, sum(p.rounds) as rounds, sum(p.stake) as stake, sum(p.payout) as payout
        from activity.day_view p
        where p.player_id = p_player and p.currency = p_currency and p.day between p_from and p_to
        group by p.day
      ) d
      left join (
        select c.day, count(distinct c.round_id) as rounds
        from activity.late_view c
        where c.player_id = p_player and c.currency = p_currency and c.day between p_from and p_to
        group by c.day
      ) l on l.day = d.day
    ), '[]')
  from activity.mark_view m
  where m.share = p_player % 4;
end $$;

-- A player's play by day and by category, their money by day, deposits less withdrawals of all time, and up to when it is
-- counted. The category that was played first comes first.
create or replace function report.profit_sums(p_player bigint, p_currency text, p_from date, p_to date)
returns table (as_of timestamptz, plays json, categories json, cash json, net_deposits numeric)
language plpgsql stable
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
begin
  return query
  with play as materialized (
    select d.day, d.category, grouping(d.category) = 1 as is_day, min(d.day) as first_day, sum(d.rounds) as rounds,
      sum(d.stake) as stake, sum(d.payout) as payout
    from activity.day_view d
    where d.player_id = p_player and d.currency = p_currency and d.day between p_from and p_to
    group by grouping sets ((d.day), (d.category))
  )
  select m.upto, coalesce((
      select json_agg(json_build_object('day', p.day, 'stake', p.stake::text, 'payout', p.payout::text) order by p.day)
      from play p where p.is_day
    ), '[]'), coalesce((
      select json_agg(json_build_object('category', p.category, 'rounds', p.rounds::text, 'stake', p.stake::text,
        'payout', p.payout::text) order by p.first_day, p.category)
      from play p where not p.is_day
    ), '[]'), coalesce((
      select json_agg(json_build_object('day', c.day, 'deposits', c.deposits::text, 'withdrawals', c.withdrawals::text,
        'gifts', c.gifts::text, 'commissions', c.commissions::text, 'transfersIn', c.transfers_in::text,
        'transfersOut', c.transfers_out::text) order by c.day)
      from activity.cash_view c
      where c.player_id = p_player and c.currency = p_currency and c.day between p_from and p_to
    ), '[]'), (
      select coalesce(sum(c.deposits - c.withdrawals), 0)
      from activity.cash_view c
      where c.player_id = p_player and c.currency = p_currency
    )
  from activity.mark_view m
  where m.share = p_player % 4;
end $$;
