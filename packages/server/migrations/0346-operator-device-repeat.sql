-- A code whose answer was lost: the same call, by its key, opens the session again for two minutes.
alter table operator.device_code
  add column used_at timestamptz,
  add column used_key uuid,
  add constraint used_by_a_call check ((used_at is null) = (used_key is null));
