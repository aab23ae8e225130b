-- What players have, what is held of it too; play money of trials is none.
create or replace view ledger.player_money_view as
select player_id, currency, balance
from ledger.account
where kind = 'player' and player_id is not null and balance <> 0 and currency <> 'FUN';

create or replace view ledger.hold_view as
select h.id, n.name as namespace, h.reference, h.reason, h.subject_id, a.path as source, a.currency,
  a.player_id, h.amount, h.state, h.posted, t.path as target, h.created_at, h.expires_at, h.resolved_at
from ledger.hold h
join ledger.namespace n on n.id = h.namespace_id
join ledger.account a on a.id = h.source_id
left join ledger.account t on t.id = h.target_id;

-- The held account of this account: player:42:cash and player:42:bonus have player:42:held.
create or replace function ledger.held_path(p_path text) returns text
language sql immutable parallel safe
as $$
  select substring(p_path from '^(?:player|agent):[0-9]+:') || 'held'
$$;

-- Reserves. A repeated reference gets the first answer, years later too.
create or replace function ledger.reserve(
  p_namespace text, p_reference text, p_source text, p_currency text, p_amount bigint, p_reason text,
  p_expires timestamptz, p_subject bigint
) returns table (answer ledger.answer, balance bigint)
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  v_namespace smallint := ledger.free_namespace_id(p_namespace);
  v_source bigint := (select id from ledger.account where path = p_source and currency = p_currency);
  v_held bigint;
  v_known ledger.hold;
  v_answer ledger.answer;
  v_balance bigint;
begin
  if p_amount <= 0 then
    raise exception 'a hold is of more than nothing' using errcode = 'check_violation',
      constraint = 'hold_amount_positive';
  end if;
  if v_source is null or p_source is not distinct from ledger.held_path(p_source)
    or not exists (select from ledger.account where id = v_source and kind = 'player') then
    return query select 'unknown_account'::ledger.answer, null::bigint;
    return;
  end if;
  v_held := ledger.open_account(ledger.held_path(p_source), p_currency);
  perform ledger.lock_accounts(array[v_source, v_held]);

  select * into v_known from ledger.hold where namespace_id = v_namespace and reference = p_reference;
  if found then
    return query
    select case when v_known.source_id = v_source and v_known.amount = p_amount
      then 'repeat' else 'conflict' end::ledger.answer, a.balance
    from ledger.account a where a.id = v_source;
    return;
  end if;

  select p.answer, p.source_balance into v_answer, v_balance
  from ledger.post_legs(v_namespace, p_reference, array[v_source], array[v_held], array[p_amount], p_reason,
    p_subject) p;
  -- The reference moved the same money once, but not for a hold.
  if v_answer = 'repeat' then v_answer := 'conflict'; end if;
  if v_answer = 'done' then
    perform set_config('ledger.posting', 'on', true);
    insert into ledger.hold (source_id, held_id, amount, subject_id, created_at, expires_at, due_at,
      namespace_id, reference, reason)
    values (v_source, v_held, p_amount, p_subject, lib.now(), p_expires, p_expires, v_namespace, p_reference,
      p_reason);
    perform set_config('ledger.posting', '', true);
  end if;
  return query select v_answer, v_balance;
end $$;

-- Posts (to a target, all or a part) or voids. The accounts lock first, as everywhere; then the
-- hold is read again, so that of several concurrent resolutions one succeeds. The balance is that
-- of the account that the money was reserved from. Without such a hold there is no row.
create or replace function ledger.resolve(
  p_namespace text, p_reference text, p_state ledger.hold_state, p_reason text,
  p_target text default null, p_amount bigint default null
) returns table (answer ledger.answer, state ledger.hold_state, balance bigint)
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  v_hold ledger.hold;
  v_target bigint;
  v_amount bigint;
  v_answer ledger.answer;
