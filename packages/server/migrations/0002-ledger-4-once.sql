-- What the verbs of the ledger share.

-- post_named for commands that may come twice at the same instant. One that names a player waits for the
-- player's account and then sees what was done before it. One between accounts of the house has no row to
-- wait for, so it waits for its key; else two processes could do it twice at the turn of a month, since
-- keys are kept apart by month.
create function ledger.post_once(
  p_namespace text[], p_reference text[], p_leg "char"[], p_source text[], p_target text[],
  p_currency text[], p_amount bigint[], p_reason text[], p_subject bigint[]
) returns table (n integer, answer ledger.answer, source_balance bigint, target_balance bigint)
language plpgsql
as $$
begin
  perform ledger.free_namespace_id(c.namespace) from (select distinct unnest(p_namespace) as namespace) c;
  perform lib.one_at_a_time(k.key)
  from (
    select format('ledger.key %s %s', c.namespace, c.reference) as key
    from unnest(p_namespace, p_reference, p_source, p_target) c(namespace, reference, source, target)
    group by c.namespace, c.reference
    having bool_and(c.source ~ '^(house|vendor):' and c.target ~ '^(house|vendor):')
    order by key
  ) k;
  return query
  select p.* from ledger.post_named(p_namespace, p_reference, p_leg, p_source, p_target, p_currency,
    p_amount, p_reason, p_subject) p;
end $$;

-- Locks those of the accounts that nobody else holds, without waiting, and says which they are.
create function ledger.lock_free_accounts(p_ids bigint[]) returns bigint[]
language sql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(array_agg(f.id), '{}')
  from (
    select id from ledger.account where id = any (p_ids) and kind <> 'house'
    order by id for no key update skip locked
  ) f
$$;

-- The start of the month of a moment, UTC: transfers and their keys are kept apart by it.
create function ledger.month_of(p_moment timestamptz) returns timestamptz
language sql immutable parallel safe
as $$
  select date_trunc('month', p_moment at time zone 'UTC') at time zone 'UTC'
$$;

-- Posts one command whose legs are given as lists; its answer is that of all its legs.
create function ledger.post_legs(
  p_namespace smallint, p_reference text, p_source bigint[], p_target bigint[], p_amount bigint[],
  p_reason text, p_subject bigint, p_since timestamptz default '-infinity'
) returns table (answer ledger.answer, source_balance bigint, target_balance bigint)
language sql volatile
as $$
  select p.answer, p.source_balance, p.target_balance
  from (select cardinality(p_amount) as legs) c
  cross join lateral ledger.post(
    array_fill(p_namespace, array[c.legs]), array_fill(p_reference, array[c.legs]),
    (select array_agg(chr(47 + i)::"char" order by i) from generate_series(1, c.legs) i),
    p_source, p_target, p_amount,
    array_fill(p_reason, array[c.legs]), array_fill(p_subject, array[c.legs]), p_since) p
  where p.n = 1
$$;
