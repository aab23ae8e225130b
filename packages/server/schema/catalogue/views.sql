-- For modules above: a game by its vendor's codes.
create or replace view catalogue.game_view as
select id, vendor_code, code, game_type, classify, names, version, enabled, image,
  background
from catalogue.game;

-- For modules beneath: the vendors of a brand, one row a lane.
create or replace view catalogue.vendor_view as
select brand, code, game_type, titles, position, maintenance, enabled
from catalogue.vendor;
