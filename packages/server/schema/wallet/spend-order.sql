create or replace function wallet.fill_spend_orders() returns trigger language plpgsql as $$
begin
  -- Of two transactions that open pockets of one player at once, neither sees the other's. The
  -- second waits here for the first, and its next statement sees both; else the spend order of all
  -- wallets would lack one.
  perform lib.one_at_a_time('wallet.spend_order ' || o.player_id)
  from (select distinct player_id from opened order by player_id) o;

  insert into wallet.spend_order (player_id, currency, wallet, pockets, debt_id)
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

create or replace trigger fill_spend_orders after insert on wallet.pocket
  referencing new table as opened for each statement execute function wallet.fill_spend_orders();

-- If pockets get another order, bets spend them in it from then on.
create or replace trigger refill_spend_orders after update on wallet.pocket
  referencing new table as opened for each statement execute function wallet.fill_spend_orders();

create or replace view wallet.spend_order_view as
select player_id, currency, wallet, pockets, debt_id from wallet.spend_order;
