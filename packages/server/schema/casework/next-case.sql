-- Locks and returns the case that this operator works next: the pushed ones first, then by the
-- promised hour. Cases that others lock at this moment are skipped, so that many who ask at once get
-- different ones. Each brand is read by its own index; the brand whose first case is most urgent
-- comes first.
create or replace function casework.next_case(
  p_operator_id bigint, p_kind text, p_first_brands text[], p_second_brands text[], p_rest interval
) returns bigint
language plpgsql
set plan_cache_mode = force_generic_plan
as $$
declare
  v_brand text;
  v_id bigint;
begin
  for v_brand in
    select b.brand
    from (select unnest(p_first_brands || p_second_brands) as brand group by 1) b
    cross join lateral (
      select c.pushed_at, c.due_at from casework.case_file c
      where c.brand = b.brand and c.kind = p_kind and c.state in ('waiting', 'second')
        and (c.claimed_until is null or c.claimed_until <= lib.now())
      order by c.pushed_at, c.due_at, c.id
      limit 1
    ) head
    order by head.pushed_at, head.due_at
  loop
    select c.id into v_id
    from casework.case_file c
    where c.brand = v_brand and c.kind = p_kind and c.state in ('waiting', 'second')
      and (c.claimed_until is null or c.claimed_until <= lib.now())
      and v_brand = any (case c.state when 'second' then p_second_brands else p_first_brands end)
      and p_operator_id <> all (c.conflicts)
      and not casework.is_tied(p_operator_id, c.player_id)
      and casework.may_work_subject(p_operator_id, v_brand, c.kind, c.subject_id, c.state)
      -- What one put back oneself is offered to the others first.
      and (c.freed_by is distinct from p_operator_id or c.freed_at <= lib.now() - p_rest)
      and not exists (
        select from casework.decision d
        where d.case_id = c.id and d.round = c.round and d.operator_id = p_operator_id)
    order by c.pushed_at, c.due_at, c.id
    limit 1
    for update of c skip locked;
    if v_id is not null then return v_id; end if;
  end loop;
  return null;
end $$;

-- What the operator has claimed beside a case; one claim of theirs is counted at a time.
create or replace function casework.count_claims(p_operator_id bigint, p_except bigint) returns integer
language plpgsql
as $$
begin
  perform lib.one_at_a_time('casework.claim ' || p_operator_id);
  return (
    select count(*) from casework.case_file c
    where c.claimed_by = p_operator_id and c.claimed_until > lib.now() and c.id is distinct from p_except);
end $$;

-- Claims a case until that long from now, and returns when that is. A parked or an asked case waits again, for the second
-- person where the first has decided. The version stays: nothing changed.
create or replace function casework.claim(p_case_id bigint, p_operator_id bigint, p_for interval) returns timestamptz
language sql
as $$
  update casework.case_file c
  set state = casework.stage_of(c), until = null, claimed_by = p_operator_id, claimed_at = lib.now(),
    claimed_until = lib.now() + p_for
  where c.id = p_case_id
  returning c.claimed_until
$$;

-- Finds the case that this operator works next and claims it, with its line, in one call: each is a turn that others wait
-- for. is_full: the operator has p_most claims already.
create or replace function casework.take_next(
  p_operator_id bigint, p_kind text, p_first_brands text[], p_second_brands text[], p_rest interval, p_most integer,
  p_for interval, out case_id bigint, out is_full boolean
)
language plpgsql
as $$
begin
  is_full := casework.count_claims(p_operator_id, null) >= p_most;
  if is_full then return; end if;
  case_id := casework.next_case(p_operator_id, p_kind, p_first_brands, p_second_brands, p_rest);
  if case_id is null then return; end if;
  perform casework.claim(case_id, p_operator_id, p_for);
  insert into casework.line (case_id, what, operator_id, about)
  values (take_next.case_id, 'claimed', p_operator_id, '{}');
end $$;

-- The brands of a right, or the one of them that is asked for.
create or replace function casework.brands_in(p_rights jsonb, p_right text, p_brand text) returns text[]
language sql immutable
as $$
  select coalesce(array_agg(b), '{}') from jsonb_array_elements_text(p_rights -> p_right) b
  where p_brand is null or b = p_brand
$$;

-- The same as its operator asks for it: by the rights that they have now and keep until the commit, in all their brands or
-- in one. is_known: there is such a queue.
create or replace function casework.take_next_2(
  p_operator_id bigint, p_kind text, p_brand text, p_rest interval, p_most integer, p_for interval,
  out case_id bigint, out is_full boolean, out is_known boolean
)
language plpgsql
as $$
declare
  v_noun text := (select right_noun from casework.queue where kind = p_kind);
  v_rights jsonb;
begin
  is_known := v_noun is not null;
  if not is_known then return; end if;
  v_rights := operator.held_rights(p_operator_id);
  select t.case_id, t.is_full into take_next_2.case_id, take_next_2.is_full
  from casework.take_next(p_operator_id, p_kind, casework.brands_in(v_rights, v_noun || '.w', p_brand),
    casework.brands_in(v_rights, v_noun || '.a', p_brand), p_rest, p_most, p_for) t;
end $$;
