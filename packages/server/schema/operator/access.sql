-- Whether the address is outside a list that concerns the person: each that has a network counts.
create or replace function operator.is_outside(p_operator_id bigint, p_address inet)
returns boolean language sql stable
set plan_cache_mode = force_generic_plan
as $$
  select exists (
    select from operator.access a
    where a.networks <> '{}'
      and not exists (select from unnest(a.networks) as one where p_address <<= one)
      and (a.subject = 'person:' || p_operator_id
        or a.subject in (
          select 'role:' || h.role_id from operator.holding h
          where h.operator_id = p_operator_id and h.ended_at is null
            and (h.until is null or h.until > lib.now()))
        or a.subject in (
          select 'brand:' || r.brand from operator.right_of r
          where r.operator_id = p_operator_id)))
$$;

-- Whether the lists leave the person outside where they were last; of who never came nothing is known.
create or replace function operator.is_kept_out(p_operator_id bigint)
returns boolean language sql stable as $$
  select coalesce((
    select operator.is_outside(p_operator_id, coalesce(s.last_address, s.address))
    from operator.sign_in s
    where s.operator_id = p_operator_id
    order by s.id desc
    limit 1), false)
$$;
