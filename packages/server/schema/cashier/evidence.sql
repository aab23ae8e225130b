-- Where the money of a withdrawal comes from, for the person who decides.

-- The entries by which requests took money from an account: each one's number, what the account had
-- before it and when.
create or replace function cashier.request_entries(
  p_account bigint, p_withdrawals text[], p_from timestamptz, p_to timestamptz
) returns table (withdrawal_id text, seq integer, balance_before bigint, at timestamptz)
language sql stable
as $$
  select t.reference, t.source_seq, t.source_balance + t.amount, t.created_at
  from ledger.namespace n
  join ledger.transfer t on t.namespace_id = n.id and t.reference = any (p_withdrawals)
  where n.name = 'cashier:withdrawal' and t.source_id = p_account and t.source_seq is not null
    and t.created_at >= p_from - lib.clock_margin() and t.created_at <= p_to + lib.clock_margin()
$$;

-- The entries of an account from one number to before another, both sides.
create or replace function cashier.account_entries(
  p_account bigint, p_first integer, p_end integer, p_from timestamptz, p_to timestamptz
) returns table (seq integer, at timestamptz, reason text, amount bigint, balance bigint, subject_id bigint)
language sql stable
as $$
  select t.source_seq, t.created_at, t.reason, -t.amount, t.source_balance, t.subject_id
  from ledger.transfer t
  where t.source_id = p_account and t.source_seq >= p_first and t.source_seq < p_end
    and t.created_at >= p_from - lib.clock_margin() and t.created_at <= p_to + lib.clock_margin()
  union all
  select t.target_seq, t.created_at, t.reason, t.amount, t.target_balance, t.subject_id
  from ledger.transfer t
  where t.target_id = p_account and t.target_seq >= p_first and t.target_seq < p_end
    and t.created_at >= p_from - lib.clock_margin() and t.created_at <= p_to + lib.clock_margin()
$$;

create or replace function cashier.is_play(p_reason text) returns boolean
language sql immutable parallel safe
as $$
  select p_reason in ('bet', 'win', 'rollback', 'void')
$$;

-- What these entries come to by reason (of play, its rounds are counted), the balance after at most so
-- many of them evenly, the newest deposits among them, and the round that brought most.
create or replace function cashier.money_of_entries(
  p_account bigint, p_first integer, p_end integer, p_from timestamptz, p_to timestamptz, p_points integer
) returns table (sums jsonb, curve jsonb, deposits jsonb, best jsonb)
language plpgsql stable
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
begin
  return query
  with entry as materialized (
    select * from cashier.account_entries(p_account, p_first, p_end, p_from, p_to)
  )
  select (
    select jsonb_agg(jsonb_build_object('reason', s.reason, 'count', s.count, 'amount', s.amount::text))
    from (
      select case when cashier.is_play(e.reason) then 'play' else e.reason end as reason,
        count(distinct case when cashier.is_play(e.reason) then coalesce(e.subject_id, -e.seq) else e.seq end) as count,
        sum(e.amount) as amount
      from entry e group by 1
    ) s
  ), (
    select jsonb_agg(jsonb_build_object('at', c.at, 'balance', c.balance::text) order by c.seq)
    from (
      select distinct on (((e.seq - p_first)::bigint * p_points / greatest(p_end - p_first, 1))::integer)
        e.seq, e.at, e.balance
      from entry e
      order by ((e.seq - p_first)::bigint * p_points / greatest(p_end - p_first, 1))::integer, e.seq desc
    ) c
  ), (
    select jsonb_agg(jsonb_build_object('at', d.at, 'amount', d.amount::text) order by d.seq)
    from (select * from entry e where e.reason = 'deposit' and e.amount > 0 order by e.seq desc limit 12) d
  ), (
    select jsonb_build_object('id', b.subject_id::text, 'amount', b.amount::text)
    from (
      select e.subject_id, sum(e.amount) as amount from entry e
      where cashier.is_play(e.reason) and e.subject_id is not null
      group by e.subject_id order by 2 desc, 1 limit 1
    ) b
    where b.amount > 0
  );
end $$;
