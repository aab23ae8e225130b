-- Makes the full blocks of an account that are not made yet, p_most at most; returns how many.
create or replace function report.make_blocks(p_account bigint, p_most integer) returns integer
language plpgsql
set enable_seqscan = off
as $$
declare
  v_size constant integer := report.block_size();
  v_made integer := coalesce((
    select b.block + 1 from report.entry_block b
    where b.account_id = p_account order by b.block desc limit 1), 0);
  v_full integer := (select a.seq / v_size from ledger.account a where a.id = p_account);
  v_end integer := least(v_full, v_made + p_most);
begin
  insert into report.entry_block (account_id, block, reason, entries, money_in, money_out, seqs, upto)
  select p_account, s.block, s.reason, s.entries, s.money_in, s.money_out, s.seqs,
    greatest(max(s.last_at) over (order by s.block), (
      select b.upto from report.entry_block b where b.account_id = p_account and b.block = v_made - 1 limit 1))
  from (
    select (e.seq - 1) / v_size as block, e.reason, count(*) as entries, sum(greatest(e.amount, 0)) as money_in,
      sum(greatest(-e.amount, 0)) as money_out,
      case when count(*) <= 16 then array_agg(e.seq) end as seqs, max(e.created_at) as last_at
    from report.entries(p_account, v_made * v_size + 1, v_end * v_size + 1, '-infinity', 'infinity') e
    group by 1, 2
  ) s
  on conflict do nothing;
  return greatest(v_end - v_made, 0);
end $$;

-- The place that divides an account's entries at a moment, as ledger.edge says it: the number of the first entry that is
-- not before it, and the balance just before that entry. The first block whose entries reach the moment has that entry;
-- after the last block each entry is looked at.
create or replace function report.edge(p_account bigint, p_at timestamptz, out seq integer, out balance bigint)
language plpgsql stable
set enable_seqscan = off
set enable_bitmapscan = off
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  v_size constant integer := report.block_size();
  v_block integer;
  v_upto timestamptz;
  v_first integer;
  v_end integer;
  v_until timestamptz;
begin
  select b.block, b.upto into v_block, v_upto
  from report.entry_block b
  where b.account_id = p_account and b.upto >= p_at
  order by b.upto, b.block limit 1;
  v_first := v_size * coalesce(v_block, (
    select b.block + 1 from report.entry_block b where b.account_id = p_account order by b.block desc limit 1), 0) + 1;
  v_end := case when v_block is null then 2147483647 else v_first + v_size end;
  v_until := coalesce(v_upto, 'infinity') + lib.clock_margin();
  -- Along the numbers of either side, no further than the first that is not before the moment.
  select e.seq, e.balance into seq, balance
  from (
    (select t.source_seq as seq, t.source_balance + t.amount as balance
    from ledger.transfer t
    where t.source_id = p_account and t.source_seq >= v_first and t.source_seq < v_end
      and t.created_at >= p_at and t.created_at < v_until
    order by t.source_seq limit 1)
    union all
    (select t.target_seq, t.target_balance - t.amount
    from ledger.transfer t
    where t.target_id = p_account and t.target_seq >= v_first and t.target_seq < v_end
      and t.created_at >= p_at and t.created_at < v_until
    order by t.target_seq limit 1)
  ) e
  order by e.seq limit 1;
  if seq is null then
    select a.seq + 1, a.balance into seq, balance
    from ledger.account a where a.id = p_account and a.kind <> 'house';
  end if;
end $$;

-- The next accounts after a number with a full block that is not made; few accounts ever fill one.
create or replace function report.accounts_to_count(p_after bigint, p_limit integer)
returns table (account_id bigint)
language sql stable
as $$
  select a.id
  from ledger.account a
  where a.id > p_after and a.player_id is not null and a.seq >= report.block_size()
    and a.seq / report.block_size() > coalesce((
      select b.block + 1 from report.entry_block b where b.account_id = a.id order by b.block desc limit 1), 0)
  order by a.id
  limit p_limit
$$;
