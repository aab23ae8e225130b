-- Waits until no other transaction holds this key, and holds it until its own end. No advisory
-- lock: any login of the database, a vendor's too, may take any of those, and keep it.
create or replace function lib.one_at_a_time(p_key text) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  -- The second insert of a key waits for the end of the first one's transaction, and no row
  -- outlives that.
  insert into lib.busy (key) values (hashtextextended(p_key, 0));
  delete from lib.busy where key = hashtextextended(p_key, 0);
end $$;
