-- By what the operators' search finds rows: a start and a middle of an account, a vendor's round.
create index player_username_start on player.player (brand, username_key text_pattern_ops);

create index round_external on round.round using hash (external_id);

-- A middle needs trigrams. Where the extension is not there, or may not be made, the search takes
-- starts only.
do $$
declare
  v_schema text;
begin
  if exists (select from pg_available_extensions where name = 'pg_trgm') then
    begin
      create extension if not exists pg_trgm with schema lib;
    exception when insufficient_privilege then
      raise notice 'pg_trgm may not be made: the search finds accounts by their start only';
    end;
  end if;
  select n.nspname into v_schema
  from pg_extension e join pg_namespace n on n.oid = e.extnamespace
  where e.extname = 'pg_trgm';
  if v_schema is not null then
    execute format('create index player_username_middle on player.player
      using gin (username_key %I.gin_trgm_ops)', v_schema);
  end if;
end $$;
