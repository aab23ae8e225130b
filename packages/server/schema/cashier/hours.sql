-- When a way to pay opens next, by a clock on the wall; null while it is open.
create or replace function cashier.opens_at(
  days smallint[], opens time, closes time, zone text, at timestamptz
) returns timestamptz language sql stable as $$
  with span as (
    select (day + opens) at time zone zone as starts,
      (day + closes + case when closes <= opens then interval '1 day' else interval '0' end)
        at time zone zone as ends
    from (
      select (at at time zone zone)::date + n as day from generate_series(-1, 8) as n
    ) each
    where extract(isodow from day)::smallint = any(days)
  )
  select case when not exists (select from span where starts <= at and at < ends)
    then (select min(starts) from span where starts > at) end
$$;
