-- The house's balances, and the sum of all accounts.

create or replace view ledger.house_entry_view as
select source_id as account_id, created_at, -amount as amount
from ledger.transfer where source_seq is null
union all
select target_id, created_at, amount
from ledger.transfer where target_seq is null;

-- Marks the balances of the house's accounts up to a moment. Ten minutes must have passed, longer
-- than any transaction may live, so that none with an earlier time can still commit.
create or replace function ledger.make_checkpoint(p_upto timestamptz) returns integer
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_last timestamptz;
  v_made integer;
begin
  if p_upto > lib.now() - ledger.closing_delay() then
    raise exception 'a checkpoint must lie ten minutes back' using errcode = 'invalid_parameter_value';
  end if;
  perform lib.one_at_a_time('ledger.make_checkpoint');
  select coalesce(max(upto), '-infinity') into v_last from ledger.checkpoint;
  perform set_config('ledger.posting', 'on', true);
  insert into ledger.checkpoint (account_id, upto, sum)
  select e.account_id, p_upto, sum(e.amount) + coalesce((
    select c.sum from ledger.checkpoint c where c.account_id = e.account_id order by c.upto desc limit 1), 0)
  from ledger.house_entry_view e
  where e.created_at > v_last and e.created_at <= p_upto
  group by e.account_id;
  get diagnostics v_made = row_count;
  perform set_config('ledger.posting', '', true);
  return v_made;
end $$;

-- An idle account has no mark of its own for a while, but none of its entries is older than the
-- last mark of all: only later entries are read, however long it was idle.
create or replace function ledger.house_balance(p_path text, p_currency text) returns numeric
language sql stable
as $$
  select coalesce((
      select k.sum from ledger.checkpoint k where k.account_id = a.id order by k.upto desc limit 1), 0)
    + coalesce((
      select sum(e.amount) from ledger.house_entry_view e
      where e.account_id = a.id
        and e.created_at > coalesce((select max(c.upto) from ledger.checkpoint c), '-infinity')), 0)
  from ledger.account a
  where a.path = p_path and a.currency = p_currency
$$;

-- Per currency: what players own and owe, and what the house holds; they sum to zero. Counted from
-- all entries; a site reads ledger.daily_balance_view.
create or replace view ledger.trial_balance_view as
with house as (
  select account_id, sum(amount) as sum from ledger.house_entry_view group by account_id
)
select a.currency,
  coalesce(sum(a.balance) filter (where a.kind = 'player'), 0) as players,
  coalesce(sum(a.balance) filter (where a.kind = 'debt'), 0) as debts,
  coalesce(sum(h.sum), 0) as house,
  coalesce(sum(a.balance), 0) + coalesce(sum(h.sum), 0) as total
from ledger.account a left join house h on h.account_id = a.id
group by a.currency;
