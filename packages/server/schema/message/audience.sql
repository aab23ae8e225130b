-- The instant at which a day begins, or one so many days later.
create or replace function message.day_start(p_day text, p_zone text, p_later integer)
returns timestamptz language sql stable as $$
  select (p_day::date + p_later)::timestamp at time zone p_zone
$$;

-- The players of a brand whom a filter finds, in the order of their numbers. Days are the brand's;
-- without a state only those who may play are found, and never who is excluded or cools off. One
-- player, by number, is found in any state; whose account ended is never found.
create or replace function message.audience(
  p_brand text, p_filter jsonb, p_after bigint, p_last bigint, p_most integer
) returns table (player_id bigint)
language sql stable as $$
  with f as (
    select (p_filter->>'playerId')::bigint as player_id,
      (p_filter->>'type')::smallint as type,
      (p_filter->>'level')::integer as level,
      p_filter->>'currency' as currency,
      coalesce(p_filter->>'state', 'active') as state,
      message.day_start(p_filter->>'registeredFrom', p_filter->>'zone', 0) as registered_from,
      message.day_start(p_filter->>'registeredTo', p_filter->>'zone', 1) as registered_to,
      message.day_start(p_filter->>'activeFrom', p_filter->>'zone', 0) as active_from,
      message.day_start(p_filter->>'activeTo', p_filter->>'zone', 1) as active_to
  )
  select p.id
  from f cross join player.listed_view p
  where p.brand = p_brand and p.id > p_after and p.id <= p_last
    -- A trial account has no inbox.
    and p.type <> 4
    and p.closed_at is null
    and (f.player_id is null or p.id = f.player_id)
    and (f.type is null or p.type = f.type)
    and (f.level is null or p.rank_level >= f.level)
    and (f.currency is null or p.currency = f.currency)
    and (f.registered_from is null or p.registered_at >= f.registered_from)
    and (f.registered_to is null or p.registered_at < f.registered_to)
    and (f.player_id is not null or f.state = coalesce((
      select s.state from compliance.player_state_view s where s.player_id = p.id
    ), 'active'))
    and (f.player_id is not null or not exists (
      select from compliance.pausing_view s where s.player_id = p.id
    ))
    and (f.active_from is null and f.active_to is null or (
      select (f.active_from is null or max(s.active_at) >= f.active_from)
        and (f.active_to is null or max(s.active_at) < f.active_to)
      from session.sign_in_view s
      where s.player_id = p.id
    ))
  order by p.id
  limit p_most
$$;
