-- Two bets of each account (bench.accounts) in one month, with references as random as suppliers' are.
-- Which month says bench.month: 4 is the oldest, 0 is this one, as far as it has come.
insert into ledger.transfer (source_id, target_id, amount, source_balance, created_at, source_seq,
  namespace_id, leg, reference, reason)
select a.id, h.id, m.amount, 1000000000000 - m.lap * m.amount, m.begins + m.share * (m.ends - m.begins),
  m.lap + 1, ledger.namespace_id('bench'), '0', gen_random_uuid()::text, 'bet'
from (
  select i, 1000000::bigint * (1 + i % 500) as amount, 2 * (4 - months) + k as lap,
    (k - 1) / 2.0 + i / (2.0 * accounts + 2) as share, begins,
    least(begins + interval '1 month', lib.now()) - interval '1 second' as ends
  from (
    select months,
      (date_trunc('month', lib.now() at time zone 'UTC') - make_interval(months => months))
        at time zone 'UTC' as begins, accounts
    from (
      select current_setting('bench.month')::integer as months,
        current_setting('bench.accounts')::integer as accounts
    ) s
  ) b, generate_series(1, 2) k, generate_series(1, accounts) i
) m
join ledger.account a on a.player_id = m.i and a.kind = 'player'
cross join (
  select id from ledger.account where path = 'house:main:wagers:bench' and currency = 'VND'
) h;
