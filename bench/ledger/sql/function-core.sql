create schema bench;
grant usage on schema bench to public;

-- The yardstick of the core: one bet, one call, one commit, as an expert writes it by hand without
-- batches. The same tables, constraints, triggers and answers as ledger.post.
create function bench.bet(
  p_namespace smallint, p_reference text, p_source bigint, p_target bigint, p_amount bigint,
  p_reason text, p_since timestamptz, out answer ledger.answer, out balance bigint
)
language plpgsql
as $$
declare
  v_now timestamptz := lib.now();
  v_seq integer;
  v_known ledger.transfer;
begin
  select * into v_known from ledger.transfer t
  where t.namespace_id = p_namespace and t.reference = p_reference and t.leg = '0'
    and t.created_at >= p_since and t.created_at <= v_now;
  if found then
    answer := case when v_known.source_id = p_source and v_known.target_id = p_target
      and v_known.amount = p_amount then 'repeat' else 'conflict' end;
    balance := v_known.source_balance;
    return;
  end if;

  update ledger.account a set balance = a.balance - p_amount, seq = a.seq + 1
  from ledger.account h
  where a.id = p_source and a.kind = 'player' and a.balance >= p_amount
    and h.id = p_target and h.kind = 'house' and h.currency = a.currency
  returning a.balance, a.seq into balance, v_seq;
  if not found then
    select case when s.id is null or t.id is null then 'unknown_account'
      when s.currency <> t.currency then 'currency_mismatch' else 'insufficient' end, s.balance
    into answer, balance
    from (values (p_source, p_target)) g(source, target)
    left join ledger.account s on s.id = g.source
    left join ledger.account t on t.id = g.target;
    return;
  end if;

  -- A concurrent insert of the same key violates the key: the caller asks again.
  insert into ledger.transfer (source_id, target_id, amount, source_balance, created_at, source_seq,
    namespace_id, leg, reference, reason)
  values (p_source, p_target, p_amount, balance, v_now, v_seq, p_namespace, '0', p_reference, p_reason);
  answer := 'done';
end $$;
