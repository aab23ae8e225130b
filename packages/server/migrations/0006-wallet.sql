-- A player's money: pockets, each an account of the ledger.
create schema wallet;

create type wallet.pocket_kind as enum ('cash', 'bonus', 'held', 'trial', 'debt', 'vendor');

-- A bet spends its pockets in spend_order; pockets without one (held, debt) are never spent by a bet.
create table wallet.pocket (
  player_id bigint not null,
  currency text not null,
  kind wallet.pocket_kind not null,
  grant_id bigint,
  vendor text,
  account_id bigint not null references ledger.account,
  spend_order smallint,
  constraint pocket_account primary key (account_id),
  constraint one_pocket_of_a_kind unique nulls not distinct (player_id, currency, kind, grant_id, vendor),
  constraint play_money_apart check ((kind = 'trial') = (currency = 'FUN') or kind = 'debt')
);

-- A player's requested moves, under the browser's own key: a repeat is distinguished from another
-- request, and "everything" (no amount) keeps the amount of the first time. Without a source the
-- move is from every vendor's wallet.
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

-- The pockets that a bet may spend, in their order, readable in one lookup. A table of its own,
-- since collecting them takes longer than the bet itself.

-- wallet is '' for all that the player has; a vendor's code for the wallet of that vendor, then the
-- bonus. As many pockets as a command of the ledger has legs: money in a forty-first can be played
-- with once it is collected.
create table wallet.spend_order (
  player_id bigint not null,
  currency text not null,
  wallet text not null,
  pockets bigint[] not null,
  debt_id bigint,
  primary key (player_id, currency, wallet)
);
