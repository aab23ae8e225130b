-- Money: accounts, append-only transfers with both sides in one row, and the one door, ledger.post.
create schema ledger;

create type ledger.account_kind as enum ('player', 'debt', 'house');

-- What became of a command: done; repeat = it was done before, here is the first answer; conflict = its
-- reference was used for something else; again = ask once more after this batch; out_of_range = a balance
-- would not fit 64 bits.
create type ledger.answer as enum (
  'done', 'repeat', 'conflict', 'insufficient', 'again', 'unknown_account', 'currency_mismatch',
  'out_of_range'
);

-- Who gives references: a vendor's code, 'cashier' … A number in the row, since it stands in each key.
create table ledger.namespace (
  id smallint generated always as identity primary key,
  name text not null unique,
  -- The module that keeps books of its own beside these commands, and does and undoes them by itself.
  keeper text
);

create view ledger.namespace_view as select id, name from ledger.namespace;

-- A path names an account: player:42:cash, house:main:wagers:HOUSE, vendor:hub88:settle. House accounts
-- keep no balance, so that no row is hot: theirs is the last checkpoint and the transfers after it.
create table ledger.account (
  id bigint generated always as identity primary key,
  path text not null,
  currency text not null,
  kind ledger.account_kind not null,
  player_id bigint,
  balance bigint,
  seq integer,
  created_at timestamptz not null default lib.now(),
  constraint account_path unique (path, currency),
  constraint no_overdraft check (kind <> 'player' or balance >= 0),
  constraint house_keeps_no_balance check ((kind = 'house') = (balance is null)),
  constraint house_keeps_no_seq check ((kind = 'house') = (seq is null))
) with (fillfactor = 70);

create index account_player on ledger.account (player_id) where player_id is not null;

-- Columns stand in the order that wastes no byte on alignment. A leg is one character ('0', '1' …) and a
-- namespace a small number: with them the key's index entry is 48 bytes instead of 56.
create table ledger.transfer (
  source_id bigint not null,
  target_id bigint not null,
  amount bigint not null,
  source_balance bigint,
  target_balance bigint,
  subject_id bigint,
  created_at timestamptz not null,
  source_seq integer,
  target_seq integer,
  namespace_id smallint not null,
  leg "char" not null,
  reference text not null,
  reason text not null,
  constraint amount_positive check (amount > 0),
  constraint two_sides check (source_id <> target_id)
) partition by range (created_at);

create table ledger.checkpoint (
  account_id bigint not null references ledger.account,
  upto timestamptz not null,
  sum numeric not null,
  primary key (account_id, upto)
);

create index checkpoint_last on ledger.checkpoint (upto);

-- Rows of money are written by the functions of this schema and changed by nobody, a superuser included.
-- A function that writes says so for as long as it writes (ledger.posting).
create function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, lower(tg_op)
    using errcode = 'restrict_violation', constraint = 'append_only';
end $$;

create function ledger.refuse_stranger() returns trigger language plpgsql as $$
declare
  v_owner name;
begin
  select pg_get_userbyid(relowner) into v_owner from pg_class where oid = tg_relid;
  if current_setting('ledger.posting', true) is distinct from 'on' or current_user <> v_owner then
    raise exception '% is written by ledger.post alone: % refused', tg_table_name, lower(tg_op)
      using errcode = 'insufficient_privilege', constraint = 'one_door';
  end if;
  return null;
end $$;

