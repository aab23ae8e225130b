-- Each batch of bets asks which vendors a brand has taken down: few of many.
create index vendor_off on catalogue.vendor (brand, code, game_type) where maintenance or not enabled;
