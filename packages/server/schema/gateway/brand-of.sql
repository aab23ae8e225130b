-- The brand of a player's name on a vendor's wire, `main-42`; a brand's code may have a hyphen.
create or replace function gateway.brand_of(p_player text) returns text
language sql immutable parallel safe
as $$
  select regexp_replace(p_player, '-[0-9]+$', '')
$$;
