-- A page of the players of some brands, by when they registered or by a figure of thirty days, after a
-- place in that order. Each brand is read along its index, and no further than the page.
create or replace function report.player_page(
  p_brands text[], p_sort text, p_is_down boolean, p_value text, p_id bigint, p_limit integer
) returns table (player_id bigint, sorted_by text)
language plpgsql stable
set enable_seqscan = off
as $$
declare
  v_is_time constant boolean := p_sort = 'registered';
  v_rows constant text := case when v_is_time then 'player.listed_view' else 'report.player_30d' end;
  v_id constant text := case when v_is_time then 'id' else 'player_id' end;
  v_key constant text := case when v_is_time then 'registered_at' else p_sort end;
  v_type constant text := case when v_is_time then 'timestamptz' else 'numeric' end;
  v_order constant text := case when p_is_down then 'desc' else 'asc' end;
begin
  return query execute format($query$
    select f.id, f.value::text
    from unnest($1) b(code)
    cross join lateral (
      select p.%1$I as id, p.%2$I as value
      from %3$s p
      where p.brand = b.code
        and ($2 is null or (p.%2$I, p.%1$I) %4$s ($2::%5$s, $3))
      order by p.%2$I %6$s, p.%1$I %6$s
      limit $4
    ) f
    order by f.value %6$s, f.id %6$s
    limit $4
  $query$, v_id, v_key, v_rows, case when p_is_down then '<' else '>' end, v_type, v_order)
  using p_brands, p_value, p_id, p_limit;
end $$;
