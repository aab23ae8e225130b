-- Decisions and lines are what operators answer for: written once.
create or replace function casework.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, lower(tg_op)
    using errcode = 'restrict_violation', constraint = 'append_only';
end $$;

create or replace trigger append_only before update or delete on casework.decision
  for each row execute function casework.refuse_change();
create or replace trigger append_only_truncate before truncate on casework.decision
  for each statement execute function casework.refuse_change();
create or replace trigger append_only before update or delete on casework.line
  for each row execute function casework.refuse_change();
create or replace trigger append_only_truncate before truncate on casework.line
  for each statement execute function casework.refuse_change();

-- The important needs two persons. The second is never the one who writes the row.
create or replace function casework.require_two_persons() returns trigger language plpgsql as $$
begin
  if new.stage = 2 and not new.is_alone and new.operator_id = (
    select d.operator_id from casework.decision d
    where d.case_id = new.case_id and d.round = new.round and d.stage = 1
  ) then
    raise exception 'the second person of case % decided first', new.case_id
      using errcode = 'restrict_violation', constraint = 'two_persons';
  end if;
  return new;
end $$;

create or replace trigger two_persons before insert on casework.decision
  for each row execute function casework.require_two_persons();

-- The hour promised to a player, and what the case is about, never move.
create or replace function casework.keep_promise() returns trigger language plpgsql as $$
begin
  if (old.due_at, old.opened_at, old.kind, old.subject_id, old.brand, old.player_id)
    is distinct from (new.due_at, new.opened_at, new.kind, new.subject_id, new.brand, new.player_id)
    or (old.late_at is not null and new.late_at is distinct from old.late_at)
    or (old.answered_at is not null and new.answered_at is distinct from old.answered_at) then
    raise exception 'the promise of case % does not move', old.id
      using errcode = 'restrict_violation', constraint = 'promise_kept';
  end if;
  return new;
end $$;

create or replace trigger promise_kept before update on casework.case_file
  for each row execute function casework.keep_promise();

create or replace trigger append_only before delete on casework.case_file
  for each row execute function casework.refuse_change();

alter table casework.decision enable always trigger append_only;
alter table casework.decision enable always trigger append_only_truncate;
alter table casework.decision enable always trigger two_persons;
alter table casework.line enable always trigger append_only;
alter table casework.line enable always trigger append_only_truncate;
alter table casework.case_file enable always trigger promise_kept;
alter table casework.case_file enable always trigger append_only;
