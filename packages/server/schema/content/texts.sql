-- The texts of a row by language, without the HTML, for lists.
create or replace function content.without_html(p_texts jsonb) returns jsonb
language sql immutable parallel safe
as $$
  select coalesce(jsonb_object_agg(key, value - 'html'), '{}')
  from jsonb_each(case when jsonb_typeof(p_texts) = 'object' then p_texts else '{}' end)
  where jsonb_typeof(value) = 'object'
$$;

-- The same with each long text as its first letters: a list shows the title, and whether others
-- are there.
create or replace function content.short_texts(p_texts jsonb) returns jsonb
language sql immutable parallel safe
as $$
  select coalesce(jsonb_object_agg(l.key, (
    select coalesce(jsonb_object_agg(w.key, left(w.value, 200)), '{}')
    from jsonb_each_text(l.value) w
  )), '{}')
  from jsonb_each(case when jsonb_typeof(p_texts) = 'object' then p_texts else '{}' end) l
  where jsonb_typeof(l.value) = 'object'
$$;
