-- The first month whose keys still count.
create or replace function round.keys_since(p_now timestamptz) returns timestamptz
language sql stable
as $$
  select ledger.month_of(p_now - round.key_time())
$$;

-- The beginning of the months in which these keys must be searched; nearly always the month from
-- which on nothing is in the filter. A missing chunk excludes nothing.
create or replace function round.look_since(p_external text[], p_token bytea[], p_now timestamptz) returns timestamptz
language plpgsql stable
as $$
declare
  v_from constant timestamptz := round.keys_since(p_now);
  v_until timestamptz := (select until_at from round.key_span);
  v_maybe text[];
begin
  if v_until is null or v_until <= v_from then return v_from; end if;
  select array_agg(k.key) into v_maybe
  from round.key_span s cross join unnest(p_external) k(key)
  cross join lateral (
    select ((hashtextextended(k.key, 1) >> 1) & 9223372036854775807) % s.chunks as chunk,
      hashtextextended(k.key, 2) as hash
  ) h
  left join round.key_filter f on f.generation = s.generation and f.chunk = h.chunk
  where f.bits is null
    or get_bit(f.bits, h.hash & 16383) = 1 and get_bit(f.bits, (h.hash >> 14) & 16383) = 1
      and get_bit(f.bits, (h.hash >> 28) & 16383) = 1 and get_bit(f.bits, (h.hash >> 42) & 16383) = 1;
  if v_maybe is null then return v_until; end if;
  return least(v_until, ledger.month_of((
    select min(m.created_at) from round.movement m
    where m.vendor_id in (select t.vendor_id from round.play_token t where t.hash = any (p_token))
      and m.external_id = any (v_maybe)
      and m.created_at >= v_from and m.created_at < v_until
  )));
end $$;

do $$ begin
  -- Sets the bits of a chunk one after the other.
  execute format('create or replace aggregate round.set_bits(bigint, integer) (sfunc = set_bit, stype = bytea, initcond = %L)',
    '\x' || repeat('00', 2048));
end $$;

-- Rebuilds the filter once a month, from all past months that still count. Returns how many keys it
-- has; null when there was nothing to do. A filter of twelve bits a key lets one unknown key in 150
-- pass.
create or replace function round.renew_key_filter() returns bigint
language plpgsql
as $$
declare
  v_now constant timestamptz := lib.now();
  v_from constant timestamptz := round.keys_since(v_now);
  v_until constant timestamptz := ledger.month_of(v_now - lib.clock_margin());
  v_generation integer;
  v_keys bigint;
  v_chunks integer;
begin
  perform lib.one_at_a_time('round.renew_key_filter');
  if exists (select from round.key_span where until_at >= v_until) then return null; end if;
  select count(*) into v_keys from round.movement m where m.created_at >= v_from and m.created_at < v_until;
  v_chunks := greatest(1, ceil(v_keys * 12 / 16384.0));
  v_generation := coalesce((select max(generation) from round.key_filter), 0) + 1;

  insert into round.key_filter (generation, chunk, bits)
  select v_generation, c.chunk, round.set_bits(b.bit, 1)
  from (
    select ((hashtextextended(m.external_id, 1) >> 1) & 9223372036854775807) % v_chunks as chunk,
      hashtextextended(m.external_id, 2) as hash
    from round.movement m where m.created_at >= v_from and m.created_at < v_until
  ) c
  cross join lateral (
    values (c.hash & 16383), ((c.hash >> 14) & 16383), ((c.hash >> 28) & 16383), ((c.hash >> 42) & 16383)
  ) b(bit)
  group by c.chunk;
  insert into round.key_filter (generation, chunk, bits)
  select v_generation, g.chunk, decode(repeat('00', 2048), 'hex')
  from generate_series(0, v_chunks - 1) g(chunk)
  on conflict do nothing;

  insert into round.key_span (generation, chunks, until_at) values (v_generation, v_chunks, v_until)
  on conflict (only_one) do update
    set generation = excluded.generation, chunks = excluded.chunks, until_at = excluded.until_at;
  delete from round.key_filter where generation < v_generation;
  return v_keys;
end $$;
