-- Until when a player excluded themselves, by their own choices alone; null: never. What this
-- release does not know is for ever, so that nothing a player chose is lifted by mistake.
create or replace function compliance.own_exclusion_until(p_player_id bigint) returns timestamptz
language sql stable
as $$
  select max(case act
    when 'exclude_6m' then at + interval '6 months'
    when 'exclude_1y' then at + interval '1 year'
    when 'exclude_5y' then at + interval '5 years'
    else 'infinity' end)
  from compliance.limit_change
  where player_id = p_player_id and starts_with(act, 'exclude_')
    and act not in ('exclude_carried', 'exclude_lifted')
$$;
