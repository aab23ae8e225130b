-- The guards of the money, checked when a process starts: a rule that was dropped or disabled for a
-- correction by hand, and forgotten, is found before the next bet. Each part returns what is
-- missing, as (what, name, relation).

-- The tables of money, months of transfers included, and the guards that each must have.
create or replace function ledger.books() returns table (relation text, kind text)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  values ('ledger.account', 'account'), ('ledger.transfer', 'transfer'),
    ('ledger.checkpoint', 'written'), ('ledger.hold', 'hold'), ('ledger.reversal', 'written'),
    ('ledger.closed_day', 'written'), ('ledger.daily_balance', 'written'), ('ledger.daily_stake', 'written')
  union all
  select 'ledger.' || c.relname, 'month'
  from pg_inherits i join pg_class c on c.oid = i.inhrelid
  where i.inhparent = 'ledger.transfer'::regclass
$$;

create or replace function ledger.missing_constraints() returns table (what text, name text, relation text)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with rule(relation, name, definition) as (
    values
      ('ledger.account', 'account_path', 'UNIQUE (path, currency)'),
      ('ledger.account', 'no_overdraft',
        'CHECK (((kind <> ''player''::ledger.account_kind) OR (balance >= 0)))'),
      ('ledger.account', 'house_keeps_no_balance',
        'CHECK (((kind = ''house''::ledger.account_kind) = (balance IS NULL)))'),
      ('ledger.account', 'house_keeps_no_seq',
        'CHECK (((kind = ''house''::ledger.account_kind) = (seq IS NULL)))'),
      ('ledger.hold', 'hold_once', 'UNIQUE (namespace_id, reference)'),
      ('ledger.hold', 'hold_amount_positive', 'CHECK ((amount > 0))'),
      ('ledger.reversal', 'reversed_once', 'PRIMARY KEY (namespace_id, reference, posted_at)'),
      ('ledger.checkpoint', 'checkpoint_pkey', 'PRIMARY KEY (account_id, upto)'),
      ('ledger.closed_day', 'closed_day_pkey', 'PRIMARY KEY (day)'),
      ('ledger.daily_balance', 'daily_balance_pkey', 'PRIMARY KEY (day, currency, class)'),
      ('ledger.daily_balance', 'daily_balance_adds_up',
        'CHECK ((closing = ((opening + money_in) - money_out)))'),
      ('ledger.daily_stake', 'daily_stake_pkey', 'PRIMARY KEY (day, currency)')
    union all
    select b.relation, r.name, r.definition
    from ledger.books() b cross join (values
      ('amount_positive', 'CHECK ((amount > 0))'), ('two_sides', 'CHECK ((source_id <> target_id))')
    ) r(name, definition)
    where b.kind in ('transfer', 'month')
  )
  select 'constraint', r.name, r.relation
  from rule r
  where not exists (
    select from pg_constraint c
    where c.conrelid = to_regclass(r.relation) and c.conname = r.name and c.convalidated
      and pg_get_constraintdef(c.oid) = r.definition
      and (c.contype = 'c' or exists (
        select from pg_index i where i.indexrelid = c.conindid and i.indisvalid and i.indisready))
  )
$$;

-- A trigger's kind is a sum: row 1, before 2, insert 4, delete 8, update 16, truncate 32.
create or replace function ledger.missing_triggers() returns table (what text, name text, relation text)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with watch(relation, name, function, type) as (
    select b.relation, w.name, w.function, w.type
    from ledger.books() b join (values
      ('any', 'append_only_truncate', 'ledger.refuse_change()', 34),
      ('any', 'one_door', 'ledger.require_ledger_function()', 6),
      ('account', 'append_only', 'ledger.refuse_change()', 11),
      ('account', 'one_door_update', 'ledger.require_ledger_function()', 18),
      ('hold', 'append_only', 'ledger.refuse_change()', 11),
      ('hold', 'one_door_update', 'ledger.require_ledger_function()', 18),
      ('hold', 'resolved_once', 'ledger.refuse_second_resolution()', 19),
      ('transfer', 'append_only', 'ledger.refuse_change()', 27),
      ('month', 'append_only', 'ledger.refuse_change()', 27),
      ('written', 'append_only', 'ledger.refuse_change()', 27)
    ) w(kind, name, function, type) on w.kind in ('any', b.kind)
  )
  select 'trigger', w.name, w.relation
  from watch w
  where not exists (
    select from pg_trigger t
    where t.tgrelid = to_regclass(w.relation) and t.tgname = w.name and t.tgenabled = 'A'
      and t.tgtype = w.type and t.tgqual is null and t.tgfoid = to_regprocedure(w.function)
  )
$$;

create or replace function ledger.missing_keys() returns table (what text, name text, relation text)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with key(relation, name, definition) as (
    select b.relation, substring(b.relation from 8) || k.suffix, k.definition
    from ledger.books() b cross join (values
      ('_key', 'btree (namespace_id, reference, leg)'),
      ('_source', 'btree (source_id, source_seq) WHERE (source_seq IS NOT NULL)'),
      ('_target', 'btree (target_id, target_seq) WHERE (target_seq IS NOT NULL)')
    ) k(suffix, definition)
    where b.kind = 'month'
  )
  select 'index', k.name, k.relation
  from key k
  where not exists (
    select from pg_index i
    where i.indrelid = to_regclass(k.relation) and i.indisunique and i.indisvalid and i.indisready
      and substring(pg_get_indexdef(i.indexrelid) from 'USING (.*)') = k.definition
  )
$$;

-- The first deviation from this schema, as a sentence; null when there is none.
create or replace function ledger.schema_problem() returns text
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select format('The %s %s of %s is missing, switched off or changed, and money would not be safe without it.',
    m.what, m.name, m.relation)
  from (
    select 'table' as what, b.relation as name, 'the database' as relation
    from ledger.books() b where to_regclass(b.relation) is null
    union all
    select * from ledger.missing_constraints()
    union all
    select * from ledger.missing_triggers()
    union all
    select * from ledger.missing_keys()
  ) m
  order by m.what, m.relation, m.name limit 1
$$;
