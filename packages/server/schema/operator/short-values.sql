-- The values of a change as a list has them: of a long one the first letters. A value that is
-- encrypted stays whole, as its mask is in it.
create or replace function operator.short_values(p_values jsonb) returns jsonb
language sql immutable parallel safe
as $$
  select coalesce(jsonb_object_agg(key, case
    when length(value #>> '{}') <= 300 or value ? 'sealed' then value
    else to_jsonb(left(value #>> '{}', 300) || '…') end), '{}')
  from jsonb_each(p_values)
$$;
