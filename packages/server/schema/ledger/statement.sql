-- Both sides of each transfer as entries of their accounts: a statement is these in order of seq.
create or replace view ledger.statement_view as
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

-- A player's account over a period: opening balance, each entry, closing balance.

-- The place that divides an account's entries at a moment: the number of the first entry that is
-- not before it, and the balance just before that entry. Numbers have no gap, so two adjacent
-- periods share one place, and the closing balance of one is the opening balance of the next; even
-- if a clock was set back in between.
create or replace function ledger.edge(p_account bigint, p_at timestamptz, out seq integer, out balance bigint)
language sql stable
set enable_seqscan = off
as $$
  select e.seq, e.balance
  from (
    (select source_seq as seq, source_balance + amount as balance from ledger.transfer
      where source_id = p_account and source_seq is not null and created_at >= p_at
      order by source_seq limit 1)
    union all
    (select target_seq, target_balance - amount from ledger.transfer
      where target_id = p_account and target_seq is not null and created_at >= p_at
      order by target_seq limit 1)
    union all
    (select a.seq + 1, a.balance from ledger.account a where a.id = p_account and a.kind <> 'house')
  ) e
  order by e.seq limit 1
$$;

-- One row a line, with the bounds of the whole period in each; an empty page is one row without a
-- line. A page begins after a number. The day on both sides allows for a clock that was set: only
-- the months of the period are searched.
create or replace function ledger.statement(
  p_path text, p_currency text, p_from timestamptz, p_to timestamptz, p_after integer, p_limit integer
) returns table (
  opening bigint, closing bigint, first_seq integer, last_seq integer, seq integer, created_at timestamptz,
  namespace text, reference text, reason text, amount bigint, balance_before bigint, balance_after bigint,
  subject_id bigint
)
language sql stable
set enable_seqscan = off
as $$
  select f.balance, t.balance, f.seq, t.seq - 1, l.seq, l.created_at, n.name, l.reference, l.reason, l.amount,
    l.balance_after - l.amount, l.balance_after, l.subject_id
  from ledger.account a
  cross join lateral ledger.edge(a.id, p_from) f
  cross join lateral ledger.edge(a.id, p_to) t
  left join lateral (
    select * from (
      (select x.source_seq as seq, x.created_at, x.namespace_id, x.reference, x.reason, -x.amount as amount,
          x.source_balance as balance_after, x.subject_id
        from ledger.transfer x
        where x.source_id = a.id and x.source_seq > p_after and x.source_seq >= f.seq and x.source_seq < t.seq
          and x.created_at >= p_from - lib.clock_margin() and x.created_at < p_to + lib.clock_margin()
        order by x.source_seq limit p_limit)
      union all
      (select x.target_seq, x.created_at, x.namespace_id, x.reference, x.reason, x.amount, x.target_balance,
          x.subject_id
        from ledger.transfer x
        where x.target_id = a.id and x.target_seq > p_after and x.target_seq >= f.seq and x.target_seq < t.seq
          and x.created_at >= p_from - lib.clock_margin() and x.created_at < p_to + lib.clock_margin()
        order by x.target_seq limit p_limit)
    ) e
    order by e.seq limit p_limit
  ) l on true
  left join ledger.namespace n on n.id = l.namespace_id
  where a.path = p_path and a.currency = p_currency and a.kind <> 'house'
  order by l.seq
$$;
