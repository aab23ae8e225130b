-- A time as the wire has it.
create or replace function content.wire_time(p_at timestamptz) returns text
language sql stable
as $$
  select to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;
