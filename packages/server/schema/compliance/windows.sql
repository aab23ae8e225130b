-- The first day of a period that a time is in: the brand's calendar day, week from Monday, month.
create or replace function compliance.period_start(p_period text, p_zone text, p_at timestamptz) returns date
language sql stable parallel safe
as $$
  select case when p_period in ('day', 'week', 'month')
    then date_trunc(p_period, p_at at time zone p_zone)::date end
$$;

create or replace function compliance.zone_of(p_brand text) returns text
language sql stable
as $$
  select b.time_zone from brand.brand b where b.code = p_brand
$$;

-- A session of play ends when no bet was accepted for this long.
create or replace function compliance.session_rest() returns interval
language sql immutable parallel safe
as $$
  select interval '30 minutes'
$$;

-- A raise is in force after this long, once the player has said yes again.
create or replace function compliance.raise_waits() returns interval
language sql immutable parallel safe
as $$
  select interval '24 hours'
$$;
