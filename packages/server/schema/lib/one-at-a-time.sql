-- Waits until nobody else is busy with this key, and is so itself until its transaction ends. No advisory lock: any
-- login of the database, a vendor's too, may take whichever of those it likes, and keep it.
create or replace function lib.one_at_a_time(p_key text) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  -- The second to insert a key waits for the end of the first one's transaction, and no row outlives that.
  insert into lib.busy (key) values (hashtextextended(p_key, 0));
  delete from lib.busy where key = hashtextextended(p_key, 0);
end $$;
