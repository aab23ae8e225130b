-- The person whom a change of this kind and object concerns; null where it is something else.
create or replace function operator.person_of(p_kind text, p_object text) returns bigint
language sql immutable parallel safe
as $$
  select case
    when p_kind in ('person', 'reset') then substring(p_object from '^([0-9]{1,18})$')::bigint
    when p_kind = 'access' then substring(p_object from '^person:([0-9]{1,18})$')::bigint
  end
$$;
