-- Writes an entry, of a JSON object with its columns, in the transaction of the act. Returns its
-- number and digest. It takes no shared lock: a bet never waits for it.
create or replace function audit.write(p_entry jsonb) returns table (id bigint, digest bytea)
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_entry audit.entry;
begin
  v_entry := jsonb_populate_record(null::audit.entry, p_entry);
  v_entry.id := nextval(pg_get_serial_sequence('audit.entry', 'id'));
  v_entry.at := lib.now();
  v_entry.digest := sha256(audit.bytes_of(v_entry));
  insert into audit.entry (id, at, brand, operator_id, sign_in_id, role, act, object_kind, object_id,
    case_id, before, after, reason, second_of, address, request_id, digest)
  overriding system value
  values (v_entry.id, v_entry.at, v_entry.brand, v_entry.operator_id, v_entry.sign_in_id, v_entry.role,
    v_entry.act, v_entry.object_kind, v_entry.object_id, v_entry.case_id, v_entry.before, v_entry.after,
    v_entry.reason, v_entry.second_of, v_entry.address, v_entry.request_id, v_entry.digest);
  insert into audit.unlinked (entry_id) values (v_entry.id);
  return query select v_entry.id, v_entry.digest;
end $$;
