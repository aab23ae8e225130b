-- How long is what in the comparison with vendors. Statements and the queries of a process ask here.

-- What moved so shortly before a list was read may be missing in it.
create or replace function gateway.settling_time() returns interval
language sql immutable parallel safe
as $$
  select interval '10 minutes'
$$;

-- Vendors are asked again for what may still change for so long: their 30 days for what is pending, and a day more.
create or replace function gateway.asked_time() returns interval
language sql immutable parallel safe
as $$
  select interval '31 days'
$$;
