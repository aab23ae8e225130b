-- Bingo is a category of its own.
alter table catalogue.game
  drop constraint game_type_known,
  add constraint game_type_known check (game_type in
    ('RNG', 'FISH', 'LIVE', 'PVP', 'DS88', 'ESPORTS', 'SPORTS', 'ELOTT', 'LOTT', 'BINGO'));

alter table catalogue.vendor
  drop constraint vendor_type_known,
  add constraint vendor_type_known check (game_type in
    ('RNG', 'FISH', 'LIVE', 'PVP', 'DS88', 'ESPORTS', 'SPORTS', 'ELOTT', 'LOTT', 'BINGO'));

-- Outside vendors' bingos were listed as lotteries; they move with their place in each brand's menu.
insert into catalogue.vendor (brand, code, game_type, titles, logo, position, is_hot, is_list,
  maintenance, enabled)
select v.brand, v.code, 'BINGO', v.titles, v.logo, v.position, v.is_hot, v.is_list, v.maintenance,
  v.enabled
from catalogue.vendor v
where v.game_type = 'LOTT' and v.code not in ('TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT')
  and exists (
    select from catalogue.game g where g.vendor_code = v.code and lower(g.classify) = 'bingo');

update catalogue.game set game_type = 'BINGO'
where game_type = 'LOTT' and lower(classify) = 'bingo'
  and vendor_code not in ('TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT');
