-- The right that works a case, where it is not that of its queue.
create or replace function casework.subject_right_of(p_kind text, p_subject_id text) returns text
language sql stable
as $$
  select r.right_noun from casework.subject_right r
  where r.kind = p_kind and r.about = split_part(p_subject_id, ':', 1)
$$;

-- Whether an operator has that right now, as the first or the second person.
create or replace function casework.may_work_subject(
  p_operator_id bigint, p_brand text, p_kind text, p_subject_id text, p_state text
) returns boolean
language sql stable
set plan_cache_mode = force_generic_plan
as $$
  select not exists (
    select from (select casework.subject_right_of(p_kind, p_subject_id) as noun) s
    where s.noun is not null and not exists (
      select from operator.right_of r
      where r.operator_id = p_operator_id and r.brand = p_brand
        and r."right" = s.noun || case p_state when 'second' then '.a' else '.w' end)
  )
$$;

-- What an open case waits for: the second person, where the first of its round has decided.
create or replace function casework.stage_of(p_case casework.case_file) returns text
language sql stable
as $$
  select case when exists (
    select from casework.decision d
    where d.case_id = p_case.id and d.round = p_case.round and d.stage = 1
  ) then 'second' else 'waiting' end
$$;
