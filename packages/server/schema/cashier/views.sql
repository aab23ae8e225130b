create or replace view cashier.payout_view as
select id, withdrawal_id, brand, method_code, status from cashier.payout;

-- Deposits as a limit counts them: what was credited, and what may still be. An order whose time is
-- over gives its amount back, also before a job expires it. Money in suspense that a limit or an
-- exclusion keeps from the wallet goes back to its payer: its order waits, and takes no room.
create or replace view cashier.deposit_use_view as
select d.id, d.player_id, d.currency, d.amount, d.credited_at,
  d.status = 'received' and (d.announced_until is null or d.announced_until > lib.now())
    or d.status = 'pending' and d.expires_at > lib.now() as is_reserved,
  case
    when d.status = 'pending' then d.expires_at > lib.now()
    when d.status = 'credited' then false
    when d.announced_until is not null then d.announced_until > lib.now()
    else coalesce((
      select bool_or(not p.reasons && '{excluded,over_limit}')
      from cashier.payment p
      where p.named_id = d.id and p.state = 'suspense'
    ), true)
  end as takes_room
from cashier.deposit d
where d.status in ('pending', 'received', 'credited');

-- A player's deposits and withdrawals as one list, for the operators.
create or replace view cashier.money_view as
select player_id, 'deposit' as kind, number, method_code, amount, fee, currency, status, created_at
from cashier.deposit
union all
select player_id, 'withdrawal', number, method_code, amount, fee, currency, status, created_at
from cashier.withdrawal;

-- The same by brand: no account of a bank is in it.
create or replace view cashier.brand_money_view as
select brand, player_id, 'deposit' as kind, number, method_code, amount, fee, currency, status,
  created_at
from cashier.deposit
union all
select brand, player_id, 'withdrawal', number, method_code, amount, fee, currency, status,
  created_at
from cashier.withdrawal;

-- What a player reads about a withdrawal and a deposit. A deposit is late where a person had to
-- look at its payment, or the payment came after the order's time.
create or replace view cashier.withdrawal_told_view as
select id, player_id, number, amount, fee, currency, status from cashier.withdrawal;

create or replace view cashier.deposit_told_view as
select d.id, d.player_id, d.number, d.amount, d.asked_amount, d.currency,
  d.credited_at > d.expires_at or exists (
    select from cashier.payment p where p.deposit_id = d.id and p.reasons <> '{}'
  ) as is_late
from cashier.deposit d
where d.status = 'credited';

-- Which ways in and out a brand has, for the switch to real money.
create or replace view cashier.method_view as
select brand, code, kind, provider, demo, enabled from cashier.method;

-- Money that came and belongs to no player yet, for the switch to real money.
create or replace view cashier.suspended_view as
select id, brand from cashier.payment where state = 'suspense';

-- What each withdrawal was when it was requested, for who previews a change of the rules.
create or replace view cashier.request_view as
select brand, amount, created_at, facts from cashier.withdrawal where facts is not null;
