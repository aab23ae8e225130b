-- The indexes by which a vendor's key counts once, checked when a process starts.

-- The first key of play that is missing or no longer unique, as a sentence; null when all exist.
create or replace function round.schema_problem() returns text
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with key(relation, name, definition) as (
    values
      ('round.round', 'round_key', 'btree (vendor_id, player_id, external_id)'),
      ('round.play_token', 'play_token_pkey', 'btree (hash)')
    union all
    select 'round.' || c.relname, c.relname || '_key', 'btree (vendor_id, external_id)'
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'round.movement'::regclass
  )
  select format('The key %s of %s is missing, broken or changed, and a bet could count twice without it.',
    k.name, k.relation)
  from key k
  where not exists (
    select from pg_index i
    where i.indrelid = to_regclass(k.relation) and i.indisunique and i.indisvalid and i.indisready
      and substring(pg_get_indexdef(i.indexrelid) from 'USING (.*)') = k.definition
  )
  order by k.relation limit 1
$$;
