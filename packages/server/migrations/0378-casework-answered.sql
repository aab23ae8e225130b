-- When an operator's verdict closed the case for the first time; a case that is opened again keeps it.
alter table casework.case_file add column answered_at timestamptz;

update casework.case_file c
set answered_at = c.closed_at
where c.state = 'closed' and exists (
  select from casework.decision d
  where d.case_id = c.id and d.round = c.round and d.verdict = c.result);

-- What was answered or ended in a time. A chat's case ends when the chat is taken, before its answer.
create index case_ended on casework.case_file (brand, coalesce(answered_at, closed_at))
  where kind <> 'chat' and coalesce(answered_at, closed_at) is not null;
