-- What the verdict of a decision gives to, where it has a choice: an order, or a player. Two persons
-- agree only when they choose the same.
alter table casework.decision
  add column object text,
  add constraint decision_object check (length(object) between 1 and 200);

-- A case that was laid aside after its first decision waits for the second person.
update casework.case_file c
set state = 'second'
where c.state = 'waiting' and exists (
  select from casework.decision d
  where d.case_id = c.id and d.round = c.round and d.stage = 1);

-- A list of the audit reads the lines of its brands, and of an object without its kind.
create index entry_brand on audit.entry (coalesce(brand, ''), id desc);
create index entry_object_id on audit.entry (object_id, id desc);
