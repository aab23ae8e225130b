-- The start of the month of a moment, UTC: transfers and their keys are partitioned by it.
create or replace function ledger.month_of(p_moment timestamptz) returns timestamptz
language sql immutable parallel safe
as $$
  select date_trunc('month', p_moment at time zone 'UTC') at time zone 'UTC'
$$;
