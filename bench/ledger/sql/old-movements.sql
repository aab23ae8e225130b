-- The bets of old-rounds.sql in one of the four months (bench.month: 4 is the oldest), a quarter of them.
insert into round.movement (round_id, player_id, account_id, amount, balance_after, created_at, kind, vendor_id,
  request_hash, external_id)
select s.base + i, s.player + i % s.players * s.stride, s.cash + i % s.players * s.cash_stride,
  1000000 * (1 + i % 500), 1000000000000 - 1000000 * (1 + i % 500),
  (s.begins + s.length * ((i - s.first)::double precision / (s.last - s.first + 1))) at time zone 'UTC',
  'bet', s.vendor, gen_random_uuid(), gen_random_uuid()::text
from (
  select m.*, 1 + (4 - m.month) * m.bets / 4 as first, (5 - m.month) * m.bets / 4 as last,
    m.begins + interval '1 month' - interval '1 second' - m.begins as length
  from (
    select current_setting('bench.month')::bigint as month, current_setting('bench.base')::bigint as base,
      current_setting('bench.bets')::bigint as bets, current_setting('bench.player')::bigint as player,
      current_setting('bench.stride')::bigint as stride, current_setting('bench.players')::bigint as players,
      current_setting('bench.cash')::bigint as cash,
      current_setting('bench.cash_stride')::bigint as cash_stride,
      ledger.namespace_id(current_setting('bench.vendor')) as vendor,
      date_trunc('month', lib.now() at time zone 'UTC')
        - make_interval(months => current_setting('bench.month')::integer) as begins
  ) m
) s, generate_series(s.first, s.last) i;
