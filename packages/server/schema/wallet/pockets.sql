-- Opens the pockets of a player of this kind; a repeat changes nothing.
create or replace function wallet.open(p_player bigint, p_currency text, p_trial boolean) returns void
language sql volatile
as $$
  insert into wallet.pocket (player_id, currency, kind, account_id, spend_order)
  select p_player, p_currency, k.kind,
    ledger.open_account(format('player:%s:%s', p_player, k.kind), p_currency), k.spend_order
  from (values
    ('cash'::wallet.pocket_kind, 1::smallint, false), ('bonus', 2, false), ('held', null, false),
    ('debt', null, false), ('trial', 1, true), ('debt', null, true)
  ) k(kind, spend_order, trial)
  where k.trial = p_trial
  on conflict do nothing
$$;

create or replace view wallet.pocket_view as
select player_id, currency, kind, grant_id, vendor, account_id, spend_order from wallet.pocket;

-- A player's money, per currency. The version is the number of entries, so it grows with each
-- change.
create or replace view wallet.balance_view as
select p.player_id, p.currency,
  sum(a.balance) filter (where p.kind in ('cash', 'bonus', 'trial', 'vendor')) as total,
  coalesce(sum(a.balance) filter (where p.kind = 'cash'), 0) as cash,
  coalesce(sum(a.balance) filter (where p.kind = 'bonus'), 0) as bonus,
  coalesce(sum(a.balance) filter (where p.kind = 'held'), 0) as held,
  coalesce(sum(a.balance) filter (where p.kind = 'trial'), 0) as trial,
  coalesce(sum(a.balance) filter (where p.kind = 'debt'), 0) as debt,
  sum(a.seq) as version
from wallet.pocket p join ledger.account a on a.id = p.account_id
group by p.player_id, p.currency;

-- Wallets for vendors, where a brand has them: money is moved there to be played with.

-- The pocket of a player at a vendor, opened on first need. With one wallet for all games a bet
-- spends money left in them last, so that no money is stuck when a brand changes its mode.
create or replace function wallet.open_vendor(p_player bigint, p_currency text, p_vendor text) returns void
language sql volatile
as $$
  insert into wallet.pocket (player_id, currency, kind, vendor, account_id, spend_order)
  values (p_player, p_currency, 'vendor', p_vendor,
    ledger.open_account(format('player:%s:vendor:%s', p_player, p_vendor), p_currency), 3)
  on conflict do nothing
$$;

create or replace view wallet.vendor_pocket_view as
select p.player_id, p.currency, p.vendor, a.balance
from wallet.pocket p join ledger.account a on a.id = p.account_id
where p.kind = 'vendor';
