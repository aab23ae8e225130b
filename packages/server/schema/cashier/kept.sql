-- What is kept of a player, as player.kept_view. The numbers of accounts are decrypted by code.
create or replace view cashier.kept_view as
select player_id, 'deposits' as section, to_char(created_at, 'YYYYMMDDHH24MISSUS') || number as sort,
  jsonb_build_object('number', number, 'method', method_code,
    'amount', trim_scale(amount * 0.000001)::text, 'fee', trim_scale(fee * 0.000001)::text,
    'currency', currency, 'status', status, 'askedAt', created_at, 'country', country,
    'creditedAt', credited_at) as row
from cashier.deposit
union all
select player_id, 'withdrawals', to_char(created_at, 'YYYYMMDDHH24MISSUS') || number,
  jsonb_build_object('number', number, 'method', method_code,
    'amount', trim_scale(amount * 0.000001)::text, 'fee', trim_scale(fee * 0.000001)::text,
    'currency', currency, 'status', status, 'payee', payee_id, 'askedAt', created_at,
    'country', country, 'closedAt', closed_at)
from cashier.withdrawal
union all
select player_id, 'turnover', lpad(id::text, 20, '0'), jsonb_build_object(
  'reason', reason, 'required', trim_scale(required * 0.000001)::text, 'currency', currency,
  'openedAt', opened_at, 'closedAt', closed_at)
from cashier.turnover;