begin
  select h.* into v_hold from ledger.hold h join ledger.namespace n on n.id = h.namespace_id
  where n.name = p_namespace and h.reference = p_reference;
  if not found then return; end if;
  v_amount := coalesce(p_amount, v_hold.amount);
  if v_amount <= 0 then
    raise exception 'a hold is posted with more than nothing, or voided' using errcode = 'check_violation',
      constraint = 'hold_posted_within';
  end if;
  if p_state = 'posted' then
    v_target := ledger.account_id(p_target, (select currency from ledger.account where id = v_hold.held_id));
  end if;
  perform ledger.lock_accounts(array[v_hold.source_id, v_hold.held_id, v_target]);
  select * into v_hold from ledger.hold where id = v_hold.id;

  v_answer := case
    when v_hold.state = p_state
      and (p_state <> 'posted' or (v_hold.posted, v_hold.target_id) = (v_amount, v_target)) then 'repeat'
    when v_hold.state <> 'open' then 'conflict'
    when p_state = 'posted' and v_target is null then 'unknown_account'
    when v_amount > v_hold.amount then 'insufficient'
    else ledger.pay_back(v_hold, p_reason, v_target, case when p_state = 'posted' then v_amount else 0 end)
  end;
  if v_answer = 'done' then
    perform set_config('ledger.posting', 'on', true);
    update ledger.hold h
    set state = p_state, resolved_at = lib.now(), target_id = v_target,
      posted = case when p_state = 'posted' then v_amount end
    where h.id = v_hold.id;
    perform set_config('ledger.posting', '', true);
  end if;
  return query
  select v_answer, case when v_answer in ('done', 'repeat') then p_state else v_hold.state end, a.balance
  from ledger.account a where a.id = v_hold.source_id;
end $$;

-- The transfers out of a hold: the posted part to its target, the rest to where it came from, one
-- command under the hold's own number.
create or replace function ledger.pay_back(p_hold ledger.hold, p_reason text, p_target bigint, p_posted bigint)
returns ledger.answer
language sql volatile
as $$
  select case when p.answer = 'repeat' then 'conflict' else p.answer end
  from (
    select array_agg(target order by place) as target, array_agg(amount order by place) as amount,
      count(*)::integer as count
    from (values (1, p_target, p_posted), (2, p_hold.source_id, p_hold.amount - p_posted))
      l(place, target, amount)
    where amount > 0
  ) l
  cross join lateral ledger.post_legs(ledger.namespace_id('ledger:hold'), p_hold.id::text,
    array_fill(p_hold.held_id, array[l.count]), l.target, l.amount, p_reason, p_hold.subject_id,
    ledger.month_of(p_hold.created_at)) p
$$;

-- Returns expired holds, so many at most, and counts them. It does not wait: locked ones are left
-- to the next run. The accounts lock first here too, hence not "for update" on the holds alone.
create or replace function ledger.expire_holds(p_limit integer default 500) returns integer
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_now timestamptz := lib.now();
  v_accounts bigint[];
  v_holds ledger.hold[];
  v_expired bigint[];
begin
  select array_agg(a.id) into v_accounts
  from (
    select id from ledger.account
    where id in (
      select unnest(array[d.source_id, d.held_id])
      from (
        select source_id, held_id from ledger.hold where state = 'open' and due_at <= v_now
        order by due_at limit p_limit
      ) d
    )
    order by id for no key update skip locked
  ) a;
  select array_agg(h order by h.id) into v_holds
  from (
    select * from ledger.hold
    where state = 'open' and due_at <= v_now and source_id = any (v_accounts) and held_id = any (v_accounts)
    order by due_at limit p_limit for no key update skip locked
  ) h;
  if v_holds is null then return 0; end if;

  select array_agg((v_holds[p.n]).id) into v_expired
  from (
    select array_agg(ledger.namespace_id('ledger:hold') order by n) as namespace,
      array_agg(id::text order by n) as reference, array_agg('0'::"char" order by n) as leg,
      array_agg(held_id order by n) as held, array_agg(source_id order by n) as source,
      array_agg(amount order by n) as amount, array_agg('expire'::text order by n) as reason,
      array_agg(subject_id order by n) as subject, ledger.month_of(min(created_at)) as since
    from unnest(v_holds) with ordinality h(id, source_id, held_id, amount, subject_id, created_at, expires_at,
      due_at, resolved_at, posted, target_id, namespace_id, state, reference, reason, n)
  ) b
  cross join lateral ledger.post(b.namespace, b.reference, b.leg, b.held, b.source, b.amount, b.reason,
    b.subject, b.since) p
  where p.answer = 'done';

  -- Missing money needs a person: the hold moves back in the queue.
  perform set_config('ledger.posting', 'on', true);
  update ledger.hold h
  set state = case when h.id = any (v_expired) then 'expired'::ledger.hold_state else h.state end,
    resolved_at = case when h.id = any (v_expired) then v_now end,
    due_at = case when h.id = any (v_expired) then h.due_at else v_now + interval '1 hour' end
  from unnest(v_holds) d where h.id = d.id;
  perform set_config('ledger.posting', '', true);
  if cardinality(v_holds) > coalesce(cardinality(v_expired), 0) then
    raise warning '% holds could not be given back', cardinality(v_holds) - coalesce(cardinality(v_expired), 0);
  end if;
  return coalesce(cardinality(v_expired), 0);
end $$;
