-- What an open case waits for: the second person, where the first of its round has decided.
create or replace function casework.stage_of(p_case casework.case_file) returns text
language sql stable
as $$
  select case when exists (
    select from casework.decision d
    where d.case_id = p_case.id and d.round = p_case.round and d.stage = 1
  ) then 'second' else 'waiting' end
$$;
