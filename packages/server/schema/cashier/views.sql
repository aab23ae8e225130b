create or replace view cashier.payout_view as
select id, withdrawal_id, brand, method_code, status from cashier.payout;
