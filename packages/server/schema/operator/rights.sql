-- Every right that is in force now, by brand; a person who works, checks, reveals or exports also
-- reads.
create or replace view operator.right_of as
select distinct h.operator_id, given.name as "right", b.code as brand
from operator.holding h
join operator.operator o on o.id = h.operator_id and o.state = 'active'
join operator.role r on r.id = h.role_id
join brand.brand_view b on h.brands is null or b.code = any (h.brands)
cross join lateral unnest(r.rights) as held (name)
cross join lateral (values (held.name), (regexp_replace(held.name, '\.[a-z]$', '.r'))) as given (name)
where h.ended_at is null and h.from_at <= lib.now() and (h.until is null or h.until > lib.now());

create or replace view operator.operator_view as
select id, name, state, language from operator.operator;

-- From where operators came: where they signed in, and where they called from since.
create or replace view operator.address_view as
select operator_id, address, created_at from operator.sign_in
union all
select operator_id, address, seen_at from operator.seen_address;

-- Whose address is known.
create or replace view operator.mail_view as
select id as operator_id from operator.operator where email_encrypted is not null;

create or replace view operator.sign_in_view as
select id, operator_id, created_at, active_at, locked_at, ended_at from operator.sign_in;

-- Keeps the rights of a person as they are until the end of the transaction: a transaction that
-- takes one away, changes a role or stops the person waits, and this waits for the one that did so
-- first.
create or replace function operator.lock_rights(p_operator_id bigint) returns void
language plpgsql
as $$
begin
  perform from operator.operator o where o.id = p_operator_id for share;
  perform from operator.holding h
  where h.operator_id = p_operator_id and h.ended_at is null
  order by h.id for share;
  perform from operator.role r
  where r.id in (
    select h.role_id from operator.holding h
    where h.operator_id = p_operator_id and h.ended_at is null)
  order by r.id for share;
end $$;

-- The rights of a person that are in force now, each with its brands. Every call of the console reads them: the plan is
-- kept.
create or replace function operator.rights_of(p_operator_id bigint) returns jsonb
language sql stable
set plan_cache_mode = force_generic_plan
as $$
  select coalesce(jsonb_object_agg(held."right", held.brands), '{}')
  from (
    select r."right", jsonb_agg(r.brand order by r.brand) as brands
    from operator.right_of r
    where r.operator_id = p_operator_id
    group by r."right"
  ) held
$$;

-- The same, kept until the commit: they are read after the lock was waited for.
create or replace function operator.held_rights(p_operator_id bigint) returns jsonb
language plpgsql as $$
begin
  perform operator.lock_rights(p_operator_id);
  return operator.rights_of(p_operator_id);
end $$;

-- The brands in which the person has a right, kept until the commit; none: null.
create or replace function operator.hold_right(p_operator_id bigint, p_right text) returns text[]
language plpgsql as $$
begin
  perform operator.lock_rights(p_operator_id);
  return (
    select array_agg(r.brand) from operator.right_of r
    where r.operator_id = p_operator_id and r."right" = p_right
  );
end $$;