create function ledger.guard(p_table regclass) returns void language plpgsql as $$
begin
  execute format('create trigger append_only_truncate before truncate on %s
    for each statement execute function ledger.refuse_change()', p_table);
  execute format('create trigger one_door before insert on %s
    for each statement execute function ledger.refuse_stranger()', p_table);
  execute format('alter table %s enable always trigger append_only_truncate', p_table);
  execute format('alter table %s enable always trigger one_door', p_table);
end $$;

do $$ begin
  perform ledger.guard('ledger.account'), ledger.guard('ledger.transfer'), ledger.guard('ledger.checkpoint');
end $$;

create trigger append_only before update or delete on ledger.transfer
  for each row execute function ledger.refuse_change();
create trigger append_only before update or delete on ledger.checkpoint
  for each row execute function ledger.refuse_change();
create trigger append_only before delete on ledger.account
  for each row execute function ledger.refuse_change();
create trigger one_door_update before update on ledger.account
  for each statement execute function ledger.refuse_stranger();
alter table ledger.transfer enable always trigger append_only;
alter table ledger.checkpoint enable always trigger append_only;
alter table ledger.account enable always trigger append_only;
alter table ledger.account enable always trigger one_door_update;

-- The keys and guards of a month of transfers. The keys live in it: they cannot span months.
create function ledger.dress_month(p_month text) returns void
language plpgsql
as $$
begin
  execute format('create unique index %I on ledger.%I (namespace_id, reference, leg)',
    p_month || '_key', p_month);
  execute format('create unique index %I on ledger.%I (source_id, source_seq)
    where source_seq is not null', p_month || '_source', p_month);
  execute format('create unique index %I on ledger.%I (target_id, target_seq)
    where target_seq is not null', p_month || '_target', p_month);
  execute format('create index %I on ledger.%I using brin (created_at)
    with (pages_per_range = 32, autosummarize = on)', p_month || '_time', p_month);
  perform ledger.guard(format('ledger.%I', p_month)::regclass);
end $$;

create function ledger.ensure_partitions(p_months integer default 3) returns integer
language sql security definer
set search_path = pg_catalog, pg_temp
as $$
  select lib.ensure_months('ledger.transfer', 'ledger.dress_month', p_months)
$$;

-- The number of a namespace, made on first use.
create function ledger.namespace_id(p_name text) returns smallint
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id smallint;
begin
  select id into v_id from ledger.namespace where name = p_name;
  if v_id is null then
    insert into ledger.namespace (name) values (p_name) on conflict do nothing;
    select id into v_id from ledger.namespace where name = p_name;
  end if;
  return v_id;
end $$;

-- Makes a module the keeper of a namespace, for ever, and answers its number. A name under which money moved
-- already belongs to whoever moved it.
create function ledger.keep_namespace(p_name text, p_keeper text) returns smallint
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id smallint := ledger.namespace_id(p_name);
  v_namespace ledger.namespace;
begin
  select * into v_namespace from ledger.namespace where id = v_id;
  if v_namespace.keeper = p_keeper then return v_id; end if;
  select * into v_namespace from ledger.namespace where id = v_id for update;
  if v_namespace.keeper <> p_keeper or v_namespace.keeper is null and exists (
    select from ledger.transfer where namespace_id = v_id
  ) then
    raise exception 'the namespace % is in use by %, so % cannot keep it', p_name,
      coalesce(v_namespace.keeper, 'the ledger''s callers'), p_keeper
      using errcode = 'object_in_use', constraint = 'one_keeper';
  end if;
  update ledger.namespace set keeper = p_keeper where id = v_id;
  return v_id;
end $$;

-- The number of a namespace for a command that only the ledger knows of. Under a kept one there are none,
-- for its keeper's books would not know of them.
create function ledger.free_namespace_id(p_name text) returns smallint
language plpgsql
as $$
declare
  v_id smallint := ledger.namespace_id(p_name);
  v_keeper text;
begin
  select keeper into v_keeper from ledger.namespace where id = v_id;
  if v_keeper is not null then
    raise exception 'commands under % are done and undone by % alone', p_name, v_keeper
      using errcode = 'insufficient_privilege', constraint = 'kept_books';
  end if;
  return v_id;
end $$;

-- The id of an account, opened on first use. Its kind follows from its path, which has one spelling: a
-- number without leading zeros, no empty word. The words after the third may be a vendor's code.
create function ledger.open_account(p_path text, p_currency text) returns bigint
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

-- Locks accounts in id order until the end of the transaction. Whoever changes what a player may do locks
-- the player's first (ledger.lock_player), so that no bet commits after the change.
create function ledger.lock_accounts(p_ids bigint[]) returns void
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
begin
  perform from ledger.account where id = any (p_ids) and kind <> 'house' order by id for no key update;
end $$;

-- All accounts of one player.
create function ledger.lock_player(p_player bigint) returns void
language sql volatile
as $$
  select ledger.lock_accounts(array_agg(id)) from ledger.account where player_id = p_player
$$;

-- Both sides of each transfer as entries of their accounts: a statement is these in order of seq.
create view ledger.statement_view as
select t.source_id as account_id, t.source_seq as seq, t.created_at, n.name as namespace, t.reference,
  t.leg, t.reason, -t.amount as amount, t.source_balance + t.amount as balance_before,
  t.source_balance as balance_after, t.target_id as counter_id, t.subject_id
from ledger.transfer t join ledger.namespace n on n.id = t.namespace_id
where t.source_seq is not null
union all
select t.target_id, t.target_seq, t.created_at, n.name, t.reference, t.leg, t.reason, t.amount,
  t.target_balance - t.amount, t.target_balance, t.source_id, t.subject_id
from ledger.transfer t join ledger.namespace n on n.id = t.namespace_id
where t.target_seq is not null;
