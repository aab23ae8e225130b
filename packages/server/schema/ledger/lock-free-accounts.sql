-- Locks those of the accounts that are not locked by others, without waiting, and returns them.
create or replace function ledger.lock_free_accounts(p_ids bigint[]) returns bigint[]
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(array_agg(f.id), '{}')
  from (
    select id from ledger.account where id = any (p_ids) and kind <> 'house'
    order by id for no key update skip locked
  ) f
$$;
