-- Rounds that were closed long ago: bench.bets of them, by the current players, in the four months
-- before this one, each with keys as random as vendors' are. Their numbers follow bench.base.
insert into round.round (id, player_id, game_id, stake, payout, balance_before, balance_after, opened_at,
  last_at, closed_at, live_bets, vendor_id, status, mode, brand, currency, game_version, external_id)
overriding system value
select s.base + i, s.player + i % s.players * s.stride, g.id, 1000000 * (1 + i % 500), 0, 1000000000000,
  1000000000000 - 1000000 * (1 + i % 500), t.at, t.at, t.at, 1, s.vendor, 'closed', 'real', 'main', 'VND',
  g.version, gen_random_uuid()::text
from (
  select current_setting('bench.base')::bigint as base, current_setting('bench.bets')::bigint as bets,
    current_setting('bench.player')::bigint as player, current_setting('bench.stride')::bigint as stride,
    current_setting('bench.players')::bigint as players,
    ledger.namespace_id(current_setting('bench.vendor')) as vendor,
    date_trunc('month', lib.now() at time zone 'UTC') as ends
) s
cross join lateral generate_series(1, s.bets) i
cross join lateral (
  select (s.ends - interval '4 months' + (interval '4 months' - interval '1 second')
    * ((i - 1)::double precision / s.bets)) at time zone 'UTC' as at
) t
join catalogue.game g on g.vendor_code = current_setting('bench.vendor') and g.code = current_setting('bench.game');

select setval('round.round_id_seq', current_setting('bench.base')::bigint + current_setting('bench.bets')::bigint);
