-- A reason that was given once stays: its code is in the decision, and its player reads its text.
create or replace function casework.keep_given_reason() returns trigger language plpgsql as $$
begin
  if casework.is_given(old.kind, old.code) then
    raise exception 'the reason %.% was given', old.kind, old.code
      using errcode = 'check_violation', constraint = 'reason_given';
  end if;
  return old;
end $$;

create or replace function casework.is_given(of_kind text, of_code text) returns boolean
language sql stable as $$
  select exists (
    select from casework.decision d
    join casework.case_file c on c.id = d.case_id
    where d.reason_code = of_code and c.kind = of_kind)
$$;

create or replace trigger keep_given before delete on casework.reason
  for each row execute function casework.keep_given_reason();
