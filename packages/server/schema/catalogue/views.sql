-- For modules above: a game by its vendor's codes.
create or replace view catalogue.game_view as
select id, vendor_code, code, game_type, classify, names, version, enabled, image,
  background
from catalogue.game;

-- For modules beneath: the vendors of a brand, one row a lane.
create or replace view catalogue.vendor_view as
select brand, code, game_type, titles, position, maintenance, enabled
from catalogue.vendor;

-- For modules above: when a vendor's list was read whole, and is read again.
create or replace view catalogue.sync_view as
select vendor_code, due_at, failures, synced_at from catalogue.sync;

-- For a bet: what each brand has switched off, by game, by class, and by vendor and category.
create or replace view catalogue.off_game_view as
select brand, vendor_code, code from catalogue.shown_game where hidden;

create or replace view catalogue.off_class_view as
select brand, classify from catalogue.off_class;

create or replace view catalogue.off_listing_view as
select brand, code, game_type from catalogue.vendor where maintenance or not enabled;
