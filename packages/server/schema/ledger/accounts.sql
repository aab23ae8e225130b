-- The id of an account, opened on first use. Its kind follows from its path, which has one
-- spelling: a number without leading zeros, no empty word. The words after the third may be a
-- vendor's code.
create or replace function ledger.open_account(p_path text, p_currency text) returns bigint
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id bigint;
  v_kind ledger.account_kind := case
    when length(p_path) > 200 then null
    when p_path ~ '^player:(0|[1-9][0-9]{0,17}):debt$' then 'debt'
    when p_path ~ '^(player|agent):(0|[1-9][0-9]{0,17}):[a-z][a-z0-9_-]*(:[A-Za-z0-9_.-]+)*$' then 'player'
    when p_path ~ '^(house|vendor):[A-Za-z0-9_.-]+(:[A-Za-z0-9_.-]+)+$' then 'house'
  end;
begin
  if v_kind is null or p_currency !~ '^[A-Za-z]{3,5}$' then
    raise exception 'not an account: % in %', p_path, p_currency using errcode = 'invalid_parameter_value';
  end if;
  select id into v_id from ledger.account where path = p_path and currency = p_currency;
  if v_id is null then
    perform set_config('ledger.posting', 'on', true);
    insert into ledger.account (path, currency, kind, player_id, balance, seq)
    values (p_path, p_currency, v_kind, substring(p_path from '^player:([0-9]+):')::bigint,
      case when v_kind <> 'house' then 0 end, case when v_kind <> 'house' then 0 end)
    on conflict do nothing;
    perform set_config('ledger.posting', '', true);
    select id into v_id from ledger.account where path = p_path and currency = p_currency;
  end if;
  return v_id;
end $$;

-- Locks accounts in id order until the end of the transaction. A change of what a player may do
-- locks the player's accounts first (ledger.lock_player), so that no bet commits after it.
create or replace function ledger.lock_accounts(p_ids bigint[]) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
begin
  perform from ledger.account where id = any (p_ids) and kind <> 'house' order by id for no key update;
end $$;

-- All accounts of one player.
create or replace function ledger.lock_player(p_player bigint) returns void
language sql volatile
as $$
  select ledger.lock_accounts(array_agg(id)) from ledger.account where player_id = p_player
$$;

-- All accounts of several players.
create or replace function ledger.lock_players(p_players bigint[]) returns void
language sql volatile
as $$
  select ledger.lock_accounts(array_agg(id)) from ledger.account where player_id = any (p_players)
$$;

-- An account by its path: house accounts open on first use, a player's only by ledger.open_account.
create or replace function ledger.account_id(p_path text, p_currency text) returns bigint language sql volatile
as $$
  select case when p_path ~ '^(house|vendor):' then ledger.open_account(p_path, p_currency)
    else (select id from ledger.account where path = p_path and currency = p_currency) end
$$;
