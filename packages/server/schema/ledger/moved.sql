-- What one command moved, from where to where; in the months of these moments only.
create or replace function ledger.moved(p_namespace text, p_reference text, p_since timestamptz, p_until timestamptz)
returns table (source text, target text, amount bigint)
language sql stable rows 1
as $$
  select s.path, t.path, m.amount
  from (
    select min(t.source_id) as source_id, min(t.target_id) as target_id, sum(t.amount)::bigint as amount
    from ledger.transfer t
    where t.namespace_id = (select n.id from ledger.namespace n where n.name = p_namespace)
      and t.reference = p_reference and t.created_at >= p_since and t.created_at < p_until
  ) m
  join ledger.account s on s.id = m.source_id
  join ledger.account t on t.id = m.target_id
$$;
