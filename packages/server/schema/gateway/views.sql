create or replace view gateway.profile_view as
select code, name, dialect, currencies, house, enabled from gateway.profile;

-- For the console: the differences, the newest first, and since when each is resolved.
create or replace view gateway.difference_view as
select id, vendor_code as vendor, what, round, player, starts_at, ours, theirs, found_at, seen_at, resolved_at,
  explained_at, gateway.brand_of(player) as brand
from gateway.difference;
