-- The days and hours in which a way to pay is open, by the brand's clock; a day that closes no later
-- than it opens goes on past midnight. From midnight to midnight, every day: always.
alter table cashier.method
  add column days smallint[] not null default '{1,2,3,4,5,6,7}',
  add column opens time(0) not null default '00:00',
  add column closes time(0) not null default '00:00',
  add constraint method_days check (cardinality(days) > 0 and days <@ '{1,2,3,4,5,6,7}');
