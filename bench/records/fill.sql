-- The records of one player, over the last 90 days: so many entries of the cash account (bets and
-- wins in turn, a deposit each hundred) and so many rounds. bench.player, bench.entries and
-- bench.rounds say whose and how many.
create temp table counter as
select ledger.open_account('house:main:bank:bench', 'VND') as id, ledger.namespace_id('bench') as namespace_id;

create temp table line as
select i, t.at, case when i % 100 = 1 then 'deposit' when i % 2 = 0 then 'bet' else 'win' end as reason,
  case when i % 100 = 1 then 200000000::bigint when i % 2 = 0 then -2000000 else 1500000 end as amount
from generate_series(1, current_setting('bench.entries')::integer) i
cross join lateral (
  select lib.now() - interval '90 days' + interval '90 days' * (i::float8 / (current_setting('bench.entries')::float8 + 1)) as at
) t;

create temp table booked as
select l.*, sum(amount) over (order by i) as balance, a.id as account, a.seq as seq_before, a.balance as before
from line l, ledger.account a
where a.path = 'player:' || current_setting('bench.player') || ':cash' and a.currency = 'VND';

-- Only the ledger's owner writes its tables, and says that it does.
grant select on counter, line, booked to public;
select set_config('role', pg_get_userbyid(relowner)::text, false) from pg_class where oid = 'ledger.transfer'::regclass;
set ledger.posting = 'on';

insert into ledger.transfer (source_id, target_id, amount, source_balance, target_balance, created_at, source_seq,
  target_seq, namespace_id, leg, reference, reason)
select case when amount < 0 then account else c.id end, case when amount < 0 then c.id else account end, abs(amount),
  case when amount < 0 then before + balance end, case when amount > 0 then before + balance end, at,
  case when amount < 0 then seq_before + i end, case when amount > 0 then seq_before + i end, c.namespace_id, '0',
  gen_random_uuid()::text, reason
from booked, counter c;

update ledger.account a
set seq = a.seq + b.entries, balance = a.balance + b.sum
from (select account, count(*) as entries, sum(amount) as sum from booked group by account) b
where a.id = b.account;

reset role;
set ledger.posting = '';

insert into round.round (player_id, game_id, stake, payout, balance_before, balance_after, opened_at, last_at,
  closed_at, live_bets, vendor_id, status, mode, brand, currency, external_id)
select current_setting('bench.player')::bigint, g.id, 2000000, 1500000, 0, 0, t.at, t.at, t.at, 1, v.id, 'closed',
  'real', 'main', 'VND', gen_random_uuid()::text
from generate_series(1, current_setting('bench.rounds')::integer) i
cross join lateral (
  select lib.now() - interval '90 days' + interval '90 days' * (i::float8 / (current_setting('bench.rounds')::float8 + 1)) as at
) t
cross join (select ledger.namespace_id('HOUSE') as id) v
join (
  select id, row_number() over (order by id) - 1 as place, count(*) over () as games
  from catalogue.game where vendor_code = 'HOUSE'
) g on g.place = i % g.games;

insert into activity.day (player_id, day, currency, category, rounds, stake, bonus_stake, payout, bonus_payout,
  vendor_paid, valid, own, own_loss, revenue, best_multiple, last_at, batch)
select current_setting('bench.player')::bigint, (lib.now() - make_interval(days => d))::date, 'VND', c, 100, 200000000,
  0, 150000000, 0, 0, 200000000, 200000000, 50000000, 50000000, 100, lib.now(), 1
from generate_series(0, 89) d, unnest(array['RNG', 'FISH', 'LIVE']) c;

drop table booked;
drop table counter;
drop table line;
