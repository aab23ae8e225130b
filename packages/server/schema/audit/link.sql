create or replace function audit.link_hash(p_n bigint, p_prev bytea, p_digest bytea) returns bytea
language sql immutable parallel safe
as $$
  select sha256(convert_to('parlour.link.1', 'UTF8') || int8send(p_n) || p_prev || p_digest)
$$;

-- Links the committed entries that the chain does not have yet, in the order of their numbers, and
-- returns how many. One caller at a time.
create or replace function audit.link_entries(p_most integer) returns integer
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_n bigint;
  v_hash bytea;
  v_prev bytea;
  v_entry record;
  v_linked integer := 0;
begin
  perform lib.one_at_a_time('audit.link');
  select l.n, l.hash into v_n, v_hash from audit.link l order by l.n desc limit 1;
  v_n := coalesce(v_n, 0);
  v_hash := coalesce(v_hash, decode(repeat('00', 32), 'hex'));
  for v_entry in
    select u.entry_id, e.digest
    from audit.unlinked u join audit.entry e on e.id = u.entry_id
    order by u.entry_id
    limit p_most
  loop
    v_n := v_n + 1;
    v_prev := v_hash;
    v_hash := audit.link_hash(v_n, v_prev, v_entry.digest);
    insert into audit.link (n, entry_id, digest, prev, hash)
    values (v_n, v_entry.entry_id, v_entry.digest, v_prev, v_hash);
    delete from audit.unlinked where entry_id = v_entry.entry_id;
    v_linked := v_linked + 1;
  end loop;
  return v_linked;
end $$;

-- Notes that a place outside received the head; false when there is none that it does not know.
create or replace function audit.anchor_head(p_place text, p_receipt text) returns table (n bigint, hash bytea)
language sql security definer
set search_path = pg_catalog, pg_temp
as $$
  insert into audit.anchor (n, hash, place, receipt)
  select l.n, l.hash, p_place, p_receipt
  from audit.link l
  where l.n > coalesce((select max(a.n) from audit.anchor a where a.place = p_place), 0)
  order by l.n desc
  limit 1
  on conflict do nothing
  returning audit.anchor.n, audit.anchor.hash
$$;
