-- Two bets of each account (bench.accounts) in one month, with references as random as vendors'
-- are. bench.month is the month: 5 is the oldest, 1 the one before this. The accounts are numbered
-- without a gap.
insert into ledger.transfer (source_id, target_id, amount, source_balance, created_at, source_seq,
  namespace_id, leg, reference, reason)
with known as materialized (
  select s.accounts, s.months, ledger.namespace_id('bench') as namespace,
    (select min(id) from ledger.account where kind = 'player') - 1 as before,
    ledger.open_account('house:main:wagers:bench', 'VND') as house,
    date_trunc('month', lib.now() at time zone 'UTC') - make_interval(months => s.months) as begins,
    lib.now() at time zone 'UTC' as now
  from (
    select current_setting('bench.accounts')::integer as accounts,
      current_setting('bench.month')::integer as months
  ) s
), span as materialized (
  select *, least(begins + interval '1 month', now) - interval '1 second' - begins as length from known
)
select before + i, house, 1000000::bigint * (1 + i % 500),
  1000000000000 - (2 * (5 - months) + k) * 1000000::bigint * (1 + i % 500),
  (begins + length * ((k - 1) / 2.0 + i / (2.0 * accounts + 2))) at time zone 'UTC',
  2 * (5 - months) + k + 1, namespace, '0', gen_random_uuid()::text, 'bet'
from span, generate_series(1, 2) k, generate_series(1, accounts) i;
