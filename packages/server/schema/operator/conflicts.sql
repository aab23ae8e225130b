-- Two rights of a person that exclude each other: (the first, the second), or null.
create or replace function operator.conflict_of(p_rights text[], p_is_auditor boolean) returns text[]
language sql immutable
as $$
  with held as (select distinct r as name from unnest(p_rights) r),
  pair as (
    -- Who gives rights moves no money.
    select a.name as one, b.name as other from held a join held b
      on a.name in ('operator.w', 'role.w')
      and b.name ~ '^(deposit|withdrawal|statement|payout\.resolve|money\.adjust|grant\.cancel|commission|round)\.[wa]$'
    union all
    -- Who types a result never sees what it costs.
    select a.name, b.name from held a join held b
      on a.name = 'lottery.result.w' and b.name ~ '^lottery\.(limit|price)\.'
    union all
    -- Who sets where money goes does not work withdrawals.
    select a.name, b.name from held a join held b
      on a.name = 'method.w' and b.name in ('withdrawal.w', 'withdrawal.a')
    union all
    select 'auditor', b.name from held b where p_is_auditor and b.name ~ '\.[wva]$'
  )
  select array[one, other] from pair order by one, other limit 1
$$;

-- The rights of all roles that a person holds now or later.
create or replace function operator.refuse_conflict_of(p_operator_id bigint) returns void
language plpgsql
as $$
declare
  v_pair text[];
begin
  -- In brands that let one person decide alone, one person may hold all roles.
  if not exists (
    select from operator.holding h
    join brand.brand_view b on h.brands is null or b.code = any (h.brands)
    where h.operator_id = p_operator_id and h.ended_at is null and not b.alone
  ) then return; end if;
  -- One change of a person's holdings at a time: two that are each allowed may not be so together.
  perform from operator.operator o where o.id = p_operator_id for update;
  select operator.conflict_of(array_agg(x.name), bool_or(h.role_id = 'auditor')) into v_pair
  from operator.holding h
  join operator.role r on r.id = h.role_id
  cross join lateral unnest(r.rights) as x (name)
  where h.operator_id = p_operator_id and h.ended_at is null
    and (h.until is null or h.until > lib.now());
  if v_pair is not null then
    raise exception 'a person may not hold both % and %', v_pair[1], v_pair[2]
      using errcode = 'check_violation', constraint = 'role_conflict', detail = array_to_string(v_pair, ' ');
  end if;
end $$;

-- Who has a role in the brand and holds, in any brands, rights that exclude each other.
create or replace function operator.conflicts_in(p_brand text) returns table (operator_id bigint)
language sql stable
as $$
  select h.operator_id
  from operator.holding h
  join operator.role r on r.id = h.role_id
  cross join lateral unnest(r.rights) as x (name)
  where h.ended_at is null and (h.until is null or h.until > lib.now())
  group by h.operator_id
  having bool_or(h.brands is null or p_brand = any (h.brands))
    and operator.conflict_of(array_agg(x.name), bool_or(h.role_id = 'auditor')) is not null
$$;

create or replace function operator.no_conflict() returns trigger language plpgsql as $$
begin
  perform operator.refuse_conflict_of(new.operator_id);
  return null;
end $$;

create or replace function operator.no_conflict_of_role() returns trigger language plpgsql as $$
begin
  perform operator.refuse_conflict_of(h.operator_id)
  from (select distinct operator_id from operator.holding where role_id = new.id and ended_at is null) h;
  return null;
end $$;

-- What one person might hold while a brand let them decide alone ends with that.
create or replace function operator.no_conflict_of_brand() returns trigger language plpgsql as $$
begin
  perform operator.refuse_conflict_of(c.operator_id) from operator.conflicts_in(new.code) c;
  return null;
end $$;

create or replace trigger no_conflict after insert or update on operator.holding
  for each row execute function operator.no_conflict();
create or replace trigger no_conflict after update of rights on operator.role
  for each row execute function operator.no_conflict_of_role();
alter table operator.holding enable always trigger no_conflict;
alter table operator.role enable always trigger no_conflict;
create or replace trigger no_conflict after update of alone on brand.brand
  for each row when (old.alone and not new.alone) execute function operator.no_conflict_of_brand();
