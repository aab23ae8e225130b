-- Wallets of their own for vendors, where a brand has them: money is moved there to be played with.

-- The pocket of a player at a vendor, opened on first need. Under one wallet for all a bet spends what is
-- left in them last, so that no money is stuck when a brand changes its mind.
create function wallet.open_vendor(p_player bigint, p_currency text, p_vendor text) returns void
language sql volatile
as $$
  insert into wallet.pocket (player_id, currency, kind, vendor, account_id, spend_order)
  values (p_player, p_currency, 'vendor', p_vendor,
    ledger.open_account(format('player:%s:vendor:%s', p_player, p_vendor), p_currency), 3)
  on conflict do nothing
$$;

create view wallet.vendor_pocket_view as
select p.player_id, p.currency, p.vendor, a.balance
from wallet.pocket p join ledger.account a on a.id = p.account_id
where p.kind = 'vendor';

-- What a player asked to be moved, under the browser's own key: a repeat is told from another wish, and
-- "everything" (no amount) is what it was the first time. No wallet to come from means every vendor's.
create table wallet.move (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  idempotency_key uuid not null,
  from_wallet text,
  to_wallet text not null,
  amount bigint,
  created_at timestamptz not null default lib.now(),
  constraint move_once unique (player_id, idempotency_key),
  constraint amount_positive check (amount > 0),
  constraint two_wallets check (from_wallet <> to_wallet)
);
