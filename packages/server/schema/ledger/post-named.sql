-- The same by names, for a few transfers in the caller's own transaction: opens house accounts on
-- the way; a player's accounts must exist.
create or replace function ledger.post_named(
  p_namespace text[], p_reference text[], p_leg "char"[], p_source text[], p_target text[],
  p_currency text[], p_amount bigint[], p_reason text[], p_subject bigint[]
) returns table (n integer, answer ledger.answer, source_balance bigint, target_balance bigint)
language sql security definer
set search_path = pg_catalog, pg_temp
as $$
  with batch as materialized (
    select array_agg(ledger.namespace_id(r.namespace) order by r.n) as namespace,
      array_agg(ledger.account_id(r.source, r.currency) order by r.n) as source,
      array_agg(ledger.account_id(r.target, r.currency) order by r.n) as target
    from unnest(p_namespace, p_source, p_target, p_currency) with ordinality
      r(namespace, source, target, currency, n)
  )
  select p.* from batch b,
    ledger.post(b.namespace, p_reference, p_leg, b.source, b.target, p_amount, p_reason, p_subject) p
$$;

-- What the verbs of the ledger share.

-- post_named for commands that may come twice at the same instant. One that names a player waits
-- for the lock of the player's account and then sees the earlier one. One between accounts of the
-- house has no row to wait for, so it locks its key; else two processes could do it twice at the
-- turn of a month, since keys are partitioned by month.
create or replace function ledger.post_once(
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

-- Posts one command whose legs are given as lists; its answer is that of all its legs.
create or replace function ledger.post_legs(
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
