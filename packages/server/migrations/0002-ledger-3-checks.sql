-- What the ledger says about itself: balances of the house, the trial balance, and what must never be.

create view ledger.house_entry_view as
select source_id as account_id, created_at, -amount as amount
from ledger.transfer where source_seq is null
union all
select target_id, created_at, amount
from ledger.transfer where target_seq is null;

-- Marks the balances of the house's accounts up to a moment. Ten minutes must have passed, more than any
-- transaction may live, so that none with an earlier time is still on its way.
create function ledger.make_checkpoint(p_upto timestamptz) returns integer
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_last timestamptz;
  v_made integer;
begin
  if p_upto > lib.now() - interval '10 minutes' then
    raise exception 'a checkpoint must lie ten minutes back' using errcode = 'invalid_parameter_value';
  end if;
  perform pg_advisory_xact_lock(hashtext('ledger.make_checkpoint'));
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

create function ledger.house_balance(p_path text, p_currency text) returns numeric
language sql stable
as $$
  select coalesce(c.sum, 0) + coalesce((
    select sum(e.amount) from ledger.house_entry_view e
    where e.account_id = a.id and e.created_at > coalesce(c.upto, '-infinity')), 0)
  from ledger.account a
  left join lateral (
    select k.sum, k.upto from ledger.checkpoint k where k.account_id = a.id order by k.upto desc limit 1
  ) c on true
  where a.path = p_path and a.currency = p_currency
$$;

-- Per currency: what players own and owe, what the house holds; together they are nothing. Counted from
-- every entry there is; a site reads ledger.daily_balance_view.
create view ledger.trial_balance_view as
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

-- One row for each thing that is wrong; there is never one. It reads every entry there is: for tests, and
-- for a night with the books of a small site, never for a page.
create view ledger.violation_view as
with entry as (
  select account_id, seq, amount, balance_before, balance_after,
    row_number() over (partition by account_id order by seq) as place,
    lag(balance_after, 1, 0) over (partition by account_id order by seq) as former
  from ledger.statement_view
), kept as (
  select account_id, sum(amount) as sum, max(seq) as seq from entry group by account_id
)
select 'the sum of a currency is not zero' as what, currency as which
from ledger.trial_balance_view where total <> 0
union all
select 'a balance is not the sum of its entries', a.path || ' ' || a.currency
from ledger.account a left join kept k on k.account_id = a.id
where a.kind <> 'house' and (a.balance <> coalesce(k.sum, 0) or a.seq <> coalesce(k.seq, 0))
union all
select 'an entry does not follow the one before it', a.path || ' ' || a.currency || ' ' || e.seq
from entry e join ledger.account a on a.id = e.account_id
where e.seq <> e.place or e.balance_before <> e.former
union all
select 'a player''s balance is negative', path || ' ' || currency
from ledger.account where kind = 'player' and balance < 0
union all
select 'a transfer joins two currencies', t.reference
from ledger.transfer t
join ledger.account s on s.id = t.source_id
join ledger.account g on g.id = t.target_id
where s.currency <> g.currency;
