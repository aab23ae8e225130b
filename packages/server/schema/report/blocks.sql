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
  insert into report.entry_block (account_id, block, reason, entries, money_in, money_out)
  select p_account, (e.seq - 1) / v_size, e.reason, count(*), sum(greatest(e.amount, 0)),
    sum(greatest(-e.amount, 0))
  from report.entries(p_account, v_made * v_size + 1, v_end * v_size + 1, '-infinity', 'infinity') e
  group by 1, 2, 3
  on conflict do nothing;
  return greatest(v_end - v_made, 0);
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
