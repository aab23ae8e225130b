-- Players' accounts (bench.accounts) as they are after bench.laps bets each in the months before.
-- All bets of an account took the same amount. Accounts without bets have the balances of accounts
-- with ten, since pages of equal balances compress better into the log.
select set_config('bench.house', ledger.open_account('house:main:wagers:bench', 'VND')::text, false),
  set_config('bench.bank', ledger.open_account('house:main:opening', 'VND')::text, false),
  set_config('bench.namespace', ledger.namespace_id('bench')::text, false);

-- Opening an account ended this connection's permission to write.
set ledger.posting = 'on';

insert into ledger.account (path, currency, kind, player_id, balance, seq)
select 'player:' || i || ':cash', 'VND', 'player', i,
  1000000000000 - 10 * 1000000::bigint * (1 + i % 500),
  1 + current_setting('bench.laps')::integer
from generate_series(1, current_setting('bench.accounts')::integer) i;

insert into ledger.transfer (source_id, target_id, amount, target_balance, created_at, target_seq,
  namespace_id, leg, reference, reason)
select current_setting('bench.bank')::bigint, a.id, a.opening, a.opening,
  date_trunc('month', lib.now() at time zone 'UTC') at time zone 'UTC' - interval '5 months',
  1, current_setting('bench.namespace')::smallint, '0', 'opening-' || a.player_id, 'adjust'
from (
  select id, player_id, balance +
    current_setting('bench.laps')::bigint * 1000000 * (1 + player_id % 500) as opening
  from ledger.account where kind = 'player'
) a;
