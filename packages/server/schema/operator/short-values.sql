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

-- Of a change of thousands of fields those that a list shows: of the first forty names of its patch.
create or replace function operator.first_values(p_values jsonb, p_patch jsonb) returns jsonb
language sql immutable parallel safe
as $$
  select coalesce(jsonb_object_agg(key, p_values -> key) filter (where p_values ? key), '{}')
  from (
    select key from jsonb_object_keys(p_patch) as key order by key collate "C" limit 40
  ) first
$$;
