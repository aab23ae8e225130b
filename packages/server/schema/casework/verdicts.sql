-- The verdicts that a case of this kind and subject may get: those that name what it is about, or,
-- where none does, those that name nothing.
create or replace function casework.verdicts_of(p_kind text, p_subject_id text)
returns setof casework.verdict language sql stable as $$
  with each_verdict as (
    select v as verdict, coalesce(v.about @> array[split_part(p_subject_id, ':', 1)], false) as is_named
    from casework.verdict v
    where v.kind = p_kind
  ),
  named as (select bool_or(is_named) as any from each_verdict)
  select (e.verdict).*
  from each_verdict e, named
  where case when named.any then e.is_named else (e.verdict).about is null end
  order by (e.verdict).position
$$;
