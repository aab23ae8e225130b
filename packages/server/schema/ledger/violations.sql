-- One row for each violation; there is never one. It reads all entries: for tests, and for a
-- nightly check of a small site, never for a page.
create or replace view ledger.violation_view as
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
where s.currency <> g.currency
union all
select 'less is held than is on hold', a.path || ' ' || a.currency
from ledger.account a
join (select held_id, sum(amount) as amount from ledger.hold where state = 'open' group by held_id) h
  on h.held_id = a.id
where a.balance < h.amount
union all
select 'a hold and its resolution disagree', h.id::text
from ledger.hold h
left join (
  select t.reference, sum(t.amount) as amount, min(t.target_id) filter (where t.leg = '0') as target_id,
    min(t.amount) filter (where t.leg = '0') as first
  from ledger.transfer t join ledger.namespace n on n.id = t.namespace_id and n.name = 'ledger:hold'
  group by t.reference
) r on r.reference = h.id::text
where case h.state
  when 'open' then r.reference is not null
  when 'posted' then (r.amount, r.target_id, r.first) is distinct from (h.amount, h.target_id, h.posted)
  else (r.amount, r.target_id, r.first) is distinct from (h.amount, h.source_id, h.amount)
end
union all
select 'the books of a day do not follow the day before', d.day || ' ' || d.currency || ' ' || d.class
from ledger.daily_balance d
left join ledger.daily_balance b
  on b.day = d.day - 1 and b.currency = d.currency and b.class = d.class
where d.opening <> coalesce(b.closing, 0);
