-- Numbers of entries in the brands and in none, the newest first. Only the given conditions are
-- asked, and each brand for itself, so that each has its index.
create or replace function audit.find_entries(p_wanted jsonb, p_brands text[], p_most integer)
returns setof bigint
language plpgsql stable
as $$
declare
  v_where text := 'true';
begin
  if p_wanted ? 'operatorId' then v_where := v_where || ' and operator_id = ($1 ->> ''operatorId'')::bigint'; end if;
  if p_wanted ? 'act' then v_where := v_where || ' and act = $1 ->> ''act'''; end if;
  if p_wanted ? 'objectKind' then v_where := v_where || ' and object_kind = $1 ->> ''objectKind'''; end if;
  if p_wanted ? 'objectId' then v_where := v_where || ' and object_id = $1 ->> ''objectId'''; end if;
  if p_wanted ? 'playerId' then v_where := v_where || ' and player_id = ($1 ->> ''playerId'')::bigint'; end if;
  if p_wanted ? 'requestId' then v_where := v_where || ' and request_id = $1 ->> ''requestId'''; end if;
  if p_wanted ? 'before' then v_where := v_where || ' and id < ($1 ->> ''before'')::bigint'; end if;
  return query execute 'select e.id from (select distinct unnest($2 || ''''::text) as brand) b
    cross join lateral (
      select id from audit.entry where coalesce(brand, '''') = b.brand and ' || v_where || '
      order by id desc limit $3
    ) e order by e.id desc limit $3'
    using p_wanted, p_brands, p_most;
end $$;
