-- What is kept of a player, as player.kept_view. Each entry is in the file of transactions.
create or replace view wallet.kept_view as
select b.player_id, 'balances' as section, b.currency as sort, jsonb_build_object(
  'currency', b.currency, 'total', trim_scale(b.total * 0.000001)::text,
  'held', trim_scale(b.held * 0.000001)::text) as row
from wallet.balance_view b
union all
select player_id, 'transfers', to_char(created_at, 'YYYYMMDDHH24MISSUS') || id || side,
  jsonb_build_object('side', side, 'with', other_is, 'currency', currency,
    'amount', trim_scale(amount * 0.000001)::text, 'note', note, 'state', state, 'at', created_at)
from wallet.transfer;
