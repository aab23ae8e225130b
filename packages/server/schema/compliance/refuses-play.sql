-- Why the limits of a player refuse a bet of this stake now; null when they do not. Only called for
-- a player whose play is counted, under the lock of the player's accounts. Play money has no limits.
-- PostgreSQL inlines it into the asking statement, as one query that a batch of bets starts once: a
-- call a bet costs four times as much.
create or replace function compliance.refuses_play_2(
  p_standing compliance.player_state, p_brand text, p_currency text, p_stake bigint, p_now timestamptz
) returns table (refusal text)
language sql stable
as $$
  select case
    when p_currency = 'FUN' then null
    when p_now >= max(s.acknowledged_at) + make_interval(mins => p_standing.reality_minutes)
      then 'limit_exceeded'
    when bool_or(case l.kind
      when 'session' then p_now >= s.started_at + make_interval(mins => l.amount::integer)
      when 'stake' then p_stake + case l.period
        when 'day' then case when c.day >= z.day then c.day_stake else 0 end
        when 'week' then case when c.week >= date_trunc('week', z.day)::date then c.week_stake else 0 end
        else case when c.month >= date_trunc('month', z.day)::date then c.month_stake else 0 end
      end > l.amount
      when 'loss' then p_stake + case l.period
        when 'day' then case when c.day >= z.day then c.day_loss else 0 end
        when 'week' then case when c.week >= date_trunc('week', z.day)::date then c.week_loss else 0 end
        else case when c.month >= date_trunc('month', z.day)::date then c.month_loss else 0 end
      end > l.amount
    end) then 'limit_exceeded'
  end
  from (select date_trunc('day', p_now at time zone b.time_zone) as day from brand.brand b
    where b.code = p_brand) z
  cross join (
    select min(p.started_at) as started_at, min(p.acknowledged_at) as acknowledged_at
    from compliance.play_session p
    where p.player_id = p_standing.player_id and p.last_at > p_now - compliance.session_rest()
  ) s
  left join compliance.play_sum c on c.player_id = p_standing.player_id and c.currency = p_currency
  left join compliance.play_limit l on l.player_id = p_standing.player_id
    and (l.kind = 'session' or l.currency = p_currency and l.kind in ('stake', 'loss'))
$$;
