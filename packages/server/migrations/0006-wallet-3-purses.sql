-- What a bet may spend, ready to be read in one look: the pockets in their order. A table of its own, since
-- gathering them takes longer than the bet itself.

-- wallet is '' for all that the player has; a vendor's code for what is kept for it, then the bonus. As many
-- pockets as a command of the ledger has legs: what lies in a forty-first is played with once it is collected.
create table wallet.purse (
  player_id bigint not null,
  currency text not null,
  wallet text not null,
  pockets bigint[] not null,
  debt_id bigint,
  primary key (player_id, currency, wallet)
);

create function wallet.fill_purses() returns trigger language plpgsql as $$
begin
  -- Of two who open pockets of one player at once, neither sees the other's. The second waits here for the
  -- first, and its next statement sees both; without that the purse of all wallets would lack one.
  perform lib.one_at_a_time('wallet.purse ' || o.player_id)
  from (select distinct player_id from opened order by player_id) o;

  insert into wallet.purse (player_id, currency, wallet, pockets, debt_id)
  select p.player_id, p.currency, w.wallet,
    (array_agg(p.account_id order by p.vendor is distinct from nullif(w.wallet, ''), p.spend_order, p.account_id)
      filter (where p.spend_order is not null and (w.wallet in ('', p.vendor) or p.kind = 'bonus')))[:40],
    min(p.account_id) filter (where p.kind = 'debt')
  from (
    select player_id, currency, '' as wallet from opened
    union
    select e.player_id, e.currency, e.vendor
    from opened o join wallet.pocket e on e.player_id = o.player_id and e.currency = o.currency
    where e.vendor is not null
  ) w
  join wallet.pocket p on p.player_id = w.player_id and p.currency = w.currency
  group by p.player_id, p.currency, w.wallet
  having count(*) filter (where p.spend_order is not null) > 0
  on conflict (player_id, currency, wallet)
    do update set pockets = excluded.pockets, debt_id = excluded.debt_id;
  return null;
end $$;

create trigger fill_purses after insert on wallet.pocket
  referencing new table as opened for each statement execute function wallet.fill_purses();

-- Who gives pockets another order has bets spend them in it from then on.
create trigger refill_purses after update on wallet.pocket
  referencing new table as opened for each statement execute function wallet.fill_purses();

create view wallet.purse_view as
select player_id, currency, wallet, pockets, debt_id from wallet.purse;
